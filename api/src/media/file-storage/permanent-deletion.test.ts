// Permanent deletion: unused files are deleted at once in any number, and files in use are retained.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { folderStorage } from '../../kit/files/storage.ts';
import { removeExpiredFiles } from '../files/expiring-files.ts';
import { emptyTrash } from './trash.ts';

let folder: string;
let school: OwnSchool;
let owner: Caller;
let teacher: Caller;
let companyId: number;
let base: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kafedra-for-good-'));
  school = await openOwnSchool({}, folderStorage(folder));
  owner = await school.person('owner@for-good.test');
  teacher = await school.person('teacher@for-good.test');
  companyId = await school.company('for-good', owner);
  await school.join(companyId, teacher, ['lessons_create']);
  base = `/api/companies/${companyId}`;
});
afterAll(async () => {
  await school.close();
  await rm(folder, { recursive: true });
});

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, as = owner) =>
  school.send(method, `${base}${path}`, body, as);
const data = async (...args: Parameters<typeof call>) => {
  const { body } = await call(...args);
  expect(body.errors).toBeUndefined();
  return body.data;
};
const used = async (): Promise<number> => (await data('GET', '/file_storage/usage')).used;
const storedFileCount = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
    .length;

async function upload(name: string) {
  const { headers, payload } = formOf(name, png);
  const answer = await school.app.inject({
    method: 'POST',
    url: `${base}/add_media`,
    headers: { ...headers, authorization: `Bearer ${owner.token}` },
    payload,
  });
  return answer.json().data;
}
const put = async (name: string) =>
  data('POST', '/file_storage', { file_id: (await upload(name)).id });

/** Inserts entries, each with a file of a thousand bytes that nothing else uses. */
const putMany = (count: number, name: string, deletedAt: string | null = null) =>
  school.database.system((transaction) =>
    transaction.execute(sql`with added as (
        insert into files (company_id, purpose, key, file_name, mime_type, size)
        select ${companyId}, 'file_storage', gen_random_uuid(), ${name}, 'text/plain', 1000 from generate_series(1, ${count}::integer)
        returning company_id, id
      )
      insert into file_storage_items (company_id, name, file_id, kind, size, status, status_before_deletion, deleted_at)
      select company_id, ${name}, id, 'document', 1000,
        case when ${deletedAt}::timestamptz is null then 'kept' else 'deleted' end,
        case when ${deletedAt}::timestamptz is null then null else 'kept' end, ${deletedAt}::timestamptz
      from added`),
  );
const filesCalled = (name: string) =>
  school.database.system(async (transaction) => {
    const { rows } = (await transaction.execute(
      sql`select id from files where company_id = ${companyId} and file_name = ${name}`,
    )) as { rows: unknown[] };
    return rows.length;
  });

test('many entries are deleted at once and release their quota', { tags: ['deep'] }, async () => {
  const before = await used();
  await putMany(2100, 'снимок.txt');
  expect(await used()).toBe(before + 2_100_000);
  const all = { matching: { search: 'снимок' } };
  expect(await data('POST', '/file_storage/destroy', all)).toMatchObject({ count: 2100 });
  expect([await used(), await filesCalled('снимок.txt')]).toEqual([before, 0]);
});

test('all old entries in the trash are deleted', async () => {
  const before = await used();
  await putMany(2100, 'старьё.txt', '2001-01-01');
  await emptyTrash(school.database);
  expect([await used(), await filesCalled('старьё.txt')]).toEqual([before, 0]);
});

test('a file in use is retained even if all its entries are selected', async () => {
  const item = await put('афиша.png');
  const gallery = await data('POST', '/gallery', { name: 'Афиши' });
  await data('POST', `/gallery/${gallery.id}/add_images`, { file_ids: [item.file_id] });
  const copied = await data('POST', '/file_storage/copy', {
    file_storage_items_id: [item.id],
    folder_id: null,
  });
  const both = { file_storage_items_id: [item.id, ...copied.ids] };
  const { count, skipped } = await data('POST', '/file_storage/destroy', both);
  expect([count, skipped]).toMatchObject([0, [{ code: 'used', count: 2 }]]);
  const one = { file_storage_items_id: copied.ids };
  expect((await data('POST', '/file_storage/destroy', one)).count).toBe(1);
});

test(
  'a file that was in use when its entry was deleted is deleted once it is unused',
  { tags: ['deep'] },
  async () => {
    const item = await put('баннер.png');
    const gallery = await data('POST', '/gallery', { name: 'Баннеры' });
    await data('POST', `/gallery/${gallery.id}/add_images`, { file_ids: [item.file_id] });
    await data('POST', '/file_storage/delete', { file_storage_items_id: [item.id] });
    await school.database.system((transaction) =>
      transaction.execute(
        sql`update file_storage_items set deleted_at = '2001-01-01' where id = ${item.id}`,
      ),
    );
    const clean = async () => {
      await emptyTrash(school.database);
      await removeExpiredFiles(school.database, folderStorage(folder), async () => {});
      return storedFileCount();
    };
    const before = await storedFileCount();
    expect(await clean()).toBe(before);
    await data('DELETE', `/gallery/${gallery.id}`);
    expect(await clean()).toBe(before - 1);
  },
);

test('only people who manage the company may remove its own files', async () => {
  const own = await upload('устав.png');
  const shelf = { file_ids: [own.id], type: 'material_files' };
  const refused = [
    await call('POST', '/file_storage', { file_id: own.id }, teacher),
    await call('POST', '/library_media', shelf, teacher),
  ];
  const [entry] = await data('POST', '/library_media', shelf);
  refused.push(await call('POST', `/library_media/${entry.id}/copy`, {}, teacher));
  expect(refused.map(({ status, body }) => [status, body.errors[0]])).toMatchObject([
    [422, { field: 'file_id', code: 'not_found' }],
    [422, { field: 'file_ids', code: 'not_found' }],
    [422, { field: 'id', code: 'not_found' }],
  ]);
  expect((await data('POST', `/library_media/${entry.id}/copy`, {})).file_id).toBe(own.id);
  // From then on it belongs to the storage and to everyone who works with files.
  expect((await call('POST', `/library_media/${entry.id}/copy`, {}, teacher)).status).toBe(201);
});
