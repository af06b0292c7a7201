// URLs of an uploaded picture in different widths. The server converts it to web formats; the original may be in any
// (TIFF) and is only for download.
import { imageWidths } from '@kafedra/common/files';

/** In the largest size that pages show. */
export const wholePicture = (url: string): string => pictureInWidth(url, 1920);

/** The `srcset` of an image with this width in pixels. */
export const pictureSources = (url: string, width: number): string =>
  imageWidths
    .filter((_, index) => (imageWidths[index - 1] ?? 0) < width)
    .map((each) => `${pictureInWidth(url, each)} ${Math.min(each, width)}w`)
    .join(', ');

/** A URL with a query string is left unchanged. */
export const pictureInWidth = (url: string, width: (typeof imageWidths)[number]): string =>
  /[?#]/.test(url) ? url : `${url}?w=${width}`;
