// Tests in the library are snapshots with questions of every kind, and are copied into other tests with their files.
import { beforeAll, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { openTestSchool, type TestSchool } from '../../../testing/schools/taken-tests.ts';
import { exampleTest } from '../document/examples.ts';
import { normalDocument } from '../document/normalize.ts';
import { readStoredTest } from '../document/read-test.ts';
import { addQuestions } from '../document/write-test.ts';

let at: TestSchool;

beforeAll(async () => {
  at = await openTestSchool('library-tests');
});

const { questions: everyKind } = exampleTest;

/** Adds questions of every kind to the end of a test. */
const addEveryKind = (id: number) =>
  at.school.database.system((transaction) =>
    addQuestions(transaction, at, id, everyKind, {
      topicOf: () => null,
      fileOf: () => undefined,
    }),
  );

/** The content of a test without ids. */
const contentOf = (id: number) =>
  at.school.database.system(async (transaction) => {
    const { settings, questions } = await readStoredTest(transaction, at, id);
    return normalDocument({ ...settings, questions, files: [] });
  });

async function pictureInStorage(): Promise<{ item: number; url: string }> {
  const { headers, payload } = formOf('свет.png', png);
  const { data } = (
    await at.school.app.inject({
      method: 'POST',
      url: `/api/companies/${at.companyId}/add_media`,
      headers: { ...headers, authorization: `Bearer ${at.owner.token}` },
      payload,
    })
  ).json();
  const { id: item } = await at.done('POST', '/file_storage', { file_id: data.id });
  return { item, url: data.url };
}

test('a copy equals the test as it was added to the library, whatever changed since', async () => {
  const { id } = await at.done('POST', '/tests', {
    title: 'Оптика',
    description: '<p>О свете</p>',
    timer: 600,
    max_attempts: 3,
    shown_result: 'answers',
    parts: [{ part: 1, title: 'Лучи', draws_count: 2 }],
  });
  await addEveryKind(id);
  const before = await contentOf(id);
  const entry = await at.done('POST', '/library_test', { test_id: id });
  expect(entry).toMatchObject({
    type: 'tests',
    name: 'Оптика',
    questions_count: everyKind.length,
    blocks_count: null,
    excerpt: expect.stringMatching(/^О свете /u),
  });
  expect(await at.done('GET', '/library/tests')).toMatchObject([{ id: entry.id }]);
  const preview = await at.done('GET', `/library/${entry.id}/test`);
  expect(preview.questions.map(({ type }: { type: string }) => type)).toEqual(
    everyKind.map(({ type }) => type),
  );

  await at.done('PUT', `/tests/${id}`, { title: 'Другая', timer: null });
  await at.done('DELETE', `/tests/${id}`);
  const copy = await at.done('POST', `/library_test/${entry.id}/copy`, {});
  expect(copy).toMatchObject({ title: 'Оптика', status: 'inactive' });
  expect(await contentOf(copy.id)).toEqual(before);

  await at.done('DELETE', `/library/${entry.id}`);
  expect(await contentOf(copy.id)).toEqual(before);
});

test('a copy has the category and subject of the test, those they were merged into, or none once they are deleted', async () => {
  const made = async (path: string, name: string): Promise<number> =>
    (await at.done('POST', path, { name })).id;
  const [category_id, other] = [
    await made('/test_categories', 'Входные'),
    await made('/test_categories', 'Итоговые'),
  ];
  const [subject_id, wider] = [
    await made('/subjects', 'Оптика'),
    await made('/subjects', 'Физика'),
  ];
  const sorted = { title: 'Линзы', category_id, subject_id };
  const from = await at.newTest([{ type: 'textarea', question: '<p>Вопрос</p>' }], sorted);
  const entry = await at.done('POST', '/library_test', { test_id: from });
  const copied = async () => {
    const { id } = await at.done('POST', `/library_test/${entry.id}/copy`, {});
    const copy = await at.done('GET', `/tests/${id}`);
    await at.done('PUT', `/tests/${id}`, { category_id: null, subject_id: null });
    return copy;
  };
  expect(await copied()).toMatchObject({ category_id, subject_id });

  await at.done('PUT', `/tests/${from}`, { category_id: null, subject_id: null });
  await at.done('POST', `/test_categories/${category_id}/merge`, { into_id: other });
  await at.done('POST', `/subjects/${subject_id}/merge`, { into_id: wider });
  expect(await copied()).toMatchObject({ category_id: other, subject_id: wider });

  await at.done('DELETE', `/test_categories/${other}`);
  await at.done('DELETE', `/subjects/${wider}`);
  expect(await copied()).toMatchObject({ category_id: null, subject_id: null });
});

test('its questions are appended to another test within the limit of questions', async () => {
  const from = await at.newTest([{ type: 'textarea', question: '<p>Вторая</p>' }], {
    title: 'Откуда',
  });
  const into = await at.newTest([{ type: 'textarea', question: '<p>Первая</p>' }], {
    title: 'Куда',
  });
  const entry = await at.done('POST', '/library_test', { test_id: from, name: 'Запас' });
  const copied = await at.done('POST', `/library_test/${entry.id}/copy`, { test_id: into });
  expect(copied).toMatchObject({ id: into, title: 'Куда' });
  const questions = await at.done('GET', `/tests/${into}/questions`);
  expect(questions.map(({ question }: { question: string }) => question)).toEqual([
    '<p>Первая</p>',
    '<p>Вторая</p>',
  ]);
});

test('its files count as used and are shown by copies', async () => {
  const { item, url } = await pictureInStorage();
  const question = `<p>Что это?</p><img src="${url}" alt="">`;
  const from = await at.newTest([{ type: 'textarea', question }], { title: 'С картинкой' });
  const entry = await at.done('POST', '/library_test', { test_id: from });
  await at.done('DELETE', `/tests/${from}`);
  const uses = async () =>
    (await at.done('GET', `/file_storage?ids=${item}&with=uses`))[0].uses.map(
      ({ kind }: { kind: string }) => kind,
    );
  expect(await uses()).toContain('library');
  const { id } = await at.done('POST', `/library_test/${entry.id}/copy`, {});
  const [copied] = await at.done('GET', `/tests/${id}/questions`);
  expect(copied.question).toContain(url);
});

test('rejects users who may not see the test, create tests or change the target test', async () => {
  const quiz = await at.newTest([{ type: 'textarea', question: '<p>Вопрос</p>' }]);
  const entry = await at.done('POST', '/library_test', { test_id: quiz });
  const editor = await at.person('editor', [
    'admin_part_access',
    'tests_show_my',
    'tests_update_my',
    'lessons_create',
    'lessons_update_all',
  ]);
  const copy = `/library_test/${entry.id}/copy`;
  const shelve = { test_id: quiz };
  expect(await at.refused('POST', '/library_test', shelve, at.learner)).toEqual([403, 'forbidden']);
  expect(await at.refused('POST', '/library_test', shelve, editor)).toEqual([404, 'not_found']);
  expect(await at.refused('POST', copy, {}, at.learner)).toEqual([403, 'forbidden']);
  expect(await at.refused('POST', copy, {}, editor)).toEqual([403, 'forbidden']);
  expect(await at.refused('POST', copy, shelve, editor)).toEqual([404, 'not_found']);
  const blocks = await at.done('POST', '/courses', { name: 'Курс' });
  const lesson = await at.done('POST', `/courses/${blocks.id}/lessons`, {
    name: 'Урок',
    type: 'constructor',
  });
  const other = await at.done('POST', '/library_lesson', { lesson_id: lesson.id });
  expect(await at.refused('POST', `/library_test/${other.id}/copy`, {})).toEqual([
    404,
    'not_found',
  ]);
  await at.done('DELETE', `/tests/${quiz}`);
  expect(await at.refused('POST', '/library_test', shelve)).toEqual([409, 'in_trash']);
});
