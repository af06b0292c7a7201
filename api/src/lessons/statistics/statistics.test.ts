// Tests the statistics of courses and lessons: the funnel, stuck learners, permissions, and that SQL agrees with the
// rule of openings.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let teacher: Caller;
let stranger: Caller;
let base: string;
let course: number;
let learners: Record<'anna' | 'boris' | 'vera' | 'gleb', Caller>;
let first: number;
let second: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@statistics.test');
  teacher = await school.person('teacher@statistics.test');
  stranger = await school.person('stranger@statistics.test');
  const company = await school.company('statistics', owner);
  base = `/api/companies/${company}`;
  await school.join(company, teacher, ['courses_show_my', 'courses_statistics']);
  await school.join(company, stranger, ['courses_show_all', 'lessons_view']);
  const person = async (name: string) => {
    const learner = await school.person(`${name}@statistics.test`);
    await school.join(company, learner, ['learning_part_access', 'learn_courses']);
    return learner;
  };
  learners = {
    anna: await person('anna'),
    boris: await person('boris'),
    vera: await person('vera'),
    gleb: await person('gleb'),
  };
  course = await made('/courses', { name: 'Химия', status: 'visible' });
  first = await lesson('Вода');
  second = await lesson('Соль', { open_type: 'after_previous', homework: '<p>Опыт</p>' });
  await lesson('Кислота', { open_type: 'after_days', open_days_count: 400 });
  await lesson('Черновик', { status: 'draft' });
  await enrol(course);
  const { anna, boris, vera } = learners;
  await learn(anna, 'open', first);
  await learn(anna, 'finish', first);
  await learn(anna, 'open', second);
  await learn(boris, 'open', first);
  await learn(boris, 'finish', first);
  await learn(vera, 'open', first);
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

const made = async (path: string, body: object): Promise<number> => {
  const answer = await send('POST', path, body);
  expect(answer.body.errors).toBeUndefined();
  return answer.body.data.id;
};

const lesson = (name: string, fields: object = {}, of = course) =>
  made(`/courses/${of}/lessons`, { name, type: 'text', ...fields });

const enrol = async (id: number) => {
  const users_id = Object.values(learners).map(({ userId }) => userId);
  await send('POST', `/courses/${id}/users/attach`, { users_id });
};

const learn = async (as: Caller, what: string, id: number, body?: object) => {
  const at = `/learning/courses/${course}/lessons/${id}/${what}`;
  const answer = await send('POST', at, body, as);
  expect(answer.body.errors).toBeUndefined();
};

const funnel = async (query = '', as = owner) =>
  (await send('GET', `/courses/${course}/lesson_statistics${query}`, undefined, as)).body.data;

const stuckIn = async (query = '', as = owner) =>
  (await send('GET', `/courses/${course}/stuck_students${query}`, undefined, as)).body.data.map(
    (row: { user_id: number; lesson_id: number; stuck_days: number }) => [
      row.user_id,
      row.lesson_id,
      row.stuck_days,
    ],
  );

/** Moves all activity in the course this many days into the past. */
const daysPass = (days: number, of = course) =>
  school.database.system(async (transaction) => {
    const back = sql`${days}::integer * interval '1 day'`;
    for (const change of [
      sql`update lessons set created_at = created_at - ${back} where course_id = ${of}`,
      sql`update course_students set created_at = created_at - ${back}, last_visited_at = last_visited_at - ${back} where course_id = ${of}`,
      sql`update lesson_progress set opened_at = opened_at - ${back}, finished_at = finished_at - ${back}, marked_at = marked_at - ${back} where course_id = ${of}`,
      sql`update homework_works set sent_at = sent_at - ${back} where course_id = ${of}`,
    ]) {
      await transaction.execute(change);
    }
  });

test('shows the funnel of a course: learners to whom each lesson is open, who opened it, continued and finished', async () => {
  const rows = await funnel();
  expect(rows.map(({ name }: { name: string }) => name)).toEqual(['Вода', 'Соль', 'Кислота']);
  expect(rows).toMatchObject([
    { students_count: 4, open_count: 4, opened_count: 3, finished_count: 2, before_count: 0 },
    { open_count: 2, opened_count: 1, finished_count: 0, before_count: 3, came_count: 1 },
    // The lesson is open to nobody yet, so nobody lags behind.
    { students_count: 4, open_count: 0, opened_count: 0, before_count: 0, came_count: 0 },
  ]);
  expect(rows[0]).toMatchObject({
    stuck_count: 0,
    watched_seconds: 0,
    median_watched_seconds: null,
  });
  expect(rows[0].median_finish_seconds).toBeGreaterThanOrEqual(0);
});

