// Limits of the documented upload widgets and their error messages, in the exact words of the specification (A, 5, 8,
// 9).
import { kindOfFile } from '@kafedra/common/files';
import { formatOf, plainImageExtensions, acceptedExtensions } from '@kafedra/common/files/formats';

export const uploadMessages = {
  tooBig: 'Файл слишком большой',
  unknownFormat: 'Неизвестный формат файла',
  failed: 'Не удалось загрузить файл, попробуйте еще раз',
} as const;

export interface UploadLimits {
  /** Files per selection. */
  files: number;
  /** Bytes per file. */
  bytes: number;
  /** Lower case, without the dot. */
  extensions: readonly string[];
}

const megabyte = 1024 * 1024;

export const fullWidget: UploadLimits = {
  files: 10,
  bytes: 10_240 * megabyte,
  extensions: acceptedExtensions,
};

/** Images by default. */
export const simpleWidget: UploadLimits = {
  files: 1,
  bytes: 100 * megabyte,
  extensions: plainImageExtensions,
};

/** Images that the server processes as a whole: photos, covers, pictures in texts. */
export const imageWidget: UploadLimits = { ...simpleWidget, bytes: 10 * megabyte };

export const simpleWidgetOfFiles: UploadLimits = {
  ...simpleWidget,
  extensions: acceptedExtensions,
};

/** Bytes of a part; files up to this size are sent whole. */
export const partSize = 12_500_000;

/** Milliseconds without progress; a slow but progressing request may take longer. */
export const requestTimeout = 300_000;

/** The reason to reject a file before the upload; null if it is accepted. */
export function uploadProblem(
  { name, size }: { name: string; size: number },
  { bytes, extensions }: UploadLimits,
): string | null {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) return uploadMessages.unknownFormat;
  return size > bytes ? uploadMessages.tooBig : null;
}

/** Whether the name is a video's; the server checks the content. */
export const isFilm = ({ name }: { name: string }): boolean =>
  kindOfFile(formatOf(name)?.type ?? '') === 'film';

/** The `accept` attribute of an input. */
export const acceptOf = ({ extensions }: UploadLimits): string =>
  extensions.map((extension) => `.${extension}`).join(',');
