// A copy of the working tree, as a fresh clone would hold it: sources only.
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inRoot, root } from './root.ts';

/** Folders that are installed, built, or data. */
const notSources = new Set(['node_modules', 'dist', '.git', '.data', '.artifacts']);

export function copySources(to: string): void {
  cpSync(root, to, {
    recursive: true,
    filter: (path) => path === root || !notSources.has(basename(path)),
  });
}

/** Lets a copy use the packages that are installed here. */
export function linkPackages(to: string): void {
  for (const folder of ['', 'api', 'gateway', 'web', 'common']) {
    const modules = inRoot(folder, 'node_modules');
    if (existsSync(modules)) symlinkSync(modules, join(to, folder, 'node_modules'));
  }
}
