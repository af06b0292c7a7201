// Annulled attempts do not count until they are reinstated, and learners can be granted extra attempts.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import type { Caller } from '../../../testing/school.ts';
import {
  openTestSchool,
  type Attempt,
  type TestSchool,
} from '../../../testing/schools/taken-tests.ts';

let at: TestSchool;
let teacher: Caller;

beforeAll(async () => {
  at = await openTestSchool('annulment');
  teacher = await at.person('teacher', ['admin_part_access', 'teacher_check_test_my']);
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

/** A test of the owner, with the teacher as a second checker. */
async function newTest(more: object = {}, questions: readonly object[] = [capital]) {
  const id = await at.newTest(questions, { max_attempts: 9, ...more });
  await at.done('POST', `/tests/${id}/attach_teachers`, { teachers_id: [teacher.userId] });
  return id;
}

const answering = (value: string) => (testId: number) =>
  at.take(testId, (questions) =>
    questions.map(({ answers }) => ({
      answers_id: answers.filter((each) => each.value.includes(value)).map(({ id }) => id),
    })),
  );
const fail = answering('Сидней');
const pass = answering('Канберра');

const annul = (attempts: readonly { id: number }[], as = teacher) =>
  at.done(
    'POST',
    '/attempts/annul',
    { test_attempts_id: attempts.map(({ id }) => id), reason: ' Списано ' },
    as,
  );

const reinstate = (attempts: readonly { id: number }[]) =>
  at.done(
    'POST',
    '/attempts/reinstate',
    { test_attempts_id: attempts.map(({ id }) => id) },
    teacher,
  );

const giveExtra = (body: object, as = teacher) => at.done('POST', '/attempts/give_extra', body, as);

const asLearner = (path: string) => at.done('GET', path, undefined, at.learner);

const idsOf = async (testId: number, query: string): Promise<number[]> =>
  (await at.done('GET', `/tests/${testId}/attempts?${query}`)).map(({ id }: Attempt) => id);

describe('an annulled attempt', () => {
  test('remains in the table with the reason, and is not the best attempt until it is reinstated', async () => {
    const id = await newTest();
    const [bad, good] = [await fail(id), await pass(id)];
    expect(await annul([good])).toEqual({ count: 1, ids: [good.id], skipped: [] });
    expect(await annul([good])).toEqual({ count: 0, ids: [], skipped: [] });
    const annulled = { annulled_at: expect.any(String), annulment_reason: 'Списано' };
    expect(await at.done('GET', `/attempts/${good.id}?with=annuller`)).toMatchObject({
      ...annulled,
      points: 4,
      annuller: { id: teacher.userId },
    });
    expect(await idsOf(id, '')).toEqual([good.id, bad.id]);
    expect(await idsOf(id, 'annulled=1')).toEqual([good.id]);
    expect(await idsOf(id, 'best=1')).toEqual([bad.id]);
    expect(await idsOf(id, 'is_passed=1')).toEqual([]);
    expect(await idsOf(id, 'is_passed=0')).toEqual([bad.id]);
    expect(await asLearner(`/learning/tests/${id}?with=attempts`)).toMatchObject({
      attempts_count: 2,
      best_attempt_id: bad.id,
      attempts: [{ annulled_at: null }, annulled],
    });
    expect(await asLearner(`/learning/attempts/${good.id}`)).toMatchObject(annulled);
    const [{ changes }] = await at.done('GET', `/attempts/${good.id}/audits`);
    expect(changes).toContainEqual(
      expect.objectContaining({ field: 'annulment_reason', from: null, to: 'Списано' }),
    );

    expect(await reinstate([good])).toMatchObject({ count: 1, ids: [good.id] });
    expect(await idsOf(id, 'best=1')).toEqual([good.id]);
    expect(await at.done('GET', `/attempts/${good.id}`)).toMatchObject({
      annulled_at: null,
      annulment_reason: null,
      annuller_id: null,
    });
  });

  test('does not count in statistics and olympiads', async () => {
    const id = await newTest();
    const [bad, good] = [await fail(id), await pass(id)];
    const { id: folder } = await at.done('POST', '/test_result_folders', {
      name: 'Олимпиада',
      test_ids: [id],
    });
    const points = async () => {
      const { job } = await at.done('POST', `/test_result_folders/${folder}/table_processed`);
      await finishedJob(at.school, `/api/companies/${at.companyId}`, job.id, at.owner);
      const rows = await at.done('GET', `/test_result_folders/${folder}/user_results`);
      return rows.map((row: { points: number }) => row.points);
    };
    const attemptsCount = async () =>
      (await at.done('GET', `/tests/${id}/statistics`)).attempts_count;
    expect([await points(), await attemptsCount()]).toEqual([[4], 2]);
    await annul([good]);
    expect(await at.done('GET', `/test_result_folders/${folder}`)).toMatchObject({
      is_outdated: true,
    });
    expect([await points(), await attemptsCount()]).toEqual([[0], 1]);
    await annul([bad]);
    expect([await points(), await attemptsCount()]).toEqual([[], 0]);
    await reinstate([good, bad]);
    expect([await points(), await attemptsCount()]).toEqual([[4], 2]);
  });

  test('no longer completes a lesson, unless another attempt does', async () => {
    const id = await newTest();
    const { id: course } = await at.done('POST', '/courses', { name: 'Страны', status: 'visible' });
    const { id: lesson } = await at.done('POST', `/courses/${course}/lessons`, {
      name: 'Столицы',
      type: 'test',
    });
    await at.done('POST', `/courses/${course}/lessons/${lesson}/lesson_blocks`, {
      type: 'test',
      test_id: id,
      status: 'published',
    });
    const student = await at.person('student', [
      'learning_part_access',
      'learn_courses',
      'learn_tests',
    ]);
    await at.done('POST', `/tests/${id}/attach_allow_users`, {
      allow_users_ids: [student.userId],
    });
    await at.school.database.system((transaction) =>
      transaction.execute(
        sql`insert into course_students (company_id, course_id, user_id) values (${at.companyId}, ${course}, ${student.userId})`,
      ),
    );
    const learning = `/learning/courses/${course}/lessons/${lesson}`;
    await at.done('POST', `${learning}/open`, {}, student);
    const passes = async () => {
      const { id: attempt, questions } = await at.done(
        'POST',
        `/tests/${id}/attempts`,
        {},
        student,
      );
      const [{ question_id, answers }] = questions;
      const right = answers.find(({ value }: { value: string }) => value.includes('Канберра'));
      const answer = { answers_id: [right.id], revision: 1 };
      await at.done('PUT', `/attempts/${attempt}/answers/${question_id}`, answer, student);
      await at.done('POST', `/attempts/${attempt}/finish`, {}, student);
      return { id: attempt as number };
    };
    const isFinished = async () =>
      (await at.done('GET', learning, undefined, student)).finished_at !== null;
    const first = await passes();
    expect(await isFinished()).toBe(true);
    await annul([first]);
    expect(await isFinished()).toBe(false);
    await reinstate([first]);
    expect(await isFinished()).toBe(true);
    const second = await passes();
    await annul([first]);
    expect(await isFinished()).toBe(true);
    await annul([second]);
    expect(await isFinished()).toBe(false);
  });

  test('is not in the queue of teachers, and its answers are not listed', async () => {
    const id = await newTest({}, [{ type: 'textarea', question: '<p>Почему?</p>', max_points: 5 }]);
    const attempt = await at.take(id, () => [{ text: 'Потому что' }]);
    const waiting = async () =>
      (await at.done('GET', `/attempts?waiting=1&test_id=${id}`, undefined, teacher)).length;
    const question = attempt.questions[0]?.question_id;
    const answers = async () =>
      (await at.done('GET', `/given_answers?question_id=${question}`, undefined, teacher)).length;
    expect([await waiting(), await answers()]).toEqual([1, 1]);
    await annul([attempt]);
    expect([await waiting(), await answers()]).toEqual([0, 0]);
  });

  test('notifies its learner, and withdraws an unread notification when it is reinstated', async () => {
    const [silent, open] = [await newTest({ shown_result: 'nothing' }), await newTest()];
    const attempts = [await pass(silent), await pass(open)];
    interface TestNotification {
      kind: string;
      test_id: number;
    }
    const unreadKinds = async (): Promise<string[]> =>
      (await asLearner('/notifications?unread=1&all=1'))
        .filter(({ test_id }: TestNotification) => test_id === silent || test_id === open)
        .map(({ kind }: TestNotification) => kind);
    await annul(attempts);
    expect(await unreadKinds()).toEqual(['test_annulled', 'test_annulled']);
    await reinstate(attempts);
    expect(await unreadKinds()).toEqual([]);
    // A learner who has read the notification is notified of the result again, if the test shows results.
    await annul(attempts);
    await at.done('POST', '/notifications/read', {}, at.learner);
    await reinstate(attempts);
    expect(await unreadKinds()).toEqual(['test_checked']);
  });

  test('is exported with the reason', async () => {
    const id = await newTest();
    await annul([await pass(id)]);
    const columns = ['number', 'annulled_at', 'annulment_reason'];
    const path = `/tests/${id}/attempts_download`;
    const order = { format: 'csv', columns };
    const { job_id, file_name } = await at.done('POST', `${path}/create`, order);
    await finishedJob(at.school, `/api/companies/${at.companyId}`, job_id, at.owner);
    const { url } = await at.done('GET', `${path}/search_file?file_name=${file_name}`);
    const file = await at.school.app.inject({ url: `/api${url}` });
    expect(file.body).toMatch(/Попытка;Аннулирована;Причина аннулирования\s+1;.+;Списано/);
  });
});

describe('annulling', () => {
  test('requires a reason, skips attempts in progress, and needs the right to check the test', async () => {
    const id = await newTest();
    const ended = await pass(id);
    const underWay: Attempt = await at.done('POST', `/tests/${id}/attempts`, {}, at.learner);
    const test_attempts_id = [ended.id, underWay.id];
    for (const reason of [undefined, '  ', 'а'.repeat(1001)]) {
      const refused = await at.refused(
        'POST',
        '/attempts/annul',
        { test_attempts_id, reason },
        teacher,
      );
      expect(refused).toEqual([422, 'reason']);
    }
    expect(await annul([ended, underWay])).toEqual({
      count: 1,
      ids: [ended.id],
      skipped: [
        {
          code: 'in_progress',
          message: 'ещё идут: аннулировать можно то, что закончено',
          count: 1,
          names: [],
        },
      ],
    });
    const alien = await at.newTest([capital]);
    const other = await pass(alien);
    expect(await annul([other])).toMatchObject({ count: 0, skipped: [{ code: 'not_found' }] });
    const reader = await at.person('reader', [
      'admin_part_access',
      'tests_show_all',
      'tests_show_results',
    ]);
    for (const path of ['annul', 'reinstate', 'give_extra']) {
      const body = { test_attempts_id: [other.id], ...(path === 'annul' && { reason: 'Так' }) };
      const refused = await at.refused('POST', `/attempts/${path}`, body, reader);
      expect([path, refused]).toEqual([path, [403, 'forbidden']]);
    }
  });

  test('applies to all attempts that match a filter', async () => {
    const id = await newTest();
    const [bad, good] = [await fail(id), await pass(id)];
    const matching = { test_id: [id], is_passed: true };
    const body = { matching, reason: 'Проверка' };
    expect(await at.done('POST', '/attempts/annul', body, teacher)).toMatchObject({
      count: 1,
      ids: [good.id],
    });
    expect(await idsOf(id, 'annulled=0')).toEqual([bad.id]);
  });
});

describe('an extra attempt', () => {
  test('is granted once per learner and call, however many of their attempts were selected', async () => {
    const id = await newTest({ max_attempts: 2 });
    const attempts = [await fail(id), await fail(id)];
    const begin = () => at.refused('POST', `/tests/${id}/attempts`, {}, at.learner);
    expect(await begin()).toEqual([409, 'no_attempts']);
    // An annulled attempt still uses up one of the learner's attempts.
    await annul(attempts);
    expect(await begin()).toEqual([409, 'no_attempts']);
    const body = { test_attempts_id: attempts.map((attempt) => attempt.id) };
    expect(await giveExtra(body)).toEqual({ count: 1, ids: [attempts[1]?.id], skipped: [] });
    expect(await asLearner(`/learning/tests/${id}`)).toMatchObject({
      max_attempts: 2,
      extra_attempts: 1,
    });
    expect(await at.done('GET', `/attempts/${attempts[0]?.id}`)).toMatchObject({
      extra_attempts: 1,
    });
    await pass(id);
    expect(await begin()).toEqual([409, 'no_attempts']);
  });

  test('is granted once by a repeated request', async () => {
    const id = await newTest({ max_attempts: 1 });
    const attempt = await fail(id);
    const send = (key: string) =>
      at.school.app.inject({
        method: 'POST',
        url: `/api/companies/${at.companyId}/attempts/give_extra`,
        headers: { authorization: `Bearer ${teacher.token}`, 'idempotency-key': key },
        payload: { test_attempts_id: [attempt.id] },
      });
    const key = randomUUID();
    const [first, again] = [await send(key), await send(key)];
    expect(again.json()).toEqual(first.json());
    expect(await asLearner(`/learning/tests/${id}`)).toMatchObject({ extra_attempts: 1 });
    await send(randomUUID());
    expect(await asLearner(`/learning/tests/${id}`)).toMatchObject({ extra_attempts: 2 });
  });

  test('has no effect for visitors and for tests with unlimited attempts', async () => {
    const free = await newTest({ is_free: true });
    const visited = await at.school.app.inject({
      method: 'POST',
      url: `/api/public/companies/${at.companyId}/tests/${free}/attempts`,
    });
    const unlimited = await pass(await newTest({ infinity_attempts: true }));
    const test_attempts_id = [visited.json().data.attempt.id, unlimited.id];
    expect(await giveExtra({ test_attempts_id })).toMatchObject({
      count: 0,
      skipped: [
        { code: 'visitor', count: 1 },
        { code: 'unlimited', count: 1 },
      ],
    });
  });
});
