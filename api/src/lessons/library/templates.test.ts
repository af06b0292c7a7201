// Tests library templates: lessons and blocks are stored as snapshots and copied into other courses as drafts with
// their files.
import { getTableColumns } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { lessonBlockMedia, lessonBlocks } from '../blocks/block-tables.ts';
import { lessons } from '../tables.ts';
import { libraryBlockMedia, libraryBlocks, libraryLessons } from './template-tables.ts';

type Json = ReturnType<typeof JSON.parse>;

let school: School;
let owner: Caller;
let base: string;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@library-templates.test');
  companyId = await school.company('library-templates', owner);
  base = `/api/companies/${companyId}`;
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

const made = async (path: string, body: object, as = owner): Promise<Json> => {
  const { status, body: answer } = await send('POST', path, body, as);
  expect([status, answer.errors]).toEqual([201, undefined]);
  return answer.data;
};

const idOf = async (path: string, body: object): Promise<number> => (await made(path, body)).id;

async function stored(fileName: string): Promise<{ item: number; file: number; url: string }> {
  const { headers, payload } = formOf(fileName, png);
  const { data } = (
    await school.app.inject({
      method: 'POST',
      url: `${base}/add_media`,
      headers: { ...headers, authorization: `Bearer ${owner.token}` },
      payload,
    })
  ).json();
  const item = await made('/file_storage', { file_id: data.id });
  return { item: item.id, file: item.file_id, url: data.url };
}

const blocksOf = async (course: number, lesson: number): Promise<Json[]> =>
  (await send('GET', `/courses/${course}/lessons/${lesson}/lesson_blocks?all=1&with=media.file`))
    .body.data;

test('copies a lesson as it was when it became a template, whatever happened to the original', async () => {
  const picture = await stored('в тексте.png');
  const shown = await stored('в блоке.png');
  const course = await idOf('/courses', { name: 'Откуда' });
  const lesson = await idOf(`/courses/${course}/lessons`, {
    name: 'Свет',
    type: 'constructor',
    description: `<p>Волна и <strong>частица</strong></p><img src="${picture.url}" alt="">`,
    open_type: 'after_days',
    open_days_count: 3,
    homework_max_points: 7,
  });
  const blocks = `/courses/${course}/lessons/${lesson}/lesson_blocks`;
  const faq = await idOf(blocks, {
    type: 'faq',
    status: 'published',
    answers: [{ question: 'Что такое свет?', answer: '<p>Волна</p>' }],
  });
  await idOf(blocks, {
    type: 'image',
    title: 'Схема',
    media: [{ file_id: shown.file, caption: 'План' }],
    behind_id: null,
  });
  const gone = await idOf(blocks, { type: 'text', text: 'Удалён' });
  await send('DELETE', `${blocks}/${gone}`);
  const closing = { check_criterion: 'constructor', close_blocks_id: [faq] };
  await send('PUT', `/courses/${course}/lessons/${lesson}`, closing);

  const entry = await made('/library_lesson', { lesson_id: lesson });
  expect(entry).toMatchObject({
    type: 'lessons',
    name: 'Свет',
    excerpt: 'Волна и частица Схема Что такое свет?',
    blocks_count: 2,
    author_name: expect.stringContaining(' '),
    file_id: null,
  });
  await send('PUT', `${blocks}/${faq}`, { answers: [] });
  await send('DELETE', `/courses/${course}`);
  const { body: template } = await send('GET', `/library/${entry.id}/template?with=blocks.media`);
  expect(template.data).toMatchObject({
    lesson_type: 'constructor',
    description: expect.stringContaining('частица'),
    blocks: [
      { title: 'Схема', media: [{ caption: 'План' }] },
      { type: 'faq', must_be_done: true },
    ],
  });

  const into = await idOf('/courses', { name: 'Куда' });
  const theme = await idOf(`/courses/${into}/block_layers`, { title: 'Тема' });
  await idOf(`/courses/${into}/lessons`, { name: 'свет', type: 'text', layer_id: theme });
  const copied = await made(`/library_lesson/${entry.id}/copy`, {
    course_id: into,
    layer_id: theme,
  });
  expect(copied).toMatchObject({ course_id: into, layers_id: [] });
  const [id] = copied.lessons_id;
  const { body: copy } = await send('GET', `/courses/${into}/lessons/${id}?with=close_blocks_id`);
  expect(copy.data).toMatchObject({
    name: 'Свет (копия)',
    status: 'draft',
    layer_id: theme,
    sort: 3,
    open_days_count: 3,
    homework_max_points: 7,
    check_criterion: 'constructor',
    can_update: true,
  });
  const [image, questions] = await blocksOf(into, id);
  expect(image).toMatchObject({ title: 'Схема', media: [{ file: { id: shown.file } }] });
  expect(questions).toMatchObject({ answers: [{ question: 'Что такое свет?' }] });
  expect(copy.data.close_blocks_id).toEqual([questions.id]);
});

