// Access tokens of members and of service accounts.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../kit/database/database.ts';
import type { Permission } from '../../kit/permissions/flags.ts';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;
beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@tools.test');
  companyId = await school.company('tools', owner);
  base = `/api/companies/${companyId}`;
});

const statement = (text: ReturnType<typeof sql>) =>
  school.database.system((transaction) => rowsOf(transaction, text));
const get = (path: string, as: Caller) => school.send('GET', path, undefined, as);
const asTool = (token: string): Caller => ({ userId: 0, token });

async function member(name: string, ...flags: Permission[]): Promise<Caller> {
  const person = await school.person(`${name}@tools.test`);
  await school.join(companyId, person, flags);
  return person;
}

const create = (as: Caller, input: object = {}) =>
  school.send(
    'POST',
    `${base}/access_tokens`,
    { name: 'Сверка', permissions: ['courses_show_all'], days: 30, ...input },
    as,
  );

async function tokenOf(as: Caller, input: object = {}) {
  const { status, body } = await create(as, input);
  expect([status, body.errors]).toEqual([201, undefined]);
  const { id }: { id: number } = body.data.access_token;
  return { id, tool: asTool(body.data.token as string) };
}

async function serviceAccount(as = owner): Promise<number> {
  const made = await school.send('POST', `${base}/service_accounts`, { name: 'Импорт' }, as);
  expect(made.status).toBe(201);
  return made.body.data.id;
}

