// The rules of streams: the renditions of a video, what is copied without encoding, and the master playlist.

export interface Film {
  /** Seconds; null if unknown, as in recordings by browsers. */
  duration: number | null;
  /** Displayed size in pixels. */
  width: number;
  height: number;
  /** Frames per second, such as `25/1`. */
  rate: string;
  /** Whether the video or audio track can be copied because all browsers play its codec. */
  copiesVideo: boolean;
  copiesAudio: boolean;
  hasAudio: boolean;
}

export interface Rendition {
  /** Named by the shorter side: `720p`. */
  name: string;
  width: number;
  height: number;
  /** Whether the video track is copied. */
  copiesVideo: boolean;
}

/** Seconds of a segment. */
export const segmentLength = 6;

/**
 * Maximum seconds between key frames of a copied track. With fewer key frames segments are too long, so the track is
 * encoded.
 */
export const maxKeyFrameInterval = 15;

/** Pixels of a frame: 8K. Larger frames are not decoded. */
export const maxPixels = 7680 * 4320;

/** Heights of additional renditions, by the shorter side in pixels. Encoded renditions are no larger than the last. */
const smaller = [360, 720];
const largestMade = 1080;

/** How much smaller than the video a rendition must be. */
const worthIt = 1.25;

/** From small to large. The last has the size of the video, limited to what browsers need. */
export function renditionsOf(film: Pick<Film, 'width' | 'height' | 'copiesVideo'>): Rendition[] {
  const side = Math.min(film.width, film.height);
  const last = film.copiesVideo ? side : Math.min(side, largestMade);
  const made = smaller.filter((one) => one * worthIt <= last);
  return [...made.map((one) => sized(film, one, false)), sized(film, last, film.copiesVideo)];
}

function sized(film: Pick<Film, 'width' | 'height'>, side: number, copies: boolean): Rendition {
  const scale = side / Math.min(film.width, film.height);
  const fit = (pixels: number) =>
    copies ? pixels : Math.max(2, 2 * Math.round((pixels * scale) / 2));
  return {
    name: `${side}p`,
    width: fit(film.width),
    height: fit(film.height),
    copiesVideo: copies,
  };
}

/** The maximum bit rate of a size, in bits per second. */
export function maxBitRate({ width, height }: Pick<Rendition, 'width' | 'height'>): number {
  const side = Math.min(width, height);
  if (side <= 360) return 900_000;
  if (side <= 480) return 1_500_000;
  return side <= 720 ? 3_000_000 : 6_000_000;
}

/** The H.264 profiles that browsers play: 8 bits, at most 4:2:0. */
export const playableProfiles = new Set(['Constrained Baseline', 'Baseline', 'Main', 'High']);

/** The frame rate, or 30 if it is missing or not plausible. */
export function frameRate(fraction: string): string {
  const [pictures = 0, seconds = 0] = fraction.split('/').map(Number);
  const rate = pictures / seconds;
  return rate >= 1 && rate <= 60 ? fraction : '30/1';
}

export const masterPlaylistName = 'master.m3u8';
export const playlistName = ({ name }: Pick<Rendition, 'name'>) => `${name}.m3u8`;
export const mediaFileName = ({ name }: Pick<Rendition, 'name'>) => `${name}.mp4`;

/** The media type of a part of a stream. */
export const partType = (name: string): string =>
  name.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp4';

/** The master playlist (RFC 8216, 4.3.4.2). */
export function masterPlaylist(
  made: readonly (Rendition & { playlist: string; codecs: string })[],
): string {
  const lines = made.flatMap(({ playlist, codecs, ...rendition }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${peakBitRate(playlist)},RESOLUTION=${rendition.width}x${rendition.height},CODECS="${codecs}"`,
    playlistName(rendition),
  ]);
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

/** The peak bit rate of the segments, in bits per second. */
export function peakBitRate(playlist: string): number {
  const segments = playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\n#EXT-X-BYTERANGE:(\d+)@/g);
  // A segment shorter than half the nominal length counts as half of it.
  const bits = [...segments].map(
    ([, seconds, bytes]) => (8 * Number(bytes)) / Math.max(Number(seconds), segmentLength / 2),
  );
  return Math.ceil(Math.max(1, ...bits));
}

/**
 * The RFC 6381 name of the video codec, from the `avcC` box at the beginning of a rendition (ISO/IEC 14496-15,
 * 5.3.3.1): version, profile, compatibility and level.
 */
export function videoCodec(beginning: Buffer): string {
  const at = beginning.indexOf('avcC');
  if (at < 0) throw new Error('a rendition has no H.264 track');
  return `avc1.${beginning.subarray(at + 5, at + 8).toString('hex')}`;
}

/** AAC, low complexity. */
export const audioCodec = 'mp4a.40.2';
