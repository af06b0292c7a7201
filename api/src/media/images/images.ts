// What pages need of images: how large they are, a stand-in for as long as they load, and smaller ones in formats that
// browsers like. Made by sharp, which is kept from reading anything but the formats that are taken.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type Sharp from 'sharp';
import type { Sharp as Image } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { fairQueue } from '../../kit/fairness/fair-queue.ts';
import type { Storage } from '../../kit/files/storage.ts';

const resizable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/tiff']);

export const isImage = (mimeType: string): boolean => resizable.has(mimeType);

/** It comes with the first image, and takes 25 MB. */
let loading: Promise<typeof Sharp> | undefined;

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // The files say themselves what they are: what is called a photo must not reach the reader of some other format.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff'].map((name) => `VipsForeignLoad${name}`),
  });
  return sharp;
}

/** Pixels: what a good camera makes. A few bytes may stand for a great many, and each takes up to four when unpacked. */
const mostPixels = 64_000_000;

/** Bytes of an image that is looked at: of one that does not lie on this machine they all are in memory. */
const largest = 64 * 1024 * 1024;

/** It takes a core, and the memory of an image unpacked: half of the cores that usually are there. */
const queue = fairQueue({ atOnce: 2, places: 200, patience: 10_000 });

export interface Picture {
  width: number;
  height: number;
  /** Some 25 bytes that show it from afar (https://evanw.github.io/thumbhash), as base64. */
  thumbhash: string;
}

/** Whose file it is, and so in whose turn it is looked at. */
export type Whose = { company_id: number } | { user_id: number };

type Stored = Whose & { key: string; mime_type: string; size: number };

const turnOf = (whose: Whose): string =>
  'company_id' in whose ? `company ${whose.company_id}` : `person ${whose.user_id}`;

/** Null for what is no image, can't be read, or would wait too long for its turn: that is a file like any other. */
export async function pictureOf(storage: Storage, file: Stored): Promise<Picture | null> {
  if (!isImage(file.mime_type) || file.size > largest) return null;
  return queue.run(turnOf(file), () => look(storage, file.key)).catch(() => null);
}

async function look(storage: Storage, key: string): Promise<Picture> {
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

export type LikedFormat = 'avif' | 'webp';

/** By an `Accept` header: the one that needs the least bytes; null where the reader names none. */
export const likedFormat = (accept = ''): LikedFormat | null =>
  (['avif', 'webp'] as const).find((format) => accept.includes(`image/${format}`)) ?? null;

/** A smaller image, which the storage keeps. */
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
 * The image in this width, or in its own where that is less, in the format that the reader likes best.
 * Null for what is no image, moves, or can't be read: it is given as it is.
 */
export async function variantOf(
  storage: Storage,
  file: Stored,
  width: number,
  liked: LikedFormat | null,
): Promise<Variant | null> {
  if (!isImage(file.mime_type) || file.size > largest) return null;
  // What may be seen through stays so.
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

/** Answers its size; null where there is nothing to be made. */
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
  // The image may have gone meanwhile, with what had been made of it until then.
  if ((await storage.sizeOf(from)) === null) await storage.remove(from);
  return size;
}

/** An image as paper takes it: it fills the sheet, which is so many pixels; null for what can't be read. */
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
  /** Whether light text is read on it more easily than dark one. */
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
