// What a file is to people: in words, and as a picture where it has none of its own.
import { FileArchive, FileAudio, FileImage, FileText, Film, type LucideIcon } from 'lucide-react';
import { chakra } from '../ui/index.ts';
import type { FileKind } from '../__generated__/fileStorageRouteQuery.graphql.ts';

export type { FileKind } from '../__generated__/fileStorageRouteQuery.graphql.ts';

export const kindNames = {
  IMAGE: 'Изображения',
  FILM: 'Видео',
  AUDIO: 'Аудио',
  DOCUMENT: 'Документы',
  ARCHIVE: 'Архивы',
} as const satisfies Record<FileKind, string>;

export const kinds = ['IMAGE', 'FILM', 'AUDIO', 'DOCUMENT', 'ARCHIVE'] as const;

const icons: Record<FileKind, LucideIcon> = {
  IMAGE: FileImage,
  FILM: Film,
  AUDIO: FileAudio,
  DOCUMENT: FileText,
  ARCHIVE: FileArchive,
};

/** An image as it is, small; of other files what they are. Decoration beside a written name. */
export function FileThumb({
  kind,
  url,
  isLarge = false,
}: {
  kind: FileKind | null | undefined;
  url: string | null | undefined;
  /** As wide as its place. */
  isLarge?: boolean;
}) {
  const Icon = icons[kind ?? 'DOCUMENT'];
  return (
    <Thumb data-large={isLarge || undefined} aria-hidden>
      {kind === 'IMAGE' && url ? (
        <img src={url} alt="" loading="lazy" draggable={false} />
      ) : (
        <Icon size={isLarge ? 36 : 20} />
      )}
    </Thumb>
  );
}

const Thumb = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '36px',
    overflow: 'hidden',
    borderRadius: 'md',
    bg: 'soft',
    color: 'muted',
    '&[data-large]': { w: 'full', h: '132px', borderRadius: '0' },
    '& > img': { w: 'full', h: 'full', objectFit: 'cover' },
  },
});
