// Which files are taken, and how they are served (specification A, section 5; decision 42).
import { formatOf, mayHold, plainImageExtensions } from '@kafedra/common/files/formats';
import { fileTypeFromBuffer } from 'file-type';

export const tooBig = 'Файл слишком большой';
export const unknownFormat = 'Неизвестный формат файла';

/** Bytes that suffice to recognise a format. */
export const beginningSize = 4100;

/** Whether files are called so that are taken. */
export const isKnownName = (fileName: string): boolean => formatOf(fileName) !== undefined;

/** The media type by the name and the first bytes; null when the file is not taken. */
export async function mediaTypeOf(fileName: string, beginning: Buffer): Promise<string | null> {
  const format = formatOf(fileName);
  if (format === undefined) return null;
  const content = await fileTypeFromBuffer(beginning);
  const isTaken =
    content === undefined
      ? format.mayBeUndetected
      : mayHold(format, content.mime) || (format.isText && isText(beginning));
  return isTaken ? format.type : null;
}

/** Texts have no signs that steer a machine, those of lines and pages aside; bytes from 128 on are letters of some code page. */
function isText(beginning: Buffer): boolean {
  return beginning.every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d].includes(byte));
}

/** What a picture in a profile or in a text may be: by its content, whatever its name says. */
const images = new Set(plainImageExtensions.map((extension) => formatOf(`.${extension}`)?.type));

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
