// A dialog that edits the caption and the alternative text of an image.
import { graphql } from 'react-relay';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import { FormModal, maxLengthOrEmpty, TextArea, useForm } from '../../ui/index.ts';
import type { ImageModalMutation } from '../../__generated__/ImageModalMutation.graphql.ts';

export function ImageModal({
  galleryId,
  image: { id, caption, alt },
  version,
  onDone,
}: {
  galleryId: string;
  image: {
    readonly id: string;
    readonly caption?: string | null | undefined;
    readonly alt?: string | null | undefined;
  };
  version: string | null | undefined;
  onDone: () => void;
}) {
  const form = useForm({ defaultValues: { caption: caption ?? '', alt: alt ?? '' } });
  const update = useSubmit<ImageModalMutation>(
    graphql`
      mutation ImageModalMutation($input: UpdateGalleryImageInput!) {
        updateGalleryImage(input: $input) {
          galleryImage {
            id
            version
            caption
            alt
          }
          ...userErrors_payload
        }
      }
    `,
    { onDone },
  );
  return (
    <FormModal
      title="Подпись изображения"
      size="narrow"
      confirmLabel="Сохранить"
      form={form}
      guardUnsaved
      onSubmit={(values) =>
        update({
          galleryId,
          id,
          version: version ?? null,
          caption: values.caption.trim() || null,
          alt: values.alt.trim() || null,
        })
      }
    >
      <TextArea name="caption" label="Подпись" rules={[maxLengthOrEmpty(500)]} />
      <TextArea
        name="alt"
        label="Описание для незрячих"
        hint="Что на изображении: его прочтёт программа экранного доступа."
        rules={[maxLengthOrEmpty(500)]}
      />
    </FormModal>
  );
}
