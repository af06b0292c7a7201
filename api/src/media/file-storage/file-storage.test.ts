// The file storage in the back office: folders, entries and copies, the trash, uses of files, and files fetched from
// URLs.
import { createServer } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { film, formOf, png } from '../../../testing/files.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { folderStorage } from '../../kit/files/storage.ts';
import { removeExpiredFiles } from '../files/expiring-files.ts';
import { emptyTrash } from './trash.ts';
import { fileStorageItems } from './storage-tables.ts';

/** A server for the files to fetch. */
let requestCount = 0;
const site = createServer((request, response) => {
  requestCount += 1;
  if (request.url === '/moved') {
    response.writeHead(302, { location: '/files/%D0%BA%D0%BE%D1%82.png' }).end();
  } else if (request.url === '/page') {
    response.writeHead(200, { 'content-type': 'text/plain' }).end('без расширения');
  } else if (request.url === '/gone.png') {
    response.writeHead(404).end();
  } else {
    response.writeHead(200, { 'content-type': 'image/png' }).end(png);
  }
});

let school: OwnSchool;
let owner: Caller;
let teacher: Caller;
let companyId: number;
let base: string;
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  school = await openOwnSchool({ PRIVATE_NETWORKS: '127.0.0.1' });
  owner = await school.person('owner@storage.test');
  teacher = await school.person('teacher@storage.test');
  companyId = await school.company('storage', owner);
  await school.join(companyId, teacher, ['lessons_create']);
  base = `/api/companies/${companyId}`;
});
afterAll(async () => {
  await school.close();
  site.close();
});

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  as = owner,
) => school.send(method, `${base}${path}`, body, as);
const data = async (...args: Parameters<typeof call>) => {
  const { status, body } = await call(...args);
  expect([status, body.errors]).toEqual([status < 300 ? status : 0, undefined]);
  return body.data;
};

async function upload(name: string, bytes: Buffer = png): Promise<number> {
  const answer = await school.app.inject({
    method: 'POST',
    url: `${base}/add_media`,
    headers: { authorization: `Bearer ${owner.token}`, ...formOf(name, bytes).headers },
    payload: formOf(name, bytes).payload,
  });
  return answer.json().data.id;
}

const put = async (name: string, folder_id: number | null = null, bytes?: Buffer) =>
  data('POST', '/file_storage', { file_id: await upload(name, bytes), folder_id });
const folder = (name: string, parent_id: number | null = null) =>
  data('POST', '/file_storage_folders', { name, parent_id });
const names = async (query: string) =>
  (await data('GET', `/file_storage?sort=name&${query}`)).map(({ name }: { name: string }) => name);
const only = (id: number) => ({ file_storage_items_id: [id] });

describe('folders', () => {
  test('are nested without cycles, under unique names', async () => {
    const courses = await folder('Курсы');
    const lessons = await folder('Уроки', courses.id);
    const again = await call('POST', '/file_storage_folders', { name: 'КУРСЫ' });
    expect([again.status, again.body.errors[0]]).toMatchObject([
      422,
      { field: 'name', message: 'Папка с таким названием здесь уже есть' },
    ]);
    const round = await call('POST', '/file_storage_folders/move', {
      file_storage_folders_id: [courses.id],
      parent_id: lessons.id,
    });
    expect(round.body.errors[0]).toMatchObject({
      field: 'parent_id',
      message: 'Папка не может лежать в самой себе: «Курсы» → «Уроки» → «Курсы»',
    });
    const up = { file_storage_folders_id: [lessons.id], parent_id: null };
    expect((await data('POST', '/file_storage_folders/move', up)).count).toBe(1);
    const one = await data('GET', `/file_storage_folders/${lessons.id}`);
    expect(one).toMatchObject({ name: 'Уроки', parent_id: null, items_count: 0, can_update: true });
    const renamed = { name: 'Занятия', version: one.version };
    expect(await data('PUT', `/file_storage_folders/${lessons.id}`, renamed)).toMatchObject({
      name: 'Занятия',
    });
    const item = await put('лишний.png', lessons.id);
    await data('DELETE', `/file_storage/${item.id}`);
    expect(await names(`folder_id=${lessons.id}`)).toEqual([]);
  });

  test('are deleted and restored with their contents', async () => {
    const outer = await folder('Снаружи');
    const inner = await folder('Внутри', outer.id);
    await put('внутри.png', inner.id);
    const gone = await data('POST', '/file_storage_folders/delete', {
      file_storage_folders_id: [outer.id],
    });
    expect(gone).toMatchObject({ count: 1, ids: [outer.id], deletion: expect.any(String) });
    expect(await names(`search=${encodeURIComponent('внутри')}`)).toEqual([]);
    expect((await call('GET', `/file_storage_folders?search=нутри`)).body.meta.total).toBe(0);
    const matching = { status: 'deleted', deletion: gone.deletion };
    expect((await data('POST', '/file_storage_folders/restore', { matching })).count).toBe(2);
    expect(await names(`folder_id=${inner.id}`)).toEqual(['внутри.png']);
    expect((await data('GET', `/file_storage_folders/${inner.id}`)).parent_id).toBe(outer.id);
  });

  test('an entry restored alone moves to the root if its folder is gone', async () => {
    const inside = await folder('Временная');
    const item = await put('один.png', inside.id);
    expect((await call('DELETE', `/file_storage_folders/${inside.id}`)).status).toBe(200);
    expect((await data('POST', '/file_storage/restore', only(item.id))).count).toBe(1);
    expect((await data('GET', `/file_storage/${item.id}`)).folder_id).toBeNull();
  });
});

