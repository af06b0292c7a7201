// ffmpeg for tests: the real one if it is installed, and a stand-in.
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '../src/media/streams/ffmpeg.ts';

const folder = join(import.meta.dirname, 'ffmpeg');

/** Twenty seconds of 480p video with sound, which is streamed as a copy and as 360p. */
export const streamedFilm = (): Promise<Buffer> => readFile(join(folder, 'film.mp4'));

/** The path of the stand-in, for the setting FFMPEG. */
export async function standInFfmpeg(
  manner: 'usual' | 'slow' | 'breaking' = 'usual',
): Promise<string> {
  const programs = await mkdtemp(join(tmpdir(), 'kafedra-ffmpeg-'));
  for (const program of ['ffmpeg', 'ffprobe']) {
    const path = join(programs, program);
    const stands = `exec "${process.execPath}" "${join(folder, 'stand-in.ts')}" ${program} ${manner} "$@"`;
    await writeFile(path, `#!/bin/sh\n${stands}\n`);
    await chmod(path, 0o755);
  }
  return join(programs, 'ffmpeg');
}

/** The real one if it is installed, otherwise the stand-in. */
export const availableFfmpeg = async (): Promise<string> =>
  findFfmpeg(undefined)?.ffmpeg ?? (await standInFfmpeg());
