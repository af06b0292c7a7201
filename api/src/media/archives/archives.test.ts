// Archives of the file storage: their content, permissions and expiry.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { fileArchives } from './archive-tables.ts';

let school: School;
let owner: Caller;
let teacher: Caller;
let companyId: number;
let base: string;
beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@archives.test');
  teacher = await school.person('teacher@archives.test');
  companyId = await school.company('archives', owner);
  await school.join(companyId, teacher, ['lessons_create']);
  base = `/api/companies/${companyId}`;
});

const call = (path: string, body?: unknown, as = owner) =>
  school.send('POST', `${base}${path}`, body, as);

async function put(name: string, bytes: Buffer, folder_id: number | null = null): Promise<number> {
  const { headers, payload } = formOf(name, bytes);
  const sent = await school.app.inject({
    method: 'POST',
    url: `${base}/add_media`,
    headers: { ...headers, authorization: `Bearer ${owner.token}` },
    payload,
  });
  const file_id: number = sent.json().data.id;
  return (await call('/file_storage', { file_id, folder_id })).body.data.id;
}
const folder = async (name: string, parent_id: number | null = null): Promise<number> =>
  (await call('/file_storage_folders', { name, parent_id })).body.data.id;

const fetched = (url: string) => school.app.inject({ url: `/api${url}` });
const contentOf = async (url: string) => readZip((await fetched(url)).rawPayload);

test('selected files are archived without the folders that they share', async () => {
  const autumn = await folder('Осень');
  const first = await put('план.txt', Buffer.from('Первый'), autumn);
  const second = await put('план.txt', Buffer.from('Второй'), autumn);
  const image = await put('снимок.png', png, await folder('Снимки', autumn));
  const { body } = await call('/file_storage/archive', {
    file_storage_items_id: [first, second, image, 2_000_000_000],
  });
  const { archive, skipped } = body.data;
  expect(skipped).toMatchObject([{ code: 'not_found', count: 1 }]);
  const size = Buffer.byteLength('ПервыйВторой') + png.length;
  expect(archive).toMatchObject({ file_name: 'Файлы.zip', count: 3, size });
  expect(await contentOf(archive.url)).toMatchObject([
    { path: 'план.txt', text: 'Первый', isCompressed: true },
    { path: 'план (2).txt', text: 'Второй' },
    { path: 'Снимки/снимок.png', isCompressed: false },
  ]);
  const { headers } = await fetched(archive.url);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Файлы.zip')}`,
    'cache-control': 'private, no-store',
  });
});

test('everything that a list shows is archived, except the trash', async () => {
  await put('один матч.txt', Buffer.from('1'));
  const gone = await put('другой матч.txt', Buffer.from('2'));
  await call('/file_storage/delete', { file_storage_items_id: [gone] });
  const { body } = await call('/file_storage/archive', { matching: { search: 'матч' } }, teacher);
  expect(await contentOf(body.data.archive.url)).toMatchObject([{ path: 'один матч.txt' }]);
  const trash = await call('/file_storage/archive', { file_storage_items_id: [gone] });
  expect(trash.body.data).toMatchObject({ archive: null, skipped: [{ code: 'deleted' }] });
});

test('a folder is archived with all its contents, including empty folders', async () => {
  const outer = await folder('Год');
  const inner = await folder('Май', outer);
  const refused = await call(`/file_storage_folders/${outer}/archive`);
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    422,
    'В этой папке нет файлов',
  ]);
  await folder('Июнь', outer);
  await put('итоги.txt', Buffer.from('5'), inner);
  await put('обложка.png', png, outer);
  const { body } = await call(`/file_storage_folders/${outer}/archive`, undefined, teacher);
  expect(body.data).toMatchObject({ file_name: 'Год.zip', count: 2 });
  const paths = (await contentOf(body.data.url)).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(['Год/Июнь/', 'Год/Май/итоги.txt', 'Год/обложка.png']);
  expect((await call('/file_storage_folders/2000000000/archive')).status).toBe(404);
});

test('requests are limited to a hundred in ten minutes', async () => {
  const hasty = await school.person('hasty@archives.test');
  await school.join(companyId, hasty, ['lessons_create']);
  // Requests for missing files count too.
  const ask = (as = hasty) => call('/file_storage_folders/2000000000/archive', undefined, as);
  for (let each = 0; each < 100; each++) expect((await ask()).status).toBe(404);
  expect((await ask()).status).toBe(429);
  expect((await ask(teacher)).status).toBe(404);
});

test('an archive is available for ten minutes to those who may see files', async () => {
  const item = await put('тайна.txt', Buffer.from('тсс'));
  const ids = { file_storage_items_id: [item] };
  const learner = await school.person('learner@archives.test');
  await school.join(companyId, learner, []);
  expect((await call('/file_storage/archive', ids, learner)).status).toBe(403);

  const { url } = (await call('/file_storage/archive', ids, teacher)).body.data.archive;
  expect((await school.app.inject({ url: `/api${url}`, method: 'HEAD' })).statusCode).toBe(200);
  const key = url.split('/')[2];
  const set = (values: Partial<typeof fileArchives.$inferInsert>) =>
    school.database.system((transaction) =>
      transaction.update(fileArchives).set(values).where(eq(fileArchives.key, key)),
    );
  // The author may no longer see files.
  await set({ author_id: learner.userId });
  expect((await fetched(url)).statusCode).toBe(404);
  await set({ author_id: teacher.userId });
  expect((await fetched(url)).statusCode).toBe(200);
  await school.database.system((transaction) =>
    transaction.execute(sql`update file_archives set expires_at = now() where key = ${key}`),
  );
  expect((await fetched(url)).statusCode).toBe(403);
});
