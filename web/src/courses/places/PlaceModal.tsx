// Name and address of a place: a new one, or one that is changed.
import { graphql, useFragment } from 'react-relay';
import { RecordModal } from '../../kit/RecordModal.tsx';
import { useSave, type RecordDialog } from '../../kit/useSave.ts';
import { maxLength, maxLengthOrEmpty, TextArea, TextField, useForm } from '../../ui/index.ts';
import type { PlaceModalCreateMutation } from '../../__generated__/PlaceModalCreateMutation.graphql.ts';
import type { PlaceModal_place$key } from '../../__generated__/PlaceModal_place.graphql.ts';
import type { PlaceModalUpdateMutation } from '../../__generated__/PlaceModalUpdateMutation.graphql.ts';

export function PlaceModal({ companyId, record, onDone }: RecordDialog<PlaceModal_place$key>) {
  const place = useFragment<PlaceModal_place$key>(
    graphql`
      fragment PlaceModal_place on Place {
        id
        name
        address
      }
    `,
    record,
  );
  const form = useForm({
    defaultValues: { name: place?.name ?? '', address: place?.address ?? '' },
  });
  const save = useSave<PlaceModalCreateMutation, PlaceModalUpdateMutation>({
    companyId,
    id: place?.id,
    create: graphql`
      mutation PlaceModalCreateMutation($input: CreatePlaceInput!) {
        createPlace(input: $input) {
          userErrors {
            message
            field
          }
        }
      }
    `,
    update: graphql`
      mutation PlaceModalUpdateMutation($input: UpdatePlaceInput!) {
        updatePlace(input: $input) {
          place {
            ...PlaceModal_place
          }
          userErrors {
            message
            field
          }
        }
      }
    `,
    onDone,
  });
  return (
    <RecordModal
      record={place}
      creation={{ title: 'Новое место', label: 'Добавить' }}
      changeTitle="Изменение места"
      form={form}
      onSubmit={({ name, address }) => save({ name: name.trim(), address: address.trim() || null })}
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
      <TextArea name="address" label="Адрес" rules={[maxLengthOrEmpty(1000)]} />
    </RecordModal>
  );
}