describe('an access token', () => {
  test('is shown once, stored as a hash and limited to its permissions', async () => {
    const teacher = await member('teacher', 'courses_show_all', 'courses_create');
    const { body } = await create(teacher);
    const { token, access_token: made } = body.data;
    expect(token).toMatch(/^kfd_[\w-]{43}$/);
    expect(made).toMatchObject({
      name: 'Сверка',
      prefix: token.slice(0, 8),
      permissions: ['admin_part_access', 'courses_show_all'],
      holder_name: 'Орлова Анна',
      own: true,
      last_used_at: null,
      service_account_id: null,
    });
    const stored = JSON.stringify(await statement(sql`select * from access_tokens`));
    expect(stored).not.toContain(token);
    expect(JSON.stringify(made)).not.toContain('hash');

    expect((await get(`${base}/courses`, asTool(token))).status).toBe(200);
    const course = await school.send('POST', `${base}/courses`, {}, asTool(token));
    expect(course.status).toBe(403);
    const [used] = (await get(`${base}/access_tokens`, teacher)).body.data;
    expect(used.last_used_at).not.toBeNull();
  });

  test('never permits more than its member currently may, nor what only owners may', async () => {
    const shrinking = await member('shrinking', 'courses_show_all');
    const { tool } = await tokenOf(shrinking);
    await statement(sql`update roles set permissions = '{admin_part_access}' where id in (
      select role_id from member_roles where user_id = ${shrinking.userId})`);
    expect((await get(`${base}/courses`, tool)).status).toBe(403);

    const { tool: ofOwner } = await tokenOf(owner);
    expect((await get(`${base}/courses`, ofOwner)).status).toBe(200);
    expect((await school.send('POST', `${base}/courses`, {}, ofOwner)).status).toBe(403);
    const profile = (await get(`${base}/auth_user`, ofOwner)).body.data;
    expect(profile).toMatchObject({ is_owner: false, role_label: 'Токен доступа' });
    expect(profile.permissions.sort()).toEqual(['admin_part_access', 'courses_show_all']);
  });

  test('is refused in other companies and for the account', async () => {
    const elsewhere = await school.company('elsewhere', owner);
    const { tool } = await tokenOf(owner);
    for (const [method, path] of [
      ['GET', `/api/companies/${elsewhere}/courses`],
      ['GET', '/api/companies/999999/courses'],
      ['PUT', '/api/auth_user/update'],
      ['POST', '/api/logout'],
      ['POST', '/api/companies'],
      ['GET', '/api/profile/sessions'],
      ['GET', '/api/profile/security'],
      ['POST', '/api/profile/images'],
      ['GET', '/api/company/check_code?code=free'],
    ] as const) {
      const { status, body } = await school.send(method, path, { name: 'x', code: 'xxx' }, tool);
      expect([path, status, body.errors[0].code]).toEqual([path, 403, 'forbidden']);
    }
    expect((await get('/api/auth_user', tool)).body.data.login).toBe('owner@tools.test');
    const companies = (await get('/api/companies', tool)).body;
    expect(companies.data).toMatchObject([{ code: 'tools', is_owner: false }]);
    const byCode = await get('/api/company/get_id_by_code?code=tools&with=admin_profile', tool);
    expect(byCode.body.data.admin_profile.permissions).toHaveLength(2);
    expect((await get('/api/company/get_id_by_code?code=elsewhere', tool)).status).toBe(404);
  });

  test('cannot create or revoke tokens and service accounts', async () => {
    const service = await serviceAccount();
    const { tool, id } = await tokenOf(owner, { permissions: ['company_settings'] });
    expect((await get(`${base}/access_tokens`, tool)).status).toBe(200);
    expect((await create(tool)).status).toBe(403);
    for (const path of [`access_tokens/${id}`, `service_accounts/${service}`]) {
      expect((await school.send('DELETE', `${base}/${path}`, undefined, tool)).status).toBe(403);
    }
  });

  test.each([
    ['is revoked', sql`update access_tokens set revoked_at = now()`],
    ['is past its days', sql`update access_tokens set expires_at = now()`],
    ['is a blocked member’s', sql`update company_members set status = 'blocked'`],
    ['is a deleted member’s', sql`update company_members set status = 'deleted'`],
  ])('is refused when it %s', async (_, change) => {
    const person = await member(`lost-${Math.random()}`, 'courses_show_all');
    const { tool } = await tokenOf(person);
    expect((await get('/api/auth_user', tool)).status).toBe(200);
    await statement(sql`${change} where user_id = ${person.userId}`);
    expect((await get('/api/auth_user', tool)).status).toBe(401);
    expect((await get(`${base}/courses`, tool)).status).toBe(401);
  });

  test('can have only permissions of its member, and expires within a year', async () => {
    const teacher = await member('limited', 'courses_show_all');
    const refused = async (input: object) => (await create(teacher, input)).body.errors[0];
    expect(await refused({ permissions: ['users_manage'] })).toMatchObject({
      field: 'permissions',
      code: 'forbidden',
    });
    expect(await refused({ permissions: [] })).toMatchObject({ field: 'permissions' });
    expect(await refused({ days: 366 })).toMatchObject({ field: 'days' });
    expect(await refused({ days: null })).toMatchObject({ field: 'days', code: 'required' });
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    for (const expires_on of [day(-2), day(368)]) {
      expect(await refused({ days: null, expires_on })).toMatchObject({ field: 'expires_on' });
    }
    const expires_on = day(30);
    const { body } = await create(teacher, { days: null, expires_on });
    // Midnight in Moscow.
    expect(body.data.access_token.expires_at).toBe(`${expires_on}T21:00:00.000Z`);
  });

  test('is listed and revoked by its member and by those who manage the company', async () => {
    const teacher = await member('mine', 'courses_show_all');
    const other = await member('others', 'courses_show_all');
    const { id, tool } = await tokenOf(teacher);
    const ids = async (as: Caller) =>
      (await get(`${base}/access_tokens?all=1`, as)).body.data.map((row: { id: number }) => row.id);
    expect(await ids(teacher)).toEqual([id]);
    expect(await ids(other)).toEqual([]);
    expect(await ids(owner)).toContain(id);
    const revoke = (as: Caller) =>
      school.send('DELETE', `${base}/access_tokens/${id}`, undefined, as);
    expect((await revoke(other)).status).toBe(404);
    expect((await revoke(owner)).status).toBe(200);
    expect((await revoke(teacher)).status).toBe(404);
    expect((await get(`${base}/courses`, tool)).status).toBe(401);
    expect(await ids(owner)).not.toContain(id);
  });

  test('needs access to the back office', async () => {
    const learner = await school.person('learner@tools.test');
    await statement(
      sql`insert into company_members (company_id, user_id) values (${companyId}, ${learner.userId})`,
    );
    expect((await create(learner)).status).toBe(403);
  });
});

