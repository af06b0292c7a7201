// Files uploaded to the widgets' default URL, `/api/profile/images`: private to the person, and shared with a company
// once used there.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { film, formOf, png } from '../../../testing/files.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let teacher: Caller;
let learner: Caller;
let base: string;
beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@profile-files.test');
  teacher = await school.person('teacher@profile-files.test');
  learner = await school.person('learner@profile-files.test');
  const companyId = await school.company('profile-files', owner);
  await school.join(companyId, teacher, ['courses_create', 'lessons_create']);
  await school.join(companyId, learner, []);
  base = `/api/companies/${companyId}`;
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = (method: Method, path: string, body?: unknown, as = owner) =>
  school.send(method, path.startsWith('/api') ? path : `${base}${path}`, body, as);

async function upload(path: string, name: string, bytes: Buffer = png, as = owner) {
  const { headers, payload } = formOf(name, bytes);
  const answer = await school.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { ...headers, authorization: `Bearer ${as.token}` },
    payload,
  });
  return { status: answer.statusCode, ...answer.json() };
}
const own = async (name: string, as = owner, bytes: Buffer = png) =>
  (await upload('profile/images/add_big_media', name, bytes, as)).data;

const gallery = async () => (await send('POST', '/gallery', { name: 'Снимки' })).body.data.id;
const addTo = (id: number, file_ids: number[], as = owner, path = base) =>
  send('POST', `${path}/gallery/${id}/add_images`, { file_ids }, as);
const isThere = async (url: string) => (await school.app.inject({ url })).statusCode === 200;
const notFound = { field: 'file_ids', message: 'Файл не найден', code: 'not_found' };

describe('the default URL of widgets', () => {
  test.each([
    ['add_media', 'программа.txt', Buffer.from('план')],
    ['add_big_media', 'программа.txt', Buffer.from('план')],
    ['video', 'урок.mp4', film],
  ])('takes files at %s', async (path, name, bytes) => {
    const { status, data } = await upload(`profile/images/${path}`, name, bytes);
    expect([status, data.name, data.file_name]).toEqual([201, name, name]);
    expect([data.link, data.original_url]).toEqual([data.url, data.url]);
    expect([data.full_url.endsWith(data.url), await isThere(data.url)]).toEqual([true, true]);
  });

  test('accepts only videos at its video URL, below the base of large files too', async () => {
    const sent = await upload('big_media/profile/images/video', 'большой.mp4', film);
    expect([sent.status, sent.data.mime_type]).toEqual([201, 'video/mp4']);
    const image = await upload('big_media/profile/images/video', 'снимок.png');
    expect([image.status, image.errors[0].message]).toEqual([422, 'Неизвестный формат файла']);
  });

  test('accepts posters from the person’s own files only', async () => {
    const { id } = await own('фильм.mp4', owner, film);
    const poster = await own('обложка.png');
    const foreign = await own('чужая.png', teacher);
    const link = (main: number, image: number) =>
      `/api/profile/images/main_media/${main}/dependent_media/${image}`;
    const linked = await send('POST', link(id, poster.id));
    expect(linked.body.data).toMatchObject({ id, poster: { id: poster.id } });
    expect((await send('POST', link(id, foreign.id))).status).toBe(404);
    expect((await send('POST', link(id, poster.id), undefined, teacher)).status).toBe(404);
    expect((await send('POST', link(poster.id, id))).body.errors[0].code).toBe('not_a_film');
    const { body } = await send('GET', '/api/profile/files?with=poster');
    expect(body.data.find((file: { id: number }) => file.id === id).poster.id).toBe(poster.id);
    expect((await send('DELETE', link(id, poster.id))).body.data.poster).toBeNull();
  });
});

