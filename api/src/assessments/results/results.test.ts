// Results of tests: finding and checking attempts by permission, and what their takers see.
import { beforeAll, describe, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import type { Caller } from '../../../testing/school.ts';
import {
  openTestSchool,
  type AttemptQuestion,
  type TestSchool,
} from '../../../testing/schools/taken-tests.ts';

let at: TestSchool;
let teacher: Caller;

beforeAll(async () => {
  at = await openTestSchool('results');
  teacher = await at.person('teacher', ['admin_part_access', 'teacher_check_test_my']);
});

const capitals = {
  type: 'radio',
  question: '<p>Столица Франции?</p>',
  max_points: 2,
  active: true,
  answers: [
    { value: 'Париж', correct: true },
    { value: 'Лион', correct: false },
  ],
};
const essay = { type: 'textarea', question: '<p>Почему?</p>', active: true, max_points: 5 };
const work = {
  type: 'assessment_by_criterion',
  question: '<p>Сочинение</p>',
  active: true,
  question_criteria: [
    { name: 'Грамотность', max_points: 2 },
    { name: 'Мысль', max_points: 3 },
  ],
};

/** The learner takes the test and writes a text in every free answer. */
const taken = (testId: number) =>
  at.take(testId, (questions) =>
    questions.map(({ type }) => (type === 'radio' ? null : { text: 'Потому что' })),
  );

const checkOf = (attempt: { id: number }, question: AttemptQuestion | undefined) =>
  `/attempts/${attempt.id}/questions/${question?.question_id}/check`;

describe('an attempt', () => {
  test('waits for a teacher, is checked, and shows its learner the result that the test settings allow', async () => {
    const id = await at.newTest([essay, work], { shown_result: 'correctness' });
    const attempt = await taken(id);
    const [first, second] = attempt.questions;
    const [listed] = await at.done('GET', `/tests/${id}/attempts?with=user`);
    expect(listed).toMatchObject({
      id: attempt.id,
      state: 'on_check',
      waiting_count: 2,
      points: 0,
      mark: null,
      user: { id: at.learner.userId },
    });
    const questions = await at.done('GET', `/attempts/${attempt.id}/questions`);
    expect(questions).toMatchObject([
      { answer: { text: 'Потому что' }, score: { state: 'waits' }, right: { answers: [] } },
      { score: { state: 'waits', checker: null } },
    ]);

    const judgement = { points: 3.5, comment: ' Почти ' };
    expect(await at.done('PUT', checkOf(attempt, first), judgement)).toMatchObject({
      score: { state: 'partly', points: 3.5, comment: 'Почти', checker: expect.any(String) },
    });
    const marks = second?.question_criteria_by_sort.map(({ id: criterion_id }, index) => ({
      criterion_id,
      points: index + 2,
    }));
    await at.done('PUT', checkOf(attempt, second), { marks });
    expect(await at.done('GET', `/attempts/${attempt.id}?with=checker`)).toMatchObject({
      state: 'checked',
      waiting_count: 0,
      points: 8.5,
      mark: 5,
      is_passed: true,
      checker: { id: at.owner.userId },
    });
    const shownAttempt = await at.done(
      'GET',
      `/learning/attempts/${attempt.id}`,
      undefined,
      at.learner,
    );
    expect(shownAttempt).toMatchObject({
      points: 8.5,
      questions: [
        { score: { points: 3.5, comment: 'Почти', checker: null } },
        { score: { points: 5, marks: [{ points: 2 }, { points: 3 }] } },
      ],
    });
    const [{ changes }] = await at.done('GET', `/attempts/${attempt.id}/audits`);
    expect(changes).toContainEqual(
      expect.objectContaining({ field: 'points', from: '3.50', to: '8.50' }),
    );
  });

  test('is checked within the maximum points of its questions, and not while in progress', async () => {
    const id = await at.newTest([essay, work]);
    const under = await at.done('POST', `/tests/${id}/attempts`, {}, at.learner);
    const early = await at.refused('PUT', checkOf(under, under.questions[0]), { points: 1 });
    expect(early).toEqual([409, 'in_progress']);
    const attempt = await taken(id);
    const [first, second] = attempt.questions;
    const [grammar, thought] = second?.question_criteria_by_sort ?? [];
    const refusals: [AttemptQuestion | undefined, object, string][] = [
      [first, {}, 'points'],
      [first, { points: 6 }, 'points'],
      [first, { points: -1 }, 'points'],
      [first, { points: 1.005 }, 'points'],
      [first, { points: 1, comment: 'а'.repeat(5001) }, 'comment'],
      [second, { points: 1 }, 'marks'],
      [second, { marks: [{ criterion_id: grammar?.id, points: 1 }] }, 'marks'],
      [second, { marks: [{ criterion_id: grammar?.id, points: 3 }] }, 'marks.0.points'],
      [second, { marks: [{ criterion_id: 1, points: 1 }] }, 'marks.0.criterion_id'],
    ];
    for (const [question, body, field] of refusals) {
      expect([body, ...(await at.refused('PUT', checkOf(attempt, question), body))]).toEqual([
        body,
        422,
        field,
      ]);
    }
    const unknown = checkOf(attempt, { question_id: 1 } as AttemptQuestion);
    expect(await at.refused('PUT', unknown, { points: 1 })).toEqual([404, 'not_found']);
    expect(thought).toBeDefined();
  });

  test('is not checked over a newer judgement, and a judgement can be withdrawn', async () => {
    const id = await at.newTest([capitals, essay]);
    const attempt = await taken(id);
    const [choice, text] = attempt.questions;
    const { score } = await at.done('PUT', checkOf(attempt, text), { points: 5 });
    expect(await at.refused('PUT', checkOf(attempt, text), { points: 1 })).toEqual([409, 'newer']);
    const seen = { version: score.checked_at };
    expect(await at.done('DELETE', checkOf(attempt, text), seen)).toMatchObject({
      score: { state: 'waits', points: 0, checked_at: null, comment: null },
    });
    expect(await at.done('GET', `/attempts/${attempt.id}`)).toMatchObject({
      state: 'on_check',
      checked_at: null,
      checker_id: null,
    });
    // An automatically scored answer also returns to its former score.
    await at.done('PUT', checkOf(attempt, choice), { points: 1, comment: 'За попытку' });
    const again = await at.done('GET', `/attempts/${attempt.id}/questions`);
    const { checked_at: version } = again[0].score;
    const back = await at.done('DELETE', checkOf(attempt, choice), { version });
    expect(back).toMatchObject({ score: { state: 'not_given', points: 0 } });
  });
});

describe('a user who checks attempts', () => {
  test('checks only their own tests, and changes judgements of others only with that permission', async () => {
    const id = await at.newTest([essay]);
    const attempt = await taken(id);
    const [question] = attempt.questions;
    const ofTeacher = (path: string) => at.send('GET', path, undefined, teacher);
    expect((await ofTeacher(`/attempts/${attempt.id}`)).status).toBe(404);
    expect(await at.refused('PUT', checkOf(attempt, question), { points: 1 }, teacher)).toEqual([
      404,
      'not_found',
    ]);
    await at.done('POST', `/tests/${id}/attach_teachers`, { teachers_id: [teacher.userId] });
    const waiting = await at.done('GET', '/attempts?waiting=1', undefined, teacher);
    expect(waiting).toMatchObject([{ id: attempt.id, can_update: true }]);
    const { score } = await at.done('PUT', checkOf(attempt, question), { points: 4 }, teacher);
    const version = score.checked_at;
    const own = { points: 3, version };
    const { score: second } = await at.done('PUT', checkOf(attempt, question), own, teacher);
    expect(await at.done('GET', '/attempts?waiting=1', undefined, teacher)).toEqual([]);
    // An answer judged by somebody else.
    const seen = { version: second.checked_at };
    const { score: third } = await at.done('PUT', checkOf(attempt, question), {
      points: 5,
      ...seen,
    });
    const late = { points: 1, version: third.checked_at };
    expect(await at.refused('PUT', checkOf(attempt, question), late, teacher)).toEqual([
      403,
      'forbidden',
    ]);
  });

  test('gets 403 with only the right to take tests', async () => {
    const id = await at.newTest([essay]);
    const attempt = await taken(id);
    const paths = ['/attempts', `/tests/${id}/attempts`, `/attempts/${attempt.id}/questions`];
    for (const path of paths)
      expect((await at.send('GET', path, undefined, at.learner)).status).toBe(403);
  });
});

describe('the table of results', () => {
  test('is filtered by result and by learner', async () => {
    const id = await at.newTest([essay], { max_attempts: 3 });
    const [bad, good] = [await taken(id), await taken(id)];
    await at.done('PUT', checkOf(bad, bad.questions[0]), { points: 1 });
    await at.done('PUT', checkOf(good, good.questions[0]), { points: 5 });
    const last = await at.done('POST', `/tests/${id}/attempts`, {}, at.learner);
    const ids = async (query: string): Promise<number[]> =>
      (await at.done('GET', `/tests/${id}/attempts?${query}`)).map((row: { id: number }) => row.id);
    expect(await ids('')).toEqual([last.id, good.id, bad.id]);
    expect(await ids('state=checked')).toEqual([good.id, bad.id]);
    expect(await ids('is_passed=1')).toEqual([good.id]);
    expect(await ids('best=1')).toEqual([good.id]);
    expect(await ids('sort=points&desc=0&state=checked')).toEqual([bad.id, good.id]);
    expect(await ids('visitor=1')).toEqual([]);
    expect(await ids(`user_id=${at.owner.userId}`)).toEqual([]);
    expect(await ids('began_from=2100-01-01')).toEqual([]);
    expect(await ids('began_to=2100-01-01')).toHaveLength(3);
  });

  test('is exported with the points of each question', async () => {
    const id = await at.newTest([capitals, essay]);
    const attempt = await taken(id);
    await at.done('PUT', checkOf(attempt, attempt.questions[1]), { points: 4 });
    const order = { format: 'csv', columns: ['full_name', 'state', 'points', 'questions'] };
    const path = `/tests/${id}/attempts_download`;
    const { job_id, file_name } = await at.done('POST', `${path}/create`, order);
    await finishedJob(at.school, `/api/companies/${at.companyId}`, job_id, at.owner);
    const { url } = await at.done('GET', `${path}/search_file?file_name=${file_name}`);
    const file = await at.school.app.inject({ url: `/api${url}` });
    expect(file.body.replaceAll('\r', '').replace('\uFEFF', '').trim().split('\n')).toEqual([
      'Ученик;Состояние;Баллы;Вопрос 1;Вопрос 2',
      expect.stringMatching(/^.+;Проверена;4;0;4$/),
    ]);
    expect(await at.done('GET', `${path}/exports`)).toMatchObject([{ file_name, ready: true }]);
  });
});
