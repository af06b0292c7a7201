// Callers cannot manage invites that give more permissions than they have, and invites work while their author has
// these permissions.
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { coursePackages } from '../../courses/packages/package-tables.ts';
import { companyMembers, type MemberStatus } from '../tables.ts';

let school: School;
let owner: Caller;
let greeter: Caller;
let companyId: number;
let base: string;
/** Role ids by name. */
const roles: Record<string, number> = {};

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@powers.test');
  const company = { name: 'Школа', code: 'powers' };
  companyId = (await school.send('POST', '/api/companies', company, owner)).body.data.id;
  base = `/api/companies/${companyId}`;
  for (const role of (await get('/roles')).body.data) roles[role.name] = role.id;
  greeter = await member('greeter@powers.test', ['users_welcome']);
});

type Flags = Parameters<School['join']>[2];

async function member(email: string, flags: Flags): Promise<Caller> {
  const person = await school.person(email);
  await school.join(companyId, person, flags);
  return person;
}

const get = (path: string, as = owner) => school.send('GET', `${base}${path}`, undefined, as);
const post = (path: string, body: unknown, as = owner) =>
  school.send('POST', `${base}${path}`, body, as);
const put = (path: string, body: unknown, as = owner) =>
  school.send('PUT', `${base}${path}`, body, as);

async function newInvite(values: object, as = owner): Promise<{ path: string; token: string }> {
  const { body } = await post('/invites', { name: 'Коллеги', ...values }, as);
  const token = new URL(body.data.link, 'http://any').searchParams.get('invite') ?? '';
  return { path: `/invites/${body.data.id}`, token };
}

const accept = (token: string, as: Caller) =>
  school.send('POST', '/api/invites/accept', { token }, as);

const errorOf = ({ status, body }: Awaited<ReturnType<typeof get>>) => [
  status,
  body.errors?.[0]?.code,
];

describe('an invite that gives more than the caller may give', () => {
  const powerful = () =>
    newInvite({
      roles_id: [roles['Администратор']],
      send_type: 'email',
      recipients: ['new@powers.test'],
    });

  test('is listed without its link and its recipients', async () => {
    const { path } = await powerful();
    const id = Number(path.split('/').at(-1));
    const shown = { name: 'Коллеги', state: 'works', users_count: 0, link: null, recipients: [] };
    const refused = { can_update: false, can_delete: false, recipients_count: 0 };
    const query = 'with=recipients;roles&withCount=recipients';
    const list = await get(`/invites?ids=${id}&${query}`, greeter);
    expect(list.body.data[0]).toMatchObject({ ...shown, ...refused });
    expect((await get(`${path}?${query}`, greeter)).body.data).toMatchObject({
      ...shown,
      ...refused,
    });
    expect((await get(`${path}?${query}`)).body.data).toMatchObject({
      link: expect.stringContaining('?invite='),
      recipients_count: 1,
      can_update: true,
      can_delete: true,
    });
  });

  test('cannot be changed, activated, sent or deleted, and its history cannot be read', async () => {
    const { path } = await powerful();
    const id = Number(path.split('/').at(-1));
    const tried = await Promise.all([
      put(path, { recipients: ['greeter@powers.test'], send_type: 'email' }, greeter),
      put('/invites', { id, active: true }, greeter),
      put(path, { roles_id: [roles['Ученик']] }, greeter),
      post(`${path}/send`, {}, greeter),
      school.send('DELETE', `${base}${path}`, undefined, greeter),
    ]);
    expect(tried.map(errorOf)).toEqual(tried.map(() => [403, 'forbidden']));
    expect(tried[0]?.body.errors[0].message).toBe('Приглашение даёт права, которых нет у вас');
    expect(errorOf(await get(`${path}/audits`, greeter))).toEqual([403, 'forbidden']);
    expect((await get(`${path}/audits`)).status).toBe(200);
    expect((await get(`${path}?with=recipients`)).body.data.recipients).toMatchObject([
      { address: 'new@powers.test' },
    ]);
  });

  test('includes one that gives it by the default role', async () => {
    const { path } = await newInvite({});
    expect((await put(path, { description: 'Для всех' }, greeter)).status).toBe(200);
    await put(`/roles/${roles['Администратор']}`, { default: true });
    expect((await get(path, greeter)).body.data.link).toBeNull();
    expect(errorOf(await put(path, { description: '' }, greeter))).toEqual([403, 'forbidden']);
    await put(`/roles/${roles['Ученик']}`, { default: true });
    expect((await get(path, greeter)).body.data.link).not.toBeNull();
  });
});

