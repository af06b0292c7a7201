// Tests the students of a course: listing, attaching, detaching and undo.
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import type { Permission } from '../../kit/permissions/flags.ts';
import { users } from '../../people/index.ts';
import { courses } from '../course-tables.ts';
import { coursePackages, coursePackageUsers } from '../packages/package-tables.ts';
import { courseStudents } from '../tables.ts';
import { courseDetachedStudents } from './people-tables.ts';
import { removeOldDetachments } from './student-detachment.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@course-students.test');
  companyId = await school.company('course-students', owner);
  base = `/api/companies/${companyId}`;
});

const member = async (name: string, flags: Permission[] = []) => {
  const person = await school.person(`${name}@course-students.test`);
  await school.join(companyId, person, flags);
  return person;
};
const post = (path: string, body: unknown, as = owner) =>
  school.send('POST', `${base}${path}`, body, as);
const get = (path: string, as = owner) => school.send('GET', `${base}${path}`, undefined, as);
const newCourse = async (name: string): Promise<number> =>
  (await post('/courses', { name })).body.data.id;
const ids = (people: Caller[]) => people.map(({ userId }) => userId);
const studentsOf = async (id: number, query = ''): Promise<number[]> => {
  const { body } = await get(`/courses/${id}/users?${query}`);
  return body.data.map((student: { user_id: number }) => student.user_id);
};
const called = (person: Caller, name: string, phone: string | null = null) =>
  school.database.system((transaction) =>
    transaction.update(users).set({ name, phone }).where(eq(users.id, person.userId)),
  );
const packageOf = async (course_id: number, name: string) => {
  const [sold] = await school.database.system((transaction) =>
    transaction
      .insert(coursePackages)
      .values({ company_id: companyId, course_id, name })
      .returning(),
  );
  return sold?.id ?? 0;
};
const done = (courseId: number, person: Caller, values: object) =>
  school.database.system((transaction) =>
    transaction
      .update(courseStudents)
      .set(values)
      .where(
        and(eq(courseStudents.course_id, courseId), eq(courseStudents.user_id, person.userId)),
      ),
  );

test('lists students by name, progress, visit and joining, and finds them by name, e-mail and telephone', async () => {
  const id = await newCourse('Список');
  const people = [await member('anna'), await member('boris'), await member('vera')] as const;
  const [anna, boris, vera] = people;
  await post(`/courses/${id}/users/attach`, { users_id: ids([...people]) });
  await called(anna, 'Яна');
  await called(boris, 'Борис', '+79001234567');
  await called(vera, 'Вера');
  await done(id, anna, { progress: 10, last_visited_at: '2026-03-01T12:00:00.000Z' });
  await done(id, vera, { progress: 90 });
  expect(await studentsOf(id)).toEqual(ids([boris, vera, anna]));
  expect(await studentsOf(id, 'sort=progress&desc=1')).toEqual(ids([boris, vera, anna]));
  expect(await studentsOf(id, 'sort=progress')).toEqual(ids([anna, vera, boris]));
  expect(await studentsOf(id, 'search=8%20(900)%20123-45')).toEqual(ids([boris]));
  expect(await studentsOf(id, 'search=vera@')).toEqual(ids([vera]));
  expect(await studentsOf(id, 'progress_from=11')).toEqual(ids([vera]));
  expect(await studentsOf(id, 'progress_from=5&progress_to=10')).toEqual(ids([anna]));
  expect(await studentsOf(id, 'visited=1')).toEqual(ids([anna]));
  expect(await studentsOf(id, 'visited_to=2026-02-01')).toEqual([]);
  expect((await get(`/courses/${id}/users?progress_from=101`)).status).toBe(422);
  const page = await get(`/courses/${id}/users?per_page=1&page=2&with=user`);
  expect(page.body.meta).toMatchObject({ total: 3, last_page: 3 });
  expect(page.body.data).toMatchObject([{ user: { name: 'Вера' }, progress: 90, packages: [] }]);
  for (const path of ['students', 'students_with_package']) {
    expect((await get(`/courses/${id}/${path}`)).body.meta.total).toBe(3);
  }
});

