// Chunked uploads: out of order, cancelled, and sent by other people.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chunkCount,
  chunkedFile,
  sendForm,
  sendRaw,
  type ChunkedFile,
} from '../../../testing/chunks.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { startS3 } from '../../../testing/servers/s3-server.ts';
import { folderStorage } from '../../kit/files/storage.ts';
import { s3Storage } from '../../kit/files/s3.ts';
import { removeOldUploads } from './unfinished-uploads.ts';

let school: OwnSchool;
let owner: Caller;
let other: Caller;
let companyId: number;
let target: string;
beforeAll(async () => {
  school = await openOwnSchool({ UPLOAD_LIMIT: '100000' });
  owner = await school.person('owner@chunks.test');
  other = await school.person('other@chunks.test');
  companyId = await school.company('chunks', owner);
  await school.join(companyId, other, ['company_settings', 'admin_part_access']);
  target = `/api/companies/${companyId}/add_media`;
});
afterAll(() => school.close());

const raw = (file: ChunkedFile, index: number, options?: Parameters<typeof sendRaw>[5]) =>
  sendRaw(school, target, owner, file, index, options);
const state = (file: ChunkedFile, as = owner) =>
  school.send('GET', `/api/uploads/${file.uuid}`, undefined, as);
const download = async (url: string) =>
  (await school.app.inject({ method: 'GET', url })).rawPayload;

