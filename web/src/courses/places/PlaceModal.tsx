// A dialog that creates or edits a place: its name and address.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { maxLength, maxLengthOrEmpty, TextArea, TextField } from '../../ui/index.ts';
import type { PlaceModalCreateMutation } from '../../__generated__/PlaceModalCreateMutation.graphql.ts';
import type { PlaceModal_place$key } from '../../__generated__/PlaceModal_place.graphql.ts';
import type { PlaceModalUpdateMutation } from '../../__generated__/PlaceModalUpdateMutation.graphql.ts';

export const PlaceModal = entityModal<
  PlaceModal_place$key,
  PlaceModalCreateMutation,
  PlaceModalUpdateMutation,
  { name: string; address: string }
>({
  creation: { title: 'Новое место', label: 'Добавить' },
  changeTitle: 'Изменение места',
  fragment: graphql`
    fragment PlaceModal_place on Place {
      id
      version
      name
      address
    }
  `,
  create: graphql`
    mutation PlaceModalCreateMutation($input: CreatePlaceInput!) {
      createPlace(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation PlaceModalUpdateMutation($input: UpdatePlaceInput!) {
      updatePlace(input: $input) {
        place {
          ...PlaceModal_place
        }
        ...userErrors_payload
      }
    }
  `,
  values: (now) => ({ name: now?.name ?? '', address: now?.address ?? '' }),
  input: ({ name, address }) => ({ name: name.trim(), address: address.trim() || null }),
  fields: () => (
    <>
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
      <TextArea name="address" label="Адрес" rules={[maxLengthOrEmpty(1000)]} />
    </>
  ),
});
