// Tests lesson blocks: validation by type, order, publishing, attaching to layers, the trash, and required blocks.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;
let course: number;
let lesson: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@lesson-blocks.test');
  companyId = await school.company('lesson-blocks', owner);
  base = `/api/companies/${companyId}`;
});

beforeEach(async () => {
  course = (await school.send('POST', `${base}/courses`, { name: 'Физика' }, owner)).body.data.id;
  lesson = (await send('POST', '/lessons', { name: 'Свет', type: 'constructor' })).body.data.id;
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = owner) =>
  school.send(method, `${base}/courses/${course}${path}`, body, as);

const blocks = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object, as = owner) =>
  send(method, `/lessons/${lesson}/lesson_blocks${path}`, body, as);

const block = async (body: object) =>
  (await blocks('POST', '', { type: 'text', ...body })).body.data;

const titles = async (): Promise<string[]> => {
  const { body } = await send(
    'GET',
    `/lessons/${lesson}/lesson_with_blocks?with=lesson_blocks:title`,
  );
  return body.data.lesson_blocks.map(({ title }: { title: string }) => title);
};

async function stored(name: string, bytes = png): Promise<number> {
  const { headers, payload } = formOf(name, bytes);
  const answer = await school.app.inject({
    method: 'POST',
    url: `${base}/add_media`,
    headers: { authorization: `Bearer ${owner.token}`, ...headers },
    payload,
  });
  const file_id = answer.json().data.id;
  const { body } = await school.send('POST', `${base}/file_storage`, { file_id }, owner);
  return body.data.file_id;
}

test('returns files and webinars of blocks and lessons under the documented names', async () => {
  const file_id = await stored('свет.png');
  const picture = await block({ type: 'image', media: [{ file_id }] });
  const film = await block({ type: 'video', address: 'https://rutube.ru/video/1234567890abcdef/' });
  const quiz = await school.send('POST', `${base}/tests`, { title: 'Оптика' }, owner);
  await block({ type: 'test', test_id: quiz.body.data.id });
  const away = await block({ type: 'video', address: film.address });
  await blocks('DELETE', `/${away.id}`);
  const response = await blocks('GET', `/${picture.id}?with=otherMedia.file;webinarData&only=id`);
  expect(response.body.data).toMatchObject({ otherMedia: [{ file: { id: file_id } }] });
  expect(response.body.data.webinarData).toBeNull();
  const names = 'media:id;test:title;video_items:id;webinar';
  const read = await send('GET', `/lessons/${lesson}?with=${names}&only=id`);
  expect(read.body.data).toEqual({
    id: lesson,
    media: [{ id: file_id }],
    test: { id: quiz.body.data.id, title: 'Оптика' },
    video_items: [{ id: film.id }],
    webinar: null,
  });
  await block({ type: 'webinar' });
  const given = await send('GET', `/lessons/${lesson}?with=webinar:status`);
  expect(given.body.data.webinar).toMatchObject({ status: 'coming_soon' });
});

test('creates a draft block with the fields of its type and sanitized texts', async () => {
  const faq = await block({
    type: 'faq',
    answers: [{ question: 'Что такое свет?', answer: '<p onclick="x()">Волна</p>' }],
  });
  expect(faq).toMatchObject({
    status: 'draft',
    published_at: null,
    answers: [{ question: 'Что такое свет?', answer: '<p>Волна</p>' }],
    can_update: true,
  });
  const film = await block({ type: 'video', address: 'youtu.be/dQw4w9WgXcQ' });
  expect(film.address).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
});

test.each([
  [{ type: 'dance' }, 'type', 'Выберите одно из: «'],
  [{ type: 'section', text: 'Слова' }, 'text', 'У такого блока этого нет'],
  [{ type: 'video', address: 'https://evil.example/x' }, 'address', 'Такую ссылку вставить нельзя'],
  [{ type: 'audio', address: 'https://youtu.be/dQw4' }, 'address', 'Подойдут: Яндекс Музыка'],
  [{ type: 'formula', source: 'x'.repeat(2001) }, 'source', 'Не больше 2000 символов'],
  [{ type: 'code', language: 'klingon' }, 'language', ''],
  [{ type: 'image', media: [{ file_id: 2_000_000_000 }] }, 'media', 'Файл не найден'],
  [
    { type: 'homework', homework_min_points: 5, homework_max_points: 4 },
    'homework_max_points',
    'Наибольший балл меньше наименьшего',
  ],
  [{ behind_id: 2_000_000_000 }, 'behind_id', 'Блок не найден'],
])('%j is refused at its field', async (body, field, words) => {
  const { status, body: answer } = await blocks('POST', '', { type: 'text', ...body });
  expect(status).toBe(422);
  expect(answer.errors[0]).toMatchObject({ field, message: expect.stringContaining(words) });
});

