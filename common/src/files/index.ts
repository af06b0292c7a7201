// Kinds of uploaded files by media type, file sizes and image widths.
export const fileKinds = ['image', 'film', 'audio', 'document', 'archive'] as const;
export type FileKind = (typeof fileKinds)[number];

/** The kind of a media type such as `image/png`; a document by default. */
export function kindOfFile(mimeType: string): FileKind {
  const [family = '', format = ''] = mimeType.split('/');
  if (family === 'image') return 'image';
  if (family === 'video') return 'film';
  if (family === 'audio') return 'audio';
  return archives.test(format) ? 'archive' : 'document';
}

const archives = /^(zip|gzip|x-(7z|rar|tar|zip|bzip2?)(-compressed)?|vnd\.rar)$/;

/** Formats a file size in Russian: `2,4 МБ`. */
export function formatSize(bytes: number): string {
  const units = ['Б', 'КБ', 'МБ', 'ГБ'];
  const step = Math.min(units.length - 1, bytes < 1024 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  const text = value.toLocaleString('ru-RU', {
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  });
  return `${text}\u00A0${units[step] ?? ''}`;
}

/** Widths in pixels that `?w=` may request. */
export const imageWidths = [64, 160, 320, 640, 960, 1280, 1920] as const;
