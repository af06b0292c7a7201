// Tests the lessons of a course in its archive: their tree, texts, blocks and files, and what an import must not
// create.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { archiveOf, plainContent } from '../../../testing/schools/course-archives.ts';
import { formOf, png } from '../../../testing/files.ts';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { rowsOf } from '../../kit/database/database.ts';

let school: School;
let owner: Caller;
let from: number;
let to: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@lesson-archive.test');
  from = await school.company('lesson-archive', owner);
  to = await school.company('lesson-archive-to', owner);
});

type Json = ReturnType<typeof JSON.parse>;

const at = (company: number) => `/api/companies/${company}`;
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  (await school.send(method, `${at(from)}${path}`, body, owner)).body.data;

async function sent(company: number, path: string, name: string, bytes: Buffer, who = owner) {
  const { headers, payload } = formOf(name, bytes);
  return school.app.inject({
    method: 'POST',
    url: `${at(company)}${path}`,
    headers: { ...headers, authorization: `Bearer ${who.token}` },
    payload,
  });
}

async function exported(course: number) {
  const { job } = await call('POST', `/courses/${course}/export`);
  const done = await finishedJob(school, at(from), job.id, owner);
  expect(done.report.left).toEqual([]);
  return (await school.app.inject({ url: `/api${done.file.url}` })).rawPayload;
}

async function imported(archive: Buffer, who = owner) {
  const answer = await sent(to, '/courses/import', 'course.zip', archive, who);
  return finishedJob(school, at(to), answer.json().data.job.id, who);
}

/** The content of a course in reading order. */
const treeOf = (course: number) =>
  school.database.system((transaction) =>
    rowsOf<{ name: string; into: string | null; description: string | null }>(
      transaction,
      sql`select block.name, layer.title as into, block.description from (
          select title::text as name, parent_layer_id as into, sort_order as sort, null as description from block_layers where course_id = ${course}
          union all select name::text, layer_id, sort, description from lessons where course_id = ${course} and status <> 'deleted'
        ) block left join block_layers layer on layer.id = block.into order by block.sort`,
    ),
  );