test('creates a block at a position, and orders and publishes many in one request', async () => {
  const first = await block({ title: 'а' });
  const last = await block({ title: 'в' });
  await block({ title: 'б', behind_id: first.id });
  await block({ title: 'вначале', behind_id: null });
  expect(await titles()).toEqual(['вначале', 'а', 'б', 'в']);
  const { status, body } = await blocks('POST', '/multi_update', {
    lesson_blocks: [
      { id: last.id, sort: 1, status: 'published' },
      { id: first.id, status: 'published' },
    ],
  });
  expect(status).toBe(200);
  const { data } = body as { data: { title: string; status: string; published_at: string }[] };
  expect(data.map(({ title, status: each }) => `${title} ${each}`)).toEqual([
    'в published',
    'вначале draft',
    'а published',
    'б draft',
  ]);
  expect(data[0]?.published_at).toEqual(expect.any(String));
  const one = [{ id: last.id, status: 'draft' }];
  const hidden = (await blocks('POST', '/multi_update', { lesson_blocks: one })).body.data;
  expect(hidden[0]).toMatchObject({ status: 'draft', published_at: null });
});

test('shows suitable files in order, and refuses to delete a file in use', async () => {
  const [one, other] = [await stored('один.png'), await stored('другой.png')];
  const gallery = await block({
    type: 'gallery',
    media: [
      { file_id: other, caption: 'Другой' },
      { file_id: one, alt: 'Один' },
    ],
  });
  const relations = 'with=lesson_blocks.media.file';
  const { body } = await send('GET', `/lessons/${lesson}/lesson_with_blocks?${relations}`);
  expect(body.data.lesson_blocks[0].media).toMatchObject([
    { caption: 'Другой', file: { id: other } },
    { alt: 'Один', file: { id: one } },
  ]);
  const film = { type: 'video', media: [{ file_id: one }] };
  expect((await blocks('POST', '', film)).body.errors).toMatchObject([
    { field: 'media', message: 'Сюда подойдут только видео' },
  ]);
  const subtitles = await stored(
    'титры.vtt',
    Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nСвет'),
  );
  const captioned = { type: 'video', captions_id: subtitles };
  expect((await blocks('POST', '', captioned)).status).toBe(201);
  const uses = await school.send(
    'GET',
    `${base}/file_storage?with=uses&only=id,file_id`,
    undefined,
    owner,
  );
  const used = uses.body.data.filter(({ uses: each }: { uses: unknown[] }) => each.length > 0);
  expect(used.length).toBeGreaterThanOrEqual(3);
  const { version } = gallery;
  await blocks('PUT', `/${gallery.id}`, { version, media: [{ file_id: one }] });
  const late = await blocks('PUT', `/${gallery.id}`, { version, title: 'Опоздал' });
  expect(late.status).toBe(409);
});

test('publishing or moving a block causes no conflict for its editor', async () => {
  const { id, version } = await block({ title: 'а' });
  const other = await block({ title: 'б' });
  const many = [
    { id: other.id, sort: 1 },
    { id, status: 'published' },
  ];
  await blocks('POST', '/multi_update', { lesson_blocks: many });
  const { status } = await blocks('PUT', `/${id}`, { version, title: 'Иначе' });
  expect(status).toBe(200);
});

describe('the close condition', () => {
  let one: { id: number };
  let other: { id: number };
  const condition = async () =>
    (await send('GET', `/lessons/${lesson}?with=close_blocks_id`)).body.data.close_blocks_id;

  beforeEach(async () => {
    one = await block({ title: 'а', status: 'published' });
    other = await block({ title: 'б', status: 'published' });
    const closing = {
      check_criterion: 'constructor',
      close_blocks_id: [other.id, one.id],
    };
    await send('PUT', `/lessons/${lesson}`, closing);
  });

  test('contains published blocks of the lesson and changes its version', async () => {
    expect(await condition()).toEqual([one.id, other.id]);
    const draft = await block({ title: 'в' });
    const { body } = await send('PUT', `/lessons/${lesson}`, { close_blocks_id: [draft.id] });
    expect(body.errors).toMatchObject([{ field: 'close_blocks_id', code: 'not_published' }]);
    const { version } = (await send('GET', `/lessons/${lesson}`)).body.data;
    await send('PUT', `/lessons/${lesson}`, { close_blocks_id: [one.id] });
    const late = await send('PUT', `/lessons/${lesson}`, { version, name: 'Опоздал' });
    expect(late.status).toBe(409);
  });

  test.each([
    ['deleting', () => blocks('DELETE', `/${one.id}`)],
    ['deleting many', () => blocks('POST', '/delete', { lesson_blocks_id: [one.id] })],
    ['taking one back', () => blocks('PUT', `/${one.id}`, { status: 'draft' })],
    [
      'taking many back',
      () => blocks('POST', '/multi_update', { lesson_blocks: [{ id: one.id, status: 'draft' }] }),
    ],
  ])('loses a block permanently by %s', async (_, take) => {
    expect((await take()).status).toBe(200);
    expect(await condition()).toEqual([other.id]);
    await blocks('POST', '/restore', { lesson_blocks_id: [one.id] });
    const again = { lesson_blocks: [{ id: one.id, status: 'published' }] };
    expect((await blocks('POST', '/multi_update', again)).status).toBe(200);
    expect(await condition()).toEqual([other.id]);
  });
});

