// Notifications about attempts: which teachers and learners receive them, and which do not.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import type { Caller } from '../../../testing/school.ts';
import {
  openTestSchool,
  type Attempt,
  type TestSchool,
} from '../../../testing/schools/taken-tests.ts';
import { finishExpiredAttempts } from './deadlines.ts';

let at: TestSchool;
let teacher: Caller;
let colleague: Caller;
let head: Caller;

beforeAll(async () => {
  at = await openTestSchool('telling');
  teacher = await at.person('teacher', ['admin_part_access', 'teacher_check_test_my']);
  // One checks only other tests, one checks all tests.
  colleague = await at.person('colleague', ['admin_part_access', 'teacher_check_test_my']);
  head = await at.person('head', ['admin_part_access', 'teacher_check_test_all']);
});

const essay = { type: 'textarea', question: '<p>Почему?</p>', max_points: 5 };
const capital = {
  type: 'radio',
  question: '<p>Столица Австралии?</p>',
  answers: [
    { value: 'Сидней', correct: true },
    { value: 'Канберра', correct: false },
  ],
};

/** A test of the owner, with the teacher as a second checker. */
async function newTest(questions: readonly object[], more?: object): Promise<number> {
  const id = await at.newTest(questions, { max_attempts: 9, ...more });
  await at.done('POST', `/tests/${id}/attach_teachers`, { teachers_id: [teacher.userId] });
  return id;
}

const written = (testId: number): Promise<Attempt> =>
  at.take(testId, (questions) =>
    questions.map(({ type }) => (type === 'radio' ? null : { text: 'Да' })),
  );

interface TestNotification {
  kind: string;
  times: number;
  test_id: number | null;
  record_id: number;
}

/** Unread notifications about a test. */
async function unread(as: Caller, testId: number) {
  const notifications: TestNotification[] = await at.done(
    'GET',
    '/notifications?unread=1&all=1',
    undefined,
    as,
  );
  return notifications
    .filter(({ test_id }) => test_id === testId)
    .map(({ kind, times, record_id }) => ({ kind, times, record_id }));
}

const readAll = (as: Caller) => at.done('POST', '/notifications/read', {}, as);

const checkOf = ({ id, questions }: Attempt, place = 0) =>
  `/attempts/${id}/questions/${questions[place]?.question_id}/check`;

const judge = async (attempt: Attempt, body: object, as = teacher, place = 0) =>
  (await at.done('PUT', checkOf(attempt, place), body, as)).score.checked_at as string;

test('the author and teachers are notified of waiting attempts, in one notification until they read it', async () => {
  const id = await newTest([essay]);
  await written(id);
  const last = await written(id);
  const waiting = [{ kind: 'test_waiting', times: 2, record_id: last.id }];
  expect(await unread(teacher, id)).toEqual(waiting);
  expect(await unread(at.owner, id)).toEqual(waiting);
  // A user who checks all tests finds the attempt in the queue instead.
  expect([await unread(head, id), await unread(colleague, id)]).toEqual([[], []]);
  const [notification] = await at.done('GET', '/notifications?with=actor', undefined, teacher);
  expect(notification).toMatchObject({
    is_for_staff: true,
    test_title: 'Проверочная',
    course_id: null,
    course_name: null,
    actor: { id: at.learner.userId },
  });
  await readAll(teacher);
  const next = await written(id);
  expect(await unread(teacher, id)).toEqual([{ ...waiting[0], times: 1, record_id: next.id }]);

  await at.done('POST', `/tests/${id}/attach_teachers`, { teachers_id: [head.userId] });
  await written(id);
  expect(await unread(head, id)).toHaveLength(1);

  // An attempt that is scored automatically needs no teacher.
  const judged = await newTest([capital]);
  await written(judged);
  expect(await unread(teacher, judged)).toEqual([]);
  const { id: elsewhere } = (
    await at.school.send('POST', '/api/companies', { name: 'Другая', code: 'told2' }, at.owner)
  ).body.data;
  const other = `/api/companies/${elsewhere}/notifications`;
  expect((await at.school.send('GET', other, undefined, at.owner)).body.data).toEqual([]);
});

test('teachers without the permission are not notified, and nobody is of a test in the trash', async () => {
  const id = await newTest([essay]);
  const attempt = await written(id);
  await judge(attempt, { points: 1 });
  const unreadCounts = async () => [
    (await unread(teacher, id)).length,
    (await unread(at.owner, id)).length,
    (await unread(at.learner, id)).length,
  ];
  expect(await unreadCounts()).toEqual([1, 1, 1]);
  await at.done('POST', `/tests/${id}/detach_teachers`, { teachers_id: [teacher.userId] });
  expect(await unreadCounts()).toEqual([0, 1, 1]);
  await at.done('DELETE', `/tests/${id}`);
  expect(await unreadCounts()).toEqual([0, 0, 0]);
  await at.done('POST', '/tests/restore', { tests_id: [id] });
  expect(await unreadCounts()).toEqual([0, 1, 1]);
  await at.done('PUT', `/tests/${id}`, { shown_result: 'nothing' });
  expect(await unreadCounts()).toEqual([0, 1, 0]);
});

