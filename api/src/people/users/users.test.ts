// Managing the users of a company, and the limits of each manager's permissions.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { forms } from '../../forms/tables.ts';
import type { Permission } from '../../kit/permissions/flags.ts';
import { openSchool, testPassword, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let manager: Caller;
let companyId: number;
let base: string;
/** Role ids by name. */
const roles: Record<string, number> = {};

const managing: Permission[] = ['users_show', 'users_manage', 'users_delete', 'users_settings'];

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@people.test');
  const created = await school.send(
    'POST',
    '/api/companies',
    { name: 'Школа', code: 'people' },
    owner,
  );
  companyId = created.body.data.id;
  base = `/api/companies/${companyId}`;
  for (const role of (await get('/roles')).body.data) roles[role.name] = role.id;
  manager = await school.person('manager@people.test');
  await school.join(companyId, manager, managing);
});

const get = (path: string, as = owner) => school.send('GET', `${base}${path}`, undefined, as);
const post = (path: string, body: unknown, as = owner) =>
  school.send('POST', `${base}${path}`, body, as);
const put = (path: string, body: unknown, as = owner) =>
  school.send('PUT', `${base}${path}`, body, as);

/** Inserted directly, because no route writes forms yet. */
const addForm = (role_id: number) =>
  school.database.system(async (transaction) => {
    const form = { company_id: companyId, name: 'Запись', type: 'register' as const, role_id };
    await transaction.insert(forms).values(form);
  });

const dropForms = () =>
  school.database.system(async (transaction) => {
    await transaction.delete(forms).where(eq(forms.company_id, companyId));
  });

