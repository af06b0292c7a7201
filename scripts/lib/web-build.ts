// Builds the web app if its sources have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from './root.ts';
import { run, type RunResult } from './run.ts';

const stamp = inRoot('web', 'dist', '.sources');

/** Source folders of the build. */
const folders = ['web', 'common'];
const sharedSources = ['package-lock.json', 'schema.graphql', 'relay.config.js'];

export function webIsBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();
}

export async function buildWeb(signal?: AbortSignal): Promise<RunResult> {
  const options = signal ? { signal } : {};
  const relay = await run('relay-compiler', [], options);
  if (relay.code !== 0) return relay;
  // Hashed before the build, so that edits during the build cause another one.
  const hash = hashOfSources();
  const env = { NODE_ENV: 'production' };
  const vite = await run('vite', ['build'], { ...options, cwd: inRoot('web'), env });
  if (vite.code === 0) writeFileSync(stamp, hash);
  return vite;
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const files = [
    ...folders.flatMap((folder) => filesUnder(inRoot(folder))),
    ...sharedSources.map((file) => inRoot(file)),
  ];
  for (const file of files) {
    if (!existsSync(file)) continue;
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist')
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}