test('an invite shows people and courses as far as the caller may read them', async () => {
  const author = await member('teacher@powers.test', [
    'users_welcome',
    'courses_show_my',
    'courses_create',
  ]);
  const guest = await school.person('guest@powers.test');
  const [own, others] = await Promise.all(
    [author, owner].map(async (as) => {
      const { id } = (await post('/courses', { name: 'Алгебра' }, as)).body.data;
      return id as number;
    }),
  );
  const packages = await school.database.system((transaction) =>
    transaction
      .insert(coursePackages)
      .values(
        [own!, others!].map((course_id) => ({ company_id: companyId, course_id, name: 'Всё' })),
      )
      .returning({ id: coursePackages.id }),
  );
  const { path, token } = await newInvite({
    roles_id: [roles['Ученик']],
    course_packages_id: packages.map(({ id }) => id),
  });
  expect((await accept(token, guest)).status).toBe(200);

  const gifts = `${path}?with=course_packages.course.img;roles`;
  const coursesFor = async (as: Caller) => {
    const { data } = (await get(gifts, as)).body;
    return data.course_packages.map(({ course }: { course: object }) => course);
  };
  const short = (id: number | undefined) => ({ id, name: 'Алгебра' });
  expect(await coursesFor(greeter)).toEqual([short(own), short(others)]);
  expect(await coursesFor(author)).toEqual([
    expect.objectContaining({ id: own, status: 'draft', img: null }),
    short(others),
  ]);
  expect((await get(gifts, greeter)).body.data.roles).toEqual([
    expect.objectContaining({ id: roles['Ученик'], name: 'Ученик', learn_courses: true }),
  ]);
  const visitors = `${path}/user_invites?with=user.custom_field_values.file;user:email,full_name`;
  const [{ user }] = (await get(visitors, greeter)).body.data;
  expect(user).toEqual({ id: guest.userId, full_name: 'Орлова Анна' });
  const [{ user: whole }] = (await get(visitors)).body.data;
  expect(whole).toMatchObject({ email: 'guest@powers.test', custom_field_values: [] });
});

describe('an invite that gives permissions', () => {
  const set = (person: Caller, status: MemberStatus) =>
    school.database.system((transaction) =>
      transaction
        .update(companyMembers)
        .set({ status })
        .where(
          and(eq(companyMembers.company_id, companyId), eq(companyMembers.user_id, person.userId)),
        ),
    );
  const stateOf = async (path: string) => (await get(path)).body.data.state;

  test('is suspended while its author may not give them, and works again when another person saves it', async () => {
    const flags: Flags = ['users_welcome', 'crm_show'];
    const author = await member('author@powers.test', flags);
    const { body } = await post('/roles', { name: 'Менеджер CRM', crm_show: true });
    const { path, token } = await newInvite({ roles_id: [body.data.id] }, author);
    const harmless = await newInvite({ roles_id: [roles['Ученик']] }, author);
    expect(await stateOf(path)).toBe('works');
    for (const status of ['blocked', 'deleted'] as const) {
      await set(author, status);
      expect(await stateOf(path)).toBe('suspended');
      const guest = await school.person(`${status}@powers.test`);
      expect(errorOf(await accept(token, guest))).toEqual([409, 'invite_suspended']);
    }
    // The removed author cannot rejoin by their own invite.
    expect(errorOf(await accept(token, author))).toEqual([409, 'invite_suspended']);
    expect((await get('/invites?state=suspended')).body.meta.total).toBe(1);
    expect(await stateOf(harmless.path)).toBe('works');
    await put(path, { description: 'Проверено' });
    expect(await stateOf(path)).toBe('works');
    const guest = await school.person('welcome@powers.test');
    expect((await accept(token, guest)).status).toBe(200);
  });

  test('is suspended when its role has more permissions than its author', async () => {
    const author = await member('smaller@powers.test', ['users_welcome', 'crm_show']);
    const { body } = await post('/roles', { name: 'Растущая', crm_show: true });
    const { path } = await newInvite({ roles_id: [body.data.id] }, author);
    await put(`/roles/${body.data.id}`, { crm_delete: true });
    expect(await stateOf(path)).toBe('suspended');
    await put(`/roles/${body.data.id}`, { crm_delete: false });
    expect(await stateOf(path)).toBe('works');
  });

  test('of a service account works while one of its tokens has the permissions', async () => {
    const account = (await post('/service_accounts', { name: 'Импорт' })).body.data;
    const made = await post('/access_tokens', {
      name: 'Приглашения',
      permissions: ['users_welcome', 'crm_show'],
      days: 30,
      service_account_id: account.id,
    });
    const tool = { userId: 0, token: made.body.data.token };
    const { body } = await post('/roles', { name: 'Из программы', crm_show: true });
    const { path } = await newInvite({ roles_id: [body.data.id] }, tool);
    expect(await stateOf(path)).toBe('works');
    const { id } = made.body.data.access_token;
    await school.send('DELETE', `${base}/access_tokens/${id}`, undefined, owner);
    expect(await stateOf(path)).toBe('suspended');
  });
});
