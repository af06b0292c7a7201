// Which files are taken, and how they are served (specification A, section 5; decision 42).
import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { lookup } from 'mrmime';

export const tooBig = 'Файл слишком большой';
export const unknownFormat = 'Неизвестный формат файла';

const extensions = new Set(
  'webp mp4 mkv avi doc docx gif html htm jpg jpeg jif mp3 mpe mpg mpeg moov movie mov pdf png ppt pptx pps qt ra ram rm rtf swf tiff tif txt wav wma wmf wmv wpd xls xlsx zip'.split(
    ' ',
  ),
);

/** Extensions whose bytes begin in a way that can be recognised; others (txt, html …) have no such beginning. */
const recognisable = new Set(
  'webp mp4 mkv avi gif jpg jpeg jif mp3 mov pdf png docx pptx xlsx tif tiff wav zip'.split(' '),
);

/** Older or rarer spellings, and formats, that the media type tables don't know. */
const mediaTypes: Record<string, string> = {
  jif: 'image/jpeg',
  moov: 'video/quicktime',
  movie: 'video/quicktime',
  mkv: 'video/x-matroska',
  avi: 'video/x-msvideo',
  wmv: 'video/x-ms-wmv',
  wma: 'audio/x-ms-wma',
  ra: 'audio/vnd.rn-realaudio',
};

/** What Windows Media comes in, whether sound or film. */
const anyMedia = 'application/vnd.ms-asf';

/** Bytes that suffice to recognise a format. */
export const beginningSize = 4100;

/** Whether files are called so that are taken. */
export const isKnownName = (fileName: string): boolean =>
  extensions.has(extname(fileName).slice(1).toLowerCase());

/** The media type by the name and the first bytes; null when the file is not taken. */
export async function mediaTypeOf(fileName: string, beginning: Buffer): Promise<string | null> {
  const extension = extname(fileName).slice(1).toLowerCase();
  if (!extensions.has(extension)) return null;
  const byName = mediaTypes[extension] ?? lookup(extension) ?? 'application/octet-stream';
  const byContent = await fileTypeFromBuffer(beginning);
  const family = (type: string) => type.split('/')[0];
  if (recognisable.has(extension) && byContent === undefined) return null;
  const isOther = byContent !== undefined && family(byContent.mime) !== family(byName);
  if (isOther && !(byContent.mime === anyMedia && /-ms-/.test(byName))) return null;
  return byName.split(';')[0] ?? byName;
}

/** What a picture in a profile or in a text may be: by its content, whatever its name says. */
const images = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

export const largestImage = 10 * 1024 * 1024;

export async function imageTypeOf(beginning: Buffer): Promise<string | null> {
  const type = await fileTypeFromBuffer(beginning);
  return type !== undefined && images.has(type.mime) ? type.mime : null;
}

/** What a browser may show in place; everything else is offered for saving, so that it can't run. */
export function mayShow(mimeType: string): boolean {
  return /^(image\/(?!svg)|audio\/|video\/|application\/pdf$|text\/plain$)/.test(mimeType);
}

/** A `Range: bytes=` header over a file of this size; null without one, false for one that can't be. */
export function byteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | null | false {
  if (header === undefined) return null;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end && start < size ? { start, end } : false;
}

/** Whether an `If-None-Match` header names what is there (RFC 9110, 13.1.2: compared weakly, `*` is whatever there is). */
export function hasCurrent(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === '*' || known === etag);
}
