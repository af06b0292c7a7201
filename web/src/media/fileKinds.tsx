// Names, icons and thumbnails of the types of files.
import {
  FileArchive,
  FileAudio,
  FileImage,
  FileText,
  Film,
  Play,
  type LucideIcon,
} from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { chakra, Picture } from '../ui/index.ts';
import type { fileKinds_file$key } from '../__generated__/fileKinds_file.graphql.ts';
import type { fileKinds_picture$key } from '../__generated__/fileKinds_picture.graphql.ts';
import type { FileKind } from '../__generated__/fileStorageRouteQuery.graphql.ts';

export type { FileKind } from '../__generated__/fileStorageRouteQuery.graphql.ts';

export const fileKindNames = {
  IMAGE: 'Изображения',
  FILM: 'Видео',
  AUDIO: 'Аудио',
  DOCUMENT: 'Документы',
  ARCHIVE: 'Архивы',
} as const satisfies Record<FileKind, string>;

export const fileKinds = ['IMAGE', 'FILM', 'AUDIO', 'DOCUMENT', 'ARCHIVE'] as const;

const icons: Record<FileKind, LucideIcon> = {
  IMAGE: FileImage,
  FILM: Film,
  AUDIO: FileAudio,
  DOCUMENT: FileText,
  ARCHIVE: FileArchive,
};

export interface ThumbnailImage {
  url: string;
  /** Pixels. */
  width: number | null | undefined;
  height: number | null | undefined;
  thumbhash: string | null | undefined;
}

/** The image that represents a file: an image itself, the poster of a video, or null. */
export function thumbnailImageOf(
  kind: FileKind | null | undefined,
  key: fileKinds_file$key | null | undefined,
): ThumbnailImage | null {
  if (!key) return null;
  const { poster, ...image } = readInlineData<fileKinds_file$key>(
    graphql`
      fragment fileKinds_file on UploadedFile @inline {
        ...fileKinds_picture
        poster {
          ...fileKinds_picture
        }
      }
    `,
    key,
  );
  if (kind === 'IMAGE') return pictureIn(image);
  return kind === 'FILM' && poster ? pictureIn(poster) : null;
}

function pictureIn(key: fileKinds_picture$key): ThumbnailImage {
  const { url, width, height, thumbhash } = readInlineData<fileKinds_picture$key>(
    graphql`
      fragment fileKinds_picture on UploadedFile @inline {
        url
        width
        height
        thumbhash
      }
    `,
    key,
  );
  return { url, width, height, thumbhash };
}

/** A thumbnail of the file, or the icon of its type. Decorative: the file's name is beside it. */
export function FileThumb({
  kind,
  picture,
  isLarge = false,
}: {
  kind: FileKind | null | undefined;
  picture: ThumbnailImage | null;
  /** As wide as its container. */
  isLarge?: boolean;
}) {
  const Icon = icons[kind ?? 'DOCUMENT'];
  return (
    <Thumb data-large={isLarge || undefined} aria-hidden>
      {picture ? (
        <Picture {...picture} alt="" sizes={isLarge ? '190px' : '36px'} />
      ) : (
        <Icon size={isLarge ? 36 : 20} />
      )}
      {picture && kind === 'FILM' && <Play size={isLarge ? 28 : 16} fill="currentColor" />}
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
    '& > img': { gridArea: '1 / 1', w: 'full', h: 'full', objectFit: 'cover' },
    // An icon marks a poster, to distinguish a video from an image.
    '& > img + svg': { gridArea: '1 / 1', color: 'white', filter: 'drop-shadow(0 0 3px black)' },
  },
});
