// Parts of questions are written one by one, and tests, questions and files are found at each of their addresses.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSchool, type TestSchool } from '../../../testing/schools/taken-tests.ts';

let at: TestSchool;
let test_id: number;

beforeAll(async () => {
  at = await openTestSchool('question-parts');
});
beforeEach(async () => {
  test_id = await make('/tests', { title: 'Части вопросов' });
});

const make = async (path: string, body: object): Promise<number> =>
  (await at.done('POST', path, body)).id;

const newQuestion = (body: object) => make(`/tests/${test_id}/questions`, body);

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** Creates a part below its question and finds it in the company-wide list. */
async function written(path: string, all: string, added: object, changed: object) {
  const id = await make(path, added);
  await at.done('PUT', `${path}/${id}`, changed);
  expect(await at.done('GET', `${path}/${id}`)).toMatchObject(changed);
  expect(await at.done('GET', `${all}/${id}`)).toMatchObject(changed);
  for (const list of [path, `${all}?ids=${id}`]) {
    expect(idsOf(await at.done('GET', list))).toContain(id);
  }
  return id;
}

test('answers, and the options of their blanks', async () => {
  const question = await newQuestion({ type: 'select_input', question: 'Кипит при' });
  const answers = `/questions/${question}/answers`;
  const gap = await written(answers, '/question_answers', { value: 'Градус' }, { value: 'Гр' });
  const items = `${answers}/${gap}/select_input`;
  const item = await written(items, '/select_input_items', { value: '100' }, { correct: true });
  await at.done('DELETE', `${items}/${item}`);
  expect(await at.done('GET', items)).toEqual([]);
  await at.done('DELETE', `${answers}/${gap}`);
  expect(await at.done('GET', answers)).toEqual([]);
});

test('correspondences', async () => {
  const question = await newQuestion({ type: 'correspondence', question: 'Столицы' });
  const pairs = `/questions/${question}/correspondences`;
  const first = { value: 'Франция', is_main: true };
  const main_id = await written(pairs, '/correspondences', first, { sort: 1 });
  const dependent_id = await make(pairs, { value: 'Париж', is_main: false });
  const links = [{ main_id, dependent_id }];
  const tied = await at.done('POST', `${pairs}/attach_links`, { links });
  expect(tied.correspondence_links).toMatchObject(links);
  const untied = await at.done('POST', `${pairs}/detach_links`, { links });
  expect(untied.correspondence_links).toEqual([]);
  await at.done('DELETE', `${pairs}/${dependent_id}`);
  expect(idsOf(await at.done('GET', pairs))).toEqual([main_id]);
});

test('criteria', async () => {
  const question_id = await newQuestion({ type: 'assessment_by_criterion', question: 'Эссе' });
  const criteria = '/question_criteria';
  const added = { question_id, name: 'Грамотность', max_points: 3 };
  const id = await written(criteria, criteria, added, { name: 'Ясность' });
  await at.done('DELETE', `${criteria}/${id}`);
  expect(await at.refused('GET', `${criteria}/${id}`)).toEqual([404, 'not_found']);
});

const open = { type: 'textarea', question: '<p>Почему?</p>' };

test('questions are activated, listed, and deleted one by one and in bulk', async () => {
  const [one, other] = [await newQuestion(open), await newQuestion(open)];
  const below = `/tests/${test_id}/questions`;
  await at.done('POST', `/questions/${one}/activate`, {});
  expect(await at.done('GET', `${below}/${one}`)).toMatchObject({ active: true });
  await at.done('PUT', `${below}/${one}`, { solution: '<p>Потому</p>' });
  const table = await at.done('GET', `/questions_fast_edit?test_id=${test_id}&sort=sort`);
  expect(idsOf(table)).toEqual([one, other]);
  await at.done('DELETE', `${below}/${one}`);
  const rest = { questions_id: [other] };
  expect(await at.done('POST', `${below}/delete`, rest)).toMatchObject({ count: 1, wrong_ids: [] });
  expect(await at.done('GET', below)).toEqual([]);
});

test('tests are deactivated and deleted in bulk, and list the available teachers', async () => {
  await newQuestion({ ...open, active: true });
  const chosen = { tests_id: [test_id] };
  await at.done('POST', `/tests/${test_id}/activate`, {});
  expect(await at.done('POST', '/tests/deactivate', chosen)).toMatchObject({ count: 1 });
  const teacher = await at.done('GET', `/tests/available_teachers/${at.owner.userId}`);
  expect(teacher.id).toBe(at.owner.userId);
  const path = `/test/delete?tests_id=${test_id}`;
  expect(await at.done('DELETE', path)).toMatchObject({ count: 1 });
});
