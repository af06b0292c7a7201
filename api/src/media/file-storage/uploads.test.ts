// Files uploaded for the file storage: until an entry uses them, only the sender sees them.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { chunkedFile, sendRaw } from '../../../testing/chunks.ts';
import { formOf, png } from '../../../testing/files.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let manager: Caller;
let companyId: number;
let base: string;
beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@storage-uploads.test');
  manager = await school.person('manager@storage-uploads.test');
  companyId = await school.company('storage-uploads', owner);
  await school.join(companyId, manager, ['company_settings']);
  base = `/api/companies/${companyId}`;
});

const prefer = 'for=file_storage';

async function send(name: string, preference = prefer) {
  const { headers, payload } = formOf(name, png);
  const answer = await school.app.inject({
    method: 'POST',
    url: `${base}/add_media`,
    headers: { ...headers, authorization: `Bearer ${owner.token}`, prefer: preference },
    payload,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().data as { id: number; url: string };
}
const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, as = owner) =>
  school.send(method, `${base}${path}`, body, as);
const put = (file_id: number, folder_id: number | null = null, as = owner) =>
  call('POST', '/file_storage', { file_id, folder_id }, as);
const companysOwn = async () =>
  (await call('GET', '?with=company_files')).body.data.company_files.map(
    ({ id }: { id: number }) => id,
  );

test('an upload for the storage is not among the company’s own files, before and after it is added', async () => {
  const { id, url } = await send('план.png');
  expect(await companysOwn()).not.toContain(id);
  expect((await call('POST', '/add_files', { file_ids: [id] })).status).toBe(422);
  expect((await put(id, null, manager)).status).toBe(422);
  const { status, body } = await put(id);
  expect([status, body.data]).toMatchObject([201, { name: 'план.png', folder_id: null }]);
  expect(await companysOwn()).not.toContain(id);
  const answer = await school.app.inject(url);
  expect(answer.headers['cache-control']).toContain('immutable');
});

test('an upload that is not added is deleted after a day', async () => {
  const { id, url } = await send('забыт.png');
  const later = sql`expires_at - interval '24 hours'`;
  await school.database.system((transaction) =>
    transaction.execute(sql`update files set expires_at = ${later} where id = ${id}`),
  );
  expect((await school.app.inject(url)).statusCode).toBe(404);
  expect((await put(id)).status).toBe(422);
});

test('it is added at the root if its folder is gone, and permanent files are rejected', async () => {
  const folder = (await call('POST', '/file_storage_folders', { name: 'Уйдёт' })).body.data.id;
  const { id } = await send('успел.png');
  await call('DELETE', `/file_storage_folders/${folder}`);
  expect((await put(id, folder)).body.data).toMatchObject({ folder_id: null });
  expect((await put(id, folder)).body.errors).toMatchObject([{ field: 'folder_id' }]);
});

test('it may be sent in chunks', async () => {
  const file = chunkedFile(20, 10);
  const headers = { prefer };
  const path = `${base}/add_media`;
  const chunks = [await sendRaw(school, path, owner, file, 0, { headers })];
  chunks.push(await sendRaw(school, path, owner, file, 1, { headers }));
  expect(chunks.map(({ statusCode }) => statusCode)).toEqual([202, 201]);
  const id: number = chunks.at(-1)?.json().data.id;
  expect(await companysOwn()).not.toContain(id);
  expect((await put(id)).status).toBe(201);
});

test('it is recognized among other preferences, and unknown ones are ignored', async () => {
  const meant = await send('а.png', 'respond-async, for="file_storage"; wait=10');
  const other = await send('б.png', 'for=gallery');
  const own = await companysOwn();
  expect([own.includes(meant.id), own.includes(other.id)]).toEqual([false, true]);
});
