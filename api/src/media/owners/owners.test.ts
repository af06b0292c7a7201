// The documented upload routes of each owner: ownership, deletion, course covers and video posters.
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
  owner = await school.person('owner@media-owners.test');
  teacher = await school.person('teacher@media-owners.test');
  learner = await school.person('learner@media-owners.test');
  const companyId = await school.company('media-owners', owner);
  await school.join(companyId, teacher, ['courses_create', 'courses_show_my', 'courses_update_my']);
  await school.join(companyId, learner, []);
  base = `/api/companies/${companyId}`;
});

async function upload(path: string, name: string, bytes: Buffer = png, as = owner) {
  const { headers, payload } = formOf(name, bytes);
  const answer = await school.app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, authorization: `Bearer ${as.token}` },
    payload,
  });
  return { status: answer.statusCode, ...answer.json() };
}
const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  as = owner,
) => school.send(method, `${base}${path}`, body, as);
const isThere = async (url: string) => (await school.app.inject({ url })).statusCode === 200;

describe('videos', () => {
  test('have a separate upload route that accepts nothing else', async () => {
    const sent = await upload(`${base}/video`, 'урок.mp4', film);
    expect(sent).toMatchObject({ status: 201, data: { mime_type: 'video/mp4' } });
    const image = await upload(`${base}/video`, 'снимок.png');
    expect([image.status, image.errors[0].message]).toEqual([422, 'Неизвестный формат файла']);
  });

  test('can be uploaded below the base path of large files', async () => {
    const big = base.replace('/api/', '/api/big_media/');
    expect((await upload(`${big}/video`, 'большой.mp4', film)).status).toBe(201);
    expect((await upload(`${big}/video`, 'большой.mp4', film, learner)).status).toBe(403);
  });

  test('have a poster that can be shown, used, replaced and removed', async () => {
    const { data: main } = await upload(`${base}/video`, 'фильм.mp4', film);
    const { data: first } = await upload(`${base}/add_media`, 'первая.png');
    const { data: second } = await upload(`${base}/add_media`, 'вторая.png');
    const link = (poster: number) => `/main_media/${main.id}/dependent_media/${poster}`;
    const linked = await send('POST', link(first.id));
    expect(linked.body.data).toMatchObject({ id: main.id, poster: { id: first.id } });
    await send('POST', '/file_storage', { file_id: main.id });
    const list = await send('GET', '/file_storage?with=file.poster&search=фильм');
    expect(list.body.data[0].file.poster.url).toBe(first.url);

    const used = await send('DELETE', `/delete_media/${first.id}`);
    expect([used.status, used.body.errors[0].message]).toEqual([
      409,
      'Файл используется: на обложках видео. Сначала уберите его оттуда',
    ]);
    expect((await send('POST', link(second.id))).body.data.poster.id).toBe(second.id);
    expect((await send('DELETE', link(first.id))).body.data.poster.id).toBe(second.id);
    expect((await send('DELETE', link(second.id))).body.data.poster).toBeNull();
    expect((await send('DELETE', `/delete_media/${first.id}`)).status).toBe(200);
  });

  test('alone have posters, and posters are images', async () => {
    const { data: main } = await upload(`${base}/video`, 'ещё.mp4', film);
    const { data: image } = await upload(`${base}/add_media`, 'ещё.png');
    const wrong = async (film: number, poster: number) => {
      const { status, body } = await send('POST', `/main_media/${film}/dependent_media/${poster}`);
      return [status, body.errors[0].code];
    };
    expect(await wrong(image.id, image.id)).toEqual([422, 'not_a_film']);
    expect(await wrong(main.id, main.id)).toEqual([422, 'not_an_image']);
    expect(await wrong(main.id, 2_000_000_000)).toEqual([404, 'not_found']);
    const refused = await send(
      'POST',
      `/main_media/${main.id}/dependent_media/${image.id}`,
      undefined,
      teacher,
    );
    expect(refused.status).toBe(403);
  });
});

describe('a file of a user', () => {
  test('belongs to the user and is deleted at once', async () => {
    const of = (caller: Caller) => `${base}/users/${caller.userId}`;
    const { data } = await upload(
      `${of(learner)}/add_big_media`,
      'справка.txt',
      Buffer.from('Здоров'),
    );
    expect((await upload(`${of(learner)}/video`, 'урок.mp4', film)).status).toBe(201);
    const remove = (caller: Caller, as = owner) =>
      send('DELETE', `/users/${caller.userId}/delete_media/${data.id}`, undefined, as);
    expect((await remove(teacher)).status).toBe(404);
    expect((await remove(learner, teacher)).status).toBe(403);
    expect(await isThere(data.url)).toBe(true);
    expect((await remove(learner)).status).toBe(200);
    expect(await isThere(data.url)).toBe(false);
    expect((await remove(learner)).status).toBe(404);
  });

  test('is removed from the field that holds it, unless another user’s field holds it too', async () => {
    const field = await send('POST', '/custom_fields', { name: 'Справка', type: 'file' });
    const { data } = await upload(
      `${base}/users/${learner.userId}/add_media`,
      'одна.txt',
      Buffer.from('1'),
    );
    const store = (caller: Caller, values: number[]) =>
      send('POST', `/users/${caller.userId}/store_custom_field_values`, {
        custom_fields: [{ custom_field_id: field.body.data.id, values }],
      });
    await store(learner, [data.id]);
    await store(teacher, [data.id]);
    const remove = () => send('DELETE', `/users/${learner.userId}/delete_media/${data.id}`);
    expect((await remove()).status).toBe(409);
    await store(teacher, []);
    expect((await remove()).status).toBe(200);
    const held = await send('GET', `/users/${learner.userId}/show_all_custom_fields_with_values`);
    expect(held.body.data.find(({ name }: { name: string }) => name === 'Справка').values).toEqual(
      [],
    );
  });
});

