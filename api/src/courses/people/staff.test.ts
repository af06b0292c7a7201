// Tests the staff of a course and the permissions that this gives them.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import type { Permission } from '../../kit/permissions/flags.ts';

const own: Permission[] = ['courses_show_my', 'courses_update_my', 'courses_delete_my'];

let school: School;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@course-staff.test');
  companyId = await school.company('course-staff', owner);
  base = `/api/companies/${companyId}`;
});

const joined = async (name: string, flags: Permission[]) => {
  const person = await school.person(`${name}@course-staff.test`);
  await school.join(companyId, person, flags);
  return person;
};
const post = (path: string, body: unknown, as = owner) =>
  school.send('POST', `${base}${path}`, body, as);
const get = (path: string, as = owner) => school.send('GET', `${base}${path}`, undefined, as);
const newCourse = async (name: string, as = owner): Promise<number> =>
  (await post('/courses', { name }, as)).body.data.id;
const ids = (people: Caller[]) => ({ users_id: people.map(({ userId }) => userId) });
const teachersOf = async (id: number) => {
  const { body } = await get(`/course_teachers?course_id=${id}&with=user`);
  return body.data.map((each: { id: number; user: { id: number } }) => each.user.id);
};

test('a course counts as own for its teachers and staff with access until that is withdrawn', async () => {
  const id = await newCourse('Общий курс');
  for (const [name, attach, detach] of [
    ['teacher', 'attach_teachers', 'detach_teachers'],
    ['editor', 'admin_access/attach', 'admin_access/detach'],
  ] as const) {
    const person = await joined(name, own);
    expect((await get(`/courses/${id}`, person)).status).toBe(404);
    expect((await post(`/courses/${id}/${attach}`, ids([person]))).status).toBe(200);
    expect((await get('/courses', person)).body.data).toMatchObject([
      { id, can_update: true, can_delete: true },
    ]);
    expect((await get('/courses', person)).body.meta.total).toBe(1);
    const line = { course_id: id, text: 'Строка' };
    expect((await post('/course_bullet_points', line, person)).status).toBe(201);
    await post(`/courses/${id}/${detach}`, ids([person]));
    expect((await get(`/courses/${id}`, person)).status).toBe(404);
    expect((await get('/courses', person)).body.meta.total).toBe(0);
  }
});

test('orders teachers by hand, adds new ones last, and leaves existing ones in place', async () => {
  const id = await newCourse('По порядку');
  const people = [
    await joined('first', []),
    await joined('second', []),
    await joined('third', []),
  ] as const;
  const [first, second, third] = people;
  await post(`/courses/${id}/attach_teachers`, ids([first, second]));
  await post(`/courses/${id}/attach_teachers`, ids([second]));
  const { body } = await get(`/course_teachers?course_id=${id}`);
  const order = body.data.map((each: { id: number }) => each.id).toReversed();
  const sorted = await post('/course_teachers/multi_sort', { course_teacher_ids: order });
  expect(sorted.status).toBe(200);
  await post(`/courses/${id}/attach_teachers`, ids([third]));
  expect(await teachersOf(id)).toEqual([second.userId, first.userId, third.userId]);
  await post(`/courses/${id}/detach_teachers`, ids([first, second, owner]));
  expect(await teachersOf(id)).toEqual([third.userId]);
});

test('lets those with the permission manage access, in courses that they may change', async () => {
  const id = await newCourse('Чужой курс');
  const someone = await joined('someone', []);
  const flag = 'courses_manage_access_and_other_settings';
  const editor = await joined('updates-all', [
    'courses_show_all',
    'courses_update_all',
    'users_show',
  ]);
  const reader = await joined('manages-only', ['courses_show_all', 'users_show', flag]);
  const blind = await joined('sees-nobody', ['courses_show_all', 'courses_update_all', flag]);
  const author = await joined('author', [...own, 'courses_create', 'users_show', flag]);
  const mine = await newCourse('Свой курс', author);
  for (const action of ['attach_teachers', 'admin_access/attach']) {
    const attach = async (course: number, as: Caller) =>
      (await post(`/courses/${course}/${action}`, ids([someone]), as)).status;
    expect(await attach(id, editor)).toBe(403);
    expect(await attach(id, reader)).toBe(403);
    expect(await attach(id, blind)).toBe(403);
    expect(await attach(id, author)).toBe(404);
    expect(await attach(mine, author)).toBe(200);
  }
});

test('refuses to attach oneself to gain more rights', async () => {
  const id = await newCourse('Не для всех');
  const flag = 'courses_manage_access_and_other_settings';
  const all: Permission[] = ['courses_show_all', 'courses_update_all', 'users_show', flag];
  const wouldDelete = await joined('would-delete', [...all, 'courses_delete_my']);
  const plain = await joined('plain', all);
  const attach = (as: Caller) => post(`/courses/${id}/attach_teachers`, ids([as]), as);
  expect((await attach(wouldDelete)).status).toBe(403);
  expect((await attach(plain)).status).toBe(200);
  await post(`/courses/${id}/attach_teachers`, ids([wouldDelete]));
  expect((await attach(wouldDelete)).status).toBe(200);
});

test('refuses users who are no members and attaches none of the request', async () => {
  const id = await newCourse('Строго свои');
  const stranger = await school.person('stranger@course-staff.test');
  const { status, body } = await post(`/courses/${id}/attach_teachers`, ids([owner, stranger]));
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ field: 'users_id', message: 'Пользователь не найден' }]);
  expect(await teachersOf(id)).toEqual([]);
});

test('records attached and detached staff in the history of the course', async () => {
  const id = await newCourse('С историей');
  const person = await joined('remembered', []);
  for (const action of ['attach_teachers', 'detach_teachers', 'admin_access/attach'])
    await post(`/courses/${id}/${action}`, ids([person]));
  const { body } = await get(`/courses/${id}/audits`);
  const auditChanges = body.data.flatMap(({ changes }: { changes: object }) => changes);
  const fields = auditChanges.map((change: { field: string }) => change.field).sort();
  expect(fields.filter((field: string) => field !== 'name')).toEqual(
    expect.arrayContaining(['admin_users', 'teachers', 'teachers']),
  );
});
