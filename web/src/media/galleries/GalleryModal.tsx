// A dialog that creates a gallery or edits its name and description.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { describedFields, type Described } from '../../kit/record/described.tsx';
import type { GalleryModalCreateMutation } from '../../__generated__/GalleryModalCreateMutation.graphql.ts';
import type { GalleryModal_gallery$key } from '../../__generated__/GalleryModal_gallery.graphql.ts';
import type { GalleryModalUpdateMutation } from '../../__generated__/GalleryModalUpdateMutation.graphql.ts';

export const GalleryModal = entityModal<
  GalleryModal_gallery$key,
  GalleryModalCreateMutation,
  GalleryModalUpdateMutation,
  Described
>({
  ...describedFields(),
  creation: { title: 'Новая галерея', label: 'Создать' },
  changeTitle: 'Изменение галереи',
  fragment: graphql`
    fragment GalleryModal_gallery on Gallery {
      id
      version
      name
      description
    }
  `,
  create: graphql`
    mutation GalleryModalCreateMutation($input: CreateGalleryInput!) {
      createGallery(input: $input) {
        gallery {
          databaseId
        }
        ...userErrors_payload
      }
    }
  `,
  createdId: ({ createGallery }) => createGallery.gallery?.databaseId,
  update: graphql`
    mutation GalleryModalUpdateMutation($input: UpdateGalleryInput!) {
      updateGallery(input: $input) {
        gallery {
          ...GalleryModal_gallery
        }
        ...userErrors_payload
      }
    }
  `,
});