test('transfers layers and lessons with the files of their texts and the packages that open them', async () => {
  const { id: course } = await call('POST', '/courses', { name: 'Физика' });
  const below = `/courses/${course}`;
  const { id: theme } = await call('POST', `${below}/block_layers`, { title: 'Механика' });
  const { id: layer } = await call('POST', `${below}/block_layers`, {
    title: 'Задачи',
    parent_layer_id: theme,
  });
  const file = (await sent(from, '/add_media', 'scheme.png', png)).json().data;
  const { id: first } = await call('POST', `${below}/lessons`, {
    name: 'Скорость',
    type: 'homework',
    layer_id: layer,
    description: `<p>Схема</p><figure><img src="${file.url}" alt=""></figure>`,
    homework: '<p>Решите</p>',
    status: 'close',
    open_type: 'on_date',
    open_final_date: '2027-01-01T10:00:00Z',
    homework_max_points: 5,
  });
  const { id: second } = await call('POST', `${below}/lessons`, {
    name: 'Путь',
    type: 'offline',
    held_at: '2027-02-01T10:00:00Z',
    held_place: 'Аудитория 12',
  });
  const { id: gone } = await call('POST', `${below}/lessons`, { name: 'Удалён', type: 'text' });
  await call('DELETE', `${below}/lessons/${gone}`);
  await call('POST', `${below}/lessons_and_themes/move`, { lessons_id: [second], layer_id: null });
  const { id: sold } = await call('POST', `${below}/course_packages`, { name: 'Базовый' });
  await call('POST', `/courses/${course}/course_packages/${sold}/attach_lessons`, {
    lessons_id: [second],
  });
  const archive = await exported(course);
  const [content] = await readZip(archive);
  expect(content?.text).not.toContain(file.url.split('/')[2]);
  const job = await imported(archive);
  expect([job.error, job.report]).toEqual([
    null,
    {
      changed: null,
      source: null,
      taken: [
        { title: 'Темы и уроки', count: 4 },
        { title: 'Ветки, пакеты и ссылки на чат', count: 1 },
        { title: 'Что открывают пакеты', count: 1 },
      ],
      left: [],
    },
  ]);
  const tree = await treeOf(job.course_id);
  expect(tree.map(({ name, into }) => [name, into])).toEqual([
    ['Путь', null],
    ['Механика', null],
    ['Задачи', 'Механика'],
    ['Скорость', 'Задачи'],
  ]);
  const { body } = await school.send(
    'GET',
    `${at(to)}/courses/${job.course_id}/lessons?status=close`,
    undefined,
    owner,
  );
  const [copy] = body.data;
  expect(copy).toMatchObject({
    type: 'homework',
    homework: '<p>Решите</p>',
    open_type: 'on_date',
    open_final_date: '2027-01-01T10:00:00.000Z',
    homework_max_points: 5,
  });
  const shown = /\/media\/[^"]+/.exec(copy.description)?.[0] ?? '';
  expect(shown).not.toBe(file.url);
  expect((await school.app.inject({ url: `/api${shown}` })).rawPayload.equals(png)).toBe(true);
  const opened = await school.send(
    'GET',
    `${at(to)}/courses/${job.course_id}/course_packages?with=lessons`,
    undefined,
    owner,
  );
  expect(opened.body.data[0].lessons).toMatchObject([
    { name: 'Путь', held_at: '2027-02-01T10:00:00.000Z', held_place: 'Аудитория 12' },
  ]);
  expect(first).not.toBe(copy.id);
});

test('transfers blocks in order with their files and the blocks required to finish a lesson', async () => {
  const { id: course } = await call('POST', '/courses', { name: 'Химия' });
  const below = `/courses/${course}`;
  const { id: theme } = await call('POST', `${below}/block_layers`, { title: 'Опыты' });
  const lesson = { name: 'Опыт', type: 'constructor', check_criterion: 'constructor' };
  const { id } = await call('POST', `${below}/lessons`, lesson);
  const blocks = `${below}/lessons/${id}/lesson_blocks`;
  const image = (await sent(from, '/add_media', 'flask.png', png)).json().data;
  const made = [
    { type: 'section', title: 'Подготовка' },
    { type: 'text', text: `<p>Колба</p><figure><img src="${image.url}" alt=""></figure>` },
    { type: 'image', media: [{ file_id: image.id, caption: 'Колба', alt: 'Колба на столе' }] },
    { type: 'video', address: 'https://rutube.ru/video/0a1b2c/', status: 'published' },
    { type: 'faq', answers: [{ question: 'Опасно?', answer: '<p>Нет</p>' }] },
    { type: 'code', language: 'python', source: 'print(1)' },
    { type: 'text', title: 'Удалённый' },
  ];
  const ids: number[] = [];
  for (const each of made) ids.push((await call('POST', blocks, each)).id);
  const [film, gone] = [ids[3], ids[6]];
  await call('DELETE', `${blocks}/${gone}`);
  await call('PUT', `${below}/lessons/${id}`, { close_blocks_id: [film] });
  await call('POST', `${below}/block_layers/${theme}/lesson_block_attach`, {
    lesson_block_id: film,
  });
  const archive = await exported(course);
  const [content] = await readZip(archive);
  expect(content?.text).not.toContain(image.url.split('/')[2]);
  const job = await imported(archive);
  expect([job.error, job.report]).toEqual([
    null,
    {
      changed: null,
      source: null,
      taken: [
        { title: 'Темы и уроки', count: 2 },
        { title: 'Блоки уроков', count: 6 },
      ],
      left: [],
    },
  ]);
  const read = async (path: string) =>
    (await school.send('GET', `${at(to)}/courses/${job.course_id}${path}`, undefined, owner)).body
      .data;
  const [copy] = await read('/lessons?status=draft,visible');
  const copied = await read(`/lessons/${copy.id}/lesson_blocks?with=media.file`);
  expect(copied.map(({ type, title, status }: Json) => [type, title, status])).toEqual([
    ['section', 'Подготовка', 'draft'],
    ['text', null, 'draft'],
    ['image', null, 'draft'],
    ['video', null, 'published'],
    ['faq', null, 'draft'],
    ['code', null, 'draft'],
  ]);
  const [, text, picture, watched, answers, code] = copied;
  expect(picture.media).toMatchObject([
    { caption: 'Колба', alt: 'Колба на столе', file: { file_name: 'flask.png' } },
  ]);
  // The same file, although several blocks show it.
  expect(text.text).toContain(picture.media[0].file.url);
  expect(picture.media[0].file.url).not.toBe(image.url);
  expect(watched).toMatchObject({ address: expect.stringContaining('0a1b2c') });
  expect(answers.answers).toEqual([{ question: 'Опасно?', answer: '<p>Нет</p>' }]);
  expect(code).toMatchObject({ language: 'python', source: 'print(1)' });
  expect(await read(`/lessons/${copy.id}?with=close_blocks_id`)).toMatchObject({
    close_blocks_id: [watched.id],
  });
  const [layer] = await read('/block_layers');
  expect(await read(`/block_layers/${layer.id}/get_lesson_block_sublayer`)).toMatchObject([
    { id: watched.id },
  ]);
});

const plainBlock = {
  lesson: 0,
  type: 'text',
  status: 'draft',
  text: null,
  answers: null,
  media: [],
  captions: null,
  layer: null,
  layer_sort: 0,
  must_be_done: false,
};

test('omits and reports invalid blocks', async () => {
  const lesson_blocks = [
    { ...plainBlock, title: 'Без кода', type: 'text', source: 'print(1)' },
    { ...plainBlock, title: 'Чужой', type: 'embed', address: 'https://evil.test/' },
    {
      ...plainBlock,
      title: 'Пустой',
      type: 'image',
      media: [{ file: '6f1c1c0e-0000-4000-8000-000000000000', caption: null, alt: null }],
    },
    { ...plainBlock, title: 'Цел', text: '<p onclick="x">Текст<script>alert(1)</script></p>' },
    { ...plainBlock, title: 'Ничей', lesson: 7 },
  ];
  const parts = {
    ...lessonParts([{ name: 'Урок', type: 'constructor', layer: null, sort: 1 }]),
    lesson_blocks,
  };
  const job = await imported(await archiveOf(plainContent(parts)));
  expect(job.error).toBe(null);
  expect(job.report.left.map(({ title }: Json) => title)).toEqual([
    'Блок «Без кода»',
    'Блок «Чужой»',
    'Блок «Пустой»: 1 файл',
  ]);
  const below = `${at(to)}/courses/${job.course_id}/lessons`;
  const read = async (path: string) =>
    (await school.send('GET', `${below}${path}`, undefined, owner)).body.data;
  const [lesson] = await read('');
  const blocks = await read(`/${lesson.id}/lesson_blocks`);
  expect(blocks.map(({ title, text }: Json) => [title, text])).toEqual([
    ['Пустой', null],
    ['Цел', '<p>Текст</p>'],
  ]);
});

const lessonParts = (lessons: object[], layers: object[] = []) => ({
  lessons: { layers, lessons },
});

test.each([
  [lessonParts([{ name: 'Урок', type: 'text', layer: 0, sort: 1 }])],
  [lessonParts([], [{ title: 'Тема', parent: 0, sort: 1 }])],
  [lessonParts([{ name: 'Урок', type: 'text', status: 'deleted', layer: null, sort: 1 }])],
  [lessonParts([{ name: 'Урок', type: 'text', layer: null, sort: 1, author_id: 1 }])],
  [lessonParts([{ name: 'Урок', type: 'text', layer: null, sort: 1, homework_max_points: 0 }])],
  [
    lessonParts(
      [],
      [null, 0, 1, 2].map((parent, sort) => ({ title: 'Тема', parent, sort })),
    ),
  ],
])('creates nothing for invalid parts: %j', async (parts) => {
  const job = await imported(await archiveOf(plainContent(parts)));
  expect([job.status, job.course_id]).toEqual(['failed', null]);
  expect(job.error).toMatch(/^В архиве ошибка: Темы и уроки/);
});

test('parses texts by the editor’s schema and reports packages without lessons', async () => {
  const parts = {
    ...lessonParts([
      {
        name: 'Урок',
        type: 'text',
        description:
          '<p onclick="x">Текст<script>alert(1)</script></p><img src="/media/6f1c1c0e-0000-4000-8000-000000000000/a.png">',
        layer: null,
        sort: 1,
      },
    ]),
    sales: {
      branches: [],
      packages: [
        {
          name: 'Базовый',
          description: null,
          price: null,
          old_price: null,
          is_default: true,
          branch: null,
        },
      ],
      relations: [],
      chat_links: [],
    },
    package_lessons: [
      {
        package: 0,
        lessons: [0, 7],
        trial_lessons: [],
        zoom_lessons: [],
        closed_lessons: [],
        closed_homeworks: [],
      },
    ],
  };
  const archive = await archiveOf(plainContent(parts));
  const job = await imported(archive);
  expect(job.error).toBe(null);
  expect((await treeOf(job.course_id))[0]?.description).toBe('<p>Текст</p>');
  expect(job.report.left.map(({ title }: { title: string }) => title)).toContain(
    'Уроки пакета «Базовый»',
  );
  const author = await school.person('author@lesson-archive.test');
  await school.join(to, author, ['courses_create', 'courses_show_my']);
  const withoutLessons = await imported(archive, author);
  expect(withoutLessons.report.left).toContainEqual({
    title: 'Темы и уроки',
    why: 'нужно право создавать уроки',
  });
  expect(await treeOf(withoutLessons.course_id)).toEqual([]);
});

test('transfers long texts unchanged and leaves no staged rows', async () => {
  const long = (word: string) => `<p>${`${word} и дело `.repeat(2000)}всё</p>`;
  const lessons = [
    { name: 'Первый', texts: { description: long('слово'), homework: long('задача') } },
    { name: 'Второй', texts: { description: '<p>коротко</p>' } },
    { name: 'Третий', texts: { homework: long('слово') } },
  ];
  const done = await imported(
    await archiveOf(
      plainContent(
        lessonParts(
          lessons.map(({ name, texts }) => ({
            name,
            type: 'text',
            layer: null,
            sort: 1,
            ...texts,
          })),
        ),
      ),
    ),
  );
  expect(done).toMatchObject({ status: 'done', report: { left: [] } });
  const read = await school.database.system((transaction) =>
    rowsOf<{ name: string; description: string | null; homework: string | null }>(
      transaction,
      sql`select name::text, description, homework from lessons where course_id = ${done.course_id} order by id`,
    ),
  );
  const nothing = { description: null, homework: null };
  expect(read).toEqual(lessons.map(({ name, texts }) => ({ name, ...nothing, ...texts })));
  const left = () =>
    school.database.system((transaction) =>
      rowsOf(transaction, sql`select place from staged_texts where company_id = ${to}`),
    );
  await expect.poll(left).toEqual([]);
});
