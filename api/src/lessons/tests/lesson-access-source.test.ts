// Tests tests in lessons: who may take them, and that their results finish lessons and courses.
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  openTestSchool,
  type AttemptQuestion,
  type TestSchool,
} from '../../../testing/schools/taken-tests.ts';
import type { Caller } from '../../../testing/school.ts';

let at: TestSchool;
let learner: Caller;
let course: number;
let lesson: number;
let quiz: number;

beforeAll(async () => {
  at = await openTestSchool('given-tests');
  learner = await at.person('student', ['learning_part_access', 'learn_courses', 'learn_tests']);
});

const capital = {
  type: 'radio',
  question: '<p>Столица Австралии?</p>',
  max_points: 4,
  answers: [
    { value: 'Сидней', correct: false },
    { value: 'Канберра', correct: true },
  ],
};

const blocks = () => `/courses/${course}/lessons/${lesson}/lesson_blocks`;
const learning = (path = '') => `/learning/courses/${course}/lessons/${lesson}${path}`;

const give = (testId: number, more: object = {}) =>
  at.done('POST', blocks(), { type: 'test', test_id: testId, status: 'published', ...more });

/** Creates a test that allows no learner directly. */
async function newTest(...questions: object[]): Promise<number> {
  const id = await at.newTest(questions, { infinity_attempts: true });
  await at.done('POST', `/tests/${id}/detach_allow_users`, {
    allow_users_ids: [at.learner.userId],
  });
  return id;
}

beforeEach(async () => {
  ({ id: course } = await at.done('POST', '/courses', { name: 'География', status: 'visible' }));
  ({ id: lesson } = await at.done('POST', `/courses/${course}/lessons`, {
    name: 'Столицы',
    type: 'test',
  }));
  quiz = await newTest(capital);
  await at.school.database.system((transaction) =>
    transaction.execute(
      sql`insert into course_students (company_id, course_id, user_id) values (${at.companyId}, ${course}, ${learner.userId})`,
    ),
  );
});

/** Adds a default package that excludes it. */
const keepBack = (content: string, id: number) =>
  at.school.database.system((transaction) =>
    transaction.execute(
      sql`with package as (
          insert into course_packages (company_id, course_id, name, is_default) values (${at.companyId}, ${course}, 'Не всё', true) returning id
        )
        insert into ${sql.identifier(content)} (company_id, package_id, target_id)
        select ${at.companyId}, id, ${id} from package`,
    ),
  );

const answering = (value: string) => async (): Promise<number> => {
  const { id, questions } = await at.done('POST', `/tests/${quiz}/attempts`, {}, learner);
  const [{ question_id, answers }]: [AttemptQuestion] = questions;
  const chosen = answers.find((answer) => answer.value.includes(value));
  const body = { answers_id: [chosen?.id], revision: 1 };
  await at.done('PUT', `/attempts/${id}/answers/${question_id}`, body, learner);
  await at.done('POST', `/attempts/${id}/finish`, {}, learner);
  return id;
};
const fail = answering('Сидней');
const pass = answering('Канберра');

const mayBegin = async () =>
  (await at.done('GET', `/learning/tests/${quiz}`, undefined, learner)).can_begin;

const isFinished = async () =>
  (await at.done('GET', learning(), undefined, learner)).finished_at !== null;

test('a lesson of type test gives its test and is finished when it is passed', async () => {
  await give(quiz, { text: '<p>Проверьте себя</p>' });
  // Learners do not see the test before they have opened the lesson.
  expect(await at.refused('POST', `/tests/${quiz}/attempts`, {}, learner)).toEqual([
    404,
    'not_found',
  ]);
  const shown = await at.done('GET', learning(), undefined, learner);
  expect(shown).toMatchObject({
    check_criterion: 'tests',
    blocks: [
      {
        type: 'test',
        text: '<p>Проверьте себя</p>',
        is_done: false,
        test: { id: quiz, title: 'Проверочная', asked_count: 1, attempts_count: 0 },
      },
    ],
  });
  expect(JSON.stringify(shown)).not.toContain('Канберра');
  await at.done('POST', learning('/open'), {}, learner);
  expect(await at.done('GET', '/learning/tests', undefined, learner)).toContainEqual(
    expect.objectContaining({ id: quiz, can_begin: true }),
  );
  await fail();
  expect(await isFinished()).toBe(false);
  await pass();
  const passed = await at.done('GET', learning(), undefined, learner);
  expect(passed).toMatchObject({
    finished_at: expect.any(String),
    blocks: [{ is_done: true, test: { attempts_count: 2 } }],
  });
  expect(await at.done('GET', `/learning/courses/${course}`, undefined, learner)).toMatchObject({
    progress: 100,
  });
});

test('points of the best attempt open the next lesson', async () => {
  await give(quiz);
  const { id: next } = await at.done('POST', `/courses/${course}/lessons`, {
    name: 'Реки',
    type: 'text',
    open_type: 'after_previous',
    open_points: 4,
  });
  await at.done('POST', learning('/open'), {}, learner);
  const openNext = async () =>
    (await at.done('GET', `/learning/courses/${course}/lessons/${next}`, undefined, learner))
      .is_open;
  await fail();
  expect(await openNext()).toBe(false);
  await pass();
  await fail();
  expect(await openNext()).toBe(true);
});

