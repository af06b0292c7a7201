// Where browsers reach the store, they upload all chunks except the first to it; the API returns the URLs and checks
// the result.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  askDirect,
  bytesOfChunk,
  chunkedFile,
  sendRaw,
  type ChunkedFile,
} from '../../../testing/chunks.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { startS3, type S3Server } from '../../../testing/servers/s3-server.ts';
import { s3Storage } from '../../kit/files/s3.ts';
import { removeOldUploads } from './unfinished-uploads.ts';

let s3: S3Server;
let school: OwnSchool;
let owner: Caller;
let target: string;
beforeAll(async () => {
  s3 = await startS3();
  const publicUrl = s3.settings.endpoint.replace('127.0.0.1', 'localhost');
  school = await openOwnSchool(
    { UPLOAD_LIMIT: '20000000' },
    await s3Storage({ ...s3.settings, publicUrl }),
  );
  owner = await school.person('owner@direct.test');
  target = `/api/companies/${await school.company('direct', owner)}/add_media`;
});
afterAll(async () => {
  await school.close();
  await s3.close();
});
afterEach(() => {
  s3.hasOwnMarks = false;
  vi.useRealTimers();
});

/** Three chunks of the store's minimum size. */
const oneFile = chunkedFile(11_000_000, 5_300_000);
const newFile = (): ChunkedFile => ({ ...oneFile, uuid: randomUUID() });

const send = (file: ChunkedFile, index: number) => sendRaw(school, target, owner, file, index);
const ask = (file: ChunkedFile, index: number, etag?: string) =>
  askDirect(school, target, owner, file, index, etag);

interface Address {
  url: string;
  headers: Record<string, string>;
  expires_at: string;
}

async function addressOf(file: ChunkedFile, index: number): Promise<Address> {
  const answer = await ask(file, index);
  expect(answer.statusCode).toBe(202);
  return answer.json().data.upload.address;
}

const put = ({ url, headers }: Address, bytes: Buffer) =>
  fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });

async function putChunk(file: ChunkedFile, index: number): Promise<string> {
  const answer = await put(await addressOf(file, index), bytesOfChunk(file, index));
  expect(answer.status).toBe(200);
  return answer.headers.get('etag') ?? '';
}

test('all chunks except the first are uploaded to the store, in any order, and form the file', async () => {
  const file = newFile();
  const first = await send(file, 0);
  expect(first.json().data.upload).toMatchObject({ direct: true, received: [[0, 0]] });
  s3.taken.length = 0;
  const address = await addressOf(file, 2);
  const { url, expires_at } = address;
  expect(new URL(url).hostname).toBe('localhost');
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    partNumber: '3',
    'X-Amz-Expires': '600',
    'X-Amz-SignedHeaders': 'content-length;content-md5;host',
  });
  expect((Date.parse(expires_at) - Date.now()) / 1000).toBeCloseTo(600, -1);

  for (const _ of [1, 2]) {
    expect((await put(address, bytesOfChunk(file, 2))).status).toBe(200);
  }
  expect((await ask(file, 2)).json().data.upload).toEqual({
    uuid: file.uuid,
    chunk_count: 3,
    received: [
      [0, 0],
      [2, 2],
    ],
    raw: true,
    direct: true,
  });
  expect(s3.objects.size).toBe(0);
  await putChunk(file, 1);
  const whole = await ask(file, 1);
  expect([whole.statusCode, whole.json().data.size]).toEqual([201, 11_000_000]);
  expect((await ask(file, 2)).json()).toEqual(whole.json());
  expect(s3.taken).toEqual([3, 3, 2].map((number) => ({ number, isSigned: true })));
  const stored = [...s3.objects.values()].at(-1);
  expect(stored?.equals(file.bytes)).toBe(true);
});

test('a chunk that the store has but nobody reported is found on the next request', async () => {
  const file = newFile();
  await send(file, 0);
  await putChunk(file, 1);
  expect((await send(file, 2)).json().data.upload.received).toEqual([
    [0, 0],
    [2, 2],
  ]);
  expect((await ask(file, 1)).statusCode).toBe(201);
});

