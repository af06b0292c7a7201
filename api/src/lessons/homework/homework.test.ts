// Tests homework for learners and staff: submitting, returning, resubmitting, accepting, permissions, points and
// deadlines.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowOf } from '../../kit/database/database.ts';
import { formOf, png } from '../../../testing/files.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let curator: Caller;
let stranger: Caller;
let anna: Caller;
let boris: Caller;
let companyId: number;
let base: string;
let course: number;

const learning = ['learning_part_access', 'learn_courses'] as const;

beforeAll(async () => {
  school = await openSchool();
  const person = (name: string) => school.person(`${name}@homework.test`);
  [owner, curator, stranger, anna, boris] = [
    await person('owner'),
    await person('curator'),
    await person('stranger'),
    await person('anna'),
    await person('boris'),
  ];
  companyId = await school.company('homework', owner);
  base = `/api/companies/${companyId}`;
  for (const checker of [curator, stranger]) {
    await school.join(companyId, checker, ['teacher_check_homework']);
  }
  for (const learner of [anna, boris]) await school.join(companyId, learner, [...learning]);
  course = (await ok('POST', '/courses', { name: 'Физика' })).id;
  await ok('PUT', `/courses/${course}`, { status: 'visible' });
  for (const learner of [anna, boris]) {
    await ok('POST', `/courses/${course}/users/attach`, { users_id: [learner.userId] });
  }
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

async function ok(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = owner) {
  const { status, body: answer } = await send(method, path, body, as);
  expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
  return answer.data;
}

/** Creates a lesson with homework up to 10 points, checked by the curator. */
async function newLesson(body: object = {}): Promise<number> {
  const { id } = await ok('POST', `/courses/${course}/lessons`, {
    name: 'Урок',
    type: 'homework',
    homework: '<p>Решите задачу</p>',
    homework_min_points: 2,
    homework_max_points: 10,
    teacher_id: curator.userId,
    ...body,
  });
  return id;
}

const at = (lesson: number) => `/learning/courses/${course}/lessons/${lesson}/homework`;

const handIn = async (lesson: number, body: object = { text: 'Ответ: 42' }, as = anna) =>
  (await ok('POST', at(lesson), body, as)).work;

async function upload(path: string, as: Caller) {
  const { headers, payload } = formOf('решение.png', png);
  const answer = await school.app.inject({
    method: 'POST',
    url: `${base}${path}`,
    headers: { ...headers, authorization: `Bearer ${as.token}` },
    payload,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
}

/** Reads the lesson as the learner. */
const learnt = (lesson: number) =>
  ok('GET', `/learning/courses/${course}/lessons/${lesson}`, undefined, anna);

const isThere = async (url: string) => (await school.app.inject({ url })).statusCode === 200;

test('homework is submitted, returned, resubmitted and accepted', async () => {
  const lesson = await newLesson();
  await ok('POST', `/learning/courses/${course}/lessons/${lesson}/open`, {}, anna);
  expect(await ok('GET', at(lesson), undefined, anna)).toMatchObject([
    { block_id: null, text: '<p>Решите задачу</p>', min_points: 2, refusal: null, work: null },
  ]);
  const file = await upload(`/learning/lessons/${lesson}/homework/add_media`, anna);
  const first = await handIn(lesson, { text: 'Ответ: 41', files_id: [file.id] });
  expect(first).toMatchObject({
    status: 'sent',
    messages: [{ type: 'answer', text: '<p>Ответ: 41</p>', files: [{ id: file.id }] }],
  });

  const [work] = await ok('GET', '/homeworks?waiting=1', undefined, curator);
  expect(work).toMatchObject({
    id: first.id,
    lesson_name: 'Урок',
    course_name: 'Физика',
    min_points: 2,
    max_points: 10,
    can_update: true,
  });
  const seen = { seen_message_id: work.last_message_id };
  const noReason = await send('POST', `/homeworks/${work.id}/return`, seen, curator);
  expect(noReason.body.errors).toMatchObject([{ field: 'text', message: 'Обязательное поле' }]);
  const returned = await ok(
    'POST',
    `/homeworks/${work.id}/return`,
    { text: 'Проверьте', ...seen },
    curator,
  );
  expect(returned.status).toBe('returned');
  expect(await ok('GET', '/homeworks?waiting=1', undefined, curator)).toEqual([]);

  const second = await handIn(lesson);
  expect([second.status, second.messages.length]).toEqual(['sent', 3]);
  const stale = await send('POST', `/homeworks/${work.id}/accept`, { points: 5, ...seen }, curator);
  expect([stale.status, stale.body.errors[0].code]).toEqual([409, 'newer']);

  const now = { seen_message_id: second.last_message_id };
  const tooMany = await send(
    'POST',
    `/homeworks/${work.id}/accept`,
    { points: 11, ...now },
    curator,
  );
  expect(tooMany.body.errors).toMatchObject([
    { field: 'points', message: 'За это задание ставят от 2 до 10' },
  ]);
  const accepted = await ok('POST', `/homeworks/${work.id}/accept`, { points: 9, ...now }, curator);
  expect(accepted).toMatchObject({ status: 'accepted', points: 9, checker_id: curator.userId });
  expect(await learnt(lesson)).toMatchObject({ finished_at: expect.any(String), points: 9 });

  const again = await send('POST', at(lesson), { text: 'Ещё' }, anna);
  expect([again.status, again.body.errors[0].code]).toEqual([409, 'accepted']);
  const { work: talked } = await ok('POST', `${at(lesson)}/comments`, { text: 'Спасибо' }, anna);
  expect(talked).toMatchObject({ status: 'accepted', points: 9 });
  expect(talked.messages.map(({ type }: { type: string }) => type)).toEqual([
    'answer',
    'returned',
    'answer',
    'accepted',
    'comment',
  ]);
  expect(talked.messages[1].author).toMatchObject({ id: curator.userId });
  const history = await ok('GET', `/homeworks/${work.id}/audits`, undefined, curator);
  expect(history.map(({ event }: { event: string }) => event)).toContain('updated');
});

test('creates one message for two requests with the same idempotency key', async () => {
  const lesson = await newLesson();
  const key = { 'idempotency-key': randomUUID(), authorization: `Bearer ${anna.token}` };
  const twice = async () =>
    (
      await school.app.inject({
        method: 'POST',
        url: base + at(lesson),
        headers: key,
        payload: { text: 'Один раз' },
      })
    ).json().data.work;
  const first = await twice();
  expect(await twice()).toEqual(first);
  const [{ work }] = await ok('GET', at(lesson), undefined, anna);
  expect(work.messages).toHaveLength(1);
});

test('refuses a submission without text and files, and with another user’s file', async () => {
  const lesson = await newLesson();
  const empty = await send('POST', at(lesson), { text: ' ' }, anna);
  expect(empty.body.errors).toMatchObject([{ message: 'Напишите ответ или приложите файл' }]);
  const file = await upload(`/learning/lessons/${lesson}/homework/add_media`, boris);
  const theirs = await send('POST', at(lesson), { files_id: [file.id] }, anna);
  expect(theirs.body.errors).toMatchObject([{ field: 'files_id', code: 'not_found' }]);
  const many = await send('POST', at(lesson), { files_id: Array(21).fill(1) }, anna);
  expect(many.body.errors).toMatchObject([{ message: 'Не больше 20 файлов за раз' }]);
});

test('retains files as long as their message, and deletes them with the submission', async () => {
  const lesson = await newLesson();
  const file = await upload(`/learning/lessons/${lesson}/homework/add_media`, anna);
  const { id } = await handIn(lesson, { files_id: [file.id] });
  expect(await isThere(file.url)).toBe(true);
  await school.database.system((transaction) =>
    transaction.execute(
      sql`delete from homework_works where company_id = ${companyId} and id = ${id}`,
    ),
  );
  expect(await isThere(file.url)).toBe(false);
});

describe('a submission is refused with a reason', () => {
  const refused = async (lesson: number, as = anna) => {
    const { status, body } = await send('POST', at(lesson), { text: 'Ответ' }, as);
    const [{ refusal }] = await ok('GET', at(lesson), undefined, as);
    return [status, body.errors?.[0].code, refusal?.code];
  };

  test('after the deadline', async () => {
    const lesson = await newLesson({ forbid_datetime: '2020-01-01T00:00:00Z' });
    expect(await refused(lesson)).toEqual([409, 'too_late', 'too_late']);
  });

  test('if the learner’s package excludes it', async () => {
    const lesson = await newLesson();
    const packages = `/courses/${course}/course_packages`;
    const { id } = await ok('POST', packages, { name: 'Без проверки' });
    await ok('POST', `${packages}/${id}/attach_users`, { users_id: [boris.userId] });
    await ok('POST', `${packages}/${id}/close_lessons`, { homeworks_id: [lesson] });
    expect(await refused(lesson, boris)).toEqual([409, 'withheld', 'withheld']);
    await ok('POST', `${packages}/${id}/open_lessons`, { homeworks_id: [lesson] });
    await handIn(lesson, { text: 'Теперь можно' }, boris);
  });

  test('if the task allows other learners only', async () => {
    const lesson = await newLesson();
    const chosen = { users_id: [boris.userId] };
    const allowed = `/courses/${course}/lessons/${lesson}/allow_homework_users`;
    await ok('POST', `${allowed}/attach`, chosen);
    expect(await refused(lesson)).toEqual([409, 'not_allowed', 'not_allowed']);
    await handIn(lesson, { text: 'Мой ответ' }, boris);
    const shown = await ok('GET', `/courses/${course}/lessons/${lesson}?with=allow_homework_users`);
    expect(shown.allow_homework_users).toMatchObject([{ id: boris.userId }]);
    expect(await ok('GET', allowed)).toEqual(shown.allow_homework_users);
    await ok('POST', `${allowed}/detach`, chosen);
    await handIn(lesson);
  });
});

test('a block of a lesson is a separate task with separate bounds', async () => {
  const lesson = await newLesson();
  const { id: block } = await school.database.system((transaction) =>
    rowOf<{ id: number }>(
      transaction,
      sql`insert into lesson_blocks (company_id, course_id, lesson_id, type, status, published_at, title, homework_min_points, homework_max_points)
        values (${companyId}, ${course}, ${lesson}, 'homework', 'published', now(), 'Эссе', 1, 3) returning id`,
    ),
  );
  const ofBlock = await handIn(lesson, { block_id: block, text: 'Эссе' });
  const own = await handIn(lesson);
  expect(own.id).not.toBe(ofBlock.id);
  expect(await ok('GET', `/homeworks/${ofBlock.id}`, undefined, curator)).toMatchObject({
    task_title: 'Эссе',
    min_points: 1,
    max_points: 3,
  });
  expect(
    (await send('POST', at(lesson), { block_id: block + 1000, text: 'Куда' }, anna)).status,
  ).toBe(404);
});

test('a decision can be undone until there is a new message', async () => {
  const lesson = await newLesson();
  const { id, last_message_id } = await handIn(lesson);
  const decision = { points: 5, seen_message_id: last_message_id };
  await ok('POST', `/homeworks/${id}/accept`, decision, curator);
  const back = await ok('POST', `/homeworks/${id}/take_back`, {}, curator);
  expect(await learnt(lesson)).toMatchObject({ finished_at: null, points: 0 });
  expect(back).toMatchObject({ status: 'sent', points: null, last_message_id });
  await ok('POST', `/homeworks/${id}/accept`, decision, curator);
  await ok('POST', `${at(lesson)}/comments`, { text: 'Спасибо' }, anna);
  const late = await send('POST', `/homeworks/${id}/take_back`, {}, curator);
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'answered']);
});

test('points of an accepted submission are changed with the permission, and restored by undo', async () => {
  const lesson = await newLesson();
  const { id, last_message_id } = await handIn(lesson);
  const accept = (points: number, seen_message_id: number, as = curator) =>
    send('POST', `/homeworks/${id}/accept`, { points, seen_message_id }, as);
  const accepted = (await accept(5, last_message_id)).body.data;
  expect((await accept(6, accepted.last_message_id)).status).toBe(403);
  const changed = await accept(6, accepted.last_message_id, owner);
  expect(changed.body.data.points).toBe(6);
  expect(await ok('POST', `/homeworks/${id}/take_back`, {})).toMatchObject({
    status: 'accepted',
    points: 5,
  });
});

describe('permissions on submissions', () => {
  test('let teachers check those of their own lessons and hide those of others', async () => {
    const { id } = await handIn(await newLesson());
    expect((await send('GET', `/homeworks/${id}`, undefined, stranger)).status).toBe(404);
    const sent = { text: 'Исправьте', seen_message_id: 1 };
    expect((await send('POST', `/homeworks/${id}/return`, sent, stranger)).status).toBe(404);
    expect((await send('GET', '/homeworks', undefined, anna)).status).toBe(403);
  });

  test('let staff with access to all lessons check all, and staff who see results only read', async () => {
    const { id, last_message_id } = await handIn(await newLesson());
    const [leader, reader] = [
      await school.person('leader@homework.test'),
      await school.person('reader@homework.test'),
    ];
    await school.join(companyId, leader, [
      'teacher_check_homework',
      'teacher_courses_and_lessons_access_all',
    ]);
    await school.join(companyId, reader, [
      'courses_show_all',
      'lessons_view',
      'lessons_show_results',
    ]);
    const seen = { points: 2, seen_message_id: last_message_id };
    expect(await ok('GET', `/homeworks/${id}`, undefined, reader)).toMatchObject({
      can_update: false,
    });
    expect((await send('POST', `/homeworks/${id}/accept`, seen, reader)).status).toBe(403);
    expect(await ok('GET', '/homeworks?waiting=1', undefined, reader)).toEqual([]);
    await ok('POST', `/homeworks/${id}/accept`, seen, leader);
  });

  test('hide the submissions of other learners', async () => {
    const lesson = await newLesson();
    await handIn(lesson);
    expect(await ok('GET', at(lesson), undefined, boris)).toMatchObject([{ work: null }]);
    const outside = await send('GET', at(lesson), undefined, stranger);
    expect(outside.status).toBe(403);
  });
});

test('shows equal texts of two learners to the checker', async () => {
  const lesson = await newLesson();
  const words = Array.from({ length: 25 }, (_, index) => `слово${index}`);
  const mine = await handIn(lesson, { text: words.join(' ') });
  const theirs = await handIn(lesson, { text: `${words.join(', ').toUpperCase()}.` }, boris);
  const shown = await ok('GET', `/homeworks/${mine.id}?with=same_text`, undefined, curator);
  expect(shown.same_text).toMatchObject([{ work_id: theirs.id }]);
  const [{ work }] = await ok('GET', at(lesson), undefined, anna);
  expect(Object.keys(work)).not.toContain('same_text');
});

test('accepts many submissions at once and reports the skipped ones', async () => {
  const [bounded, unbounded] = [
    await newLesson(),
    await newLesson({ homework_max_points: null, homework_min_points: 5 }),
  ];
  const first = await handIn(bounded);
  const second = await handIn(bounded, { text: 'Тоже' }, boris);
  const third = await handIn(unbounded);
  const homeworks_id = [first.id, second.id, third.id];
  const low = await ok('POST', '/homeworks/accept', { homeworks_id, points: 1 }, curator);
  expect(low).toMatchObject({ count: 0, skipped: [{ code: 'bounds', count: 3 }] });
  const most = await ok(
    'POST',
    '/homeworks/accept',
    { matching: { lesson_id: [String(bounded), String(unbounded)] } },
    curator,
  );
  expect(most).toMatchObject({ count: 2, skipped: [{ code: 'no_points', count: 1 }] });
  expect(await ok('GET', `/homeworks/${first.id}`, undefined, curator)).toMatchObject({
    status: 'accepted',
    points: 10,
  });
});

test('submissions in the trash do not wait for a check', async () => {
  const lesson = await newLesson();
  const { id, last_message_id } = await handIn(lesson);
  await ok('POST', `/courses/${course}/delete_lessons`, { lessons_id: [lesson] });
  const [waiting] = await ok('GET', `/homeworks?waiting=1&lesson_id=${lesson}`, undefined, curator);
  expect(waiting).toBeUndefined();
  const decision = { points: 5, seen_message_id: last_message_id };
  const { status } = await send('POST', `/homeworks/${id}/accept`, decision, curator);
  expect(status).toBe(409);
});
