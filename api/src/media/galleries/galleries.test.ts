// Galleries with images and courses, and library shelves of stored files.
import { beforeAll, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

const film = Buffer.from('AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDE=', 'base64');

let school: School;
let owner: Caller;
let companyId: number;
let base: string;
beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@galleries.test');
  companyId = await school.company('galleries', owner);
  base = `/api/companies/${companyId}`;
});

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  as = owner,
) => school.send(method, `${base}${path}`, body, as);

async function stored(name: string, bytes: Buffer = png) {
  const { headers, payload } = formOf(name, bytes);
  const answer = await school.app.inject({
    method: 'POST',
    url: `${base}/add_media`,
    headers: { authorization: `Bearer ${owner.token}`, ...headers },
    payload,
  });
  const { body } = await call('POST', '/file_storage', { file_id: answer.json().data.id });
  return body.data;
}

const gallery = async (name: string) => (await call('POST', '/gallery', { name })).body.data;

test('images have a manual order and captions', async () => {
  const { id } = await gallery('Выпускной');
  const items = await Promise.all(['а.png', 'б.png', 'в.png'].map((name) => stored(name)));
  const file_ids = items.map(({ file_id }) => file_id);
  const added = await call('POST', `/gallery/${id}/add_images`, { file_ids });
  expect(added.body.data).toMatchObject({
    images_count: 3,
    cover: expect.stringMatching('/media/'),
  });
  const again = await call('POST', `/gallery/${id}/add_images`, { file_ids: [file_ids[1]] });
  expect(again.body.data.images_count).toBe(3);
  const images = async () => (await call('GET', `/gallery/${id}/images?with=file`)).body.data;
  const [first, second, third] = await images();
  expect([first.sort, second.sort, third.sort]).toEqual([1, 2, 3]);
  const order = { image_ids: [third.id, first.id, second.id] };
  await call('POST', `/gallery/${id}/images/multi_sort`, order);
  expect((await images()).map((image: { id: number }) => image.id)).toEqual(order.image_ids);
  const words = { caption: 'Класс 11 «Б»', alt: 'Школьники на лестнице' };
  const changed = await call('PUT', `/gallery/${id}/images/${first.id}`, words);
  expect(changed.body.data).toMatchObject(words);
  const one = await call('GET', `/gallery/${id}/images/${first.id}`);
  expect(one.body.data).toMatchObject(words);
  expect((await call('DELETE', `/gallery/${id}/images/${second.id}`)).status).toBe(200);
  expect(await images()).toHaveLength(2);
});

test('only images of the storage are accepted', async () => {
  const { id } = await gallery('Только картинки');
  const { file_id } = await stored('фильм.mp4', film);
  const refused = await call('POST', `/gallery/${id}/add_images`, { file_ids: [file_id] });
  expect(refused.body.errors[0]).toMatchObject({
    field: 'file_ids',
    message: 'В галерею добавляют изображения',
  });
  const unknown = await call('POST', `/gallery/${id}/add_images`, { file_ids: [999_999] });
  expect(unknown.body.errors[0].code).toBe('not_found');
});

test('galleries are shown in courses by people who may change the courses', async () => {
  const { id } = await gallery('Для курса');
  const teacher = await school.person('teacher@galleries.test');
  await school.join(companyId, teacher, ['courses_create', 'courses_show_my', 'courses_update_my']);
  const own = (await call('POST', '/courses', { name: 'Свой' }, teacher)).body.data.id;
  const other = (await call('POST', '/courses', { name: 'Чужой' })).body.data.id;
  const add = (course_id: number) =>
    call('POST', '/gallery/add_to_course', { course_id, gallery_ids: [id] }, teacher);
  expect((await add(own)).status).toBe(200);
  expect((await add(other)).status).toBe(404);
  expect((await call('GET', `/gallery?course_id=${own}`)).body.data).toMatchObject([
    { id, courses_count: 1 },
  ]);
  const shown = await call('GET', `/courses?gallery_id=${id}&status=draft`);
  expect(shown.body.data.map((course: { id: number }) => course.id)).toEqual([own]);
  const tie = { course_id: own, gallery_ids: [id] };
  expect((await call('POST', '/gallery/remove_from_course', tie, teacher)).status).toBe(200);
  expect((await call('GET', `/gallery/${id}`)).body.data.courses_count).toBe(0);
});

test('shelves hold files by purpose and copy them to the storage', async () => {
  const { file_id } = await stored('раздатка.png');
  const lesson = await stored('урок.mp4', film);
  const onto = (type: string, ...file_ids: number[]) =>
    call('POST', '/library_media', { type, file_ids });
  const [entry] = (await onto('material_files', file_id)).body.data;
  expect(entry).toMatchObject({ type: 'material_files', name: 'раздатка.png', kind: 'image' });
  expect((await onto('video', file_id)).body.errors[0].message).toBe(
    'На полку «Видео» кладут только видео',
  );
  expect((await onto('video', lesson.file_id)).status).toBe(201);
  const names = async (path: string) =>
    (await call('GET', path)).body.data.map(({ name }: { name: string }) => name);
  expect(await names('/library/all')).toEqual(['раздатка.png', 'урок.mp4']);
  expect(await names('/library/type/video?search=урок')).toEqual(['урок.mp4']);
  for (const shelf of ['tests', 'blocks', 'lessons']) {
    expect(await names(`/library/${shelf}`)).toEqual([]);
  }
  const copied = await call('POST', `/library_media/${entry.id}/copy`, {});
  expect(copied.body.data).toMatchObject({ name: 'раздатка.png', file_id, copies_count: 1 });
  expect((await call('DELETE', `/library/${entry.id}`)).status).toBe(200);
  expect(await names('/library')).toEqual(['урок.mp4']);
});