describe('a job that an access token starts', () => {
  const order = async (tool: Caller) => {
    const ordered = await school.send('POST', `${base}/courses_download`, {}, tool);
    expect(ordered.status).toBe(201);
    return finishedJob(school, base, ordered.body.data.job_id, tool);
  };

  test('has the permissions of the token and not of the member', async () => {
    await school.send('POST', `${base}/courses`, { name: 'Чужой курс' }, owner);
    const { tool: wide } = await tokenOf(owner);
    expect((await order(wide)).total_count).toBeGreaterThan(0);
    const editor = await member('editor', 'courses_show_all', 'courses_show_my');
    const { tool: narrow } = await tokenOf(editor, { permissions: ['courses_show_my'] });
    expect(await order(narrow)).toMatchObject({ status: 'done', total_count: 0 });
  });

  test('runs for a service account too', async () => {
    const { tool } = await tokenOf(owner, { service_account_id: await serviceAccount() });
    expect(await order(tool)).toMatchObject({ status: 'done' });
  });
});

describe('a service account', () => {
  test('has access by tokens only, with their permissions, while it is active', async () => {
    const service_account_id = await serviceAccount();
    const { tool } = await tokenOf(owner, { service_account_id });
    expect((await get(`${base}/courses`, tool)).status).toBe(200);
    const me = (await get('/api/auth_user', tool)).body.data;
    expect(me).toMatchObject({ name: 'Импорт', email: '' });
    const signIn = { login: me.login, password: '' };
    for (const path of ['/api/login', '/api/password/recovery']) {
      await school.send('POST', path, { ...signIn, password: 'whatever it is' });
    }
    expect((await school.send('POST', '/api/login', signIn)).status).toBe(422);
    const users = (await get(`${base}/users?all=1`, owner)).body.data;
    expect(JSON.stringify(users)).not.toContain('Импорт');

    const one = `${base}/service_accounts/${service_account_id}`;
    const off = await school.send('PUT', one, { active: false, name: 'Выгрузка' }, owner);
    expect(off.body.data).toMatchObject({ active: false, name: 'Выгрузка', tokens_count: 1 });
    expect((await get(`${base}/courses`, tool)).status).toBe(401);
    await school.send('PUT', one, { active: true }, owner);
    expect((await get(`${base}/courses`, tool)).status).toBe(200);
    expect((await school.send('DELETE', one, undefined, owner)).status).toBe(200);
    expect((await get(`${base}/courses`, tool)).status).toBe(401);
  });

  test('is managed by those who manage the company, with no permissions that they do not have', async () => {
    const service_account_id = await serviceAccount();
    const teacher = await member('curious', 'courses_show_all');
    expect((await get(`${base}/service_accounts`, teacher)).status).toBe(403);
    expect((await create(teacher, { service_account_id })).status).toBe(403);
    const admin = await member('settings', 'company_settings');
    const refused = await create(admin, { service_account_id });
    expect(refused.body.errors[0]).toMatchObject({ field: 'permissions', code: 'forbidden' });
    const learning = await create(admin, { service_account_id, permissions: ['learn_courses'] });
    expect(learning.status).toBe(201);
    expect(learning.body.data.access_token).toMatchObject({ holder_name: 'Импорт', own: false });
    const unknown = await create(owner, { service_account_id: 999_999 });
    expect(unknown.body.errors[0]).toMatchObject({ field: 'service_account_id' });
  });

  test('appears in the history as a record and as an author', async () => {
    const service_account_id = await serviceAccount();
    const { tool } = await tokenOf(owner, {
      service_account_id,
      permissions: ['courses_create', 'courses_show_all'],
    });
    expect((await school.send('POST', `${base}/courses`, {}, tool)).status).toBe(201);
    const history = await get(`${base}/service_accounts/${service_account_id}/audits`, owner);
    expect(history.body.data).toMatchObject([{ event: 'created', author: { name: 'Анна' } }]);
  });
});

test('the owner reads single tokens and service accounts', async () => {
  const { id } = await tokenOf(owner);
  const account = await serviceAccount();
  for (const [list, one] of [
    ['access_tokens', id],
    ['service_accounts', account],
  ]) {
    const { data } = (await get(`${base}/${list}`, owner)).body;
    const row = (await get(`${base}/${list}/${one}`, owner)).body.data;
    expect(row.id).toBe(one);
    expect(data).toContainEqual(row);
  }
});