describe('the cover of a course', () => {
  const cover = async (id: number) => (await send('GET', `/courses/${id}?with=img`)).body.data.img;

  test('is uploaded by people who may change the course, and replaces the previous one', async () => {
    const { body } = await send('POST', '/courses', { name: 'Алгебра' }, teacher);
    const { id } = body.data;
    const path = `${base}/courses/${id}/add_media`;
    const first = await upload(path, 'первая.png', png, teacher);
    expect(first.status).toBe(201);
    expect(await cover(id)).toMatchObject({ id: first.data.id });
    const second = await upload(path, 'вторая.png', png, teacher);
    expect(await cover(id)).toMatchObject({ id: second.data.id });
    expect([await isThere(first.data.url), await isThere(second.data.url)]).toEqual([false, true]);
    expect((await upload(path, 'договор.txt', Buffer.from('нет'), teacher)).status).toBe(422);
    expect((await upload(path, 'чужая.png', png, learner)).status).toBe(403);
    const removed = await send(
      'DELETE',
      `/courses/${id}/delete_media/${second.data.id}`,
      undefined,
      teacher,
    );
    expect(removed.status).toBe(200);
    expect([await cover(id), await isThere(second.data.url)]).toEqual([null, false]);
  });

  test('can be chosen among the company’s images, which are retained', async () => {
    const { body } = await send('POST', '/courses', { name: 'Физика' });
    const { id } = body.data;
    const { data: image } = await upload(`${base}/add_media`, 'обложка.png');
    const { data: note } = await upload(`${base}/add_media`, 'заметка.txt', Buffer.from('нет'));
    const choose = (img_id: number | null) => send('PUT', `/courses/${id}`, { img_id });
    expect((await choose(note.id)).body.errors[0]).toMatchObject({
      field: 'img_id',
      code: 'not_an_image',
    });
    expect((await choose(2_000_000_000)).body.errors[0]).toMatchObject({
      field: 'img_id',
      code: 'not_found',
    });
    expect((await choose(image.id)).status).toBe(200);
    expect((await cover(id)).id).toBe(image.id);
    expect((await send('DELETE', `/courses/${id}/delete_media/${image.id}`)).status).toBe(200);
    expect([await cover(id), await isThere(image.url)]).toEqual([null, true]);
  });
});

test('profile files, including photos, are deleted by their owner', async () => {
  const own = await upload('/api/profile/images/add_media', 'я.png', png, learner);
  expect(own).toMatchObject({ status: 201, data: { name: 'я.png' } });
  const { id, url } = own.data;
  const updated = await school.send('PUT', '/api/auth_user/update', { photo: url }, learner);
  const { photo } = updated.body.data;
  expect(await isThere(photo)).toBe(true);
  const remove = (as: Caller) =>
    school.send('DELETE', `/api/profile/images/delete_media/${id}`, undefined, as);
  expect((await remove(teacher)).status).toBe(404);
  expect((await remove(learner)).status).toBe(200);
  expect([await isThere(url), await isThere(photo)]).toEqual([false, false]);
  const { body } = await school.send('GET', '/api/auth_user', undefined, learner);
  expect(body.data.photo).toBeNull();
  const file = await upload('/api/profile/file', 'а.txt', Buffer.from('а'), learner);
  const gone = await school.send(
    'DELETE',
    `/api/profile/file/delete_media/${file.data.id}`,
    undefined,
    learner,
  );
  expect(gone.status).toBe(200);
});

test('deleting a poster leaves its video without one', async () => {
  const { data: main } = await upload(`${base}/video`, 'одна.mp4', film);
  const { data: image } = await upload(`${base}/add_media`, 'одна.png');
  await send('POST', `/main_media/${main.id}/dependent_media/${image.id}`);
  await school.database.system((transaction) =>
    transaction.execute(sql`delete from files where id = ${image.id}`),
  );
  const read = await send('GET', '?with=company_files.poster');
  const video = read.body.data.company_files.find((file: { id: number }) => file.id === main.id);
  expect(video.poster).toBeNull();
});