test('a learner without activity for days is stuck at the first open unfinished lesson', async () => {
  const { anna, boris, vera, gleb } = learners;
  expect(await stuckIn()).toEqual([]);
  await daysPass(10);
  const all = await stuckIn();
  expect(all.toSorted()).toEqual(
    [
      [anna.userId, second, 10],
      [boris.userId, second, 10],
      [vera.userId, first, 10],
      [gleb.userId, first, 10],
    ].toSorted(),
  );
  expect(await stuckIn('?stuck_days=11')).toEqual([]);
  expect((await stuckIn(`?lesson_id=${second}`)).length).toBe(2);
  expect(await stuckIn('?search=gleb')).toEqual([[gleb.userId, first, 10]]);
  const pages = [await stuckIn('?per_page=3'), await stuckIn('?per_page=3&page=2')];
  expect(pages.flat()).toEqual(all);
  expect(await funnel()).toMatchObject([
    { stuck_count: 2 },
    { stuck_count: 2 },
    { stuck_count: 0 },
  ]);

  // A learner with unchecked homework is not stuck.
  await learn(anna, 'homework', second, { text: '<p>Растворилась</p>' });
  await daysPass(10);
  expect((await stuckIn()).map(([user]: number[]) => user)).not.toContain(anna.userId);
  expect((await funnel())[1]).toMatchObject({ waiting_count: 1, stuck_count: 1 });
  expect((await funnel())[1].waiting_since).toMatch(/Z$/);

  await learn(vera, 'finish', first);
  expect((await stuckIn()).map(([user]: number[]) => user)).not.toContain(vera.userId);
});

test('filters learners by branch, package, group and start date', async () => {
  const { boris, gleb } = learners;
  const group = await made('/groups', { name: 'Вечерняя' });
  const users_id = [boris.userId];
  await send('POST', `/groups/${group}/attach_users`, { users_id });
  await school.database.system((transaction) =>
    transaction.execute(
      sql`insert into group_members (company_id, group_id, user_id) select company_id, id, ${boris.userId} from groups where id = ${group} on conflict do nothing`,
    ),
  );
  expect((await funnel(`?group_id=${group}`))[0]).toMatchObject({
    students_count: 1,
    opened_count: 1,
  });
  const trial = await made(`/courses/${course}/course_packages`, { name: 'Проба' });
  await send('POST', '/attach_users_packages', { packages_id: [trial], users_id: [gleb.userId] });
  expect((await funnel(`?package_id=${trial}`))[0]).toMatchObject({
    opened_count: 0,
    students_count: 1,
  });
  expect(await stuckIn(`?package_id=${trial}`)).toHaveLength(1);
  expect((await funnel('?began_from=2100-01-01'))[0]).toMatchObject({ students_count: 0 });
  expect((await funnel('?branch_id=1'))[0]).toMatchObject({ students_count: 0 });
});

test('shows a lesson’s activity by day, homework and current learners', async () => {
  const at = `/courses/${course}/lessons/${second}/statistics`;
  const { body } = await send('GET', at);
  expect(body.data).toMatchObject({
    numbers: { name: 'Соль', opened_count: 1, waiting_count: 1 },
    homework: { waiting: 1, returned: 0, accepted: 0, average_points: null },
  });
  expect(body.data.days).toHaveLength(30);
  const sum = body.data.days.reduce(
    (all: number, { opened }: { opened: number }) => all + opened,
    0,
  );
  expect(sum).toBe(1);
});

test('shows activity in courses and lessons during a period', async () => {
  const activity = async (list: string, query: string) =>
    (await send('GET', `/user_statistics/${list}?courseIds=${course}${query}`)).body;
  expect((await activity('courses', '&with=course:id,name')).data).toEqual([
    {
      id: course,
      name: 'Химия',
      users_count: 3,
      opened_count: 4,
      finished_count: 3,
      course: { id: course, name: 'Химия' },
    },
  ]);
  expect((await activity('courses', '&date_end=2020-01-01')).data[0]).toMatchObject({
    users_count: 0,
  });
  const { data, meta } = await activity('lessons', '&per_page=1&with=lesson');
  expect([data.length, meta.total]).toEqual([1, 4]);
  const named = (await activity('lessons', '')).data.find(
    ({ id }: { id: number }) => id === second,
  );
  expect(named).toMatchObject({ course_id: course, users_count: 1, finished_count: 0 });
  const all = await send('GET', '/user_statistics/lessons?per_page=101');
  expect(all.body.errors[0].field).toBe('per_page');
});

