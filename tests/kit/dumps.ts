// Runs `npm run dump` and `npm run restore` for tests and reads the content of dumps.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { manifestSchema, partsOf } from '../../api/src/kit/database/dump/format.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { programEnvironment, type Environment } from './environment.ts';

/** Loads a small demo school. */
export async function seed(settings: Environment): Promise<void> {
  const args = ['--courses', '5', '--learners', '5'];
  await succeed(run('demo/seed.ts', args, settings));
}

export const dump = (folder: string, settings: Environment) => run('dump.ts', [folder], settings);

export const restore = (folder: string, settings: Environment) =>
  run('restore.ts', [folder], settings);

/** Sorted rows and the next values of sequences. */
export function contentOf(folder: string): { rows: string[]; sequences: object } {
  const { manifest, rows } = partsOf(folder);
  const lines = gunzipSync(readFileSync(rows)).toString().split('\n');
  const { sequences } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  return { rows: lines.sort(), sequences };
}

export async function succeed(run: Promise<Ended>): Promise<void> {
  expect(await run).toMatchObject({ code: 0 });
}

interface Ended {
  code: number;
  says: string;
}

function run(program: string, args: string[], settings: Environment): Promise<Ended> {
  const file = join(inRoot('api', 'src'), program);
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [file, ...args],
      { env: programEnvironment(settings) },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, says: stdout + stderr }),
    );
  });
}