describe('in a company', () => {
  test('a gallery can use a profile file, and the storage has it once', async () => {
    const id = await gallery();
    const file = await own('класс.png');
    expect((await addTo(id, [file.id])).body.data.images_count).toBe(1);
    expect((await addTo(id, [file.id])).body.data.images_count).toBe(1);
    const { body } = await send('GET', `/gallery/${id}/images?with=file`);
    expect(body.data[0].file).toMatchObject({ id: file.id, name: 'класс.png' });
    expect(await isThere(body.data[0].file.url)).toBe(true);
    const stored = await send('GET', `/file_storage?file_id=${file.id}`);
    expect(stored.body.data.map(({ name }: { name: string }) => name)).toEqual(['класс.png']);
  });

  test('the library, the storage, courses and lessons can use it', async () => {
    const shelf = { type: 'material_files', file_ids: [(await own('а.png', teacher)).id] };
    expect((await send('POST', '/library_media', shelf, teacher)).status).toBe(201);
    const { id: file_id } = await own('б.png', teacher);
    const put = await send('POST', '/file_storage', { file_id, name: 'Буква' }, teacher);
    expect([put.status, put.body.data.name, put.body.data.copies_count]).toEqual([201, 'Буква', 0]);
    const { id } = (await send('POST', '/courses', { name: 'Азбука' })).body.data;
    const cover = await own('в.png');
    expect((await send('PUT', `/courses/${id}`, { img_id: cover.id })).status).toBe(200);
    const lessons = `/courses/${id}/lessons`;
    const lesson = { name: 'Буквы', type: 'constructor' };
    const blocks = `${lessons}/${(await send('POST', lessons, lesson)).body.data.id}/lesson_blocks`;
    const block = { type: 'image', media: [{ file_id: (await own('г.png')).id }] };
    expect((await send('POST', blocks, block)).status).toBe(201);
  });

  test('a video is shared with its poster', async () => {
    const { id } = await own('съёмка.mp4', owner, film);
    const poster = await own('кадр.png');
    await send('POST', `/api/profile/images/main_media/${id}/dependent_media/${poster.id}`);
    await send('POST', '/library_media', { type: 'video', file_ids: [id] });
    const { body } = await send('GET', '/library/type/video?with=file.poster&search=съёмка');
    expect(body.data[0].file.poster).toMatchObject({ id: poster.id, name: 'кадр.png' });
  });

  test('files of other people are not found, even with all permissions', async () => {
    const id = await gallery();
    const file = await own('личное.png', learner);
    const shelf = { type: 'material_files', file_ids: [file.id] };
    const refused = [
      await addTo(id, [file.id]),
      await send('POST', '/library_media', shelf),
      await send('POST', '/library_media', shelf, teacher),
    ];
    expect(refused.map(({ status, body }) => [status, body.errors[0]])).toEqual(
      refused.map(() => [422, notFound]),
    );
    const stored = await send('POST', '/file_storage', { file_id: file.id });
    expect(stored.body.errors[0]).toMatchObject({ field: 'file_id', code: 'not_found' });
  });

  test('it is shared with that company only', async () => {
    const elsewhere = await school.company('profile-files-elsewhere', teacher);
    await school.join(elsewhere, owner, []);
    const file = await own('дома.png');
    await addTo(await gallery(), [file.id]);
    const there = `/api/companies/${elsewhere}`;
    const album = (await send('POST', `${there}/gallery`, { name: 'Чужое' }, teacher)).body.data;
    const sent = await addTo(album.id, [file.id], teacher, there);
    expect(sent.body.errors[0]).toEqual(notFound);
    // Its owner may not add files there either.
    expect((await addTo(album.id, [file.id], owner, there)).status).toBe(403);
    const count = await school.database.system((transaction) =>
      transaction.execute(sql`select company_id from files where id = ${file.id}`),
    );
    expect((count as unknown as { rows: unknown[] }).rows).toHaveLength(1);
  });

  test('access tokens can’t read the profile of their author', async () => {
    const permissions = ['company_settings'];
    const made = await send('POST', '/access_tokens', { name: 'Выгрузка', permissions, days: 1 });
    const tool: Caller = { userId: 0, token: made.body.data.token };
    const file = await own('своё.png');
    const sent = await addTo(await gallery(), [file.id], tool);
    expect([sent.status, sent.body.errors[0]]).toEqual([422, notFound]);
  });
});

test('deleting it from the profile or from the company does not affect the other', async () => {
  const id = await gallery();
  const [first, second] = [await own('первый.png'), await own('второй.png')];
  await addTo(id, [first.id, second.id]);
  const { body } = await send('GET', `/gallery/${id}/images?with=file`);
  const [shown] = body.data as { id: number; file: { url: string } }[];
  await send('DELETE', `/api/profile/images/delete_media/${first.id}`);
  expect([await isThere(first.url), await isThere(shown?.file.url ?? '')]).toEqual([false, true]);

  await send('DELETE', `/gallery/${id}/images/${body.data[1].id}`);
  const items = await send('GET', `/file_storage?file_id=${second.id}`);
  const file_storage_items_id = [items.body.data[0].id];
  const destroyed = await send('POST', '/file_storage/destroy', { file_storage_items_id });
  expect(destroyed.body.data.count).toBe(1);
  const left = await send('GET', `/file_storage?file_id=${second.id}`);
  expect([left.body.data, await isThere(second.url)]).toEqual([[], true]);
  await send('DELETE', `/api/profile/images/delete_media/${second.id}`);
  expect(await isThere(second.url)).toBe(false);
});
