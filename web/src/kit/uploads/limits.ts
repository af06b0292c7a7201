// What the documented widgets take, and the words for what does not arrive: to the letter of the specification (A, 5, 8, 9).

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

const anyFormat = (
  'webp mp4 mkv avi doc docx gif html htm jpg jpeg jif mp3 mpe mpg mpeg moov movie mov pdf png ppt pptx pps qt ra ' +
  'ram rm rtf swf tiff tif txt wav wma wmf wmv wpd xls xlsx zip'
).split(' ');

const imageFormats = ['jpg', 'jpeg', 'png', 'webp', 'gif'];

export const fullWidget: UploadLimits = {
  files: 10,
  bytes: 10_240 * megabyte,
  extensions: anyFormat,
};

/** It takes images unless told otherwise. */
export const simpleWidget: UploadLimits = {
  files: 1,
  bytes: 100 * megabyte,
  extensions: imageFormats,
};

/** A picture that the server looks at whole: a photo, a cover. */
export const imageWidget: UploadLimits = { ...simpleWidget, bytes: 10 * megabyte };

export const simpleWidgetOfFiles: UploadLimits = { ...simpleWidget, extensions: anyFormat };

/** Bytes of a part; what is not larger goes whole. */
export const partSize = 12_500_000;

/** Milliseconds for one request. */
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
  /\.(mp4|mkv|avi|mpe|mpe?g|moov|movie|mov|qt|wmv)$/i.test(name);

/** The attribute of an input. */
export const acceptOf = ({ extensions }: UploadLimits): string =>
  extensions.map((extension) => `.${extension}`).join(',');