test('a learner is notified when the last answer is checked, and of each change of the result afterwards', async () => {
  const id = await newTest([essay, essay, capital]);
  const attempt = await written(id);
  await judge(attempt, { points: 2 });
  expect(await unread(at.learner, id)).toEqual([]);
  const version = await judge(attempt, { points: 3 }, teacher, 1);
  const checked = { kind: 'test_checked', times: 1, record_id: attempt.id };
  expect(await unread(at.learner, id)).toEqual([checked]);
  const [notification] = await at.done('GET', '/notifications?with=actor', undefined, at.learner);
  // The learner does not see who checked.
  expect(notification).toMatchObject({ is_for_staff: false, test_id: id, actor: null });

  // Withdrawing a judgement withdraws the notification.
  await at.done('DELETE', checkOf(attempt, 1), { version }, teacher);
  expect(await unread(at.learner, id)).toEqual([]);
  const judged = await judge(attempt, { points: 3 }, teacher, 1);
  expect(await unread(at.learner, id)).toEqual([checked]);
  await readAll(at.learner);
  const same = await judge(attempt, { points: 3, comment: 'Хорошо', version: judged }, teacher, 1);
  expect(await unread(at.learner, id)).toEqual([]);
  await judge(attempt, { points: 4, version: same }, teacher, 1);
  expect(await unread(at.learner, id)).toEqual([checked]);
});

test('a corrected key notifies the learners whose result it changes', async () => {
  const id = await newTest([capital]);
  const changed = await at.take(id, ([question]) => {
    const ticked = question?.answers.filter(({ value }) => value.includes('Канберра')) ?? [];
    return [{ answers_id: ticked.map((answer) => answer.id) }];
  });
  await at.take(id, () => []);
  const [{ id: questionId }] = await at.done('GET', `/tests/${id}/questions`);
  const { answers } = await at.done('GET', `/tests/${id}/questions/${questionId}?with=answers`);
  await at.done('PUT', `/tests/${id}/questions/${questionId}`, {
    answers: answers.map((answer: { id: number; value: string; correct: boolean }) => ({
      id: answer.id,
      value: answer.value,
      correct: !answer.correct,
    })),
  });
  const { job } = await at.done('POST', '/recalculation_test_users', { test_id: id });
  await finishedJob(at.school, `/api/companies/${at.companyId}`, job.id, at.owner);
  expect(await unread(at.learner, id)).toEqual([
    { kind: 'test_checked', times: 1, record_id: changed.id },
  ]);
});

test('users are not notified of their own actions, nor of kinds that they turned off', async () => {
  const id = await newTest([essay]);
  await at.done('POST', `/tests/${id}/attach_allow_users`, { allow_users_ids: [at.owner.userId] });
  const own: Attempt = await at.done('POST', `/tests/${id}/attempts`, {});
  const [question] = own.questions;
  const answer = { text: 'Да', revision: 1 };
  await at.done('PUT', `/attempts/${own.id}/answers/${question?.question_id}`, answer);
  await at.done('POST', `/attempts/${own.id}/finish`, {});
  expect(await unread(at.owner, id)).toEqual([]);
  expect(await unread(teacher, id)).toHaveLength(1);
  await judge(own, { points: 5 }, at.owner);
  expect(await unread(at.owner, id)).toEqual([]);

  await readAll(teacher);
  for (const who of [teacher, at.learner]) {
    await at.done('POST', '/notification_settings', { muted: ['tests'] }, who);
  }
  await judge(await written(id), { points: 5 });
  expect([await unread(teacher, id), await unread(at.learner, id)]).toEqual([[], []]);
  expect(await unread(at.owner, id)).toHaveLength(1);
  for (const who of [teacher, at.learner]) {
    await at.done('POST', '/notification_settings', { muted: [] }, who);
  }
});

test('learners are not notified of results that their test hides', async () => {
  const id = await newTest([essay], { shown_result: 'nothing' });
  await judge(await written(id), { points: 5 });
  expect(await unread(at.learner, id)).toEqual([]);
});

test('a visitor’s attempt notifies teachers, and its result notifies nobody', async () => {
  const id = await newTest([essay], { is_free: true });
  const visit = async (method: 'POST' | 'PUT', path: string, body: object) =>
    (await at.school.send(method, `/api/public/companies/${at.companyId}${path}`, body)).body.data;
  const { token, attempt } = await visit('POST', `/tests/${id}/attempts`, {});
  const [question] = attempt.questions;
  const answer = { text: 'Да', revision: 1 };
  await visit('PUT', `/attempts/${token}/answers/${question.question_id}`, answer);
  await visit('POST', `/attempts/${token}/finish`, {});
  const [notification] = await at.done(
    'GET',
    '/notifications?unread=1&with=actor',
    undefined,
    teacher,
  );
  expect(notification).toMatchObject({ test_id: id, record_id: attempt.id, actor: null });
  await judge(attempt, { points: 5 });
});

test('an expired attempt notifies teachers', async () => {
  const id = await newTest([essay], { timer: 60 });
  const attempt: Attempt = await at.done('POST', `/tests/${id}/attempts`, {}, at.learner);
  const path = `/attempts/${attempt.id}/answers/${attempt.questions[0]?.question_id}`;
  await at.done('PUT', path, { text: 'Да', revision: 1 }, at.learner);
  await at.school.database.system((transaction) =>
    transaction.execute(
      sql`update test_attempts set deadline_at = now() - interval '1 minute' where id = ${attempt.id}`,
    ),
  );
  await finishExpiredAttempts(at.school.database);
  expect(await unread(teacher, id)).toHaveLength(1);
});
