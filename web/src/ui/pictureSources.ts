// In which sizes an uploaded picture is fetched. The server makes them, in formats that browsers show: the file itself may
// be of any camera or scanner (TIFF), and is for saving.
import { imageWidths } from '@kafedra/common/files';

const largest = Math.max(...imageWidths);

/** As large as pages show it. */
export const wholePicture = (url: string): string => inWidth(url, largest);

/** The attribute of an image that is as many pixels wide. */
export const pictureSources = (url: string, width: number): string =>
  imageWidths
    .slice(0, imageWidths.findIndex((each) => each >= Math.min(width, largest)) + 1)
    .map((each) => `${inWidth(url, each)} ${Math.min(each, width)}w`)
    .join(', ');

/** What says more than where the file is, is left as it is. */
const inWidth = (url: string, width: number): string =>
  /[?#]/.test(url) ? url : `${url}?w=${width}`;