test('skips existing students, or gives them the packages that they lack', async () => {
  const id = await newCourse('С пакетами');
  const other = await newCourse('Другой');
  const [basic, foreign] = [await packageOf(id, 'Базовый'), await packageOf(other, 'Чужой')];
  const [first, second] = [await member('first'), await member('second')];
  const at = `/courses/${id}/users/attach`;
  expect((await post(at, { users_id: ids([first]) })).body.data).toMatchObject({ count: 1 });
  expect((await post(at, { users_id: ids([first, second]) })).body.data).toMatchObject({
    count: 1,
    ids: ids([second]),
    skipped: [{ code: 'already', count: 1 }],
  });
  const given = await post(at, { users_id: ids([first, second]), packages_id: [basic] });
  expect(given.body.data.count).toBe(2);
  expect(await studentsOf(id, `package_id=${basic}`)).toHaveLength(2);
  const { body } = await get(`/courses/${id}/students_with_package`);
  expect(body.data[0].packages).toEqual([{ id: basic, name: 'Базовый' }]);
  const refused = await post(at, { users_id: ids([first]), packages_id: [foreign] });
  expect(refused.body.errors).toMatchObject([{ field: 'packages_id', code: 'not_found' }]);
});

test('attaches all pasted contacts or none', async () => {
  const id = await newCourse('По списку');
  const [first, second] = [await member('pasted'), await member('called')];
  await called(second, 'Телефонный', '+79007654321');
  const at = `/courses/${id}/users/attach_by_contacts`;
  const contacts = ['Pasted@course-students.test', '8 900 765-43-21'];
  const { status, body } = await post(at, {
    contacts: [...contacts, 'nobody@else.test', 'кто-то'],
  });
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([
    { field: 'contacts.2', message: 'В компании нет такого пользователя' },
    { field: 'contacts.3', message: 'Это не почта и не телефон' },
  ]);
  expect(await studentsOf(id)).toEqual([]);
  expect((await post(at, { contacts })).body.data.count).toBe(2);
  expect((await studentsOf(id)).sort()).toEqual(ids([first, second]).sort());
});

test('detaches all that match a filter and restores them unchanged', async () => {
  const id = await newCourse('Туда и обратно');
  const sold = await packageOf(id, 'Полный');
  const people = [await member('leaves'), await member('stays')] as const;
  const [leaves, stays] = people;
  const attached = { users_id: ids([...people]), packages_id: [sold] };
  await post(`/courses/${id}/users/attach`, attached);
  await done(id, leaves, { progress: 40 });
  const [before] = (await get(`/courses/${id}/users?user_id=${leaves.userId}`)).body.data;
  const detached = await post(`/courses/${id}/users/detach`, {
    matching: { progress_from: '1' },
  });
  expect(detached.body.data).toMatchObject({ count: 1, ids: [before.id] });
  expect(await studentsOf(id)).toEqual(ids([stays]));
  expect((await get(`/courses/${id}`)).body.data.students_count).toBe(1);
  const held = () =>
    school.database.system((transaction) =>
      transaction.$count(coursePackageUsers, eq(coursePackageUsers.package_id, sold)),
    );
  expect(await held()).toBe(1);
  const { deletion } = detached.body.data;
  const back = await post(`/courses/${id}/users/take_back`, { deletion });
  expect(back.body.data).toEqual({ count: 1 });
  expect((await get(`/courses/${id}/users?user_id=${leaves.userId}`)).body.data).toEqual([before]);
  expect(await held()).toBe(2);
  expect((await post(`/courses/${id}/users/take_back`, { deletion })).status).toBe(409);
});

test('deletes detachments after a week, so that they can’t be undone', async () => {
  const id = await newCourse('Прошла неделя');
  const person = await member('long-gone');
  await post(`/courses/${id}/users/attach`, { users_id: ids([person]) });
  const { body } = await post(`/courses/${id}/users/detach`, { matching: {} });
  const mine = eq(courseDetachedStudents.course_id, id);
  await school.database.system((transaction) =>
    transaction
      .update(courseDetachedStudents)
      .set({ created_at: sql`now() - interval '8 days'` })
      .where(mine),
  );
  const { deletion } = body.data;
  expect((await post(`/courses/${id}/users/take_back`, { deletion })).status).toBe(409);
  await removeOldDetachments(school.database);
  const remaining = await school.database.system((transaction) =>
    transaction.$count(courseDetachedStudents, mine),
  );
  expect(remaining).toBe(0);
});

