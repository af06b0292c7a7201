// Image processing with sharp: dimensions, placeholders and smaller variants in efficient formats. Only the accepted
// input formats are enabled.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type Sharp from 'sharp';
import type { Sharp as Image } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { fairQueue } from '../../kit/fairness/fair-queue.ts';
import type { Storage } from '../../kit/files/storage.ts';

const resizable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/tiff']);

export const isImage = (mimeType: string): boolean => resizable.has(mimeType);

/** Loaded with the first image, since it takes 25 MB. */
let loading: Promise<typeof Sharp> | undefined;

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Formats are detected from content: a file named as a photo must not reach a decoder of another format.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff'].map((name) => `VipsForeignLoad${name}`),
  });
  return sharp;
}

/** Pixels of a large camera photo. A few bytes may decode to many pixels of up to four bytes each. */
const mostPixels = 64_000_000;

/** Bytes of the largest image to process. Images from a remote storage are read into memory. */
const largest = 64 * 1024 * 1024;

/**
 * Processing takes a core and the memory of the decoded image, so it is limited to half of the usual number of cores.
 */
const queue = fairQueue({ atOnce: 2, places: 200, patience: 10_000 });

export interface ImageInfo {
  width: number;
  height: number;
  /** A placeholder of about 25 bytes (https://evanw.github.io/thumbhash), in base64. */
  thumbhash: string;
}

/** The owner of a file; the queue is fair among owners. */
export type FileOwner = { company_id: number } | { user_id: number };

type Stored = FileOwner & { key: string; mime_type: string; size: number };

const turnOf = (whose: FileOwner): string =>
  'company_id' in whose ? `company ${whose.company_id}` : `person ${whose.user_id}`;

/**
 * Null for files that are not images, can't be read, or would wait too long in the queue: they are stored as plain
 * files.
 */
export async function readImageInfo(storage: Storage, file: Stored): Promise<ImageInfo | null> {
  if (!isImage(file.mime_type) || file.size > largest) return null;
  return queue.run(turnOf(file), () => look(storage, file.key)).catch(() => null);
}

async function look(storage: Storage, key: string): Promise<ImageInfo> {
  const image = await read(storage, key);
  const { autoOrient } = await image.metadata();
  const { data, info } = await image
    .clone()
    .autoOrient()
    .resize(100, 100, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data));
  return { ...autoOrient, thumbhash: thumbhash.toString('base64') };
}

export type PreferredFormat = 'avif' | 'webp';

/** The smallest format that an `Accept` header names; null if it names none. */
export const preferredFormat = (accept = ''): PreferredFormat | null =>
  (['avif', 'webp'] as const).find((format) => accept.includes(`image/${format}`)) ?? null;

/** A smaller image in the storage. */
export interface Variant {
  key: string;
  mime_type: string;
  size: number;
}

const formats = {
  avif: (image: Image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image: Image) => image.webp({ quality: 78 }),
  png: (image: Image) => image.png(),
  jpeg: (image: Image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

/**
 * The image scaled down to a width, in the preferred format. Null for animated and unreadable images and other files,
 * which are served unchanged.
 */
export async function resizedVariant(
  storage: Storage,
  file: Stored,
  width: number,
  liked: PreferredFormat | null,
): Promise<Variant | null> {
  if (!isImage(file.mime_type) || file.size > largest) return null;
  // PNG preserves transparency.
  const format = liked ?? (file.mime_type === 'image/jpeg' ? 'jpeg' : 'png');
  const variant = { key: `${file.key}/${width}.${format}`, mime_type: `image/${format}` };
  const known = await storage.sizeOf(variant.key);
  if (known !== null) return { ...variant, size: known };
  let making = underWay.get(variant.key);
  if (making === undefined) {
    making = queue
      .run(turnOf(file), () => make(storage, file.key, variant.key, width, format))
      .finally(() => underWay.delete(variant.key));
    underWay.set(variant.key, making);
  }
  const size = await making;
  return size === null ? null : { ...variant, size };
}

const underWay = new Map<string, Promise<number | null>>();

/** Returns the size; null if no variant can be made. */
async function make(
  storage: Storage,
  from: string,
  to: string,
  width: number,
  format: keyof typeof formats,
): Promise<number | null> {
  const bytes = await read(storage, from)
    .then(async (image) => {
      const { pages = 1 } = await image.metadata();
      if (pages > 1) return null;
      const smaller = image.autoOrient().resize({ width, withoutEnlargement: true });
      return formats[format](smaller).toBuffer();
    })
    .catch(() => null);
  if (bytes === null) return null;
  const size = await storage.write(to, Readable.from([bytes]));
  // The image may have been deleted meanwhile, with its variants of that time.
  if ((await storage.sizeOf(from)) === null) await storage.remove(from);
  return size;
}

/** An image for printing that fills a sheet of this many pixels; null if it can't be read. */
export async function printableImage(
  storage: Storage,
  file: Stored,
  sheet: { width: number; height: number },
): Promise<PrintableImage | null> {
  if (!isImage(file.mime_type) || file.size > largest) return null;
  return queue.run(turnOf(file), () => lay(storage, file.key, sheet)).catch(() => null);
}

export interface PrintableImage {
  jpeg: Buffer;
  /** Whether light text is more legible on it than dark text. */
  isDark: boolean;
}

async function lay(
  storage: Storage,
  key: string,
  sheet: { width: number; height: number },
): Promise<PrintableImage> {
  const image = await read(storage, key);
  const filled = image
    .autoOrient()
    .resize({ ...sheet, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  const jpeg = await filled.jpeg({ quality: 88 }).toBuffer();
  const sharp = await (loading ??= load());
  const [grey] = await sharp(jpeg).resize(1, 1).greyscale().raw().toBuffer();
  return { jpeg, isDark: grey !== undefined && grey < 115 };
}

async function read(storage: Storage, key: string): Promise<Image> {
  loading ??= load();
  const sharp = await loading;
  const options = { limitInputPixels: mostPixels, sequentialRead: true };
  if (storage.pathOf) return sharp(storage.pathOf(key), options);
  const image = sharp(options);
  await pipeline(storage.read(key), image);
  return image;
}
