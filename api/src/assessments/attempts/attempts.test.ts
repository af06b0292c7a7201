// Taking a test from the first question to the result, with deadlines, retries, limits and visitors.
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../../testing/school.ts';
import {
  openTestSchool,
  type AttemptQuestion,
  type TestSchool,
} from '../../../testing/schools/taken-tests.ts';
import { finishExpiredAttempts } from './deadlines.ts';

let at: TestSchool;
let stranger: Caller;

beforeAll(async () => {
  at = await openTestSchool('attempts');
  stranger = await at.person('stranger', ['learning_part_access', 'learn_tests']);
});

/** Requests are the learner's by default. */
const done: TestSchool['done'] = (method, path, body, as = at.learner) =>
  at.done(method, path, body, as);
const refused: TestSchool['refused'] = (method, path, body, as = at.learner) =>
  at.refused(method, path, body, as);

const capitals = {
  type: 'radio',
  question: '<p>Столица Франции?</p>',
  max_points: 2,
  solution: '<p>Париж.</p>',
  answers: [
    { value: 'Париж', correct: true, comment: '<p>Верно</p>' },
    { value: 'Лион', correct: false },
  ],
};
const number = {
  type: 'numeric_input',
  question: '<p>Сколько будет 1/2?</p>',
  answers: [{ value: '0,5' }],
};
const essay = { type: 'textarea', question: '<p>Почему?</p>', max_points: 5 };

const begin = (testId: number) => done('POST', `/tests/${testId}/attempts`, {});

const idOf = ({ answers }: AttemptQuestion, value: string) =>
  answers.find((each) => each.value.includes(value))?.id ?? 0;

const answerOf = (attempt: { id: number }, question: { question_id: number }) =>
  `/attempts/${attempt.id}/answers/${question.question_id}`;

