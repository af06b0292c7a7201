// The images of a gallery, sorted by drag and drop or with buttons, each with its caption and alternative text.
import { useState } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { FilePicture } from '../../kit/files/FilePicture.tsx';
import { useAction } from '../../kit/actions/useAction.ts';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { useFileDeletion } from '../../kit/files/useFileDeletion.ts';
import { chakra, IconButton, lazyPart, OrderedList, Text } from '../../ui/index.ts';
import type { GalleryImages_gallery$key } from '../../__generated__/GalleryImages_gallery.graphql.ts';
import type { GalleryImagesDeleteMutation } from '../../__generated__/GalleryImagesDeleteMutation.graphql.ts';
import type { GalleryImagesSortMutation } from '../../__generated__/GalleryImagesSortMutation.graphql.ts';

const ImageModal = lazyPart(() => import('./ImageModal.tsx'), 'ImageModal');

export function GalleryImages({
  gallery: key,
  mayUpdate,
}: {
  gallery: GalleryImages_gallery$key;
  mayUpdate: boolean;
}) {
  const { id: galleryId, images } = useFragment<GalleryImages_gallery$key>(
    graphql`
      fragment GalleryImages_gallery on Gallery @throwOnFieldError {
        id
        images {
          id
          version
          caption
          alt
          file {
            fileName
            ...FilePicture_file
          }
        }
      }
    `,
    key,
  );
  const open = useDialog(() => undefined);
  const [sort] = useAction<GalleryImagesSortMutation>(graphql`
    mutation GalleryImagesSortMutation($input: SortGalleryImagesInput!) {
      sortGalleryImages(input: $input) {
        gallery {
          ...GalleryImages_gallery
          ...GalleryPreview_gallery
        }
        ...userErrors_payload
      }
    }
  `);
  const remove = useFileDeletion<GalleryImagesDeleteMutation>(graphql`
    mutation GalleryImagesDeleteMutation($input: DeleteGalleryImageInput!) {
      deleteGalleryImage(input: $input) {
        gallery {
          imagesCount
          ...GalleryImages_gallery
          ...GalleryPreview_gallery
        }
        ...userErrors_payload
      }
    }
  `);
  // The optimistic order until the server responds.
  const [made, setMade] = useState<readonly string[] | null>(null);
  const shown = made ? made.flatMap((id) => images.find((image) => image.id === id) ?? []) : images;
  const order = async (ids: readonly string[]) => {
    setMade(ids);
    await sort({ variables: { input: { galleryId, imageIds: [...ids] } } });
    setMade(null);
  };
  if (shown.length === 0) {
    return <Text tone="muted">Добавьте изображения из хранилища, с компьютера или по адресу.</Text>;
  }
  const nameOf = ({ caption, file }: (typeof images)[number]) =>
    caption || file?.fileName || 'Изображение';
  const row = (image: (typeof images)[number]) => (
    <Row>
      {image.file && <FilePicture file={image.file} sizes="56px" />}
      <span className="words">
        <strong>{nameOf(image)}</strong>
        <small>{image.alt ? `Описание: ${image.alt}` : 'Без описания для незрячих'}</small>
      </span>
      {mayUpdate && (
        <>
          <IconButton
            size="sm"
            icon={<Pencil />}
            label={`Подписать: ${nameOf(image)}`}
            onClick={() =>
              open((done) => (
                <ImageModal
                  galleryId={galleryId}
                  image={image}
                  version={image.version}
                  onDone={done}
                />
              ))
            }
          />
          <IconButton
            size="sm"
            icon={<Trash2 />}
            label={`Удалить: ${nameOf(image)}`}
            onClick={() =>
              void remove({
                file: { name: nameOf(image), kind: 'IMAGE' },
                note: 'Из галереи исчезнет и подпись.',
                variables: { input: { galleryId, id: image.id } },
              })
            }
          />
        </>
      )}
    </Row>
  );
  if (!mayUpdate) {
    return (
      <chakra.ul m="0" p="0" listStyleType="none">
        {shown.map((image) => (
          <li key={image.id}>{row(image)}</li>
        ))}
      </chakra.ul>
    );
  }
  return (
    <OrderedList
      label="Изображения по порядку"
      items={shown}
      labelOf={nameOf}
      isDraggable
      onChange={(items) => void order(items.map(({ id }) => id))}
    >
      {row}
    </OrderedList>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minW: '0',
    py: '1.5',
    '& > img': { boxSize: '56px', flexShrink: 0, borderRadius: 'md', objectFit: 'cover' },
    '& > .words': { flex: '1', minW: '0' },
    '& strong, & small': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      // On small screens the buttons leave too little room for one line.
      whiteSpace: { base: 'normal', md: 'nowrap' },
      overflowWrap: 'anywhere',
    },
    '& strong': { fontWeight: 'medium' },
    '& small': { color: 'muted', fontSize: 'xs' },
  },
});
