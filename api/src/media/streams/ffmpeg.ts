// Runs ffmpeg and ffprobe to make streams of videos. Input is untrusted: only that one file is read, with the demuxer
// of its actual container, and never playlists or network resources.
import { accessSync, constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { z } from 'zod';
import { longestFilm } from '@kafedra/common/lessons';
import { parseJson } from '../../kit/http/invalid-text.ts';
import { runProcess, StreamFailure } from './ffmpeg-process.ts';
import {
  mediaFileName,
  playlistName,
  maxKeyFrameInterval,
  maxBitRate,
  maxPixels,
  frameRate,
  playableProfiles,
  segmentLength,
  type Film,
  type Rendition,
} from './stream-rules.ts';

export interface Ffmpeg {
  ffmpeg: string;
  ffprobe: string;
}

const unreadable = 'Файл не удалось прочитать как видео: он повреждён или устроен необычно';

/** The paths of ffmpeg and ffprobe, from the setting or else from PATH; null if not found or switched off. */
export function findFfmpeg(setting: string | undefined, path = process.env.PATH): Ffmpeg | null {
  if (setting === 'off') return null;
  if (setting !== undefined) {
    const configured = besideEachOther(dirname(setting), setting);
    if (configured === null) {
      throw new Error(
        `invalid setting FFMPEG: ${setting} is not executable, or there is no ffprobe beside it`,
      );
    }
    return configured;
  }
  for (const folder of (path ?? '').split(delimiter)) {
    const found = folder === '' ? null : besideEachOther(folder, join(folder, 'ffmpeg'));
    if (found !== null) return found;
  }
  return null;
}

function besideEachOther(folder: string, ffmpeg: string): Ffmpeg | null {
  const ffprobe = join(folder, 'ffprobe');
  try {
    for (const program of [ffmpeg, ffprobe]) accessSync(program, constants.X_OK);
  } catch {
    return null;
  }
  return { ffmpeg, ffprobe };
}

/** Time limit of ffprobe in milliseconds. */
const lookingLimit = 60_000;

/** Seconds at the beginning of a video whose key frames are checked. */
const looked = 120;

const probed = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      codec_name: z.string().optional(),
      profile: z.string().optional(),
      pix_fmt: z.string().optional(),
      width: z.int().optional(),
      height: z.int().optional(),
      avg_frame_rate: z.string().default('0/0'),
      disposition: z.object({ attached_pic: z.int().default(0) }).default({ attached_pic: 0 }),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
    }),
  ),
  format: z.object({ duration: z.coerce.number().optional() }),
});

/** Reads the properties of a video. Throws Unmakeable if the file is not a supported video. */
export async function probeVideo(
  { ffprobe }: Ffmpeg,
  path: string,
  stopped: AbortSignal,
): Promise<Film> {
  const from = await readingOf(path);
  const ask = (options: string[]) => textOf(ffprobe, ['-v', 'error', ...from, ...options], stopped);
  const parsed = probed.safeParse(
    parseJson(
      await ask([
        '-of',
        'json',
        '-show_entries',
        'format=duration:stream=codec_type,codec_name,profile,pix_fmt,width,height,avg_frame_rate:stream_disposition=attached_pic:stream_side_data=rotation',
      ]),
    ),
  );
  if (!parsed.success) throw new StreamFailure(unreadable);
  const { streams, format } = parsed.data;
  const pictures = streams.find(
    (one) => one.codec_type === 'video' && one.disposition.attached_pic === 0,
  );
  const sound = streams.find((one) => one.codec_type === 'audio');
  const { width = 0, height = 0 } = pictures ?? {};
  if (pictures === undefined || width < 16 || height < 16) {
    throw new StreamFailure('В файле нет изображения, только звук');
  }
  if (width * height > maxPixels)
    throw new StreamFailure('Изображение крупнее 8K: столько не готовим');
  const duration = format.duration ?? null;
  if (duration !== null && duration > longestFilm) {
    throw new StreamFailure('Видео длиннее 12 часов: столько не готовим');
  }
  const rotation = pictures.side_data_list.find((one) => one.rotation !== undefined)?.rotation ?? 0;
  const isPlayed =
    pictures.codec_name === 'h264' &&
    playableProfiles.has(pictures.profile ?? '') &&
    pictures.pix_fmt === 'yuv420p' &&
    rotation === 0;
  const isOnItsSide = Math.abs(rotation) % 180 === 90;
  return {
    duration,
    width: isOnItsSide ? height : width,
    height: isOnItsSide ? width : height,
    rate: frameRate(pictures.avg_frame_rate),
    copiesVideo: isPlayed && isCutOften(await ask(keys)),
    copiesAudio: sound?.codec_name === 'aac' && sound.profile === 'LC',
    hasAudio: sound !== undefined,
  };
}

const keys = [
  '-select_streams',
  'V:0',
  '-read_intervals',
  `%+${looked}`,
  '-show_entries',
  'packet=pts_time,flags',
  '-of',
  'csv=p=0',
];

