// The lock that limits a folder to one process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kafedra-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a second lock fails at once and names the holder', () => {
  const folder = newFolder();
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid} on `);
  lock.release();
});

test('a released lock can be taken again', () => {
  const folder = newFolder();
  lockFolder(folder).release();
  const again = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('is in use');
  again.release();
});
