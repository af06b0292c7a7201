// Locks a data folder for one process, because two processes on one embedded database lose writes silently. The lock is
// SQLite's file lock: the operating system releases it when the process dies, and not while it is suspended.
import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { prepareFolder } from '../files/data-folders.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Takes the lock, or throws an Error that names the process holding it. Creates the folder if it is missing.
 */
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
