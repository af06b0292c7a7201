// A dialog that creates or edits a place: its name and address.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import { maxLength, maxLengthOrEmpty, TextArea, TextField } from '../../ui/index.ts';
import type { PlaceModalCreateMutation } from '../../__generated__/PlaceModalCreateMutation.graphql.ts';
import type { PlaceModal_place$key } from '../../__generated__/PlaceModal_place.graphql.ts';
import type { PlaceModalUpdateMutation } from '../../__generated__/PlaceModalUpdateMutation.graphql.ts';

export function PlaceModal({ companyId, record, onDone }: RecordDialogProps<PlaceModal_place$key>) {
  const create = useCreate<PlaceModalCreateMutation>(
    companyId,
    graphql`
      mutation PlaceModalCreateMutation($input: CreatePlaceInput!) {
        createPlace(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<PlaceModalUpdateMutation>(graphql`
    mutation PlaceModalUpdateMutation($input: UpdatePlaceInput!) {
      updatePlace(input: $input) {
        place {
          ...PlaceModal_place
        }
        ...userErrors_payload
      }
    }
  `);
  const place = useRecordForm({
    fragment: graphql`
      fragment PlaceModal_place on Place {
        id
        version
        name
        address
      }
    `,
    record,
    values: (now) => ({ name: now?.name ?? '', address: now?.address ?? '' }),
    input: ({ name, address }) => ({ name: name.trim(), address: address.trim() || null }),
    create,
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...place}
      creation={{ title: 'Новое место', label: 'Добавить' }}
      changeTitle="Изменение места"
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
      <TextArea name="address" label="Адрес" rules={[maxLengthOrEmpty(1000)]} />
    </RecordModal>
  );
}
