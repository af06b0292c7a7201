// Joining a school by its form with an existing account, and refusing bots.
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, testPassword, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let role: number;
let field: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@joining.test');
  companyId = await school.company('joining', owner);
  role = (await send('POST', '/roles', { name: 'Слушатель' })).body.data.id;
  field = (await send('POST', '/custom_fields', { name: 'Город', type: 'string' })).body.data.id;
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, owner);

const publicForm = (id: number) => `/api/public/companies/${companyId}/forms/${id}`;

const answer = (id: number, values: object, who?: Caller) =>
  school.send('POST', publicForm(id), values, who);

async function newForm(values: object = {}): Promise<{ id: number; city: string }> {
  const { status, body } = await send('POST', '/forms', {
    name: 'Запись',
    type: 'register',
    create_user: true,
    role_id: role,
    success_text: 'Ждём вас.',
    fields: [
      { ref: 'who', type: 'name' },
      { ref: 'mail', type: 'email' },
      { ref: 'city', type: 'custom_field', custom_field_id: field },
    ],
    ...values,
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  const { id } = body.data;
  const { fields } = (await send('GET', `/forms/${id}?with=fields`)).body.data;
  return { id, city: String(fields.at(-1).id) };
}

const answersOf = async (id: number) =>
  (await send('GET', `/forms/${id}/answers?with=user`)).body.data;

const memberOf = async (email: string) =>
  (await send('GET', `/users?search=${email}&with=roles&status=active,blocked,deleted`)).body.data;

/** A person with an account who is a member of another school. */
async function stranger(name: string): Promise<Caller & { email: string }> {
  const email = `${name}@joining.test`;
  const person = await school.person(email);
  await school.company(`joining-${name}`, person);
  return { ...person, email };
}

describe('a person with an account in another company', () => {
  test('joins with the existing account and the form’s role, and becomes the author of the answer', async () => {
    const person = await stranger('comes');
    const { id, city } = await newForm();
    const shown = (await school.send('GET', publicForm(id), undefined, person)).body.data;
    expect(shown).toMatchObject({
      create_user: false,
      joins: true,
      social_network_login: false,
      sender: { email: person.email },
    });
    expect((await answer(id, { password: testPassword }, person)).status).toBe(422);
    expect(await memberOf(person.email)).toEqual([]);
    const sent = await answer(id, { name: 'Вера', [city]: 'Казань' }, person);
    expect([sent.status, sent.body.data]).toMatchObject([
      201,
      { access_token: null, user: null, company_code: 'joining', success_text: 'Ждём вас.' },
    ]);
    const [member] = await memberOf(person.email);
    expect(member.roles).toMatchObject([{ id: role }]);
    const values = await send('GET', `/users/${member.id}?with=custom_field_values`);
    expect(JSON.stringify(values.body.data)).toContain('Казань');
    const [storedAnswer] = await answersOf(id);
    expect(storedAnswer.user.id).toBe(member.id);

    // The person is a member now, so another submission does not join again.
    const again = (await school.send('GET', publicForm(id), undefined, person)).body.data;
    expect(again).toMatchObject({ joins: false, sender: { email: person.email } });
    expect((await answer(id, {}, person)).status).toBe(201);
    expect((await memberOf(person.email))[0].roles).toHaveLength(1);
  });

  test('joins once by concurrent submissions', async () => {
    const person = await stranger('twice');
    const { id } = await newForm();
    const sent = await Promise.all([1, 2, 3].map(() => answer(id, {}, person)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await memberOf(person.email)).toHaveLength(1);
  });

  test('cannot join by a closed form, or by the one that needs an invite', async () => {
    const person = await stranger('late');
    const { id } = await newForm({ closes_at: '2020-01-01T00:00:00Z' });
    expect((await answer(id, {}, person)).status).toBe(409);
    const builtIn = `/api/public/companies/${companyId}/forms/registration`;
    expect((await school.send('POST', builtIn, {}, person)).status).toBe(403);
    expect(await memberOf(person.email)).toEqual([]);
  });

  test.each([
    ['block', 'Администратор закрыл вам доступ в эту компанию'],
    ['delete', 'Вас удалили из этой компании. Вернуть вас может её администратор'],
  ])('cannot join after «%s»', async (action, message) => {
    const person = await stranger(action);
    const { id } = await newForm();
    await answer(id, {}, person);
    const [member] = await memberOf(person.email);
    await send('POST', `/users/${action}`, { users_id: [member.id] });
    const refused = await answer(id, {}, person);
    expect([refused.status, refused.body.errors]).toMatchObject([403, [{ message }]]);
    expect((await memberOf(person.email))[0].status).not.toBe('active');
    expect(await answersOf(id)).toHaveLength(1);
  });
});

test('a bot gets the usual response, and nothing is stored', async () => {
  const { id } = await newForm();
  const account = { name: 'Робот', email: 'robot@joining.test', password: testPassword };
  const sent = await answer(id, { ...account, website: 'https://robots.test/' });
  expect([sent.status, sent.body.data]).toMatchObject([
    201,
    { access_token: null, success_text: 'Ждём вас.' },
  ]);
  expect(await memberOf(account.email)).toEqual([]);
  expect(await answersOf(id)).toEqual([]);
  const person = await stranger('driven');
  expect((await answer(id, { website: 'да' }, person)).status).toBe(201);
  expect(await memberOf(person.email)).toEqual([]);
  expect((await answer(id, { ...account, website: '' })).status).toBe(201);
  expect(await answersOf(id)).toHaveLength(1);
});