test('shows students to those who see users and the course; managing access is needed for changes', async () => {
  const id = await newCourse('Кому можно');
  const someone = await member('someone');
  const flag = 'courses_manage_access_and_other_settings';
  for (const [name, flags, read, write] of [
    ['no-users', ['courses_show_all', flag], 403, 403],
    ['no-course', ['users_show', flag], 403, 403],
    ['not-own', ['users_show', 'courses_show_my', flag], 404, 404],
    ['reader', ['users_show', 'courses_show_all'], 200, 403],
    ['manager', ['users_show', 'courses_show_all', flag], 200, 200],
  ] as const) {
    const as = await member(name, [...flags]);
    expect((await get(`/courses/${id}/users`, as)).status).toBe(read);
    const body = { users_id: ids([someone]) };
    expect((await post(`/courses/${id}/users/attach`, body, as)).status).toBe(write);
    const contacts = { contacts: ['someone@course-students.test'] };
    const byContacts = post(`/courses/${id}/users/attach_by_contacts`, contacts, as);
    expect((await byContacts).status).toBe(write);
  }
});

test('corrects a wrong count of students without changing the version', async () => {
  const id = await newCourse('Пересчёт');
  await post(`/courses/${id}/users/attach`, { users_id: ids([await member('counted')]) });
  const { version } = (await get(`/courses/${id}`)).body.data;
  await school.database.system((transaction) =>
    transaction
      .update(courses)
      .set({ students_count: sql`7` })
      .where(eq(courses.id, id)),
  );
  const { body } = await post(`/refresh_user_statistics/${id}`, {});
  expect(body.data).toMatchObject({ students_count: 1, version });
});

test('its statistics show when students joined, their progress and their last visits', async () => {
  const id = await newCourse('Статистика');
  const people = await Promise.all(
    ['early', 'late', 'half', 'ready', 'idle'].map((name) => member(`stat-${name}`)),
  );
  const [early, late, half, ready] = people as [Caller, Caller, Caller, Caller];
  await post(`/courses/${id}/users/attach`, { users_id: ids(people) });
  // The company is in the time zone of Moscow, where the day begins at 21:00 UTC.
  await done(id, early, { created_at: '2026-03-01T20:59:00Z', progress: 0 });
  await done(id, late, { created_at: '2026-03-01T21:00:00Z', progress: 24 });
  await done(id, half, { created_at: '2026-03-02T09:00:00Z', progress: 50 });
  const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  await done(id, ready, { progress: 100, last_visited_at: ago(0) });
  await done(id, half, { last_visited_at: ago(3) });
  await done(id, late, { last_visited_at: ago(10) });
  await done(id, early, { last_visited_at: ago(40) });
  const { data } = (await get(`/courses/${id}/statistics?from=2026-03-01&to=2026-03-03`)).body;
  expect(data).toEqual({
    days: [
      { day: '2026-03-01', joined: 1 },
      { day: '2026-03-02', joined: 2 },
      { day: '2026-03-03', joined: 0 },
    ],
    progress: [
      { from: null, to: null, students: 1 },
      { from: 0, to: 24, students: 2 },
      { from: 25, to: 49, students: 0 },
      { from: 50, to: 74, students: 1 },
      { from: 75, to: 99, students: 0 },
      { from: 100, to: 100, students: 1 },
    ],
    visits: { today: 1, week: 1, month: 1, earlier: 1, never: 1 },
  });
  expect((await get(`/courses/${id}/statistics?from=2025-01-01&to=2026-03-03`)).status).toBe(422);
  const teacher = await member('stat-teacher', ['courses_show_all']);
  expect((await get(`/courses/${id}/statistics`, teacher)).status).toBe(403);
  const own = await member('stat-own', ['courses_show_my', 'courses_statistics']);
  expect((await get(`/courses/${id}/statistics`, own)).status).toBe(404);
});