describe('entries', () => {
  test('own an uploaded file from then on', async () => {
    const item = await put('план урока.png');
    expect(item).toMatchObject({ name: 'план урока.png', kind: 'image', copies_count: 0 });
    const whole = await data('GET', `/file_storage/${item.id}?with=file;uses`);
    expect(whole.file).toMatchObject({ mime_type: 'image/png', size: png.length });
    expect(whole.uses).toEqual([]);
    const company = await data('GET', '?with=company_files');
    const ids = company.company_files.map(({ id }: { id: number }) => id);
    expect(ids).not.toContain(item.file_id);
  });

  test('are found across folders, by kind, size and date', async () => {
    const deep = await folder('Глубоко');
    await put('Ёлка.png', deep.id);
    await put('Ёлочные игрушки.mp4', null, film);
    const word = encodeURIComponent('ёл');
    expect(await names(`search=${word}`)).toEqual(['Ёлка.png', 'Ёлочные игрушки.mp4']);
    expect(await names(`search=${word}&kind=film`)).toEqual(['Ёлочные игрушки.mp4']);
    expect(await names(`search=${word}&at_top=1`)).toEqual(['Ёлочные игрушки.mp4']);
    expect(await names(`search=${word}&size_from=${film.length + 1}`)).toEqual(['Ёлка.png']);
    expect(await names(`search=${word}&created_to=2020-01-01`)).toEqual([]);
    expect((await call('GET', '/file_storage?size_from=-1')).status).toBe(422);
  });

  test('are renamed, moved and copied', async () => {
    const target = await folder('Сюда');
    const item = await put('конспект.v2.png');
    const { version } = item;
    const renamed = await data('PUT', `/file_storage/${item.id}`, {
      name: 'Конспект.png',
      version,
    });
    expect(renamed.name).toBe('Конспект.png');
    const move = { ...only(item.id), folder_id: target.id };
    expect((await data('POST', '/file_storage/move', move)).count).toBe(1);
    const nowhere = await call('POST', '/file_storage/move', {
      ...only(item.id),
      folder_id: 999_999,
    });
    expect(nowhere.body.errors[0]).toMatchObject({
      field: 'folder_id',
      message: 'Папка не найдена',
    });
    await data('POST', '/file_storage/copy', { ...only(item.id), folder_id: target.id });
    await data('POST', '/file_storage/copy', { ...only(item.id), folder_id: null });
    expect(await names(`folder_id=${target.id}`)).toEqual(['Конспект (копия).png', 'Конспект.png']);
    const copies = await data('GET', `/file_storage?file_id=${item.file_id}`);
    expect(copies.map(({ copies_count }: { copies_count: number }) => copies_count)).toEqual([
      2, 2, 2,
    ]);
  });

  test('are used but not organized by people who make lessons', async () => {
    const item = await put('для учителя.png');
    expect((await call('GET', '/file_storage', undefined, teacher)).status).toBe(200);
    expect((await call('POST', '/file_storage/delete', only(item.id), teacher)).status).toBe(403);
    const own = { file_id: await upload('логотип.png') };
    expect((await call('POST', '/file_storage', own, teacher)).status).toBe(422);
    const fetched = { url: `${address}/a.png` };
    expect((await call('POST', '/file_storage/from_address', fetched, teacher)).status).toBe(201);
  });
});

