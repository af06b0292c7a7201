// Tests learning a course: openings of lessons, criteria, and the progress of students.
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { recalculateQueuedCourses } from './recalculation.ts';

let school: School;
let owner: Caller;
let learner: Caller;
let companyId: number;
let base: string;
let course: number;
let learning: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@learning.test');
  learner = await school.person('learner@learning.test');
  companyId = await school.company('learning', owner);
  base = `/api/companies/${companyId}`;
  await school.join(companyId, learner, ['learning_part_access', 'learn_courses']);
  // Learners have no access to the back office.
  await school.database.system((transaction) =>
    transaction.execute(
      sql`update roles set permissions = array_remove(permissions, 'admin_part_access') where company_id = ${companyId}`,
    ),
  );
});

beforeEach(async () => {
  course = await made('/courses', { name: 'Физика', status: 'visible' });
  learning = `${base}/learning/courses/${course}`;
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

const made = async (path: string, body: object): Promise<number> => {
  const answer = await send('POST', path, body);
  expect(answer.status).toBeLessThan(300);
  return answer.body.data.id;
};

const lesson = (name: string, fields: object = {}) =>
  made(`/courses/${course}/lessons`, {
    name,
    type: 'text',
    description: '<p>Тайна</p>',
    ...fields,
  });

const enrol = () =>
  school.database.system((transaction) =>
    transaction.execute(
      sql`insert into course_students (company_id, course_id, user_id) values (${companyId}, ${course}, ${learner.userId})`,
    ),
  );

const learn = (method: 'GET' | 'POST', path = '', body?: object) =>
  school.send(method, `${learning}${path}`, body, learner);

interface InList {
  id: number;
  name: string;
  is_open: boolean;
  closed_reason: string | null;
  finished_at: string | null;
}

const content = async (): Promise<InList[]> => (await learn('GET', '/content')).body.data.lessons;
const shown = async () =>
  (await content()).map(({ name, is_open, closed_reason }) => [name, is_open || closed_reason]);
const courseOf = async () => (await learn('GET')).body.data;

describe('a course', () => {
  test('is taken lesson by lesson and shows progress and the next lesson', async () => {
    const [first, second] = [
      await lesson('Начало'),
      await lesson('Дальше', { open_type: 'after_previous' }),
    ];
    await enrol();
    expect(await courseOf()).toMatchObject({
      name: 'Физика',
      progress: null,
      lessons_count: 2,
      finished_lessons_count: 0,
      next_lesson: { id: first, name: 'Начало' },
      last_visited_at: null,
      is_ended: false,
    });
    expect(await shown()).toEqual([
      ['Начало', true],
      ['Дальше', 'previous'],
    ]);
    const closed = (await learn('GET', `/lessons/${second}`)).body.data;
    expect(closed).toMatchObject({ name: 'Дальше', is_open: false, description: null });
    expect((await learn('POST', `/lessons/${second}/finish`)).status).toBe(403);

    const opened = await learn('POST', `/lessons/${first}/open`);
    expect(opened.body.data.opened_at).not.toBeNull();
    expect(await courseOf()).toMatchObject({ progress: 0, last_visited_at: expect.any(String) });
    // Idempotent: a browser that was offline sends it again.
    await learn('POST', `/lessons/${first}/finish`);
    const again = await learn('POST', `/lessons/${first}/finish`);
    expect(again.body.data.finished_at).not.toBeNull();
    expect(await courseOf()).toMatchObject({
      progress: 50,
      finished_lessons_count: 1,
      next_lesson: { id: second },
      finished_at: null,
    });
    const read = (await learn('GET', `/lessons/${second}`)).body.data;
    expect(read).toMatchObject({
      is_open: true,
      description: '<p>Тайна</p>',
      previous_lesson: { id: first, name: 'Начало' },
      next_lesson: null,
    });
    await learn('POST', `/lessons/${second}/finish`);
    const finished = await courseOf();
    expect(finished).toMatchObject({ progress: 100, next_lesson: null });
    expect(finished.finished_at).not.toBeNull();
    const list = (state: string) =>
      school.send('GET', `${base}/learning/courses?state=${state}&search=Физ`, undefined, learner);
    const names = async (state: string) =>
      (await list(state)).body.data.filter(({ id }: { id: number }) => id === course).length;
    expect([await names('learning'), await names('finished')]).toEqual([0, 1]);

    await learn('POST', `/lessons/${second}/unfinish`);
    expect(await courseOf()).toMatchObject({ progress: 50, finished_at: null });
  });

  test('is finished by its criteria', async () => {
    const lessons = [await lesson('А'), await lesson('Б'), await lesson('В')];
    const { version } = (await send('GET', `/courses/${course}`)).body.data;
    const finish_criteria = { lessons_percentage: 60, tests_passed: null, homework_points: null };
    await send('PUT', `/courses/${course}`, { version, finish_criteria });
    await enrol();
    await learn('POST', `/lessons/${lessons[0]}/finish`);
    expect((await courseOf()).finished_at).toBeNull();
    await learn('POST', `/lessons/${lessons[1]}/finish`);
    expect(await courseOf()).toMatchObject({ progress: 66, finished_at: expect.any(String) });
  });

  test('has lessons finished by opening them or by actions in them', async () => {
    const read = await lesson('Прочесть', { check_criterion: 'opened' });
    const blocks = await lesson('Блоки', { check_criterion: 'constructor', type: 'constructor' });
    await enrol();
    const [first, second] = await school.database.system(async (transaction) => {
      const inserted = (await transaction.execute(
        sql`insert into lesson_blocks (company_id, course_id, lesson_id, type, status, published_at, sort)
          select ${companyId}, ${course}, ${blocks}, 'text', 'published', now(), each from generate_series(1, 2) as each returning id`,
      )) as unknown as { rows: { id: number }[] };
      await transaction.execute(
        sql`insert into lesson_close_blocks (company_id, lesson_id, block_id)
          select company_id, lesson_id, id from lesson_blocks where lesson_id = ${blocks}`,
      );
      return inserted.rows.map(({ id }) => id);
    });
    expect((await learn('POST', `/lessons/${read}/open`)).body.data.finished_at).not.toBeNull();
    expect((await learn('POST', `/lessons/${read}/finish`)).status).toBe(409);
    await learn('POST', `/lessons/${blocks}/open`);
    const done = async (id: number | undefined) =>
      (await learn('POST', `/lessons/${blocks}/blocks/${id}/done`)).body.data.finished_at;
    expect(await done(first)).toBeNull();
    expect(await done(first)).toBeNull();
    expect(await done(second)).not.toBeNull();
    expect((await learn('POST', `/lessons/${read}/blocks/${first}/done`)).status).toBe(404);
    expect((await courseOf()).progress).toBe(100);
  });

  test('reveals neither names nor counts of lessons that packages exclude or the school hides', async () => {
    const [one] = [await lesson('Свой'), await lesson('Чужой')];
    await lesson('Черновик', { status: 'draft' });
    await lesson('Скрытый', { status: 'close' });
    const packages = `/courses/${course}/course_packages`;
    const id = await made(packages, { name: 'Базовый' });
    await send('POST', `${packages}/${id}/attach_lessons`, { lessons_id: [one] });
    await send('POST', `${packages}/${id}/attach_users`, { users_id: [learner.userId] });
    expect(await shown()).toEqual([['Свой', true]]);
    expect(await courseOf()).toMatchObject({ lessons_count: 1 });
    await learn('POST', `/lessons/${one}/finish`);
    expect((await courseOf()).progress).toBe(100);
  });

  test('with a new lesson is recalculated for all its students', async () => {
    const first = await lesson('А');
    await enrol();
    await learn('POST', `/lessons/${first}/finish`);
    await lesson('Б');
    expect((await courseOf()).progress).toBe(100);
    await recalculateQueuedCourses(school.database);
    expect(await courseOf()).toMatchObject({ progress: 50, finished_at: expect.any(String) });
  });

  test('ends on its closing date and then has no open lessons', async () => {
    const only = await lesson('А');
    await enrol();
    await school.database.system((transaction) =>
      transaction.execute(
        sql`update courses set close_date = current_date - 1 where company_id = ${companyId} and id = ${course}`,
      ),
    );
    expect(await courseOf()).toMatchObject({ is_ended: true, next_lesson: null });
    expect(await shown()).toEqual([['А', 'ended']]);
    expect((await learn('GET', `/lessons/${only}`)).body.data.description).toBeNull();
    expect((await learn('POST', `/lessons/${only}/open`)).status).toBe(403);
  });

  test('may be tried before payment, with trial lessons only', async () => {
    const trial = await lesson('Проба', { status: 'trial' });
    const other = await lesson('Дальше');
    expect(await shown()).toEqual([['Проба', true]]);
    expect(await courseOf()).toMatchObject({ began_at: null, lessons_count: 1, progress: null });
    expect((await learn('POST', `/lessons/${trial}/finish`)).status).toBe(200);
    expect((await learn('GET', `/lessons/${other}`)).status).toBe(404);
  });

  test('without visible lessons is not found', async () => {
    await lesson('А');
    expect((await learn('GET')).status).toBe(404);
    expect((await learn('GET', '/content')).status).toBe(404);
  });
});

test('stores notes and bookmarks per learner, also for closed lessons', async () => {
  const id = await lesson('А', { open_type: 'manual' });
  await enrol();
  const noted = await learn('POST', `/lessons/${id}/note`, { text: 'Спросить про §3' });
  expect(noted.body.data).toMatchObject({ note: 'Спросить про §3', description: null });
  await learn('POST', `/lessons/${id}/bookmark`, { is_bookmarked: true });
  expect(await content()).toMatchObject([{ has_note: true, bookmarked_at: expect.any(String) }]);
  await learn('POST', `/lessons/${id}/note`, { text: '' });
  await learn('POST', `/lessons/${id}/bookmark`, { is_bookmarked: false });
  expect(await content()).toMatchObject([{ has_note: false, bookmarked_at: null }]);
});

test('returns 403 to a learner who is banned from the learning part', async () => {
  await lesson('А', { status: 'trial' });
  const ban = (banned: boolean) =>
    school.database.system((transaction) =>
      transaction.execute(
        sql`update company_members set learning_banned = ${banned} where company_id = ${companyId} and user_id = ${learner.userId}`,
      ),
    );
  await ban(true);
  expect((await learn('GET')).status).toBe(403);
  await ban(false);
  expect((await learn('GET')).status).toBe(200);
});

describe('staff', () => {
  const students = async (id: number, query = '') =>
    (await send('GET', `/courses/${course}/lessons/${id}/users${query}`)).body.data;
  const doWith = (id: number, action: string) =>
    send('POST', `/courses/${course}/lessons/${id}/users/${action}`, {
      users_id: [learner.userId],
    });

  test('see each student’s progress in a lesson and open it by hand', async () => {
    const id = await lesson('А', { open_type: 'manual' });
    await enrol();
    expect(await students(id)).toMatchObject([
      { full_name: 'Орлова Анна', is_there: true, is_open: false, closed_reason: 'manual' },
    ]);
    expect((await doWith(id, 'open')).body.data).toEqual({ count: 1 });
    expect((await doWith(id, 'open')).body.data).toEqual({ count: 0 });
    await learn('POST', `/lessons/${id}/open`);
    expect(await students(id)).toMatchObject([{ is_open: true, is_opened_by_hand: true }]);
    const found = async (state: string) => (await students(id, `?state=${state}`)).length;
    expect([await found('not_opened'), await found('opened'), await found('finished')]).toEqual([
      0, 1, 0,
    ]);
    await doWith(id, 'close');
    expect(await shown()).toEqual([['А', 'manual']]);
    await doWith(id, 'finish');
    expect(await found('finished')).toBe(1);
    expect(await courseOf()).toMatchObject({ progress: 100 });
  });

  test('postpone a lesson without closing it to learners who have finished it', async () => {
    const id = await lesson('А');
    await enrol();
    await doWith(id, 'finish');
    const later = { open_type: 'on_date', open_final_date: '2100-01-01T00:00:00Z' };
    const { status } = await send('PUT', `/courses/${course}/lessons/${id}`, later);
    expect(status).toBe(200);
    expect(await shown()).toEqual([['А', true]]);
  });

  test('preview a lesson as a learner with a package and a start date, without writing', async () => {
    const [first, second] = [
      await lesson('А'),
      await lesson('Б', { open_type: 'after_days', open_days_count: 3 }),
    ];
    const packages = `/courses/${course}/course_packages`;
    const small = await made(packages, { name: 'Малый' });
    await send('POST', `${packages}/${small}/attach_lessons`, { lessons_id: [first] });
    const preview = async (id: number, query = '') =>
      (await send('GET', `/courses/${course}/lessons/${id}/preview${query}`)).body.data;
    const withheld = await preview(second, `?package_id=${small}`);
    expect(withheld).toMatchObject({ is_there: false, lesson: { name: 'Б', is_open: false } });
    const whole = await made(packages, { name: 'Весь курс' });
    expect(await preview(second, `?package_id=${whole}`)).toMatchObject({
      is_there: true,
      lesson: { is_open: false, closed_reason: 'days', description: '<p>Тайна</p>' },
    });
    expect(await preview(second, `?package_id=${whole}&started_on=2026-01-01`)).toMatchObject({
      lesson: { is_open: true, previous_lesson: { id: first } },
    });
    const { rows } = (await school.database.system((transaction) =>
      transaction.execute(sql`select 1 from lesson_progress where course_id = ${course}`),
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([]);
  });
});
