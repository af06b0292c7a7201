// Keeps a folder to one process: two processes on one embedded database lose writes without an error. The lock is
// SQLite's own file lock, which the operating system releases when its holder dies, however it dies, and never while
// the holder lives, even when that is suspended.
import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { prepareFolder } from '../files/data-folders.ts';

export interface FolderLock {
  release(): void;
}

/** Takes the lock at once or throws an Error that says who holds it. The folder is made when missing. */
export function lockFolder(folder: string): FolderLock {
  prepareFolder(folder);
  const holderFile = join(folder, 'holder.json');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !error.message.includes('locked')) throw error;
    throw new Error(`the folder ${folder} is in use by ${describeHolder(holderFile)}`, {
      cause: error,
    });
  }
  const holder = { process: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(holderFile, JSON.stringify(holder));
  return { release: () => lock.close() };
}

function describeHolder(file: string): string {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    return `process ${String(holder['process'])} on ${String(holder['host'])} since ${String(holder['since'])}`;
  } catch {
    return 'another process';
  }
}
