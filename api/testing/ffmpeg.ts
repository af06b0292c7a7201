// ffmpeg for tests: the one of the machine, where it has one, and what stands in for it.
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '../src/media/streams/ffmpeg.ts';

const folder = join(import.meta.dirname, 'ffmpeg');

/** Twenty seconds of 480 lines with sound, which a copy of the pictures and 360 lines are made of. */
export const streamedFilm = (): Promise<Buffer> => readFile(join(folder, 'film.mp4'));

/** Where the stand-in is, as the setting FFMPEG wants it. */
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

/** The real one where it is found. */
export const someFfmpeg = async (): Promise<string> =>
  findFfmpeg(undefined)?.ffmpeg ?? (await standInFfmpeg());