let places = 0;
async function newUser(values: Record<string, unknown> = {}): Promise<number> {
  places += 1;
  const { status, body } = await post('/users', {
    name: 'Пётр',
    surname: `Новиков ${places}`,
    email: `user${places}@people.test`,
    password: testPassword,
    ...values,
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id;
}

const errorOf = ({ status, body }: Awaited<ReturnType<typeof get>>) => [
  status,
  body.errors?.[0]?.field,
  body.errors?.[0]?.code,
];

describe('a new company', () => {
  test('has the standard roles, the most important first, with a default one', async () => {
    const { body } = await get('/roles?only=name,priority,default,admin_part_access');
    expect(body.data.map((role: { name: string }) => role.name).slice(0, 2)).toEqual([
      'Администратор',
      'Менеджер',
    ]);
    expect(
      body.data
        .filter((role: { default: boolean }) => role.default)
        .map((role: { name: string }) => role.name),
    ).toEqual(['Ученик']);
    expect(body.data[0].admin_part_access).toBe(true);
  });
});

describe('a role', () => {
  test('changes the sent permissions only', async () => {
    const { body } = await post('/roles', {
      name: 'Куратор',
      courses_show_all: true,
      lessons_view: true,
    });
    const { id } = body.data;
    expect(body.data).toMatchObject({
      courses_show_all: true,
      lessons_view: true,
      crm_show: false,
    });
    const changed = await put(`/roles/${id}`, { lessons_view: false, tests_show_all: true });
    expect(changed.body.data).toMatchObject({
      name: 'Куратор',
      courses_show_all: true,
      lessons_view: false,
      tests_show_all: true,
    });
  });

  test('replaces the previous default role, and cannot be unset as default', async () => {
    const { body } = await post('/roles', { name: 'Гость', default: true });
    const defaults = await get('/roles?default=1&only=id');
    expect(defaults.body.data).toEqual([{ id: body.data.id }]);
    expect(errorOf(await put(`/roles/${body.data.id}`, { default: false }))).toEqual([
      422,
      'default',
      'in_use',
    ]);
    expect(
      errorOf(await school.send('DELETE', `${base}/roles/${body.data.id}`, undefined, owner)),
    ).toEqual([409, undefined, 'in_use']);
    await put(`/roles/${roles['Ученик']}`, { default: true });
  });

  test('that is in use cannot be deleted, and the error contains the number of uses', async () => {
    const { body } = await post('/roles', { name: 'Занятая' });
    const { id } = body.data;
    const user = await newUser({ roles_id: [id] });
    const refused = await school.send('DELETE', `${base}/roles/${id}`, undefined, owner);
    expect(refused.status).toBe(409);
    expect(refused.body.errors[0].message).toBe('Роль есть у 1 пользователя. Сначала снимите её');
    await post('/users/detach_roles', { users_id: [user], roles_id: [id] });
    const invite = { name: 'Осенний набор', roles_id: [id] };
    const invited = await post('/invites', invite);
    await addForm(id);
    expect((await get(`/roles/${id}?with=forms`)).body.data.forms).toMatchObject([
      { name: 'Запись' },
    ]);
    const remove = () => school.send('DELETE', `${base}/roles/${id}`, undefined, owner);
    const message = async () => (await remove()).body.errors[0].message;
    expect(await message()).toBe('Роль дают формы: «Запись». Сначала выберите в них другую');
    await dropForms();
    expect(await message()).toBe(
      'Роль дают приглашения: «Осенний набор». Сначала уберите её из них',
    );
    await school.send('DELETE', `${base}/invites/${invited.body.data.id}`, undefined, owner);
    expect((await remove()).status).toBe(200);
  });

  test('is sorted manually with all the others', async () => {
    const order = [roles['Преподаватель'], roles['Менеджер']];
    const { body } = await post('/roles/multi_sort', { role_ids: order });
    expect(body.data.map((role: { priority: number }) => role.priority)).toEqual([20, 10]);
    expect(errorOf(await post('/roles/multi_sort', { role_ids: [...order, 999_999] }))[0]).toBe(
      404,
    );
  });

  test('gets the permissions that others need, and is refused if the change revokes them', async () => {
    const made = await post('/roles', { name: 'Автор курсов', courses_create: true });
    const { id, ...role } = made.body.data;
    expect([made.status, role.admin_part_access, role.courses_show_my]).toEqual([201, true, true]);
    expect(errorOf(await put(`/roles/${id}`, { admin_part_access: false }))).toEqual([
      422,
      'admin_part_access',
      'needs_permission',
    ]);
    const denied = { name: 'Без входа', users_export: true, users_show: false };
    const { body } = await post('/roles', denied);
    expect(body.errors[0].message).toBe(
      '«Выгружать пользователей в файл» не работает без «Видеть пользователей»',
    );
    const off = { courses_create: false, courses_show_my: false, admin_part_access: false };
    expect((await put(`/roles/${id}`, off)).status).toBe(200);
  });

  test('can be given only permissions that the caller has', async () => {
    const setter = await school.person('setter@people.test');
    await school.join(companyId, setter, ['company_settings', 'courses_show_all']);
    const allowed = await post(
      '/roles',
      { name: 'Своё', courses_show_all: true, learn_courses: true },
      setter,
    );
    expect(allowed.status).toBe(201);
    expect(errorOf(await post('/roles', { name: 'Чужое', users_delete: true }, setter))).toEqual([
      422,
      'users_delete',
      'forbidden',
    ]);
    expect(
      errorOf(await put(`/roles/${roles['Администратор']}`, { users_delete: false }, setter)),
    ).toEqual([422, 'users_delete', 'forbidden']);
  });
});

describe('the list of users', () => {
  test('finds people by any part of name, address and phone, sorted by surname', async () => {
    await newUser({ name: 'Ульяна', surname: 'Яшина', phone: '+7 (975) 123-45-67' });
    await newUser({ name: 'Ульяна', surname: 'Абрамова' });
    const found = await get('/users?search=ульяна&only=full_name');
    expect(found.body.data.map((user: { full_name: string }) => user.full_name)).toEqual([
      'Абрамова Ульяна',
      'Яшина Ульяна',
    ]);
    expect((await get('/users?search=9751234567')).body.meta.total).toBe(1);
  });

  test('is filtered by role, group, status and days', async () => {
    const group = (await post('/groups', { name: 'Поток 1' })).body.data.id;
    const user = await newUser({ roles_id: [roles['Преподаватель']], groups_id: [group] });
    const ids = async (query: string) =>
      (await get(`/users?${query}&only=id`)).body.data.map(({ id }: { id: number }) => id);
    expect(await ids(`role_id=${roles['Преподаватель']}`)).toEqual([user]);
    expect(await ids(`group_id=${group}`)).toEqual([user]);
    expect(await ids(`group_id=${group}&status=blocked`)).toEqual([]);
    expect(await ids(`group_id=${group}&visited=1`)).toEqual([]);
    const { created_at } = (await get(`/users/${user}`)).body.data;
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(
      new Date(created_at),
    );
    expect(await ids(`group_id=${group}&created_from=${today}&created_to=${today}`)).toEqual([
      user,
    ]);
    expect(await ids(`group_id=${group}&created_to=2020-01-01`)).toEqual([]);
    expect(errorOf(await get('/users?created_from=вчера'))).toEqual([
      422,
      'created_from',
      'unknown_value',
    ]);
    const { body } = await get(`/users/${user}?with=roles:name;groups:name`);
    expect(body.data).toMatchObject({
      role_label: 'Преподаватель',
      roles: [{ name: 'Преподаватель' }],
      groups: [{ name: 'Поток 1' }],
    });
  });

  test('shows a new name of an account at once, and the last visit', async () => {
    const before = Date.now();
    const guest = await school.person('guest@people.test');
    await school.join(companyId, guest, ['users_show']);
    await school.send('PUT', '/api/auth_user/update', { name: 'Гость', surname: 'Именной' }, guest);
    await get('/users', guest); // The last visit is written when a request ends.
    const { body } = await get('/users?search=именной', guest);
    expect(body.data[0]).toMatchObject({ full_name: 'Именной Гость' });
    expect(Date.parse(body.data[0].last_visit_at)).toBeGreaterThanOrEqual(before);
  });
});

describe('a user', () => {
  test('without a password gets a link to set one; an address that is taken is refused', async () => {
    const email = 'invited@people.test';
    const { status } = await post('/users', { name: 'Ира', email });
    expect(status).toBe(201);
    expect(errorOf(await post('/users', { name: 'Ира', email }))).toEqual([422, 'email', 'taken']);
    const elsewhere = await school.person('elsewhere@people.test');
    const refused = await post('/users', { name: 'Ира', email: 'Elsewhere@people.test' });
    expect(refused.body.errors[0].message).toContain('Отправьте приглашение');
    expect(elsewhere.userId).toBeGreaterThan(0);
  });

  test('who is also a member of another company cannot be renamed, unblocked or given another password or address', async () => {
    const shared = await school.person('shared@people.test');
    await school.join(companyId, shared, []);
    await school.company('shared-elsewhere', shared);
    for (const [path, body] of [
      [`/users/${shared.userId}/change_password`, { password: 'taken-over-1' }],
      [`/users/${shared.userId}/change_email`, { email: 'taken@people.test' }],
      [`/users/${shared.userId}/reset_login_block`, {}],
    ] as const) {
      expect(errorOf(await post(path, body))).toEqual([409, undefined, 'shared_account']);
    }
    expect(errorOf(await put(`/users/${shared.userId}`, { name: 'Другой' }))).toEqual([
      409,
      undefined,
      'shared_account',
    ]);
    expect(
      (await put(`/users/${shared.userId}`, { admin_banned: true })).body.data.admin_banned,
    ).toBe(true);
    expect(errorOf(await get('/courses', shared))[0]).toBe(403);
    const waiting = await get('/users?admin_banned=1&only=id', owner);
    expect(waiting.body).toMatchObject({ meta: { total: 1 }, data: [{ id: shared.userId }] });
  });

  test('gets a new password, which ends all sessions, and is unblocked', async () => {
    const id = await newUser({ email: 'locked@people.test' });
    const signIn = (password: string) =>
      school.send('POST', '/api/login', { login: 'locked@people.test', password });
    const { body } = await signIn(testPassword);
    const session = { userId: id, token: body.data.access_token };
    expect(
      (await post(`/users/${id}/change_password`, { password: 'another-one-2' }, manager)).status,
    ).toBe(200);
    expect((await school.send('GET', '/api/auth_user', undefined, session)).status).toBe(401);
    for (let failure = 0; failure < 5; failure += 1) await signIn('wrong');
    expect((await signIn('another-one-2')).status).toBe(429);
    expect((await get(`/users/${id}`)).body.data.login_block_date).not.toBeNull();
    expect(
      (await post(`/users/${id}/reset_login_block`, {})).body.data.login_block_date,
    ).toBeNull();
    expect((await signIn('another-one-2')).status).toBe(200);
  });
});

describe('bulk actions', () => {
  test('block users by a filter over all pages, except the owner and the caller', async () => {
    const blocked = await school.person('many@people.test');
    await school.join(companyId, blocked, ['users_show']);
    const { body } = await post('/users/block', { matching: { search: 'people.test' } }, manager);
    const { total } = (await get('/users?status=blocked')).body.meta;
    expect(body.data.count).toBe(total);
    expect(body.data.skipped.map(({ code }: { code: string }) => code)).toEqual([
      'owner',
      'self',
      'more_rights',
    ]);
    expect(body.data.skipped[1]).toEqual({
      code: 'self',
      message: 'себя изменить нельзя',
      count: 1,
      names: ['Орлова Анна'],
    });
    expect(errorOf(await get('/users', blocked))).toEqual([403, undefined, 'forbidden']);
    const opened = await post('/users/unblock', { matching: { status: ['blocked'] } });
    expect(opened.body.data.count).toBe(total);
    expect((await get('/users', blocked)).status).toBe(200);
  });

  test('delete users, who lose access, and restore them', async () => {
    const gone = await school.person('gone@people.test');
    await school.join(companyId, gone, []);
    await post('/users/delete', { users_id: [gone.userId] });
    expect((await get('/users?search=gone@people.test')).body.meta.total).toBe(0);
    expect((await get('/users?search=gone@people.test&status=deleted')).body.meta.total).toBe(1);
    expect((await school.send('GET', `${base}/auth_user`, undefined, gone)).status).toBe(404);
    await post('/users/restore', { users_id: [gone.userId] });
    expect((await school.send('GET', `${base}/auth_user`, undefined, gone)).status).toBe(200);
  });

  test('restore a deletion with the former statuses', async () => {
    const blocked = await newUser({ email: 'blocked@trash.test' });
    const active = await newUser({ email: 'active@trash.test' });
    const earlier = await newUser({ email: 'earlier@trash.test' });
    await post('/users/block', { users_id: [blocked] });
    await post('/users/delete', { users_id: [earlier] });
    const { body } = await post('/users/delete', { matching: { search: 'trash.test' } });
    expect(body.data).toMatchObject({ count: 2, ids: [blocked, active], skipped: [] });
    const matching = { status: ['deleted'], deletion: [body.data.deletion] };
    const restored = await post('/users/restore', { matching });
    expect(restored.body.data).toEqual({ count: 2, ids: [blocked, active], skipped: [] });
    const statusOf = async (id: number) => (await get(`/users/${id}`)).body.data.status;
    expect(await Promise.all([blocked, active, earlier].map(statusOf))).toEqual([
      'blocked',
      'active',
      'deleted',
    ]);
  });

  test('give only roles that the caller may give', async () => {
    const user = await newUser();
    const give = (role: string, as: Caller) =>
      post('/users/attach_roles', { users_id: [user], roles_id: [roles[role]] }, as);
    expect(errorOf(await give('Администратор', manager))).toEqual([422, 'roles_id', 'forbidden']);
    expect((await give('Наблюдатель', manager)).body.data).toMatchObject({ count: 1, ids: [user] });
    expect((await give('Администратор', owner)).body.data.count).toBe(1);
    const taken = await post(
      '/users/detach_roles',
      { users_id: [user], roles_id: [roles['Наблюдатель']] },
      manager,
    );
    expect(taken.body.data).toMatchObject({
      count: 0,
      skipped: [{ code: 'more_rights', count: 1 }],
    });
    expect(
      errorOf(
        await post(`/users/${user}/change_password`, { password: 'taken-over-1' }, manager),
      )[0],
    ).toBe(403);
  });
});

describe('the history', () => {
  test('shows who changed what by any route, without passwords', async () => {
    const id = await newUser({ surname: 'До', roles_id: [] });
    await put(`/users/${id}`, { surname: 'После' }, manager);
    await post('/users/attach_roles', { users_id: [id], roles_id: [roles['Ученик']] });
    await post(`/users/${id}/change_password`, { password: 'another-one-2' });
    const { body } = await get(`/users/${id}/audits`);
    expect(
      body.data.map(({ event, changes, author }: Record<string, unknown>) => ({
        event,
        changes,
        author: (author as { id: number }).id,
      })),
    ).toEqual([
      {
        event: 'updated',
        changes: [{ field: 'password_hash', from: null, to: null, cut: false }],
        author: owner.userId,
      },
      {
        event: 'updated',
        changes: [{ field: 'roles', from: null, to: 'Ученик', cut: false }],
        author: owner.userId,
      },
      {
        event: 'updated',
        changes: [{ field: 'surname', from: 'До', to: 'После', cut: false }],
        author: manager.userId,
      },
      { event: 'created', changes: [], author: owner.userId },
    ]);
    expect(JSON.stringify(body)).not.toContain('argon2');
    const log = await get(
      `/admin/get_log?author_id=${manager.userId}&auditable_type=users&per_page=1`,
    );
    expect(log.body.data[0]).toMatchObject({ auditable_type: 'users' });
    expect((await get('/admin/get_log', manager)).status).toBe(403);
  });
});