test('attaches a block to one layer, finds it from layers above, and detaches it when the layer is deleted', async () => {
  const theme = (await send('POST', '/block_layers', {})).body.data.id;
  const layer = (await send('POST', '/block_layers', { parent_layer_id: theme })).body.data.id;
  const { id } = await block({ title: 'а' });
  const tie = (verb: string, at: number) =>
    send('POST', `/block_layers/${at}/lesson_block_${verb}`, { lesson_block_id: id });
  expect((await tie('attach', theme)).body.data).toMatchObject({ layer_id: theme, sort_order: 1 });
  expect((await tie('attach', layer)).body.data).toMatchObject({ layer_id: layer });
  expect((await tie('detach', theme)).status).toBe(404);
  const below = await send('GET', `/block_layers/${theme}/get_lesson_block_sublayer?only=id`);
  expect(below.body.data).toEqual([{ id }]);
  await send('DELETE', `/block_layers/${theme}`);
  expect((await blocks('GET', `/${id}`)).body.data.layer_id).toBeNull();
  const again = (await send('POST', '/block_layers', {})).body.data.id;
  await tie('attach', again);
  expect((await tie('detach', again)).body.data).toMatchObject({ layer_id: null, sort_order: 0 });
});

test('records changes of a block in its history and reverts them', async () => {
  const { id } = await block({ text: 'Было' });
  await blocks('PUT', `/${id}`, { text: 'Стало' });
  const { data } = (
    await school.send('GET', `${base}/lesson_blocks/${id}/audits`, undefined, owner)
  ).body;
  expect(data[0]).toMatchObject({ event: 'updated' });
  const back = await school.send(
    'POST',
    `${base}/lesson_blocks/${id}/audits/${data[0].id}/put_back`,
    { moment: 'before' },
    owner,
  );
  expect(back.status).toBe(200);
  expect((await blocks('GET', `/${id}`)).body.data.text).toBe('<p>Было</p>');
});

test('requires the permission to change the lesson for writing its blocks', async () => {
  const { id } = await block({ title: 'Чужой' });
  const teacher = await school.person('teacher@lesson-blocks.test');
  const flags = ['courses_show_all', 'lessons_view', 'lessons_update_my'] as const;
  await school.join(companyId, teacher, [...flags]);
  const change = () => blocks('PUT', `/${id}`, { title: 'Свой' }, teacher);
  const add = () => blocks('POST', '', { type: 'text' }, teacher);
  const order = () =>
    blocks('POST', '/multi_update', { lesson_blocks: [{ id, status: 'published' }] }, teacher);
  const all = async () => [(await change()).status, (await add()).status, (await order()).status];
  expect(await all()).toEqual([403, 403, 403]);
  await send('PUT', `/lessons/${lesson}`, { teacher_id: teacher.userId });
  expect(await all()).toEqual([200, 201, 200]);
  const reader = await school.person('reader@lesson-blocks.test');
  await school.join(companyId, reader, ['courses_show_all']);
  expect((await blocks('GET', '', undefined, reader)).status).toBe(403);
});

test('limits a lesson to 200 blocks', async () => {
  const { database } = school;
  await database.company({ companyId, personId: owner.userId }, async (transaction) => {
    await transaction.execute(
      `insert into lesson_blocks (company_id, course_id, lesson_id, type) select ${companyId}, ${course}, ${lesson}, 'text' from generate_series(1, 200)`,
    );
  });
  const { status, body } = await blocks('POST', '', { type: 'text' });
  expect(status).toBe(409);
  expect(body.errors[0].message).toBe('Блоков в уроке не больше 200: удалите лишние');
});