/** The objects in the storage: names without their keys. */
async function stored(): Promise<string[]> {
  const folder = join(school.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('a chunked file', () => {
  test.for([
    ['as bodies', sendRaw],
    ['as forms', sendForm],
  ] as const)('is complete in any order, %s', async ([, send]) => {
    const file = chunkedFile(10_500, 1000);
    const order = [7, 0, 10, 3, 1, 2, 9, 4, 8, 6];
    for (const index of order) {
      const answer = await send(school, target, owner, file, index);
      expect(answer.statusCode).toBe(202);
      expect(answer.json().data.upload).toMatchObject({
        uuid: file.uuid,
        chunk_count: 11,
        raw: true,
      });
    }
    expect((await state(file)).body.data).toMatchObject({
      received: [
        [0, 4],
        [6, 10],
      ],
    });
    const last = await send(school, target, owner, file, 5);
    expect(last.statusCode).toBe(201);
    expect(last.json().data).toMatchObject({ file_name: 'film.txt', size: 10_500 });
    expect(await download(last.json().data.url)).toEqual(file.bytes);

    for (const again of [
      await send(school, target, owner, file, 5),
      await raw(file, 0, { bytes: Buffer.alloc(0) }),
    ]) {
      expect(again.statusCode).toBe(201);
      expect(again.json()).toEqual(last.json());
    }
    expect((await state(file)).body.data.received).toEqual([[0, 10]]);
  });

  test('is complete once when all chunks arrive concurrently', async () => {
    const file = chunkedFile(20_000, 1000);
    const indexes = Array.from({ length: chunkCount(file) }, (_, index) => index);
    const answers = await Promise.all([...indexes, ...indexes].map((index) => raw(file, index)));
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(
      answers
        .filter(({ statusCode }) => ![201, 202, 400].includes(statusCode))
        .map(({ body }) => body),
    ).toEqual([]);
    const whole = made[0] ?? (await raw(file, 0));
    const { id, url } = whole.json().data;
    expect(new Set(made.map((answer) => answer.json().data.id))).toEqual(new Set([id]));
    expect(await download(url)).toEqual(file.bytes);
  });

  test('can have a single chunk', async () => {
    for (const size of [12, 0]) {
      const file = chunkedFile(size, 1000);
      const answer = await raw(file, 0);
      expect(answer.statusCode).toBe(201);
      expect(await download(answer.json().data.url)).toEqual(file.bytes);
    }
  });

  test('is not readable before it is complete', async () => {
    const file = chunkedFile(3000, 1000);
    await raw(file, 0);
    const files = await school.send(
      'GET',
      `/api/companies/${companyId}?with=company_files`,
      undefined,
      owner,
    );
    const names = files.body.data.company_files.map(({ size }: { size: number }) => size);
    expect(names).not.toContain(3000);
    expect((await stored()).filter((name) => name.endsWith('.unfinished'))).not.toEqual([]);
  });

  test('of a profile works in the same way', async () => {
    const file = chunkedFile(2500, 1000);
    for (const index of [0, 1]) {
      expect((await sendRaw(school, '/api/profile/file', owner, file, index)).statusCode).toBe(202);
    }
    const answer = await sendRaw(school, '/api/profile/file', owner, file, 2);
    expect(answer.json().data).toMatchObject({ name: 'film.txt' });
    expect(await download(answer.json().data.url)).toEqual(file.bytes);
  });
});

describe('a chunked upload', () => {
  test('belongs to its sender', async () => {
    const file = chunkedFile(3000, 1000);
    await raw(file, 0);
    expect((await state(file, other)).status).toBe(404);
    expect(
      (await school.send('DELETE', `/api/uploads/${file.uuid}`, undefined, other)).status,
    ).toBe(404);
    // The same id from another person is a separate upload.
    const theirs = await sendRaw(school, target, other, file, 1);
    expect(theirs.json().data.upload.received).toEqual([[1, 1]]);
  });

  test('leaves nothing when it is cancelled', async () => {
    const before = await stored();
    const file = chunkedFile(3000, 1000);
    await raw(file, 0);
    expect(
      (await school.send('DELETE', `/api/uploads/${file.uuid}`, undefined, owner)).status,
    ).toBe(200);
    expect((await state(file)).status).toBe(404);
    await expect.poll(stored).toEqual(before);
    await expect.poll(async () => (await raw(file, 1)).statusCode).toBe(202);
  });

  test('is deleted a day after its last chunk, and its file is retained', async () => {
    const parts = {
      database: school.database,
      storage: folderStorage(join(school.dataDir, 'files')),
    };
    const whole = chunkedFile(1000, 1000);
    const { url } = (await raw(whole, 0)).json().data;
    const file = chunkedFile(3000, 1000);
    await raw(file, 0);
    const pass = (hours: number) =>
      school.database.system((transaction) =>
        transaction.execute(
          sql`update uploads set touched_at = touched_at - ${hours} * interval '1 hour'`,
        ),
      );
    await pass(23);
    await removeOldUploads(parts);
    expect((await raw(file, 1)).json().data.upload.received).toEqual([[0, 1]]);
    await pass(25);
    await removeOldUploads(parts);
    expect((await state(file)).status).toBe(404);
    expect((await state(whole)).status).toBe(404);
    expect((await stored()).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
    expect(await download(url)).toEqual(whole.bytes);
  });
});

test('the bytes of a company are known without counting', async () => {
  const usage = async () =>
    (await school.send('GET', `/api/companies/${companyId}/file_storage/usage`, undefined, owner))
      .body.data.used;
  const before = await usage();
  const answer = await raw(chunkedFile(2000, 2000), 0);
  expect(await usage()).toBe(before + 2000);
  await school.send(
    'POST',
    `/api/companies/${companyId}/delete_media/${answer.json().data.id}`,
    {},
    owner,
  );
  expect(await usage()).toBe(before);
});

test('S3 works in the same way with chunks of sufficient size', { tags: ['deep'] }, async () => {
  const s3 = await startS3();
  const there = await openOwnSchool({ UPLOAD_LIMIT: '20000000' }, await s3Storage(s3.settings));
  const person = await there.person('owner@chunks-s3.test');
  const files = `/api/companies/${await there.company('chunks-s3', person)}/add_media`;
  const file = chunkedFile(11_000_000, 5_300_000);
  for (const index of [2, 0]) {
    expect((await sendRaw(there, files, person, file, index)).statusCode).toBe(202);
  }
  expect(s3.objects.size).toBe(0);
  const whole = await sendRaw(there, files, person, file, 1);
  const { url } = whole.json().data;
  const answer = await there.app.inject({ method: 'GET', url });
  expect(answer.rawPayload.equals(file.bytes)).toBe(true);
  const part = await there.app.inject({ method: 'GET', url, headers: { range: 'bytes=5-9' } });
  expect(part.rawPayload).toEqual(file.bytes.subarray(5, 10));

  const small = chunkedFile(3000, 1000);
  const refused = await sendRaw(there, files, person, small, 0);
  expect(refused.json().errors).toMatchObject([{ code: 'chunk_too_small' }]);
  const cancelled = chunkedFile(11_000_000, 5_300_000);
  await sendRaw(there, files, person, cancelled, 0);
  expect(s3.uploads.size).toBe(1);
  await there.send('DELETE', `/api/uploads/${cancelled.uuid}`, undefined, person);
  await expect.poll(() => s3.uploads.size).toBe(0);
  await there.close();
  await s3.close();
});
