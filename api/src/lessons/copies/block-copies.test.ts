// Tests copying blocks of any readable lessons into a lesson: order, draft status and files.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { mostBlocks } from '@kafedra/common/lessons';
import { formOf, png } from '../../../testing/files.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

type Json = ReturnType<typeof JSON.parse>;

let school: School;
let owner: Caller;
let base: string;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@block-copies.test');
  companyId = await school.company('block-copies', owner);
  base = `/api/companies/${companyId}`;
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

const made = async (path: string, body: object): Promise<number> => {
  const { status, body: answer } = await send('POST', path, body);
  expect([status, answer.errors]).toEqual([201, undefined]);
  return answer.data.id;
};

async function newLesson(name: string) {
  const course = await made('/courses', { name });
  const lesson = await made(`/courses/${course}/lessons`, { name, type: 'constructor' });
  const blocks = `/courses/${course}/lessons/${lesson}/lesson_blocks`;
  return {
    course,
    lesson,
    blocks,
    add: (title: string, more: object = {}) => made(blocks, { type: 'text', title, ...more }),
    titles: async () =>
      (await send('GET', `${blocks}?all=1`)).body.data.map(({ title }: Json) => title),
  };
}

test('copies blocks to a position as drafts with their files, attached to no layer', async () => {
  const from = await newLesson('Откуда');
  const { headers, payload } = formOf('plan.png', png);
  const image = (
    await school.app.inject({
      method: 'POST',
      url: `${base}/add_media`,
      headers: { ...headers, authorization: `Bearer ${owner.token}` },
      payload,
    })
  ).json().data;
  const text = await from.add('Текст', { text: '<p>Слова</p>', status: 'published' });
  const picture = await from.add('Схема', {
    type: 'image',
    media: [{ file_id: image.id, caption: 'План' }],
  });
  const theme = await made(`/courses/${from.course}/block_layers`, { title: 'Тема' });
  await send('POST', `/courses/${from.course}/block_layers/${theme}/lesson_block_attach`, {
    lesson_block_id: text,
  });
  const to = await newLesson('Куда');
  const first = await to.add('Первый');
  await to.add('Последний');

  const { status, body } = await send('POST', `/courses/${to.course}/copy_blocks`, {
    lesson_id: to.lesson,
    lesson_blocks_id: [picture, text],
    behind_id: first,
  });
  expect(status).toBe(201);
  expect(body.data).toMatchObject([
    { title: 'Схема', status: 'draft', lesson_id: to.lesson },
    { title: 'Текст', status: 'draft', text: '<p>Слова</p>', layer_id: null, published_at: null },
  ]);
  expect(await to.titles()).toEqual(['Первый', 'Схема', 'Текст', 'Последний']);
  const shown = await send('GET', `${to.blocks}?ids=${body.data[0].id}&with=media.file`);
  expect(shown.body.data[0].media).toMatchObject([{ caption: 'План', file: { id: image.id } }]);
  expect(await from.titles()).toEqual(['Текст', 'Схема']);

  await send('POST', `/courses/${from.course}/copy_blocks`, {
    lesson_id: from.lesson,
    lesson_blocks_id: [text],
    behind_id: null,
  });
  expect(await from.titles()).toEqual(['Текст', 'Текст', 'Схема']);
});

test('copies nothing if a block is not visible or deleted, or the lesson has too many', async () => {
  const from = await newLesson('Полный');
  const block = await from.add('Один');
  const gone = await from.add('Удалён');
  await send('DELETE', `${from.blocks}/${gone}`);
  const to = await newLesson('Тесный');
  const copied = (ids: readonly number[], as = owner, more: object = {}) =>
    send(
      'POST',
      `/courses/${to.course}/copy_blocks`,
      { lesson_id: to.lesson, lesson_blocks_id: ids, ...more },
      as,
    );
  expect((await copied([])).status).toBe(422);
  expect((await copied([block, 999_999])).status).toBe(404);
  expect((await copied([block, gone])).body.errors).toMatchObject([{ code: 'deleted' }]);
  expect((await copied([block], owner, { behind_id: block })).body.errors).toMatchObject([
    { field: 'behind_id', code: 'not_found' },
  ]);
  expect((await copied([block], owner, { lesson_id: from.lesson })).status).toBe(404);

  const reader = await school.person('reader@block-copies.test');
  await school.join(companyId, reader, ['courses_show_all', 'lessons_view']);
  expect((await copied([block], reader)).status).toBe(403);
  const author = await school.person('author@block-copies.test');
  await school.join(companyId, author, ['courses_show_my', 'lessons_view', 'lessons_update_my']);
  expect((await copied([block], author)).status).toBe(404);
  const stranger = await school.person('stranger@block-copies.test');
  await school.company('block-copies-other', stranger);
  expect((await copied([block], stranger)).status).toBe(404);
  expect(await to.titles()).toEqual([]);

  await school.database.system((transaction) =>
    transaction.execute(
      sql`insert into lesson_blocks (company_id, course_id, lesson_id, type, sort)
        select ${companyId}, ${to.course}, ${to.lesson}, 'text', generate_series(1, ${mostBlocks - 1})`,
    ),
  );
  expect((await copied([block])).status).toBe(201);
  expect((await copied([block])).body.errors).toMatchObject([{ code: 'too_many' }]);
});
