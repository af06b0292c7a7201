// Folder and S3 storage behave the same for whole files, chunks, variants and failed writes.
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3 } from '../../../testing/servers/s3-server.ts';
import { folderStorage, type Storage, type ChunkedUpload } from './storage.ts';
import { s3Storage } from './s3.ts';

const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

interface Opened {
  storage: Storage;
  /** Bytes and entries in the storage, finished or not. */
  count: () => Promise<number>;
  close: () => Promise<void>;
}

async function openFolder(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'kafedra-storage-'));
  return {
    storage: folderStorage(folder),
    count: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).length;
    },
    close: () => rm(folder, { recursive: true }),
  };
}

async function openS3(): Promise<Opened> {
  const server = await startS3();
  const publicUrl = server.settings.endpoint.replace('127.0.0.1', 'localhost');
  return {
    storage: await s3Storage({ ...server.settings, publicUrl }),
    count: async () => server.objects.size + server.uploads.size,
    close: server.close,
  };
}

describe.each([
  ['a folder', openFolder],
  ['S3', openS3],
])('%s', (_, open) => {
  let opened: Opened;
  let storage: Storage;
  beforeAll(async () => {
    opened = await open();
    ({ storage } = opened);
  });
  afterAll(() => opened.close());

  const streamed = (bytes: Buffer) => Readable.from([bytes.subarray(0, 3), bytes.subarray(3)]);
  const failing = () =>
    Readable.from(
      (async function* () {
        yield Buffer.from('the beginning');
        throw new Error('it broke off');
      })(),
    );
  const bytes = Buffer.from('Кафедра: десять букв и ещё немного');
  const unfinished = async (size: number, chunkSize: number): Promise<ChunkedUpload> => {
    const key = randomUUID();
    return { key, id: await storage.begin(key), size, chunkSize };
  };

  test('stores, reads, measures and removes bytes', async () => {
    const key = randomUUID();
    const before = await opened.count();
    expect(await storage.write(key, streamed(bytes))).toBe(bytes.length);
    expect(await storage.sizeOf(key)).toBe(bytes.length);
    expect(await buffer(storage.read(key))).toEqual(bytes);
    expect(await buffer(storage.read(key, { start: 2, end: 9 }))).toEqual(bytes.subarray(2, 10));
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.sizeOf(key)).toBe(null);
    await expect(buffer(storage.read(key))).rejects.toThrow(/no such file|NoSuchKey/);
    expect(await opened.count()).toBe(before);
  });

  test('removes an unfinished upload by its key', async () => {
    const before = await opened.count();
    const [upload, other] = [await unfinished(20, 10), await unfinished(20, 10)];
    await storage.writeChunk(upload, 0, streamed(bytes.subarray(0, 10)));
    await storage.remove(upload.key);
    await storage.abort(other);
    expect(await opened.count()).toBe(before);
  });

  test('stores large and empty files', async () => {
    const large = Buffer.alloc(20 * 1024 * 1024, 'много');
    for (const some of [large, Buffer.alloc(0)]) {
      const key = randomUUID();
      expect(await storage.write(key, Readable.from(some.length > 0 ? [some] : []))).toBe(
        some.length,
      );
      expect((await buffer(storage.read(key))).equals(some)).toBe(true);
    }
  });

  test('stores nothing of an interrupted write', async () => {
    const before = await opened.count();
    const key = randomUUID();
    await expect(storage.write(key, failing())).rejects.toThrow('it broke off');
    expect(await storage.sizeOf(key)).toBe(null);
    expect(await opened.count()).toBe(before);
  });

  test('removes variants with their file', async () => {
    const before = await opened.count();
    const key = randomUUID();
    await storage.write(key, streamed(bytes));
    await storage.write(`${key}/320.webp`, streamed(bytes));
    expect(await storage.sizeOf(`${key}/320.webp`)).toBe(bytes.length);
    expect(await buffer(storage.read(`${key}/320.webp`))).toEqual(bytes);
    await storage.remove(key);
    expect(await storage.sizeOf(`${key}/320.webp`)).toBe(null);
    expect(await opened.count()).toBe(before);
  });

  test('joins chunks that arrive in any order and repeatedly', async () => {
    const upload = await unfinished(bytes.length, 10);
    const chunk = (index: number) => bytes.subarray(index * 10, index * 10 + 10);
    const indexes = Array.from({ length: Math.ceil(bytes.length / 10) }, (__, index) => index);
    await Promise.all(
      indexes
        .toReversed()
        .map((index) => storage.writeChunk(upload, index, streamed(chunk(index)))),
    );
    await storage.writeChunk(upload, 1, streamed(chunk(1)));
    expect(await storage.sizeOf(upload.key)).toBe(null);
    await storage.finish(upload);
    await storage.finish(upload);
    expect(await buffer(storage.read(upload.key))).toEqual(bytes);
  });

  test('accepts an interrupted chunk again', async () => {
    const upload = await unfinished(20, 10);
    await storage.writeChunk(upload, 0, streamed(Buffer.alloc(10, 'a')));
    await expect(storage.writeChunk(upload, 1, failing())).rejects.toThrow('it broke off');
    await storage.writeChunk(upload, 1, streamed(Buffer.alloc(10, 'b')));
    await storage.finish(upload);
    expect((await buffer(storage.read(upload.key))).toString()).toBe('aaaaaaaaaabbbbbbbbbb');
  });

  test('leaves nothing of an aborted upload, finished or not', async () => {
    const before = await opened.count();
    for (const isFinished of [false, true]) {
      const upload = await unfinished(3, 10);
      await storage.writeChunk(upload, 0, streamed(Buffer.from('abc')));
      if (isFinished) await storage.finish(upload);
      await storage.abort(upload);
      expect(await opened.count()).toBe(before);
    }
  });

  test('does not finish an incomplete upload', async () => {
    const upload = await unfinished(3, 10);
    await storage.abort(upload);
    await expect(storage.finish(upload)).rejects.toThrow(/no such file|NoSuchUpload/);
  });

  test('accepts direct uploads of announced chunks only', async () => {
    const { direct } = storage;
    if (!direct) return;
    const upload = await unfinished(bytes.length, 25);
    const chunk = (index: number) => bytes.subarray(index * 25, index * 25 + 25);
    const said = (index: number) => ({ md5: md5Of(chunk(index)), etag: undefined });
    await storage.writeChunk(upload, 0, streamed(chunk(0)));
    for (const index of [2, 1]) {
      expect(await direct.has(upload, index, said(index))).toBe(false);
      const { url, headers } = await direct.addressOf(upload, index, md5Of(chunk(index)));
      const put = async (body: Buffer, to = url) =>
        (await fetch(to, { method: 'PUT', headers, body: new Uint8Array(body) })).status;
      const others = Buffer.from(chunk(index).toReversed());
      const elsewhere = url.replace(`partNumber=${index + 1}`, 'partNumber=1');
      expect(await put(others)).toBe(400);
      expect(await put(Buffer.concat([chunk(index), others]))).toBe(403);
      expect(await put(chunk(index), elsewhere)).toBe(403);
      expect([await put(chunk(index)), await put(chunk(index))]).toEqual([200, 200]);
      expect(await direct.has(upload, index, said(index))).toBe(true);
      expect(await direct.has(upload, index, said(0))).toBe(false);
    }
    await storage.finish(upload);
    expect(await buffer(storage.read(upload.key))).toEqual(bytes);
  });
});
