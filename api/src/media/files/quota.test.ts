// The storage quota applies to files from all sources.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chunkedFile, sendRaw, type ChunkedFile } from '../../../testing/chunks.ts';
import { archiveOf, plainContent } from '../../../testing/schools/course-archives.ts';
import { formOf, png } from '../../../testing/files.ts';
import { finishedJob } from '../../../testing/jobs.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';

/** Bytes: a millionth of the trial's quota. */
const limit = 5368;

const site = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'image/png' });
  response.end(Buffer.concat([png, Buffer.alloc(limit)]));
});

let school: OwnSchool;
let owner: Caller;
let base: string;
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/a.png`;
  school = await openOwnSchool({ STORAGE_QUOTA: '0.000001', PRIVATE_NETWORKS: '127.0.0.1' });
  owner = await school.person('owner@room.test');
  base = `/api/companies/${await school.company('room', owner)}`;
});
afterAll(async () => {
  await school.close();
  site.close();
});

const send = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  school.send(method, `${base}${path}`, body, owner);

async function upload(size: number) {
  const { headers, payload } = formOf('a.txt', Buffer.alloc(size, 'x'));
  const answer = await school.app.inject({
    method: 'POST',
    url: `${base}/add_media`,
    headers: { ...headers, authorization: `Bearer ${owner.token}` },
    payload,
  });
  return { status: answer.statusCode, ...answer.json() };
}

async function uploadPart(file: ChunkedFile, index = 0) {
  const answer = await sendRaw(school, `${base}/add_media`, owner, file, index);
  return { status: answer.statusCode, ...answer.json() };
}

const storedFiles = async () =>
  (await readdir(join(school.dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('uploads beyond the quota are rejected and leave nothing', async () => {
  expect((await upload(3000)).status).toBe(201);
  const before = await storedFiles();
  const { status, errors } = await upload(3000);
  expect([status, errors[0]]).toMatchObject([
    422,
    {
      field: 'file',
      code: 'no_room',
      message:
        'Не хватает места: занято 2,9\u00A0КБ из 5,2\u00A0КБ. Удалите лишнее или смените тариф',
    },
  ]);
  const part = await uploadPart(chunkedFile(2500, 1000));
  expect([part.status, part.errors[0].code]).toEqual([422, 'no_room']);
  const fetched = await send('POST', '/file_storage/from_address', { url: address });
  expect([fetched.status, fetched.body.errors[0]]).toMatchObject([
    422,
    { field: 'url', code: 'no_room' },
  ]);
  expect(await storedFiles()).toEqual(before);
  expect((await send('GET', '/file_storage/usage')).body.data).toEqual({ used: 3000, limit });
});

test('a chunked upload is checked again at its end, and copies use no quota', async () => {
  const file = chunkedFile(2000, 1000);
  expect((await uploadPart(file)).status).toBe(202);
  const { data } = await upload(2000);
  const late = await uploadPart(file, 1);
  expect([late.status, late.errors[0].code]).toEqual([422, 'no_room']);
  const item = await send('POST', '/file_storage', { file_id: data.id });
  const ids = { file_storage_items_id: [item.body.data.id] };
  expect((await send('POST', '/file_storage/copy', ids)).body.data.count).toBe(1);
  expect((await send('GET', '/file_storage/usage')).body.data.used).toBe(5000);
});

test('a profile file beyond the quota is not shared with the company', async () => {
  const company = `/api/companies/${await school.company('room-profile', owner)}`;
  const { headers, payload } = formOf('a.txt', Buffer.alloc(limit + 1, 'x'));
  const sent = await school.app.inject({
    method: 'POST',
    url: '/api/profile/images/add_big_media',
    headers: { ...headers, authorization: `Bearer ${owner.token}` },
    payload,
  });
  const shelf = { type: 'material_files', file_ids: [sent.json().data.id] };
  const put = await school.send('POST', `${company}/library_media`, shelf, owner);
  expect([put.status, put.body.errors[0]]).toMatchObject([
    422,
    { field: 'file_ids', code: 'no_room' },
  ]);
  const usage = await school.send('GET', `${company}/file_storage/usage`, undefined, owner);
  expect(usage.body.data.used).toBe(0);
});

test('nothing of a course archive beyond the quota is unpacked', async () => {
  const content = plainContent({}, {}, [
    { mark: crypto.randomUUID(), path: 'files/1.png', name: 'a.png' },
  ]);
  const archive = await archiveOf(content, {
    'files/1.png': Buffer.concat([png, Buffer.alloc(limit)]),
  });
  const company = `/api/companies/${await school.company('room-archive', owner)}`;
  const { headers, payload } = formOf('course.zip', archive);
  const before = await storedFiles();
  const answer = await school.app.inject({
    method: 'POST',
    url: `${company}/courses/import`,
    headers: { ...headers, authorization: `Bearer ${owner.token}` },
    payload,
  });
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
  const job = await finishedJob(school, company, answer.json().data.job.id, owner);
  expect([job.status, job.error]).toEqual(['failed', expect.stringContaining('Не хватает места')]);
  expect(await storedFiles()).toHaveLength(before.length + 1);
});

test('a quota of zero means no limit', { tags: ['deep'] }, async () => {
  const own = await openOwnSchool({ STORAGE_QUOTA: '0' });
  const person = await own.person('owner@no-limit.test');
  const company = `/api/companies/${await own.company('no-limit', person)}`;
  const usage = await own.send('GET', `${company}/file_storage/usage`, undefined, person);
  expect(usage.body.data).toEqual({ used: 0, limit: null });
  await own.close();
});
