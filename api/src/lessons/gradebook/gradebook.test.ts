// Tests the gradebook of a course: cells, permissions on columns, averages, filters and the export.
import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import { rowOf } from '../../kit/database/database.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let teacher: Caller;
let guest: Caller;
let anna: Caller;
let boris: Caller;
let vera: Caller;
let companyId: number;
let base: string;
let course: number;
let text: number;
let meeting: number;
let essay: number;
let quiz: number;
let work: { id: number; last_message_id: number };
let attempt: number;

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

async function ok(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = owner) {
  const { status, body: answer } = await send(method, path, body, as);
  expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
  return answer.data;
}

const write = (statement: SQL) =>
  school.database.system((transaction) => rowOf<{ id: number }>(transaction, statement));

const newLesson = async (name: string, fields: object): Promise<number> =>
  (await ok('POST', `/courses/${course}/lessons`, { name, ...fields })).id;

/** Inserts a finished attempt at the test. */
const take = async (who: Caller, number: number, state: string, points: number | null) =>
  (
    await write(sql`insert into test_attempts (company_id, test_id, user_id, number, seed, shuffle_answers, state, finished_at, points, max_points)
      values (${companyId}, ${quiz}, ${who.userId}, ${number}, 1, false, ${state}, ${state === 'in_progress' ? null : new Date().toISOString()}, ${points}, 20) returning id`)
  ).id;

beforeAll(async () => {
  school = await openSchool();
  const person = (name: string) => school.person(`${name}@gradebook.test`);
  owner = await person('owner');
  [teacher, guest] = [await person('teacher'), await person('guest')];
  [anna, boris, vera] = [await person('anna'), await person('boris'), await person('vera')];
  companyId = await school.company('gradebook', owner);
  base = `/api/companies/${companyId}`;
  await school.join(companyId, teacher, [
    'courses_show_all',
    'lessons_view',
    'lessons_show_results',
    'teacher_check_homework',
    'teacher_journal',
  ]);
  await school.join(companyId, guest, [
    'courses_show_all',
    'lessons_show_results',
    'tests_show_all',
    'tests_show_results',
  ]);
  for (const learner of [anna, boris, vera]) {
    await school.join(companyId, learner, ['learning_part_access', 'learn_courses']);
  }
  course = (await ok('POST', '/courses', { name: 'Риторика', status: 'visible' })).id;
  const users_id = [anna, boris, vera].map(({ userId }) => userId);
  await ok('POST', `/courses/${course}/users/attach`, { users_id });
  text = await newLesson('Введение', { type: 'text' });
  meeting = await newLesson('Встреча', { type: 'offline', max_mark: 5 });
  essay = await newLesson('Эссе', {
    type: 'homework',
    homework: '<p>Напишите</p>',
    homework_max_points: 10,
    teacher_id: teacher.userId,
  });
  quiz = (await ok('POST', '/tests', { title: 'Итог' })).id;
  await write(sql`insert into lesson_blocks (company_id, course_id, lesson_id, type, status, published_at, test_id)
    values (${companyId}, ${course}, ${text}, 'test', 'published', now(), ${quiz}) returning id`);

  await ok('POST', `/learning/courses/${course}/lessons/${text}/open`, {}, anna);
  const at = `/learning/courses/${course}/lessons/${essay}`;
  for (const learner of [anna, boris]) {
    await ok('POST', `${at}/open`, {}, learner);
    await ok('POST', `${at}/homework`, { text: 'Моё эссе' }, learner);
  }
  const works = await ok('GET', `/homeworks?course_id=${course}`);
  work = works.find(({ user_id }: { user_id: number }) => user_id === anna.userId);
  const seen = { points: 8, seen_message_id: work.last_message_id };
  work = await ok('POST', `/homeworks/${work.id}/accept`, seen, teacher);
  const students = await ok('GET', `/courses/${course}/journal`);
  const student = students.find(({ user_id }: { user_id: number }) => user_id === anna.userId);
  await ok('PUT', `/courses/${course}/journal`, {
    cells: [
      { student_id: student.id, lesson_id: meeting, was: null, now: { mark: 4, note: 'Смело' } },
    ],
  });
  await take(anna, 1, 'checked', 10);
  attempt = await take(anna, 2, 'expired', 12);
  await take(boris, 1, 'on_check', 3);
  await take(vera, 1, 'in_progress', null);
});

const gradebook = (query = '', as = owner) =>
  ok('GET', `/courses/${course}/gradebook${query}`, undefined, as);

const columns = (query = '', as = owner) =>
  ok('GET', `/courses/${course}/gradebook/columns${query}`, undefined, as);

const namesIn = (rows: { user_id: number }[]) => {
  const known = new Map([anna, boris, vera].map((who, index) => [who.userId, 'абв'[index]]));
  return rows.map(({ user_id }) => known.get(user_id)).join('');
};

const keysIn = (found: { key: string }[]) => found.map(({ key }) => key);