test('requires the permission to see statistics, for courses that the caller sees', async () => {
  const answer = await send('GET', `/courses/${course}/stuck_students`, undefined, stranger);
  expect(answer.status).toBe(403);
  expect(
    (await send('GET', `/courses/${course}/lesson_statistics`, undefined, teacher)).status,
  ).toBe(404);
  await send('POST', `/courses/${course}/attach_teachers`, { users_id: [teacher.userId] });
  expect(await funnel('', teacher)).toHaveLength(3);
});

test('exports both lists', async () => {
  const fileOf = async (list: string, order: object) => {
    const at = `/courses/${course}/${list}`;
    const { body } = await send('POST', `${at}_download`, { format: 'csv', ...order });
    await finishedJob(school, base, body.data.job_id, owner);
    const file = await send('GET', `${at}_file?file_name=${body.data.file_name}`);
    return (await school.app.inject({ url: `/api${file.body.data.url}` })).payload;
  };
  expect(await fileOf('lesson_statistics', {})).toContain('Соль');
  const stuck = await fileOf('stuck_students', {
    matching: { stuck_days: '5', lesson_id: [String(second)] },
  });
  expect(stuck).toContain('Соль');
  expect(stuck).not.toContain('Вода');
});

describe('openings in SQL', () => {
  test('agree with the lesson’s page for every rule', async () => {
    const other = await made('/courses', { name: 'Правила', status: 'visible' });
    const past = '2020-01-01T00:00:00Z';
    const future = '2100-01-01T00:00:00Z';
    const rules: object[] = [
      { open_type: 'immediately' },
      { open_type: 'after_days', open_days_count: 0 },
      { open_type: 'after_days', open_days_count: 5 },
      { open_type: 'after_days', open_days_count: 500, open_final_date: past },
      { open_type: 'on_date', open_final_date: past },
      { open_type: 'on_date', open_final_date: future },
      { open_type: 'manual' },
      { open_type: 'manual', status: 'start' },
      { open_type: 'after_previous' },
      { open_type: 'after_previous' },
      { open_type: 'immediately', close_date: past },
      { open_type: 'after_previous' },
      { open_type: 'after_previous', open_watch_percent: 50 },
      { open_type: 'after_previous', open_points: 3, open_final_date: past },
      { open_type: 'manual' },
      { open_type: 'on_date', open_final_date: future },
    ];
    const ids: number[] = [];
    for (const [place, rule] of rules.entries()) ids.push(await lesson(`У${place}`, rule, other));
    const narrow = await made(`/courses/${other}/course_packages`, { name: 'Узкий' });
    await enrol(other);
    const { anna, boris, vera } = learners;
    await send('POST', '/attach_users_packages', {
      packages_id: [narrow],
      users_id: [boris.userId],
    });
    await send('POST', `/courses/${other}/lessons/${ids[14]}/users/open`, {
      users_id: [vera.userId],
    });
    await school.database.system(async (transaction) => {
      await transaction.execute(
        sql`insert into course_package_closed_lessons (company_id, package_id, target_id)
          select company_id, ${narrow}, id from lessons where id in (${ids[8]}, ${ids[3]})`,
      );
      await transaction.execute(
        sql`insert into lesson_progress (company_id, course_id, lesson_id, user_id, opened_at, finished_at, watched_percent)
          select company_id, course_id, id, ${anna.userId}, now(), case when id in (${ids[7]}, ${ids[8]}, ${ids[15]}) then now() end, 60
          from lessons where id in (${ids[7]}, ${ids[8]}, ${ids[11]}, ${ids[15]}) on conflict do nothing`,
      );
      await transaction.execute(
        sql`update course_students set created_at = now() - interval '10 days' where course_id = ${other} and user_id = ${vera.userId}`,
      );
    });
    const rows = (await send('GET', `/courses/${other}/lesson_statistics?all=1`)).body.data;
    const reported = rows.map((row: { id: number; open_count: number; students_count: number }) => [
      row.id,
      row.students_count,
      row.open_count,
    ]);
    const shown = [];
    for (const id of ids) {
      const users = (await send('GET', `/courses/${other}/lessons/${id}/users`)).body.data;
      const there = users.filter((user: { is_there: boolean }) => user.is_there);
      shown.push([
        id,
        there.length,
        there.filter((user: { is_open: boolean }) => user.is_open).length,
      ]);
    }
    expect(reported).toEqual(shown);
    expect(new Set(shown.map(([, , open]) => open)).size).toBeGreaterThan(2);
  });
});