describe('an attempt', () => {
  test('is begun, answered and finished, and shows what the test settings allow', async () => {
    const id = await at.newTest([capitals, number], { shown_result: 'answers' });
    const [listed] = await done('GET', '/learning/tests');
    expect(listed).toMatchObject({ id, asked_count: 2, attempts_count: 0, can_begin: true });
    const attempt = await begin(id);
    expect(attempt).toMatchObject({ number: 1, state: 'in_progress', points: null });
    const [first, second] = attempt.questions;
    // No right answer is exposed.
    expect(JSON.stringify(attempt)).not.toMatch(/correct"|0,5|tolerance|Верно/);
    const ticked = { answers_id: [idOf(first, 'Париж')], revision: 1 };
    expect(await done('PUT', answerOf(attempt, first), ticked)).toMatchObject({
      revision: 1,
      answer: { answers_id: ticked.answers_id },
      score: null,
    });
    await done('PUT', answerOf(attempt, second), { text: '0.5', revision: 1 });
    // Beginning again on another device continues the same attempt.
    const again = await begin(id);
    expect([again.id, again.questions[1].answer.text]).toEqual([attempt.id, '0.5']);
    const finished = await done('POST', `/attempts/${attempt.id}/finish`, {});
    expect(finished).toMatchObject({
      state: 'checked',
      points: 3,
      max_points: 3,
      grade: '5 (отлично)',
      is_passed: true,
      is_timed_out: false,
    });
    expect(finished.questions[0]).toMatchObject({
      score: { state: 'right', points: 2 },
      right: { solution: '<p>Париж.</p>' },
    });
    expect(await done('POST', `/attempts/${attempt.id}/finish`, {})).toMatchObject({
      finished_at: finished.finished_at,
    });
    const [after] = await done('GET', '/learning/tests?with=attempts');
    expect(after).toMatchObject({ best_attempt_id: attempt.id, attempts_count: 1 });
    expect(after.attempts).toMatchObject([{ number: 1, points: 3, is_passed: true }]);
  });

  test('shows no more of the result than the test settings allow', async () => {
    const results: Record<string, unknown> = {};
    for (const shown_result of ['nothing', 'points', 'correctness', 'answers']) {
      const id = await at.newTest([capitals], { shown_result });
      const attempt = await begin(id);
      const [question] = attempt.questions;
      const wrong = { answers_id: [idOf(question, 'Лион')], revision: 1 };
      await done('PUT', answerOf(attempt, question), wrong);
      const { points, questions } = await done('POST', `/attempts/${attempt.id}/finish`, {});
      const [{ score, right }] = questions;
      const outcomes = score?.parts.map(({ outcome }: { outcome: string }) => outcome);
      results[shown_result] = [points, score?.state, outcomes, right !== null];
    }
    expect(results).toEqual({
      nothing: [null, undefined, undefined, false],
      points: [0, undefined, undefined, false],
      // The missed choice would reveal the right answer.
      correctness: [0, 'wrong', ['wrong'], false],
      answers: [0, 'wrong', ['missed', 'wrong'], true],
    });
  });

  test('retains the questions as they were when it began', async () => {
    const id = await at.newTest([number]);
    const attempt = await begin(id);
    const [question] = attempt.questions;
    await done(
      'PUT',
      `/questions/${question.question_id}`,
      { answers: [{ value: '7' }], max_points: 9 },
      at.owner,
    );
    await done('PUT', answerOf(attempt, question), { text: '0,5', revision: 1 });
    await done('DELETE', `/questions/${question.question_id}`, undefined, at.owner);
    expect(await done('POST', `/attempts/${attempt.id}/finish`, {})).toMatchObject({
      points: 1,
      max_points: 1,
    });
  });

  test('waits for a teacher if it has a free-text answer', async () => {
    const id = await at.newTest([essay, number]);
    const attempt = await begin(id);
    await done('PUT', answerOf(attempt, attempt.questions[0]), { text: 'Потому', revision: 1 });
    expect(await done('POST', `/attempts/${attempt.id}/finish`, {})).toMatchObject({
      state: 'on_check',
      points: 0,
      max_points: 6,
      grade: null,
      is_passed: null,
    });
  });

  test('cannot be finished by its taker without answers to required questions', async () => {
    const id = await at.newTest([{ ...number, required: true }, capitals]);
    const attempt = await begin(id);
    const finish = `/attempts/${attempt.id}/finish`;
    const answer = await at.send('POST', finish, {}, at.learner);
    expect([answer.status, answer.body.errors]).toEqual([
      409,
      [
        {
          message: 'На вопрос 1 нужно ответить',
          field: `answers.${attempt.questions[0].question_id}`,
          code: 'required',
        },
      ],
    ]);
    await done('PUT', answerOf(attempt, attempt.questions[0]), { text: '1', revision: 1 });
    expect(await done('POST', finish, {})).toMatchObject({ state: 'checked', points: 0 });
  });
});

describe('answers', () => {
  test('change nothing when they arrive late, twice or out of order', async () => {
    const id = await at.newTest([number]);
    const attempt = await begin(id);
    const path = answerOf(attempt, attempt.questions[0]);
    await done('PUT', path, { text: '2', revision: 2 });
    expect(await done('PUT', path, { text: '1', revision: 1 })).toMatchObject({
      revision: 2,
      answer: { text: '2' },
    });
    expect(await done('PUT', path, { text: '3', revision: 2 })).toMatchObject({
      answer: { text: '2' },
    });
    // An empty answer withdraws the stored one.
    expect(await done('PUT', path, { revision: 3 })).toMatchObject({ revision: 3, answer: null });
  });

  test('are rejected for parts that do not belong to the question', async () => {
    const id = await at.newTest([capitals]);
    const attempt = await begin(id);
    const [question] = attempt.questions;
    const none = { answers_id: [0], revision: 1 };
    const answer = await at.send('PUT', answerOf(attempt, question), none, at.learner);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ field: 'answers_id.0', message: 'Такого варианта в вопросе нет', code: 'invalid' }],
    ]);
    const now = await done('GET', `/learning/attempts/${attempt.id}`);
    expect(now.questions[0]).toMatchObject({ revision: 0, answer: null });
  });

  test('are accepted as often as the question allows', async () => {
    const id = await at.newTest([{ ...number, infinity_attempts: false, max_attempts: 2 }]);
    const attempt = await begin(id);
    const path = answerOf(attempt, attempt.questions[0]);
    await done('PUT', path, { text: '1', revision: 1 });
    expect(await done('PUT', path, { text: '2', revision: 2 })).toMatchObject({ tries_left: 0 });
    // A resent request with the same revision takes no try.
    expect(await done('PUT', path, { text: '2', revision: 2 })).toMatchObject({ tries_left: 0 });
    expect(await refused('PUT', path, { text: '3', revision: 3 })).toEqual([409, 'no_tries']);
  });

  test('belong to their attempt, and are rejected after its finish', async () => {
    const id = await at.newTest([number], { is_free: true });
    const attempt = await begin(id);
    const path = answerOf(attempt, attempt.questions[0]);
    const sent = { text: '1', revision: 1 };
    expect(await refused('PUT', path, sent, stranger)).toEqual([404, 'not_found']);
    const own = `/learning/attempts/${attempt.id}`;
    expect(await refused('GET', own, undefined, stranger)).toEqual([404, 'not_found']);
    const finish = `/attempts/${attempt.id}/finish`;
    expect(await refused('POST', finish, {}, stranger)).toEqual([404, 'not_found']);
    // A question of another attempt.
    const other = await begin(await at.newTest([number]));
    const foreign = answerOf(attempt, other.questions[0]);
    expect(await refused('PUT', foreign, sent)).toEqual([404, 'not_found']);
    await done('POST', finish, {});
    expect(await refused('PUT', path, sent)).toEqual([409, 'finished']);
    expect((await done('GET', own)).questions[0].answer).toBeNull();
  });
});

