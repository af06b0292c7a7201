// Staff who manage people and roles cannot give or change permissions that they do not have.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { courses } from '../courses/course-tables.ts';
import { courseStudents } from '../courses/tables.ts';
import type { Permission } from '../kit/permissions/flags.ts';
import { mailTo } from '../../testing/mails.ts';
import { openSchool, testPassword, type Caller, type School } from '../../testing/school.ts';
import { users } from './account/account-tables.ts';
import { startRecovery } from './account/accounts.ts';
import { companyMembers } from './tables.ts';
import { recoveryCodesLeft, renewRecoveryCodes } from './account/two-step.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;
/** Role ids by name. */
const roles: Record<string, number> = {};

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@reach.test');
  const created = await send('POST', '/api/companies', { name: 'Школа', code: 'reach' });
  companyId = created.body.data.id;
  base = `/api/companies/${companyId}`;
  for (const role of (await get('/roles')).body.data) roles[role.name] = role.id;
});

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
  test('can be set only by callers with the permissions that it grants', async () => {
    const setter = await member('setter@reach.test', 'company_settings');
    const chosen = await put(`/roles/${roles['Администратор']}`, { default: true }, setter);
    expect(errorOf(chosen)).toEqual([422, 'default', 'forbidden']);
    const granted = { name: 'Всё сразу', default: true, learn_courses: true };
    expect((await post('/roles', granted, setter)).status).toBe(201);
    expect((await put(`/roles/${roles['Ученик']}`, { default: true }, setter)).status).toBe(200);
  });

  test('is given to new users only by callers with the permissions that it grants', async () => {
    await put(`/roles/${roles['Администратор']}`, { default: true });
    const manager = await member('manager@reach.test', 'users_show', 'users_manage');
    const account = { name: 'Пётр', email: 'created@reach.test', password: testPassword };
    expect(errorOf(await post('/users', account, manager))).toEqual([422, 'roles_id', 'forbidden']);
    const learner = { ...account, roles_id: [roles['Ученик']] };
    expect((await post('/users', learner, manager)).status).toBe(201);
    await put(`/roles/${roles['Ученик']}`, { default: true });
  });
});

test('roles of the owner and of people with more permissions cannot be changed', async () => {
  const manager = await member('giver@reach.test', 'users_show', 'users_manage');
  const administrator = await member('administrator@reach.test', 'company_settings');
  const users_id = [owner.userId, administrator.userId, manager.userId];
  const given = { users_id, roles_id: [roles['Ученик']] };
  expect((await post('/users/attach_roles', given, manager)).body.data).toEqual({
    count: 1,
    ids: [manager.userId],
    skipped: [
      {
        code: 'owner',
        message: 'владельцев компании изменить нельзя',
        count: 1,
        names: ['Орлова Анна'],
      },
      { code: 'more_rights', message: 'прав больше, чем у вас', count: 1, names: ['Орлова Анна'] },
    ],
  });
  expect((await post('/users/attach_roles', given)).body.data).toMatchObject({ count: 2 });
});

test('refuses callers who may not see users before anything is changed', async () => {
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
])('%s invalidates links that were mailed before', async (action, change) => {
  const mailed = await member(`${action}@reach.test`);
  const recovery = await school.database.system((transaction) =>
    startRecovery(transaction, `${action}@reach.test`, 'invitation'),
  );
  await post(`/users/${mailed.userId}/${action}`, change);
  const reset = { token: recovery?.token, password: testPassword };
  expect((await school.send('POST', '/api/password/reset', reset)).status).toBe(422);
});

