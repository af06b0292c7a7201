// Copies the working tree as a fresh clone would contain it: sources only.
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inRoot, root } from './root.ts';

/** Folders of installed packages, builds and data. */
const notSources = new Set(['node_modules', 'dist', '.git', '.data', '.artifacts']);

export function copySources(to: string): void {
  cpSync(root, to, {
    recursive: true,
    filter: (path) => path === root || !notSources.has(basename(path)),
  });
}

/** Links the installed packages into a copy. */
export function linkPackages(to: string): void {
  for (const folder of ['', 'api', 'gateway', 'web', 'common']) {
    const modules = inRoot(folder, 'node_modules');
    if (existsSync(modules)) symlinkSync(modules, join(to, folder, 'node_modules'));
  }
}
