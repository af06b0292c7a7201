// Accepted file formats and how they are served (specification A, section 5; decision 42).
import { formatOf, mayHold, plainImageExtensions } from '@kafedra/common/files/formats';
import { fileTypeFromBuffer } from 'file-type';

export const fileTooLarge = 'Файл слишком большой';
export const unknownFormat = 'Неизвестный формат файла';

/** The number of bytes that suffice to detect a format. */
export const detectionBytes = 4100;

/** Whether the extension of a name is accepted. */
export const isKnownName = (fileName: string): boolean => formatOf(fileName) !== undefined;

/** The media type by extension and first bytes; null if the file is not accepted. */
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

/** Text has no control characters except whitespace; bytes from 128 on are letters of some code page. */
function isText(beginning: Buffer): boolean {
  return beginning.every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d].includes(byte));
}

/** The image formats allowed in profiles and texts, detected by content regardless of the name. */
const images = new Set(plainImageExtensions.map((extension) => formatOf(`.${extension}`)?.type));

export const maxImageBytes = 10 * 1024 * 1024;

export async function imageTypeOf(beginning: Buffer): Promise<string | null> {
  const type = await fileTypeFromBuffer(beginning);
  return type !== undefined && images.has(type.mime) ? type.mime : null;
}

/**
 * Media types that browsers may display inline. All others are served as attachments, so that they can't run scripts.
 */
export function isShownInline(mimeType: string): boolean {
  return /^(image\/(?!svg)|audio\/|video\/|application\/pdf$|text\/plain$)/.test(mimeType);
}

/** Parses a `Range: bytes=` header for a file of this size; null without one, false if it can't be satisfied. */
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
