// Tests the journal of offline lessons: permissions, concurrent writes to a cell, and lessons finished by attendance.
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import { rowsOf } from '../../kit/database/database.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let teacher: Caller;
let guest: Caller;
let learners: Caller[];
let base: string;
let course: number;
/** Ids of the course's students, in the order of the learners. */
let students: number[];

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@journal.test');
  teacher = await school.person('teacher@journal.test');
  guest = await school.person('guest@journal.test');
  learners = [await school.person('anna@journal.test'), await school.person('boris@journal.test')];
  const company = await school.company('journal', owner);
  base = `/api/companies/${company}`;
  const seeing = ['courses_show_all', 'lessons_view'] as const;
  await school.join(company, teacher, [...seeing, 'teacher_journal']);
  await school.join(company, guest, [...seeing, 'lessons_show_results']);
  for (const learner of learners) {
    await school.join(company, learner, ['learning_part_access', 'learn_courses']);
  }
});

beforeEach(async () => {
  course = await made('/courses', { name: 'Ораторское искусство', status: 'visible' });
  const users_id = learners.map(({ userId }) => userId);
  await send('POST', `/courses/${course}/users/attach`, { users_id });
  students = await school.database.system(async (transaction) => {
    const rows = await rowsOf<{ id: number; user_id: number }>(
      transaction,
      sql`select id, user_id from course_students where course_id = ${course}`,
    );
    return users_id.map((user) => rows.find(({ user_id }) => user_id === user)?.id ?? 0);
  });
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

const made = async (path: string, body: object): Promise<number> => {
  const answer = await send('POST', path, body);
  expect(answer.body.errors).toBeUndefined();
  return answer.body.data.id;
};

const offline = (name: string, fields: object = {}) =>
  made(`/courses/${course}/lessons`, { name, type: 'offline', ...fields });

const mark = async (cells: object[], as = owner) =>
  (await send('PUT', `/courses/${course}/journal`, { cells }, as)).body.data.cells;

const journal = async (query = '', as = owner) =>
  (await send('GET', `/courses/${course}/journal${query}`, undefined, as)).body.data;

const learnt = async (as: Caller, lesson: number) =>
  (
    await school.send('GET', `${base}/learning/courses/${course}/content`, undefined, as)
  ).body.data.lessons.find(({ id }: { id: number }) => id === lesson);

const came = { attendance: 'present', mark: null, note: null };
const saved = { saved: true, is_conflict: false, errors: [] };

test('writes many cells at once; a mark without attendance means that the learner was present', async () => {
  const [first, second] = [await offline('Вдох'), await offline('Выдох', { max_mark: 100 })];
  const [anna, boris] = students;
  const cells = [
    { student_id: anna, lesson_id: first, was: null, now: { mark: 5, note: ' Сама ' } },
    { student_id: anna, lesson_id: second, was: null, now: { attendance: 'late', mark: 80 } },
    { student_id: boris, lesson_id: first, was: null, now: { attendance: 'excused' } },
  ];
  expect(await mark(cells)).toEqual([saved, saved, saved]);
  expect(await mark(cells)).toEqual([saved, saved, saved]);
  const rows = await journal();
  expect(rows.map(({ id }: { id: number }) => id)).toEqual(students);
  expect(rows[0].marks).toMatchObject([
    { lesson_id: first, attendance: 'present', mark: 5, note: 'Сама' },
    { lesson_id: second, attendance: 'late', mark: 80, note: null },
  ]);
  expect(rows[1].marks).toMatchObject([{ lesson_id: first, attendance: 'excused', mark: null }]);
  const was = { attendance: 'excused' };
  await mark([{ student_id: boris, lesson_id: first, was, now: null }]);
  expect((await journal('?search=boris'))[0].marks).toEqual([]);
});

test('retains concurrent changes of others, and reports invalid cells', async () => {
  const [lesson, text] = [
    await offline('Пауза'),
    await made(`/courses/${course}/lessons`, { name: 'Текст', type: 'text' }),
  ];
  const [anna = 0, boris = 0] = students;
  const cell = (student_id: number, now: object | null, lesson_id = lesson) => ({
    student_id,
    lesson_id,
    was: null,
    now,
  });
  await mark([cell(anna, { mark: 4 })]);
  const results = await mark([
    cell(anna, { mark: 3 }),
    cell(boris, { mark: 6 }),
    cell(boris, came, text),
    cell(0, came),
  ]);
  expect(results).toMatchObject([
    { saved: false, is_conflict: true },
    { errors: [{ field: 'now.mark', message: 'За это занятие ставят от 0 до 5' }] },
    { errors: [{ field: 'lesson_id', code: 'not_found' }] },
    { errors: [{ field: 'student_id', code: 'not_found' }] },
  ]);
  expect((await journal())[0].marks).toMatchObject([{ mark: 4 }]);
  const twice = [cell(anna, came), cell(anna, came)];
  expect((await send('PUT', `/courses/${course}/journal`, { cells: twice })).status).toBe(422);
});

test('lets teachers write the journal of their own lessons and only read others', async () => {
  const [own, other] = [
    await offline('Свой', { teacher_id: teacher.userId }),
    await offline('Чужой'),
  ];
  const cells = [own, other].map((lesson_id) => ({
    student_id: students[0],
    lesson_id,
    was: null,
    now: came,
  }));
  expect(await mark(cells, teacher)).toMatchObject([
    { saved: true },
    { saved: false, errors: [{ code: 'forbidden' }] },
  ]);
  expect((await journal('', teacher))[0].marks).toMatchObject([
    { lesson_id: own, marked_by: expect.any(String) },
  ]);
  const columns = await send(
    'GET',
    `/courses/${course}/lessons?type=offline&sort=name&only=id,can_mark`,
    undefined,
    teacher,
  );
  expect(columns.body.data).toEqual([
    { id: own, can_mark: true },
    { id: other, can_mark: false },
  ]);
  expect((await journal('', guest))[0].marks).toHaveLength(1);
  const refused = await send('PUT', `/courses/${course}/journal`, { cells }, guest);
  expect(refused.status).toBe(403);
});

test('attendance finishes a lesson with that criterion until it is removed', async () => {
  const [lesson, marked] = [
    await offline('Очно'),
    await offline('Сам', { check_criterion: 'marked' }),
  ];
  const [learner] = learners;
  if (learner === undefined) throw new Error('the learner was not found');
  const cell = (was: object | null, now: object | null, lesson_id = lesson) => ({
    student_id: students[0],
    lesson_id,
    was,
    now,
  });
  await mark([cell(null, { mark: 4, note: 'Тайна' }), cell(null, came, marked)]);
  const learnerLesson = await learnt(learner, lesson);
  expect(learnerLesson).toMatchObject({ attendance: 'present', mark: 4, max_mark: 5 });
  expect(learnerLesson.finished_at).not.toBeNull();
  expect(JSON.stringify(learnerLesson)).not.toContain('Тайна');
  expect((await learnt(learner, marked)).finished_at).toBeNull();
  const progress = async () =>
    (await school.send('GET', `${base}/learning/courses/${course}`, undefined, learner)).body.data
      .progress;
  expect(await progress()).toBe(50);
  await mark([cell({ mark: 4, note: 'Тайна' }, { attendance: 'absent' })]);
  expect((await learnt(learner, lesson)).finished_at).toBeNull();
  // A learner whose only attendance is removed has not begun the course.
  expect(await progress()).toBeNull();
  const wrong = { name: 'Т', type: 'text', check_criterion: 'attended' };
  const refused = await send('POST', `/courses/${course}/lessons`, wrong);
  expect(refused.body.errors[0].field).toBe('check_criterion');
});

test('exports one column per lesson of the period', async () => {
  const [september] = [
    await offline('Осень', { held_at: '2026-09-10T09:00:00Z' }),
    await offline('Зима', { held_at: '2026-12-10T09:00:00Z' }),
  ];
  const now = { attendance: 'late', mark: 3, note: 'Автобус' };
  await mark([{ student_id: students[0], lesson_id: september, was: null, now }]);
  const period = { held_from: '2026-09-01', held_to: '2026-09-30' };
  const list = await send(
    'GET',
    `/courses/${course}/lessons?type=offline&held_from=${period.held_from}&held_to=${period.held_to}`,
  );
  expect(list.body.data.map(({ id }: { id: number }) => id)).toEqual([september]);
  const order = { format: 'csv', columns: ['full_name', 'lessons'], matching: period };
  const ordered = await send('POST', `/courses/${course}/journal_download`, order);
  const { job_id: job, file_name: name } = ordered.body.data;
  await finishedJob(school, base, job, owner);
  const file = await send('GET', `/courses/${course}/journal_file?file_name=${name}`);
  const { payload } = await school.app.inject({ url: `/api${file.body.data.url}` });
  expect(payload).toContain('10.09.2026 Осень');
  expect(payload).toContain('о 3 (Автобус)');
  expect(payload).not.toContain('Зима');
});
