// The bytes of a streamed archive.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readZip } from '../../../testing/read-zip.ts';
import { folderStorage, type Storage } from '../../kit/files/storage.ts';
import { createZip } from './zip.ts';

async function storageWith(files: Readonly<Record<string, string>>): Promise<Storage> {
  const folder = await mkdtemp(join(tmpdir(), 'kafedra-zip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = folderStorage(folder);
  for (const [key, text] of Object.entries(files)) {
    await storage.write(key, Readable.from([Buffer.from(text)]));
  }
  return storage;
}
const textAt = (key: string) => ({
  path: `${key}.txt`,
  key,
  mime_type: 'text/plain',
  created_at: new Date(),
});

test('files missing in the storage are listed, and the others are included', async () => {
  const storage = await storageWith({ раз: '1', три: '3' });
  const archive = createZip(storage, ['раз', 'два', 'три'].map(textAt), []);
  expect(await readZip(await buffer(archive))).toMatchObject([
    { path: 'раз.txt', text: '1' },
    { path: 'три.txt', text: '3' },
    { path: 'Не вошли в архив.txt', text: expect.stringContaining('два.txt') },
  ]);
});

test('a truncated file aborts the archive', async () => {
  const storage: Storage = {
    ...(await storageWith({ раз: '1' })),
    read: () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('1');
          throw new Error('the disk is gone');
        })(),
      ),
  };
  await expect(buffer(createZip(storage, [textAt('раз')], []))).rejects.toThrow('the disk is gone');
});

test('reading ends when the client disconnects', async () => {
  const endless = new Readable({ read: (size) => void endless.push(Buffer.alloc(size)) });
  const storage: Storage = { ...(await storageWith({ раз: '1' })), read: () => endless };
  const archive = createZip(storage, [{ ...textAt('раз'), mime_type: 'video/mp4' }], []);
  for await (const _ of archive) break;
  await expect.poll(() => endless.destroyed).toBe(true);
  expect(archive.readableLength).toBeLessThan(1024 * 1024);
});