/** Whether key frames are frequent enough. Each line has a time in seconds and flags, of which K marks a key frame. */
function isCutOften(packets: string): boolean {
  let [last, end] = [0, 0];
  for (const line of packets.split('\n')) {
    const [time = '', flags = ''] = line.split(',');
    const at = Number(time);
    if (time === '' || Number.isNaN(at)) continue;
    end = Math.max(end, at);
    if (!flags.startsWith('K')) continue;
    if (at - last > maxKeyFrameInterval) return false;
    last = at;
  }
  return end - last <= maxKeyFrameInterval;
}

/**
 * Writes renditions to the folder, each as a playlist and one file that the playlist divides into segments. Reports how
 * many seconds are done.
 */
export async function encodeRenditions(
  { ffmpeg }: Ffmpeg,
  {
    path,
    film,
    renditions,
    folder,
  }: {
    path: string;
    film: Film;
    renditions: readonly Rendition[];
    folder: string;
  },
  {
    stopped,
    begun,
    done,
  }: {
    stopped: AbortSignal;
    begun: (processId: number) => Promise<void>;
    done: (seconds: number) => void;
  },
): Promise<void> {
  const { problems, status } = await runProcess(
    ffmpeg,
    [
      '-hide_banner',
      '-nostdin',
      '-v',
      'error',
      '-progress',
      'pipe:1',
      '-max_pixels',
      String(maxPixels),
      '-t',
      String(longestFilm),
      ...(await readingOf(path)),
      ...scaling(film, renditions),
      ...renditions.flatMap((rendition) => written(film, rendition)),
    ],
    {
      stopped,
      // A small machine may take this many times the length of the video.
      limit: 600_000 + 8000 * (film.duration ?? longestFilm),
      folder,
      begun,
      lines: (line) => {
        const [name, value] = line.split('=');
        if (name === 'out_time_us' && Number(value) > 0) done(Number(value) / 1_000_000);
      },
    },
  );
  if (status === 0) return;
  if (/No space left|Disk quota/.test(problems)) {
    throw new StreamFailure('На диске сервера не хватило места');
  }
  throw new StreamFailure('Видео не удалось преобразовать: файл повреждён или устроен необычно');
}

/** Decodes the video once for all renditions that are encoded. */
function scaling(film: Film, renditions: readonly Rendition[]): string[] {
  const made = renditions.filter(({ copiesVideo }) => !copiesVideo);
  if (made.length === 0) return [];
  const split = `[0:V:0]fps=${film.rate},split=${made.length}${made.map(({ name }) => `[s${name}]`).join('')}`;
  const scaled = made.map(
    ({ name, width, height }) =>
      `[s${name}]scale=${width}:${height},setsar=1,format=yuv420p[${name}]`,
  );
  return ['-filter_complex', [split, ...scaled].join(';')];
}

function written(film: Film, rendition: Rendition): string[] {
  const bits = maxBitRate(rendition);
  const pictures = rendition.copiesVideo
    ? ['-map', '0:V:0', '-c:v', 'copy']
    : [
        '-map',
        `[${rendition.name}]`,
        '-c:v',
        'libx264',
        '-preset',
        'veryfast',
        '-crf',
        '23',
        '-maxrate',
        String(bits),
        '-bufsize',
        String(2 * bits),
        '-force_key_frames',
        `expr:gte(t,n_forced*${segmentLength})`,
      ];
  const sound = film.copiesAudio
    ? ['-c:a', 'copy']
    : ['-c:a', 'aac', '-profile:a', 'aac_low', '-b:a', '128k', '-ac', '2', '-ar', '48000'];
  return [
    ...pictures,
    ...(film.hasAudio ? ['-map', '0:a:0', ...sound] : []),
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
    '-f',
    'hls',
    '-hls_time',
    String(segmentLength),
    '-hls_list_size',
    '0',
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    // Segments are byte ranges of one file, so that a stream has few files whatever its length.
    '-hls_flags',
    'single_file+independent_segments',
    '-hls_segment_filename',
    mediaFileName(rendition),
    playlistName(rendition),
  ];
}

/** The input format by the first bytes, regardless of the name: demuxers of other formats could open further files. */
async function readingOf(path: string): Promise<string[]> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
    const isMatroska = buffer.subarray(0, 4).toString('hex') === '1a45dfa3';
    const isMov = ['ftyp', 'moov', 'mdat', 'free', 'wide', 'skip'].includes(
      buffer.subarray(4, 8).toString('latin1'),
    );
    if (!isMatroska && !isMov) throw new StreamFailure(unreadable);
    const container = isMatroska ? 'matroska' : 'mov';
    return ['-protocol_whitelist', 'file', '-f', container, '-i', `file:${path}`];
  } finally {
    await file.close();
  }
}

/** Maximum bytes of ffprobe's output. */
const longestAnswer = 8 * 1024 * 1024;

/** The output of a program. Throws Unmakeable if it fails. */
async function textOf(program: string, given: string[], stopped: AbortSignal): Promise<string> {
  let text = '';
  const { status } = await runProcess(program, given, {
    stopped,
    limit: lookingLimit,
    lines: (line) => {
      if (text.length < longestAnswer) text += `${line}\n`;
    },
  });
  if (status !== 0) throw new StreamFailure(unreadable);
  return text;
}
