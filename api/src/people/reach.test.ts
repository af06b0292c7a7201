/** How far those reach who manage people and roles: never beyond what they may do themselves. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses, courseStudents } from '../courses/tables.ts';
import type { Permission } from '../kit/permission-flags.ts';
import { openSchool, testPassword } from '../kit/testing/school.ts';
import type { Caller, School } from '../kit/testing/school.ts';
import { startRecovery } from './accounts.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;
/** By name. */
const roles: Record<string, number> = {};

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@reach.test');
  const created = await send('POST', '/api/companies', { name: 'Школа', code: 'reach' });
  companyId = created.body.data.id;
  base = `/api/companies/${companyId}`;
  for (const role of (await get('/roles')).body.data) roles[role.name] = role.id;
});
afterAll(() => school.close());

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, as = owner) =>
  school.send(method, path, body, as);
const get = (path: string, as = owner) => send('GET', `${base}${path}`, undefined, as);
const put = (path: string, body: unknown, as = owner) => send('PUT', `${base}${path}`, body, as);
const post = (path: string, body: unknown, as = owner) => send('POST', `${base}${path}`, body, as);

const errorOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body.errors?.[0]?.field,
  body.errors?.[0]?.code,
];

async function member(email: string, ...flags: Permission[]): Promise<Caller> {
  const person = await school.person(email);
  await school.join(companyId, person, flags);
  return person;
}

describe('the default role', () => {
  test('is chosen only by whoever has what it grants', async () => {
    const setter = await member('setter@reach.test', 'company_settings');
    const chosen = await put(`/roles/${roles['Администратор']}`, { default: true }, setter);
    expect(errorOf(chosen)).toEqual([422, 'default', 'forbidden']);
    const granted = { name: 'Всё сразу', default: true, learn_courses: true };
    expect((await post('/roles', granted, setter)).status).toBe(201);
    expect((await put(`/roles/${roles['Ученик']}`, { default: true }, setter)).status).toBe(200);
  });

  test('is given to new users only by whoever has what it grants', async () => {
    await put(`/roles/${roles['Администратор']}`, { default: true });
    const manager = await member('manager@reach.test', 'users_show', 'users_manage');
    const account = { name: 'Пётр', email: 'created@reach.test', password: testPassword };
    expect(errorOf(await post('/users', account, manager))).toEqual([422, 'roles_id', 'forbidden']);
    const learner = { ...account, roles_id: [roles['Ученик']] };
    expect((await post('/users', learner, manager)).status).toBe(201);
    await put(`/roles/${roles['Ученик']}`, { default: true });
  });
});

test('roles are neither given to the owner nor to people who may do more', async () => {
  const manager = await member('giver@reach.test', 'users_show', 'users_manage');
  const administrator = await member('administrator@reach.test', 'company_settings');
  const users_id = [owner.userId, administrator.userId, manager.userId];
  const given = { users_id, roles_id: [roles['Ученик']] };
  expect((await post('/users/attach_roles', given, manager)).body.data).toEqual({
    count: 1,
    ids: [manager.userId],
    skipped: 2,
  });
  expect((await post('/users/attach_roles', given)).body.data).toMatchObject({ count: 2 });
});

test('who may not see users is refused before anything has changed', async () => {
  const blind = await member('blind@reach.test', 'users_manage', 'users_settings');
  const seen = await member('seen@reach.test');
  const user = `/users/${seen.userId}`;
  const password = 'another-one-2';
  const tried = await Promise.all([
    put(user, { name: 'Другой' }, blind),
    post(`${user}/change_password`, { password }, blind),
    post(`${user}/change_email`, { email: 'moved@reach.test' }, blind),
    post('/users', { name: 'Новый', email: 'new@reach.test', password }, blind),
    post('/users/block', { matching: { search: 'seen@reach.test' } }, blind),
  ]);
  expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect((await get(user)).body.data).toMatchObject({ name: 'Анна', email: 'seen@reach.test' });
  expect((await send('GET', '/api/auth_user', undefined, seen)).status).toBe(200);
  expect((await get('/users?search=new@reach.test')).body.meta.total).toBe(0);
});

test.each([
  ['change_password', { password: 'another-one-2' }],
  ['change_email', { email: 'right@reach.test' }],
])('%s ends what was mailed for the account before', async (action, change) => {
  const mailed = await member(`${action}@reach.test`);
  const recovery = await school.database.system((transaction) =>
    startRecovery(transaction, `${action}@reach.test`, 'invitation'),
  );
  await post(`/users/${mailed.userId}/${action}`, change);
  const reset = { token: recovery?.token, password: testPassword };
  expect((await school.send('POST', '/api/password/reset', reset)).status).toBe(422);
});

test('who learns in a course is found only by whoever may see the course', async () => {
  const [course] = await school.database.system((transaction) =>
    transaction
      .insert(courses)
      .values({ company_id: companyId, name: 'Закрытый', author_id: owner.userId })
      .returning({ id: courses.id }),
  );
  const learner = await member('pupil@reach.test');
  await school.database.system((transaction) =>
    transaction
      .insert(courseStudents)
      .values({ company_id: companyId, course_id: course?.id ?? 0, user_id: learner.userId }),
  );
  const found = async (as: Caller) =>
    (await get(`/users?course_id=${course?.id}`, as)).body.meta.total;
  const looking: Permission[][] = [[], ['courses_show_my'], ['courses_show_all']];
  const totals = looking.map(async (flags, place) =>
    found(await member(`looker${place}@reach.test`, 'users_show', ...flags)),
  );
  expect(await Promise.all([...totals, found(owner)])).toEqual([0, 0, 1, 1]);
});

describe('an id that no record can have', () => {
  const impossible = 9_999_999_999;

  test.each([
    ['/users/attach_roles', { users_id: [1], roles_id: [impossible] }, 422],
    ['/users/attach_groups', { users_id: [1], groups_id: [impossible] }, 422],
    ['/roles/multi_sort', { role_ids: [impossible] }, 404],
  ])('is of nothing to %s', async (path, body, status) => {
    expect((await post(path, body)).status).toBe(status);
  });
});
