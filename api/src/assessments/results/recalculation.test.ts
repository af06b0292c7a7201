// Correcting a wrong key and recalculating the results, first as a preview.
import { beforeAll, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import {
  openTestSchool,
  type AttemptQuestion,
  type TestSchool,
} from '../../../testing/schools/taken-tests.ts';

let at: TestSchool;

beforeAll(async () => {
  at = await openTestSchool('recalculation');
});

const capital = {
  type: 'radio',
  question: '<p>Столица Австралии?</p>',
  max_points: 2,
  answers: [
    { value: 'Сидней', correct: true },
    { value: 'Канберра', correct: false },
  ],
};
const number = { type: 'numeric_input', question: '<p>1/2?</p>', answers: [{ value: '0,5' }] };
const essay = { type: 'textarea', question: '<p>Почему?</p>', max_points: 5 };

const tick = ({ answers }: AttemptQuestion, value: string) => ({
  answers_id: answers.filter((answer) => answer.value.includes(value)).map(({ id }) => id),
});

async function ordered(path: string, body: object) {
  const { job } = await at.done('POST', path, body);
  return finishedJob(at.school, `/api/companies/${at.companyId}`, job.id, at.owner);
}

/** Makes the other of two choices the right one. */
async function correctKey(testId: number, questionId?: number): Promise<number> {
  const [first] = await at.done('GET', `/tests/${testId}/questions?sort=sort`);
  const id = questionId ?? first.id;
  const { answers } = await at.done('GET', `/tests/${testId}/questions/${id}?with=answers`);
  const turned = answers.map((answer: { id: number; value: string; correct: boolean }) => ({
    id: answer.id,
    value: answer.value,
    correct: !answer.correct,
  }));
  await at.done('PUT', `/tests/${testId}/questions/${id}`, { answers: turned });
  return id;
}

test('the preview lists the results that a corrected key changes, and the history their former values', async () => {
  const id = await at.newTest([capital, number], { max_attempts: 5, shown_result: 'answers' });
  const wrong = await at.take(id, ([first]) => [first && tick(first, 'Канберра'), { text: '0.5' }]);
  const right = await at.take(id, ([first]) => [first && tick(first, 'Сидней'), { text: '0.5' }]);
  const same = await at.take(id, () => [null, { text: '0.5' }]);
  // No key has been corrected yet.
  expect(await ordered('/recalculation_questions', { test_id: id })).toMatchObject({
    status: 'done',
    report: { taken: [{ count: 0 }, { count: 0 }], changed: [] },
  });
  const questionId = await correctKey(id);
  const order = { test_id: id, questions_id: [questionId] };
  const check = await ordered('/recalculation_questions', order);
  expect(check).toMatchObject({
    kind: 'attempts_recalculation_check',
    status: 'done',
    report: {
      taken: [{ count: 3 }, { count: 2 }],
      changed: [
        { title: expect.stringMatching(/, попытка 1$/), what: '1 из 3, не сдан → 3 из 3, сдан' },
        { title: expect.stringMatching(/, попытка 2$/), what: '3 из 3, сдан → 1 из 3, не сдан' },
      ],
      left: [],
    },
  });
  const points = async () =>
    (await at.done('GET', `/tests/${id}/attempts?sort=began_at&desc=0`)).map(
      (attempt: { points: number }) => attempt.points,
    );
  expect(await points()).toEqual([1, 3, 1]);

  await ordered('/recalculation_test_users', order);
  expect(await points()).toEqual([3, 1, 1]);
  const { job } = await at.done('GET', `/status_recalculation?test_id=${id}`);
  expect(job).toMatchObject({ kind: 'attempts_recalculation', status: 'done', test_id: id });
  const [{ changes }] = await at.done('GET', `/attempts/${wrong.id}/audits`);
  expect(changes).toContainEqual({ field: 'points', from: '1.00', to: '3.00', cut: false });
  // The learner also sees the new result, of the question as it was asked.
  const shownAttempt = await at.done(
    'GET',
    `/learning/attempts/${right.id}`,
    undefined,
    at.learner,
  );
  expect(shownAttempt.questions[0]).toMatchObject({
    question: capital.question,
    score: { state: 'wrong', points: 0 },
    right: { answers: [{ correct: false }, { correct: true }] },
  });
  // A second run finds nothing to change.
  expect(await ordered('/recalculation_test_users', order)).toMatchObject({
    report: { taken: [{ count: 0 }, { count: 0 }] },
  });
  expect(same.id).toBeGreaterThan(right.id);
});

test('leaves answers checked by a teacher, waiting answers, and questions of another kind', async () => {
  const id = await at.newTest([capital, essay]);
  const attempt = await at.take(id, ([first]) => [
    first && tick(first, 'Канберра'),
    { text: 'Так' },
  ]);
  const [first] = attempt.questions;
  const check = `/attempts/${attempt.id}/questions/${first?.question_id}/check`;
  await at.done('PUT', check, { points: 1 });
  const questionId = await correctKey(id);
  const judged = await ordered('/recalculation_test_users', { test_id: id });
  expect(judged.report).toMatchObject({
    taken: [{ count: 1 }, { count: 0 }],
    left: [{ title: 'Ответов, которые оценил преподаватель: 1' }],
  });
  expect(await at.done('GET', `/attempts/${attempt.id}`)).toMatchObject({
    state: 'on_check',
    points: 1,
    mark: null,
  });
  await at.done('PUT', `/tests/${id}/questions/${questionId}`, { type: 'textarea', answers: [] });
  expect((await ordered('/recalculation_questions', { test_id: id })).report).toMatchObject({
    taken: [{ count: 0 }, { count: 0 }],
    left: [{ title: 'Столица Австралии?' }],
  });
});

test('limits checked points to the new maximum of the question', async () => {
  const id = await at.newTest([essay, capital]);
  const attempt = await at.take(id, ([, second]) => [
    { text: 'Так' },
    second && tick(second, 'Канберра'),
  ]);
  const [first] = attempt.questions;
  const check = `/attempts/${attempt.id}/questions/${first?.question_id}/check`;
  await at.done('PUT', check, { points: 4 });
  await at.done('PUT', `/tests/${id}/questions/${first?.question_id}`, { max_points: 2 });
  const [, { id: capitalId }] = await at.done('GET', `/tests/${id}/questions?sort=sort`);
  await correctKey(id, capitalId);
  const done = await ordered('/recalculation_test_users', { test_id: id });
  expect(done.report).toMatchObject({
    changed: [{ what: '4 из 7, сдан → 6 из 7, сдан' }],
    left: [{ title: 'Ответов, которые оценил преподаватель: 1' }],
  });
  const questions = await at.done('GET', `/attempts/${attempt.id}/questions`);
  expect(questions).toMatchObject([
    { score: { points: 4 }, max_points: 5 },
    { score: { state: 'right', points: 2 }, max_points: 2 },
  ]);
});

test('recalculates only the given learners, and requires the right to check the test', async () => {
  const id = await at.newTest([capital]);
  await at.take(id, ([first]) => [first && tick(first, 'Канберра')]);
  await correctKey(id);
  const nobody = { test_id: id, users_id: [at.owner.userId] };
  expect((await ordered('/recalculation_test_users', nobody)).report.taken).toMatchObject([
    { count: 0 },
    { count: 0 },
  ]);
  const teacher = await at.person('teacher', ['admin_part_access', 'teacher_check_test_my']);
  const order = { test_id: id };
  expect(await at.refused('POST', '/recalculation_test_users', order, teacher)).toEqual([
    404,
    'not_found',
  ]);
  const status = `/status_recalculation?test_id=${id}`;
  expect(await at.refused('GET', status, undefined, teacher)).toEqual([404, 'not_found']);
  expect(await at.refused('POST', '/recalculation_questions', {})).toEqual([422, 'test_id']);
});
