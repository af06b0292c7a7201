// What a stream is made of: which renditions a film gets, what is taken over as it is, and the playlist that names them.

/** What is known of a film. */
export interface Film {
  /** Seconds; null of one that does not say it, as recordings of browsers do not. */
  duration: number | null;
  /** Pixels, as it is shown. */
  width: number;
  height: number;
  /** Pictures a second, as `25/1`. */
  rate: string;
  /** Its pictures, or its sound, are what all browsers play, and are taken over as they are. */
  copiesPictures: boolean;
  copiesSound: boolean;
  hasSound: boolean;
}

export interface Rendition {
  /** By its shorter side, as people know them: `720p`. */
  name: string;
  width: number;
  height: number;
  /** Its pictures are those of the film. */
  copies: boolean;
}

/** Seconds of a segment. */
export const segmentLength = 6;

/** Seconds between pictures that stand by themselves: a film with fewer is cut badly, and is made anew. */
export const mostBetweenKeys = 15;

/** Pixels of a picture: 8K. A larger one is not unpacked. */
export const mostPixels = 7680 * 4320;

/** Shorter sides, in pixels. What is made anew has no more than the last of them. */
const smaller = [360, 720];
const largestMade = 1080;

/** How much smaller a rendition has to be than the film. */
const worthIt = 1.25;

/** From small to large; the last is as large as the film, where that is no more than browsers need. */
export function renditionsOf(film: Pick<Film, 'width' | 'height' | 'copiesPictures'>): Rendition[] {
  const side = Math.min(film.width, film.height);
  const last = film.copiesPictures ? side : Math.min(side, largestMade);
  const made = smaller.filter((one) => one * worthIt <= last);
  return [...made.map((one) => sized(film, one, false)), sized(film, last, film.copiesPictures)];
}

function sized(film: Pick<Film, 'width' | 'height'>, side: number, copies: boolean): Rendition {
  const scale = side / Math.min(film.width, film.height);
  const fit = (pixels: number) =>
    copies ? pixels : Math.max(2, 2 * Math.round((pixels * scale) / 2));
  return { name: `${side}p`, width: fit(film.width), height: fit(film.height), copies };
}

/** Bits a second that pictures of such a size may take at most. */
export function mostBits({ width, height }: Pick<Rendition, 'width' | 'height'>): number {
  const side = Math.min(width, height);
  if (side <= 360) return 900_000;
  if (side <= 480) return 1_500_000;
  return side <= 720 ? 3_000_000 : 6_000_000;
}

/** What of the codecs browsers play: 8 bits, and no more than 4:2:0. */
export const playedProfiles = new Set(['Constrained Baseline', 'Baseline', 'Main', 'High']);

/** A rate that pictures can have; one that says none, or that of a clock, is taken for 30. */
export function pictureRate(told: string): string {
  const [pictures = 0, seconds = 0] = told.split('/').map(Number);
  const rate = pictures / seconds;
  return rate >= 1 && rate <= 60 ? told : '30/1';
}

export const masterName = 'master.m3u8';
export const listOf = ({ name }: Pick<Rendition, 'name'>) => `${name}.m3u8`;
export const bytesOf = ({ name }: Pick<Rendition, 'name'>) => `${name}.mp4`;

/** Media types of the parts of a stream. */
export const partType = (name: string): string =>
  name.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp4';

/** The playlist that names the renditions (RFC 8216, 4.3.4.2). */
export function masterOf(
  made: readonly (Rendition & { playlist: string; codecs: string })[],
): string {
  const lines = made.flatMap(({ playlist, codecs, ...rendition }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${peakOf(playlist)},RESOLUTION=${rendition.width}x${rendition.height},CODECS="${codecs}"`,
    listOf(rendition),
  ]);
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

/** Bits a second of the segment that needs most. */
export function peakOf(playlist: string): number {
  const segments = playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\n#EXT-X-BYTERANGE:(\d+)@/g);
  // One that is shorter than half of a segment weighs as that half.
  const bits = [...segments].map(
    ([, seconds, bytes]) => (8 * Number(bytes)) / Math.max(Number(seconds), segmentLength / 2),
  );
  return Math.ceil(Math.max(1, ...bits));
}

/**
 * The codec of the pictures as RFC 6381 names it, by the box `avcC` of the bytes that begin a rendition (ISO/IEC 14496-15,
 * 5.3.3.1): its version, profile, compatibility and level.
 */
export function pictureCodec(beginning: Buffer): string {
  const at = beginning.indexOf('avcC');
  if (at < 0) throw new Error('a rendition has no pictures that a browser plays');
  return `avc1.${beginning.subarray(at + 5, at + 8).toString('hex')}`;
}

/** AAC, low complexity. */
export const soundCodec = 'mp4a.40.2';