describe('time limits', () => {
  /** Moves the beginning of the attempt back by this many seconds. */
  const pass = (attempt: { id: number }, seconds: number) =>
    at.school.database.system((transaction) =>
      transaction.execute(
        sql`with moved as (
            update test_attempts set began_at = began_at - ${seconds}::integer * interval '1 second',
              deadline_at = deadline_at - ${seconds}::integer * interval '1 second' where id = ${attempt.id}
          )
          update test_attempt_questions set opened_at = opened_at - ${seconds}::integer * interval '1 second'
          where attempt_id = ${attempt.id}`,
      ),
    );

  test('of an attempt follow the server clock and end it exactly at the deadline', async () => {
    const id = await at.newTest([number, capitals], { timer: 60, max_attempts: 2 });
    const attempt = await begin(id);
    const [first, second] = attempt.questions;
    await done('PUT', answerOf(attempt, first), { text: '0,5', revision: 1 });
    await pass(attempt, 61);
    const late = { answers_id: [idOf(second, 'Париж')], revision: 1 };
    expect(await refused('PUT', answerOf(attempt, second), late)).toEqual([409, 'too_late']);
    const over = await done('GET', `/learning/attempts/${attempt.id}`);
    expect(over).toMatchObject({ state: 'expired', is_timed_out: true, points: 1 });
    expect(over.finished_at).toBe(over.deadline_at);
    // Beginning again creates a new attempt.
    expect((await begin(id)).number).toBe(2);
  });

  test('finish attempts without a request', async () => {
    const id = await at.newTest([essay], { timer: 60 });
    const attempt = await begin(id);
    await done('PUT', answerOf(attempt, attempt.questions[0]), { text: 'Да', revision: 1 });
    await finishExpiredAttempts(at.school.database);
    await pass(attempt, 63);
    await finishExpiredAttempts(at.school.database);
    const [listed] = await done('GET', `/learning/tests?ids=${id}&with=attempts`);
    expect(listed.attempts).toMatchObject([{ state: 'on_check', is_timed_out: true }]);
    expect(await refused('POST', `/tests/${id}/attempts`, {})).toEqual([409, 'no_attempts']);
  });

  test('of a question start when it is opened, and its content is hidden before', async () => {
    const id = await at.newTest([{ ...capitals, timer: 30 }, number]);
    const attempt = await begin(id);
    const [timed] = attempt.questions;
    expect(timed).toMatchObject({ is_opened: false, question: '', answers: [], timer: 30 });
    const path = answerOf(attempt, timed);
    expect(await refused('PUT', path, { answers_id: [], revision: 1 })).toEqual([
      409,
      'not_opened',
    ]);
    const opened = await done('POST', `${path}/open`, {});
    expect(opened).toMatchObject({ is_opened: true, question: capitals.question });
    expect(await done('POST', `${path}/open`, {})).toMatchObject({
      deadline_at: opened.deadline_at,
    });
    await done('PUT', path, { answers_id: [idOf(opened, 'Париж')], revision: 1 });
    await pass(attempt, 31);
    expect(await refused('PUT', path, { answers_id: [], revision: 2 })).toEqual([
      409,
      'question_too_late',
    ]);
    expect(await done('POST', `/attempts/${attempt.id}/finish`, {})).toMatchObject({ points: 2 });
  });
});

