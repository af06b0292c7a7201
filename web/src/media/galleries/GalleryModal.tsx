// A dialog that creates a gallery or edits its name and description.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { DescribedFields, describedInput } from '../../kit/record/described.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type PagedRecordDialogProps } from '../../kit/actions/useSubmit.ts';
import type { GalleryModalCreateMutation } from '../../__generated__/GalleryModalCreateMutation.graphql.ts';
import type { GalleryModal_gallery$key } from '../../__generated__/GalleryModal_gallery.graphql.ts';
import type { GalleryModalUpdateMutation } from '../../__generated__/GalleryModalUpdateMutation.graphql.ts';

export function GalleryModal({
  companyId,
  record,
  onDone,
  onCreated,
}: PagedRecordDialogProps<GalleryModal_gallery$key>) {
  const create = useCreate<GalleryModalCreateMutation>(
    companyId,
    graphql`
      mutation GalleryModalCreateMutation($input: CreateGalleryInput!) {
        createGallery(input: $input) {
          gallery {
            databaseId
          }
          ...userErrors_payload
        }
      }
    `,
    ({ createGallery }) => onCreated(createGallery.gallery?.databaseId),
  );
  const [update] = useMutation<GalleryModalUpdateMutation>(graphql`
    mutation GalleryModalUpdateMutation($input: UpdateGalleryInput!) {
      updateGallery(input: $input) {
        gallery {
          ...GalleryModal_gallery
        }
        ...userErrors_payload
      }
    }
  `);
  const gallery = useRecordForm({
    fragment: graphql`
      fragment GalleryModal_gallery on Gallery {
        id
        version
        name
        description
      }
    `,
    record,
    values: (now) => ({ name: now?.name ?? '', description: now?.description ?? '' }),
    input: describedInput,
    create,
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...gallery}
      creation={{ title: 'Новая галерея', label: 'Создать' }}
      changeTitle="Изменение галереи"
    >
      <DescribedFields />
    </RecordModal>
  );
}
