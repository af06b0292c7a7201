// A gallery as visitors see it: a slideshow of images with captions.
import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { FilePicture } from '../../kit/files/FilePicture.tsx';
import { chakra, IconButton, Modal, ModalBody, Text } from '../../ui/index.ts';
import type { GalleryPreview_gallery$key } from '../../__generated__/GalleryPreview_gallery.graphql.ts';

export function GalleryPreview({ gallery: key }: { gallery: GalleryPreview_gallery$key }) {
  const { name, images } = useFragment<GalleryPreview_gallery$key>(
    graphql`
      fragment GalleryPreview_gallery on Gallery @throwOnFieldError {
        name
        images {
          caption
          alt
          file {
            id
            ...FilePicture_file
          }
        }
      }
    `,
    key,
  );
  const [at, go] = useState(0);
  const image = images[at];
  const step = (by: number) => go((at + by + images.length) % images.length);
  return (
    <Modal title={name}>
      <ModalBody
        onKeyDown={({ key: pressed }) => {
          if (pressed === 'ArrowRight') step(1);
          if (pressed === 'ArrowLeft') step(-1);
        }}
      >
        <chakra.figure m="0" textAlign="center">
          <Shown>
            {image?.file && (
              <FilePicture
                key={image.file.id}
                file={image.file}
                alt={image.alt ?? ''}
                sizes="(max-width: 720px) 100vw, 672px"
              />
            )}
          </Shown>
          <chakra.figcaption mt="3" minH="6" overflowWrap="anywhere">
            {image?.caption}
          </chakra.figcaption>
        </chakra.figure>
        <chakra.div display="flex" alignItems="center" justifyContent="center" gap="3" mt="3">
          <IconButton icon={<ChevronLeft />} label="Предыдущее" onClick={() => step(-1)} />
          <Text as="span" tone="muted" aria-live="polite">
            {at + 1} из {images.length}
          </Text>
          <IconButton icon={<ChevronRight />} label="Следующее" onClick={() => step(1)} />
        </chakra.div>
      </ModalBody>
    </Modal>
  );
}

/** A common height, so that the buttons below don't move between most images. */
const Shown = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    h: 'min(60vh, 504px)',
    '& > img': { maxW: 'full', maxH: 'min(60vh, 504px)', objectFit: 'contain', borderRadius: 'md' },
  },
});