test('two devices that begin at once share the attempt', async () => {
  const id = await at.newTest([number]);
  const attempts = await Promise.all(Array.from({ length: 6 }, () => begin(id)));
  expect(new Set(attempts.map((attempt) => attempt.id)).size).toBe(1);
  await done('POST', `/attempts/${attempts[0].id}/finish`, {});
  expect(await refused('POST', `/tests/${id}/attempts`, {})).toEqual([409, 'no_attempts']);
});

test('returns 404 for tests that the learner may not take', async () => {
  const id = await at.newTest([number]);
  expect(await refused('POST', `/tests/${id}/attempts`, {}, stranger)).toEqual([404, 'not_found']);
  const path = `/learning/tests/${id}`;
  expect(await refused('GET', path, undefined, stranger)).toEqual([404, 'not_found']);
  await begin(id);
  await done('POST', `/tests/${id}/deactivate`, {}, at.owner);
  expect(await done('GET', path)).toMatchObject({ can_begin: false, attempts_count: 1 });
  // It can no longer be begun, but an attempt in progress continues.
  expect(await refused('POST', `/tests/${id}/attempts`, {})).toEqual([404, 'not_found']);
});

describe('a visitor', () => {
  const visit = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    at.school.send(method, `/api/public/companies/${at.companyId}${path}`, body);

  test('takes a test that is open to everybody by a token, and sees the results that the questions allow', async () => {
    const known = { ...number, check_without_register: true };
    const id = await at.newTest([known, capitals], { is_free: true, shown_result: 'answers' });
    const { body: shown } = await visit('GET', `/tests/${id}`);
    expect(shown.data).toMatchObject({ title: 'Проверочная', asked_count: 2 });
    const { body: begun } = await visit('POST', `/tests/${id}/attempts`, {});
    const { token, attempt } = begun.data;
    const own = `/attempts/${token}`;
    const answers = `${own}/answers`;
    const [first, second] = attempt.questions;
    await visit('PUT', `${answers}/${first.question_id}`, { text: '1/2', revision: 1 });
    await visit('PUT', `${answers}/${first.question_id}`, { text: '0,50', revision: 2 });
    const ticked = { answers_id: [idOf(second, 'Париж')], revision: 1 };
    await visit('PUT', `${answers}/${second.question_id}`, ticked);
    const { body: again } = await visit('GET', own);
    expect(again.data.questions[0].answer.text).toBe('0,50');
    const { body: finished } = await visit('POST', `${own}/finish`, {});
    expect(finished.data).toMatchObject({ state: 'checked', points: 1, max_points: 1 });
    expect(finished.data.questions).toMatchObject([
      { score: { state: 'right' }, right: {} },
      { score: null, right: null },
    ]);
  });

  test('gets 404 with another token, and for a test that is not open', async () => {
    const id = await at.newTest([number]);
    const statuses = await Promise.all([
      visit('GET', `/tests/${id}`),
      visit('POST', `/tests/${id}/attempts`, {}),
      visit('GET', '/attempts/nothing'),
      visit('POST', '/attempts/nothing/finish', {}),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