test('reports are verified with the store', async () => {
  const file = newFile();
  await send(file, 0);
  const response = await ask(file, 1, '"made-up"');
  expect(response.json().data.upload).toMatchObject({ received: [[0, 0]], address: {} });
  const other = newFile();
  await send(other, 0);
  await putChunk(other, 1);
  const changed = { ...other, bytes: Buffer.alloc(other.bytes.length, 'a') };
  expect((await ask(changed, 1)).json().data.upload.received).toEqual([[0, 0]]);
});

test('a store without MD5 ETags confirms chunks by its own ETags', { tags: ['deep'] }, async () => {
  s3.hasOwnMarks = true;
  const file = newFile();
  await send(file, 0);
  const mark = await putChunk(file, 1);
  expect((await ask(file, 1)).json().data.upload.received).toEqual([[0, 0]]);
  expect((await ask(file, 1, mark)).json().data.upload.received).toEqual([[0, 1]]);
});

test('the first chunk is uploaded to the API and checked before other chunks get URLs', async () => {
  const file = newFile();
  expect((await ask(file, 0)).json().errors).toMatchObject([{ code: 'upload_mismatch' }]);
  await send(file, 1);
  for (const index of [0, 2]) {
    const refused = await ask(file, index);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toMatchObject([{ field: 'dzmd5', code: 'not_direct' }]);
  }
  const disguised = { ...newFile(), name: 'photo.png' };
  expect((await send(disguised, 0)).statusCode).toBe(422);
  expect((await ask(disguised, 1)).statusCode).toBe(422);
  await send(file, 0);
  expect((await ask(file, 0)).json().data.upload).not.toHaveProperty('address');
});

test('only the sender gets URLs and can report chunks', async () => {
  const file = newFile();
  await send(file, 0);
  const stranger = await school.person('stranger@direct.test');
  const theirs = `/api/companies/${await school.company('direct-other', stranger)}/add_media`;
  const before = s3.uploads.size;
  const requestChunkUrl = (to: string, as: Caller) => askDirect(school, to, as, file, 1);
  expect((await requestChunkUrl(target, stranger)).statusCode).toBe(404);
  expect((await requestChunkUrl(theirs, stranger)).json().errors).toMatchObject([
    { code: 'upload_mismatch' },
  ]);
  expect((await requestChunkUrl(theirs, owner)).statusCode).toBe(404);
  const member = await school.person('member@direct.test');
  const companyId = Number(target.split('/')[3]);
  await school.join(companyId, member, []);
  expect((await requestChunkUrl(target, member)).statusCode).toBe(403);
  expect((await requestChunkUrl('/api/profile/file', owner)).statusCode).toBe(409);
  expect(s3.uploads.size).toBe(before);
});

test('a URL is valid for ten minutes and only while its upload exists', async () => {
  const file = newFile();
  await send(file, 0);
  const address = await addressOf(file, 1);
  const bytes = bytesOfChunk(file, 1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  expect((await put(address, bytes)).status).toBe(403);
  vi.useRealTimers();
  await putChunk(file, 1);
  await school.send('DELETE', `/api/uploads/${file.uuid}`, undefined, owner);
  await expect.poll(async () => (await put(address, bytes)).status).toBe(404);
  expect((await ask(file, 1)).statusCode).toBe(409);
});

test('an abandoned upload is deleted after a day with the chunks in the store', async () => {
  const file = newFile();
  await send(file, 0);
  await putChunk(file, 1);
  await ask(file, 1);
  await school.database.system((transaction) =>
    transaction.execute(sql`update uploads set touched_at = now() - interval '25 hours'`),
  );
  await removeOldUploads({ database: school.database, storage: await s3Storage(s3.settings) });
  expect(s3.uploads.size).toBe(0);
});

test(
  'without access to the store all chunks are uploaded to the API',
  { tags: ['deep'] },
  async () => {
    const closed = await openOwnSchool(
      { UPLOAD_LIMIT: '20000000' },
      await s3Storage({ ...s3.settings, publicUrl: undefined }),
    );
    const person = await closed.person('owner@direct-closed.test');
    const files = `/api/companies/${await closed.company('direct-closed', person)}/add_media`;
    const file = newFile();
    const first = await sendRaw(closed, files, person, file, 0);
    expect(first.json().data.upload.direct).toBe(false);
    const refused = await askDirect(closed, files, person, file, 1);
    expect(refused.json().errors).toMatchObject([{ code: 'not_direct' }]);
    await closed.close();
  },
);