test('finds users by course only if the caller may see the course', async () => {
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

test('shows the courses of a user to callers who see users, and to the person', async () => {
  const pupil = await member('courses@reach.test', 'courses_show_all');
  const curious = await member('curious@reach.test', 'courses_show_all');
  const seeing = await member('seeing@reach.test', 'courses_show_all', 'users_show');
  const path = `/courses?user_id=${pupil.userId}`;
  const requests = [curious, pupil, seeing, owner].map((as) => get(path, as));
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([403, 200, 200, 200]);
  expect((await get(`${path},${curious.userId}`, curious)).status).toBe(403);
});

test('records visits of people with access only', async () => {
  const visits = async (person: Caller) => {
    const [row] = await school.database.system((transaction) =>
      transaction
        .select({ at: companyMembers.last_visit_at })
        .from(companyMembers)
        .where(eq(companyMembers.user_id, person.userId)),
    );
    return row?.at ?? null;
  };
  for (const status of ['blocked', 'deleted'] as const) {
    const person = await member(`${status}@reach.test`);
    await school.database.system((transaction) =>
      transaction
        .update(companyMembers)
        .set({ status })
        .where(eq(companyMembers.user_id, person.userId)),
    );
    expect((await get('', person)).status).toBe(status === 'blocked' ? 403 : 404);
    expect([status, await visits(person)]).toEqual([status, null]);
  }
  const present = await member('present@reach.test');
  await get('', present);
  expect(await visits(present)).not.toBeNull();
});

describe('two-step sign-in', () => {
  const setUp = (person: Caller) =>
    school.database.system(async (transaction) => {
      await transaction
        .update(users)
        .set({ totp_secret: 'SECRET', totp_enabled_at: sql`now()`, totp_last_step: 1 })
        .where(eq(users.id, person.userId));
      await renewRecoveryCodes(transaction, person.userId);
    });
  const signIn = (login: string) =>
    school.send('POST', '/api/login', { login, password: testPassword });

  test('can be switched off by an administrator if phone and codes are lost', async () => {
    const email = 'lost@reach.test';
    const lost = await member(email);
    const helper = await member('helper@reach.test', 'users_show', 'users_settings');
    const looker = await member('looks@reach.test', 'users_show');
    await setUp(lost);
    expect((await signIn(email)).body.errors[0].code).toBe('totp_required');
    const user = `/users/${lost.userId}`;
    expect((await get(user, looker)).body.data.two_step).toBeNull();
    expect((await post(`${user}/reset_two_step`, {}, looker)).status).toBe(403);
    expect((await get(user, helper)).body.data.two_step).toBe(true);
    const reset = await post(`${user}/reset_two_step`, {}, helper);
    expect([reset.status, reset.body.data.two_step]).toEqual([200, false]);
    expect((await signIn(email)).status).toBe(200);
    const left = await school.database.system((transaction) =>
      recoveryCodesLeft(transaction, lost.userId),
    );
    expect(left).toBe(0);
    const [newest] = (await get(`${user}/audits`)).body.data;
    expect(newest).toMatchObject({ event: 'updated', author: { id: helper.userId } });
    expect(newest.changes[0].field).toBe('totp_enabled_at');
    expect(await mailTo(school, email)).toContain('Subject: =?UTF-8?');
  });

  test('cannot be switched off by an administrator who may not change the account', async () => {
    const helper = await member('helps@reach.test', 'users_show', 'users_settings');
    const shared = await member('both@reach.test');
    await school.company('both-elsewhere', shared);
    const above = await member('above@reach.test', 'company_settings');
    const reset = async (person: Caller) =>
      errorOf(await post(`/users/${person.userId}/reset_two_step`, {}, helper));
    expect(await reset(shared)).toEqual([409, undefined, 'shared_account']);
    for (const person of [above, owner, helper]) {
      expect(await reset(person)).toEqual([403, undefined, 'forbidden']);
    }
  });
});

describe('an id out of range', () => {
  const impossible = 9_999_999_999;

  test.each([
    ['/users/attach_roles', { users_id: [1], roles_id: [impossible] }],
    ['/users/attach_groups', { users_id: [1], groups_id: [impossible] }],
    ['/roles/multi_sort', { role_ids: [impossible] }],
  ])('is refused by %s', async (path, body) => {
    expect((await post(path, body)).status).toBe(422);
  });
});
