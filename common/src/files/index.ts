// What uploaded files are to people: pictures, films, sounds, papers and parcels, told by their media types.

export const fileKinds = ['image', 'film', 'audio', 'document', 'archive'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Of a media type as files have it: `image/png`. What is nothing else is a document. */
export function kindOfFile(mimeType: string): FileKind {
  const [family = '', format = ''] = mimeType.split('/');
  if (family === 'image') return 'image';
  if (family === 'video') return 'film';
  if (family === 'audio') return 'audio';
  return archives.test(format) ? 'archive' : 'document';
}

const archives = /^(zip|gzip|x-(7z|rar|tar|zip|bzip2?)(-compressed)?|vnd\.rar)$/;
