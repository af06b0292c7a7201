// One folder, one process.
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

test('a second holder is refused at once and told who holds the folder', () => {
  const folder = newFolder();
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid} on `);
  lock.release();
});

test('what was released can be taken again', () => {
  const folder = newFolder();
  lockFolder(folder).release();
  const again = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('is in use');
  again.release();
});
