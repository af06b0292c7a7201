// In which sizes an uploaded picture is fetched. The server makes them, in formats that browsers show: the file itself may
// be of any camera or scanner (TIFF), and is for saving.
import { imageWidths } from '@kafedra/common/files';

/** As large as pages show it. */
export const wholePicture = (url: string): string => pictureInWidth(url, 1920);

/** The attribute of an image that is as many pixels wide. */
export const pictureSources = (url: string, width: number): string =>
  imageWidths
    .filter((_, index) => (imageWidths[index - 1] ?? 0) < width)
    .map((each) => `${pictureInWidth(url, each)} ${Math.min(each, width)}w`)
    .join(', ');

/** What says more than where the file is, is left as it is. */
export const pictureInWidth = (url: string, width: (typeof imageWidths)[number]): string =>
  /[?#]/.test(url) ? url : `${url}?w=${width}`;
