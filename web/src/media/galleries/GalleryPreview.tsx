// A gallery as visitors see it: one image after the other, with its caption.
import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
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
            url
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
          <chakra.img
            src={image?.file?.url}
            alt={image?.alt ?? ''}
            maxH="60vh"
            maxW="full"
            mx="auto"
            objectFit="contain"
            borderRadius="md"
          />
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