test('counts files of a template as used until it is removed from the shelf', async () => {
  const { item, file } = await stored('схема.png');
  const course = await idOf('/courses', { name: 'Файлы' });
  const lesson = await idOf(`/courses/${course}/lessons`, { name: 'Урок', type: 'constructor' });
  const blocks = `/courses/${course}/lessons/${lesson}/lesson_blocks`;
  const block = await idOf(blocks, { type: 'image', media: [{ file_id: file }] });
  const entry = await idOf('/library_block', { name: 'Схемы', lesson_blocks_id: [block] });
  const usedIn = async () => {
    const { body } = await send('GET', `/file_storage?ids=${item}&with=uses`);
    return body.data[0].uses.map(({ kind }: Json) => kind);
  };
  expect(await usedIn()).toEqual(['library', 'lesson']);
  expect((await send('DELETE', `/library/${entry}`)).status).toBe(200);
  expect(await usedIn()).toEqual(['lesson']);
});

test('copies blocks as drafts in the given order to the given position', async () => {
  const course = await idOf('/courses', { name: 'Блоки' });
  const lesson = await idOf(`/courses/${course}/lessons`, { name: 'Урок', type: 'constructor' });
  const blocks = `/courses/${course}/lessons/${lesson}/lesson_blocks`;
  const add = (title: string) => idOf(blocks, { type: 'text', title, status: 'published' });
  const [one, other] = [await add('Первый'), await add('Второй')];
  const named = { name: 'Пара', lesson_blocks_id: [other, one] };
  const entry = await idOf('/library_block', named);
  const copied = await made(`/library_block/${entry}/copy`, {
    course_id: course,
    lesson_id: lesson,
    behind_id: one,
  });
  expect(copied).toMatchObject([
    { title: 'Второй', status: 'draft', published_at: null },
    { title: 'Первый', status: 'draft' },
  ]);
  expect((await blocksOf(course, lesson)).map(({ title }) => title)).toEqual([
    'Первый',
    'Второй',
    'Первый',
    'Второй',
  ]);
  const misplaced = await send('POST', `/library_lesson/${entry}/copy`, { course_id: course });
  expect(misplaced.body.errors).toMatchObject([{ field: 'id', code: 'wrong_kind' }]);
  const nowhere = await send('POST', `/library_block/${entry}/copy`, {
    course_id: course,
    lesson_id: lesson,
    behind_id: 2_000_000_000,
  });
  expect(nowhere.body.errors).toMatchObject([{ field: 'behind_id', code: 'not_found' }]);
});

test('requires reading the lesson to make a template, and reading the library and changing the course to copy it', async () => {
  const course = await idOf('/courses', { name: 'Чужой' });
  const lesson = await idOf(`/courses/${course}/lessons`, { name: 'Урок', type: 'text' });
  const entry = await idOf('/library_lesson', { lesson_id: lesson });
  const take = (as: Caller) =>
    send('POST', `/library_lesson/${entry}/copy`, { course_id: course }, as);
  const shelve = (as: Caller) => send('POST', '/library_lesson', { lesson_id: lesson }, as);
  const librarian = await school.person('librarian@library-templates.test');
  await school.join(companyId, librarian, ['company_settings']);
  expect([(await shelve(librarian)).status, (await take(librarian)).status]).toEqual([403, 403]);
  const author = await school.person('author@library-templates.test');
  await school.join(companyId, author, ['courses_show_my', 'lessons_view', 'lessons_create']);
  expect([(await shelve(author)).status, (await take(author)).status]).toEqual([404, 404]);
  const stranger = await school.person('stranger@library-templates.test');
  await school.company('library-templates-other', stranger);
  expect([(await shelve(stranger)).status, (await take(stranger)).status]).toEqual([404, 404]);
});

test('every column of lessons and blocks is stored in templates or excluded for a reason', () => {
  const own = ['company_id', 'id', 'entry_id', 'must_be_done'];
  const left = (from: object, templateColumns: object) =>
    Object.keys(from).filter((name) => !own.includes(name) && !(name in templateColumns));
  const columns = getTableColumns;
  expect(left(columns(lessons), columns(libraryLessons))).toEqual([
    // Position, staff and calendar dates belong to the course.
    'course_id',
    'layer_id',
    'name',
    'status',
    'status_before_deletion',
    'deleted_at',
    'deletion',
    'sort',
    'author_id',
    'teacher_id',
    'open_final_date',
    'close_date',
    'forbid_datetime',
    'held_at',
    'held_place',
    'created_at',
    'updated_at',
  ]);
  expect(left(columns(lessonBlocks), columns(libraryBlocks))).toEqual([
    'course_id',
    'lesson_id',
    'status_before_deletion',
    'deleted_at',
    'deletion',
    'layer_id',
    'sort_order',
    'created_at',
    'updated_at',
  ]);
  expect(left(columns(lessonBlockMedia), columns(libraryBlockMedia))).toEqual([]);
});
