// What the documented widgets take, and the words for what does not arrive: to the letter of the specification (A, 5, 8, 9).
import { kindOfFile } from '@kafedra/common/files';
import { formatOf, plainImageExtensions, takenExtensions } from '@kafedra/common/files/formats';

export const uploadWords = {
  tooBig: 'Файл слишком большой',
  unknownFormat: 'Неизвестный формат файла',
  failed: 'Не удалось загрузить файл, попробуйте еще раз',
} as const;

export interface UploadLimits {
  /** At once. */
  files: number;
  /** Of one file. */
  bytes: number;
  /** In lower case, without the dot. */
  extensions: readonly string[];
}

const megabyte = 1024 * 1024;

export const fullWidget: UploadLimits = {
  files: 10,
  bytes: 10_240 * megabyte,
  extensions: takenExtensions,
};

/** It takes images unless told otherwise. */
export const simpleWidget: UploadLimits = {
  files: 1,
  bytes: 100 * megabyte,
  extensions: plainImageExtensions,
};

/** A picture that the server looks at whole: a photo, a cover, one in a text. */
export const imageWidget: UploadLimits = { ...simpleWidget, bytes: 10 * megabyte };

export const simpleWidgetOfFiles: UploadLimits = { ...simpleWidget, extensions: takenExtensions };

/** Bytes of a part; what is not larger goes whole. */
export const partSize = 12_500_000;

/** Milliseconds in which nothing of a request moves: on a slow line a part takes longer, and arrives all the same. */
export const requestTimeout = 300_000;

/** What is wrong with a file before it is sent; null when nothing is. */
export function uploadProblem(
  { name, size }: { name: string; size: number },
  { bytes, extensions }: UploadLimits,
): string | null {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) return uploadWords.unknownFormat;
  return size > bytes ? uploadWords.tooBig : null;
}

/** Whether the name is that of a film: what is in the file the server looks at. */
export const isFilm = ({ name }: { name: string }): boolean =>
  kindOfFile(formatOf(name)?.type ?? '') === 'film';

/** The attribute of an input. */
export const acceptOf = ({ extensions }: UploadLimits): string =>
  extensions.map((extension) => `.${extension}`).join(',');