describe('deleting', () => {
  const address = async (item: { id: number }): Promise<string> =>
    (await data('GET', `/file_storage/${item.id}?with=file`)).file.url;
  const status = async (url: string) => (await school.send('GET', url)).status;

  test('moves entries to the trash, then deletes them, and the bytes with the last copy', async () => {
    const item = await put('навсегда.png');
    const url = await address(item);
    const copied = await data('POST', '/file_storage/copy', { ...only(item.id), folder_id: null });
    expect((await data('POST', '/file_storage/delete', only(item.id))).deletion).toEqual(
      expect.any(String),
    );
    expect(await names('status=deleted&search=навсегда')).toEqual(['навсегда.png']);
    expect((await data('POST', '/file_storage/destroy', only(item.id))).count).toBe(1);
    expect((await school.app.inject(url)).statusCode).toBe(200);
    expect((await data('POST', '/file_storage/destroy', only(copied.ids[0]))).count).toBe(1);
    expect(await status(url)).toBe(404);
    const storage = folderStorage(join(school.dataDir, 'files'));
    await removeExpiredFiles(school.database, storage, () => Promise.resolve());
    const storedPaths = await readdir(join(school.dataDir, 'files'), { recursive: true });
    expect(storedPaths.some((name) => url.includes(name.slice(3)) && name.length > 3)).toBe(false);
  });

  test('deletes a video with all its copies, but a copy in the trash alone', async () => {
    const item = await put('лекция.mp4', null, film);
    const copied = await data('POST', '/file_storage/copy', { ...only(item.id), folder_id: null });
    const more = await data('POST', '/file_storage/copy', { ...only(item.id), folder_id: null });
    await data('POST', '/file_storage/delete', only(copied.ids[0]));
    await data('POST', '/file_storage/destroy', only(copied.ids[0]));
    expect(await data('GET', `/file_storage?file_id=${item.file_id}`)).toHaveLength(2);
    await data('POST', '/file_storage/destroy', only(more.ids[0]));
    expect(await data('GET', `/file_storage?file_id=${item.file_id}`)).toEqual([]);
  });

  test('skips used files and names their uses', async () => {
    const item = await put('обложка.png');
    const gallery = await data('POST', '/gallery', { name: 'Выпускной' });
    await data('POST', `/gallery/${gallery.id}/add_images`, { file_ids: [item.file_id] });
    await data('POST', '/add_files', { file_ids: [item.file_id] });
    const { skipped } = await data('POST', '/file_storage/destroy', only(item.id));
    expect(skipped).toMatchObject([{ code: 'used', count: 1, names: ['обложка.png'] }]);
    const { uses } = await data('GET', `/file_storage/${item.id}?with=uses`);
    const byKind = Object.fromEntries(uses.map((use: { kind: string }) => [use.kind, use]));
    expect(byKind).toMatchObject({
      gallery: { count: 1, records: [{ id: gallery.id, name: 'Выпускной' }] },
      company: { count: 1, records: [{ id: companyId }] },
    });
    // The company no longer shows it, and the storage retains it.
    expect((await call('POST', `/delete_media/${item.file_id}`)).status).toBe(200);
    expect((await data('GET', `/file_storage/${item.id}`)).name).toBe('обложка.png');
  });

  test('empties the trash after thirty days', async () => {
    const inside = await folder('Старая');
    const item = await put('старый.png', inside.id);
    const url = await address(item);
    await data('POST', '/file_storage_folders/delete', { file_storage_folders_id: [inside.id] });
    await emptyTrash(school.database);
    expect(await names('status=deleted&search=старый')).toEqual(['старый.png']);
    await school.database.system(async (transaction) => {
      const long = sql`now() - interval '31 days'`;
      await transaction
        .update(fileStorageItems)
        .set({ deleted_at: long })
        .where(eq(fileStorageItems.id, item.id));
      await transaction.execute(
        sql`update file_storage_folders set deleted_at = ${long} where id = ${inside.id}`,
      );
    });
    await emptyTrash(school.database);
    expect(await names('status=deleted&search=старый')).toEqual([]);
    expect(await status(url)).toBe(404);
  });
});

describe('files at URLs', () => {
  const fetched = (url: string) => call('POST', '/file_storage/from_address', { url });

  test('are fetched under the name from the response', async () => {
    const { body } = await fetched(`${address}/moved`);
    expect(body.data).toMatchObject({ name: 'кот.png', kind: 'image', size: png.length });
  });

  test('are not requested if the target folder does not exist', async () => {
    const before = requestCount;
    const refused = await call('POST', '/file_storage/from_address', {
      url: `${address}/moved`,
      folder_id: 2_000_000_000,
    });
    expect(refused.body.errors).toMatchObject([{ field: 'folder_id', code: 'not_found' }]);
    expect(requestCount).toBe(before);
  });

  test('are limited to a hundred requests in ten minutes', async () => {
    const hasty = await school.person('hasty@storage.test');
    await school.join(companyId, hasty, ['lessons_create']);
    const lost = { url: `${address}/moved`, folder_id: 2_000_000_000 };
    const ask = () => call('POST', '/file_storage/from_address', lost, hasty);
    for (let each = 0; each < 100; each++) expect((await ask()).status).toBe(422);
    expect((await ask()).status).toBe(429);
  });

  test('are checked like uploads, and refusals have messages', async () => {
    for (const [url, status, code] of [
      [`${address}/page`, 422, 'unknown_format'],
      [`${address}/gone.png`, 424, 'not_fetched'],
      ['https://10.0.0.1/a.png', 424, 'not_fetched'],
      ['ftp://files.test/a.png', 422, 'invalid'],
    ] as const) {
      const refused = await fetched(url);
      expect([refused.status, refused.body.errors[0].code]).toEqual([status, code]);
    }
  });
});