test('a result withdrawn by a teacher or a corrected key reopens the lesson', async () => {
  await give(quiz);
  await at.done('POST', learning('/open'), {}, learner);
  const attempt = await pass();
  expect(await isFinished()).toBe(true);
  const [{ question_id }] = await at.done('GET', `/attempts/${attempt}/questions`);
  const check = `/attempts/${attempt}/questions/${question_id}/check`;
  await at.done('PUT', check, { points: 0, comment: 'Списано' });
  expect(await isFinished()).toBe(false);
  const [{ score }] = await at.done('GET', `/attempts/${attempt}/questions`);
  await at.done('DELETE', check, { version: score.checked_at });
  expect(await isFinished()).toBe(true);
});

async function askForTests(tests_passed: number): Promise<void> {
  const { version } = await at.done('GET', `/courses/${course}`);
  const finish_criteria = { lessons_percentage: null, tests_passed, homework_points: null };
  await at.done('PUT', `/courses/${course}`, { version, finish_criteria });
}

test('a course requires a number of passed tests', async () => {
  await give(quiz);
  await askForTests(1);
  await at.done('POST', learning('/open'), {}, learner);
  const finished = async () =>
    (await at.done('GET', `/learning/courses/${course}`, undefined, learner)).finished_at;
  expect(await finished()).toBeNull();
  await pass();
  expect(await finished()).toEqual(expect.any(String));
});

test('tests of lessons that a package excludes do not count for the course', async () => {
  await give(quiz);
  await askForTests(2);
  await at.done('POST', learning('/open'), {}, learner);
  await pass();
  const { id: first } = await at.done('POST', `/courses/${course}/lessons`, {
    name: 'Реки',
    type: 'text',
  });
  await keepBack('course_package_closed_lessons', lesson);
  await askForTests(1);
  const finished = async () => {
    await at.done('POST', `/learning/courses/${course}/lessons/${first}/open`, {}, learner);
    return (await at.done('GET', `/learning/courses/${course}`, undefined, learner)).finished_at;
  };
  expect(await finished()).toBeNull();
  lesson = first;
  await give(quiz);
  expect(await finished()).toEqual(expect.any(String));
});

test('a closed lesson allows no new attempts, and attempts in progress continue', async () => {
  await give(quiz);
  await at.done('POST', learning('/open'), {}, learner);
  const begun = await at.done('POST', `/tests/${quiz}/attempts`, {}, learner);
  const { version } = await at.done('GET', `/courses/${course}/lessons/${lesson}`);
  const closed = { version, close_date: '2020-01-01T00:00:00Z' };
  await at.done('PUT', `/courses/${course}/lessons/${lesson}`, closed);
  await at.done('POST', `/attempts/${begun.id}/finish`, {}, learner);
  expect(await at.refused('POST', `/tests/${quiz}/attempts`, {}, learner)).toEqual([
    403,
    'forbidden',
  ]);
  expect((await at.done('GET', learning(), undefined, learner)).blocks).toEqual([]);
  expect(await mayBegin()).toBe(false);
});

test('offers no tests to learners who left the course or whose access has ended', async () => {
  await give(quiz);
  await at.done('POST', learning('/open'), {}, learner);
  expect(await mayBegin()).toBe(true);
  const { version } = await at.done('GET', `/courses/${course}`);
  const { version: closed } = await at.done('PUT', `/courses/${course}`, {
    version,
    close_date: '2020-01-01',
  });
  expect(await mayBegin()).toBe(false);
  await at.done('PUT', `/courses/${course}`, { version: closed, close_date: null });
  expect(await mayBegin()).toBe(true);
  const [student] = await at.done('GET', `/courses/${course}/users`);
  await at.done('POST', `/courses/${course}/users/detach`, { students_id: [student.id] });
  expect(await mayBegin()).toBe(false);
});

test('a required test block is completed by passing its test, not by reading on', async () => {
  const { id } = await give(quiz);
  const { version } = await at.done('GET', `/courses/${course}/lessons/${lesson}`);
  const changes = { version, check_criterion: 'constructor', close_blocks_id: [id] };
  await at.done('PUT', `/courses/${course}/lessons/${lesson}`, changes);
  await at.done('POST', learning('/open'), {}, learner);
  expect(await at.refused('POST', learning(`/blocks/${id}/done`), {}, learner)).toEqual([
    409,
    'finished_otherwise',
  ]);
  await fail();
  expect(await isFinished()).toBe(false);
  await pass();
  expect(await isFinished()).toBe(true);
});

test('an inactive test or one that the package excludes is hidden and not required', async () => {
  await give(quiz);
  const other = await newTest(capital);
  await give(other);
  await at.done('POST', `/tests/${other}/deactivate`, {});
  const shown = async () =>
    (await at.done('GET', learning(), undefined, learner)).blocks.map(
      (block: { test_id: number }) => block.test_id,
    );
  expect(await shown()).toEqual([quiz]);
  await keepBack('course_package_closed_tests', quiz);
  expect(await shown()).toEqual([]);
  await at.done('POST', learning('/open'), {}, learner);
  expect(await isFinished()).toBe(true);
  expect(await at.refused('POST', `/tests/${quiz}/attempts`, {}, learner)).toEqual([
    403,
    'forbidden',
  ]);
});

test('lets those who see a test add it to a lesson', async () => {
  expect(await at.refused('POST', blocks(), { type: 'text', test_id: quiz })).toEqual([
    422,
    'test_id',
  ]);
  const author = await at.person('author', [
    'courses_show_all',
    'lessons_view',
    'lessons_update_all',
  ]);
  const body = { type: 'test', test_id: quiz };
  expect(await at.refused('POST', blocks(), body, author)).toEqual([422, 'test_id']);
  await at.done('DELETE', `/tests/${quiz}`);
  expect(await at.refused('POST', blocks(), body)).toEqual([422, 'test_id']);
});
