// Installs the packages of the benchmark, the compared servers, which are not dependencies of the project.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../../scripts/lib/run.ts';

const bench = dirname(import.meta.dirname);
const stamp = join(bench, 'node_modules', '.lockfile');

export const inPackages = (...parts: string[]): string => join(bench, 'node_modules', ...parts);

/** Installs from the lockfile if it has changed. Unavailable optional packages are skipped. */
export async function installPackages(say: (line: string) => void): Promise<void> {
  const hash = createHash('sha256')
    .update(readFileSync(join(bench, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say('Installing the packages of the bench (about a minute, only when they changed) …');
  const npm = process.env['npm_execpath'];
  const command = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...command], { cwd: bench })
    : await run('npm', command, { cwd: bench });
  if (code !== 0) throw new Error(`The packages of the bench could not be installed:\n${output}`);
  writeFileSync(stamp, hash);
}