test('a cell shows the state of a lesson, a task and a test for each learner', async () => {
  const [first, second, third] = await gradebook();
  expect(first.cells).toMatchObject([
    { column: `lesson_${text}`, state: 'in_progress', points: null },
    { column: `test_${quiz}`, state: 'expired', points: 12, max_points: 20, attempt_id: attempt },
    {
      column: `lesson_${meeting}`,
      state: 'finished',
      points: 4,
      attendance: 'present',
      note: 'Смело',
    },
    { column: `lesson_${essay}`, state: 'finished' },
    {
      column: `homework_${essay}`,
      state: 'accepted',
      points: 8,
      max_points: 10,
      work_id: work.id,
      last_message_id: work.last_message_id,
    },
  ]);
  // (60 + 80 + 80) / 3; unchecked work has no grade yet.
  expect([first.average, second.average, third.average]).toEqual([73.3, null, null]);
  expect(second.cells).toMatchObject([
    { column: `test_${quiz}`, state: 'on_check', points: 3 },
    { column: `lesson_${essay}`, state: 'in_progress' },
    { column: `homework_${essay}`, state: 'on_check', points: null },
  ]);
  expect(third.cells).toMatchObject([{ column: `test_${quiz}`, state: 'in_progress' }]);
});

test('returns columns in course order with statistics of the selected learners', async () => {
  const found = await columns();
  expect(found).toMatchObject([
    { key: `lesson_${text}`, kind: 'lesson', name: 'Введение', done_count: 0, graded_count: 0 },
    {
      key: `test_${quiz}`,
      kind: 'test',
      average_points: 12,
      average_percent: 60,
      waiting_count: 1,
    },
    { key: `lesson_${meeting}`, is_offline: true, max_points: 5, average_points: 4 },
    { key: `lesson_${essay}`, done_count: 1 },
    {
      key: `homework_${essay}`,
      max_points: 10,
      average_points: 8,
      graded_count: 1,
      waiting_count: 1,
    },
  ]);
  const [essays] = await columns(`?kind=homework&user_id=${boris.userId}`);
  expect(essays).toMatchObject({
    key: `homework_${essay}`,
    average_points: null,
    waiting_count: 1,
  });
  expect(keysIn(await columns('?kind=test,homework'))).toEqual([
    `test_${quiz}`,
    `homework_${essay}`,
  ]);
});

test('finds learners by name and state, and sorts them by average', async () => {
  expect(namesIn(await gradebook('?search=boris'))).toBe('б');
  expect(namesIn(await gradebook('?state=on_check'))).toBe('б');
  expect(namesIn(await gradebook('?state=in_progress&kind=test'))).toBe('в');
  expect(namesIn(await gradebook('?sort=average&desc=1'))).toBe('абв');
  const worst = await gradebook('?sort=average&per_page=1&cursor=');
  expect(namesIn(worst)).toBe('а');
  expect(
    (await columns('?state=on_check')).map(
      ({ graded_count }: { graded_count: number }) => graded_count,
    ),
  ).toEqual([0, 0, 0, 0, 0]);
  const refused = await send('GET', `/courses/${course}/gradebook?state=lost`);
  expect(refused.body.errors[0]).toMatchObject({ field: 'state', code: 'unknown_value' });
  expect((await send('GET', `/courses/${course}/gradebook?per_page=101`)).status).toBe(422);
  expect(namesIn(await gradebook('?all=1&sort=average&desc=1'))).toBe('абв');
});

test('shows the columns whose results the caller may read, and lets them grade what they check', async () => {
  const seen = await columns('', teacher);
  expect(keysIn(seen)).toEqual([
    `lesson_${text}`,
    `lesson_${meeting}`,
    `lesson_${essay}`,
    `homework_${essay}`,
  ]);
  expect(seen.map(({ can_grade }: { can_grade: boolean }) => can_grade)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(keysIn(await columns('', guest))).toEqual([`test_${quiz}`]);
  const [first] = await gradebook('', guest);
  expect(first).toMatchObject({ average: 60, cells: [{ column: `test_${quiz}` }] });
  expect((await send('GET', `/courses/${course}/gradebook`, undefined, anna)).status).toBe(403);
});

test('marks homework as expired after its deadline, and shows no cells of entries in the trash', async () => {
  const late = await newLesson('Поздно', { type: 'homework', homework: '<p>Скорее</p>' });
  await ok('PUT', `/courses/${course}/lessons/${late}`, {
    forbid_datetime: '2026-01-01T00:00:00Z',
  });
  const [first] = await gradebook('?kind=homework');
  expect(first.cells.at(-1)).toMatchObject({
    column: `homework_${late}`,
    state: 'expired',
    points: null,
  });
  expect(namesIn(await gradebook('?kind=homework&state=expired'))).toBe('абв');
  await ok('POST', `/courses/${course}/delete_lessons`, { lessons_id: [late] });
  expect(keysIn(await columns('?kind=homework'))).toEqual([`homework_${essay}`]);
});

test('exports the learners of the list with columns of the selected kinds', async () => {
  const order = {
    format: 'csv',
    matching: { search: 'anna', kind: ['homework', 'test'] },
    sort: 'average',
  };
  const { job_id: job, file_name: name } = await ok(
    'POST',
    `/courses/${course}/gradebook_download`,
    order,
  );
  await finishedJob(school, base, job, owner);
  const file = await ok('GET', `/courses/${course}/gradebook_file?file_name=${name}`);
  const { payload } = await school.app.inject({ url: `/api${file.url}` });
  const [head, row, ...others] = payload.trim().split('\r\n');
  expect(head).toContain('Тест: Итог');
  expect(head).not.toContain('Введение');
  expect(row).toMatch(/73[.,]3.*12.*8$/);
  expect(others).toEqual([]);
});
