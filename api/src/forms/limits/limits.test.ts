// Limits and opening times of forms hold exactly under concurrent submissions.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openSchool, testPassword, type Caller, type School } from '../../../testing/school.ts';
import { formAnswers } from '../answers/answer-tables.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@form-limits.test');
  companyId = await school.company('form-limits', owner);
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, owner);

async function newForm(values: object = {}): Promise<number> {
  const { status, body } = await send('POST', '/forms', {
    name: 'Запись',
    type: 'free',
    create_user: false,
    fields: [{ ref: 'e', type: 'email' }],
    ...values,
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id;
}

const publicForm = (id: number) => `/api/public/companies/${companyId}/forms/${id}`;

const answer = (id: number, body: object = {}, sender?: Caller) =>
  school.send('POST', publicForm(id), body, sender);

/** Submits from another network address. */
async function answerFrom(address: string, id: number, body: object = {}) {
  const sent = await school.app.inject({
    method: 'POST',
    url: publicForm(id),
    payload: body,
    headers: { 'x-forwarded-for': address },
  });
  return { status: sent.statusCode, body: sent.json() };
}

const stateOf = async (id: number) => {
  const { answers_count, state } = (await send('GET', `/forms/${id}`)).body.data;
  return { answers_count, state };
};

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

describe('settings of limits', () => {
  test.for([
    [{ answers_limit: 0 }, 'answers_limit', 'Не меньше 1'],
    [{ answers_per_email: 1.5 }, 'answers_per_email', 'Введите целое число'],
    [{ opens_at: 'завтра' }, 'opens_at', 'Введите дату и время'],
    [
      { opens_at: '2026-09-02T00:00:00Z', closes_at: '2026-09-01T00:00:00Z' },
      'closes_at',
      'Форма должна закрыться позже, чем откроется',
    ],
  ] as const)('reject %o', async ([values, field, message]) => {
    const refused = await send('PUT', `/forms/${await newForm()}`, values);
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field, message }]]);
  });

  test('compare a new opening time with the stored closing time', async () => {
    const id = await newForm({ opens_at: '2026-09-02T00:00:00Z' });
    const refused = await send('PUT', `/forms/${id}`, { closes_at: '2026-09-01T00:00:00Z' });
    expect(refused.body.errors).toMatchObject([{ field: 'closes_at' }]);
    const moved = { opens_at: '2026-08-01T00:00:00Z', closes_at: '2026-09-01T00:00:00Z' };
    expect((await send('PUT', `/forms/${id}`, moved)).status).toBe(200);
  });
});

describe('a form that is not open', () => {
  test.for([
    ['early', { opens_at: inHours(1), text_before: 'Приходите завтра' }, 'Приходите завтра'],
    ['early', { opens_at: inHours(1) }, 'Форма ещё не открыта'],
    ['late', { closes_at: inHours(-1), text_after: 'Набор окончен' }, 'Набор окончен'],
  ] as const)('shows a message in place of its fields: %s', async ([state, values, text]) => {
    const id = await newForm({ create_user: true, ...values });
    expect(await stateOf(id)).toEqual({ answers_count: 0, state });
    const { data } = (await school.send('GET', publicForm(id))).body;
    expect(data).toMatchObject({ state, state_text: text, fields: [] });
    expect(data.opens_at).toBe('opens_at' in values ? values.opens_at : null);
    const account = { name: 'Анна', email: `${id}@form-limits.test`, password: testPassword };
    const refused = await answer(id, account);
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      [{ message: text, code: `form_${state}` }],
    ]);
  });

  test('issues no tickets for files', async () => {
    const field = await send('POST', '/custom_fields', { name: 'Работа', type: 'file' });
    const id = await newForm({
      closes_at: inHours(-1),
      fields: [{ ref: 'f', type: 'custom_field', custom_field_id: field.body.data.id }],
    });
    const { data } = (await send('GET', `/forms/${id}?with=fields`)).body;
    const body = { field: String(data.fields[0].id) };
    const refused = await school.send('POST', `${publicForm(id)}/upload_tickets`, body);
    expect([refused.status, refused.body.errors]).toMatchObject([409, [{ code: 'form_late' }]]);
  });
});

test('a form limited to ten answers accepts ten of a hundred concurrent ones', async () => {
  const id = await newForm({ answers_limit: 10, text_full: 'Мест нет' });
  const all = await Promise.all(
    Array.from({ length: 100 }, (_, number) =>
      answerFrom(`198.51.100.${number}`, id, { email: `${number}@form-limits.test` }),
    ),
  );
  const taken = all.filter(({ status }) => status === 201);
  const refused = all.filter(({ status }) => status !== 201);
  expect([taken.length, refused.length]).toEqual([10, 90]);
  for (const { status, body } of refused) {
    expect([status, body.errors]).toEqual([409, [{ message: 'Мест нет', code: 'form_full' }]]);
  }
  expect(await stateOf(id)).toEqual({ answers_count: 10, state: 'full' });
  const [last] = (await send('GET', `/forms/${id}/answers`)).body.data;
  await send('DELETE', `/forms/${id}/answers/${last.id}`);
  expect(await stateOf(id)).toEqual({ answers_count: 9, state: 'open' });
  expect((await answer(id)).status).toBe(201);
  expect((await answer(id)).status).toBe(409);
});

test('a full form creates no accounts', async () => {
  const id = await newForm({ create_user: true, answers_limit: 1, fields: [] });
  const account = (name: string) => ({
    name,
    email: `${name}@form-limits.test`,
    password: testPassword,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // Nobody's patience ends.
  onTestFinished(() => void vi.useRealTimers());
  const both = await Promise.all(['first', 'second'].map((name) => answer(id, account(name))));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { data } = (await send('GET', '/users?search=form-limits.test')).body;
  expect(data).toHaveLength(2);
});

test('limits per email address and per network address hold', async () => {
  const byEmail = await newForm({ answers_per_email: 1 });
  expect((await answer(byEmail, { email: 'Anna@form-limits.test' })).status).toBe(201);
  const again = await answer(byEmail, { email: 'anna@form-limits.test' });
  expect([again.status, again.body.errors]).toEqual([
    409,
    [{ message: 'С этой почтой форму уже отправляли', field: 'email', code: 'email_limit' }],
  ]);
  expect((await answer(byEmail, { email: 'vera@form-limits.test' })).status).toBe(201);
  expect((await answer(byEmail)).status).toBe(201);

  const byAddress = await newForm();
  expect((await answer(byAddress)).status).toBe(201);
  await send('PUT', `/forms/${byAddress}`, { answers_per_address: 2 });
  const statuses = [];
  for (let times = 0; times < 3; times += 1) statuses.push((await answer(byAddress)).status);
  expect(statuses).toEqual([201, 201, 409]);
  expect((await answerFrom('2001:db8:1::1', byAddress)).status).toBe(201);
  expect((await answerFrom('2001:db8:1::2', byAddress)).status).toBe(201);
  expect((await answerFrom('2001:db8:1::3', byAddress)).status).toBe(409);
  const storedAnswers = await school.database.system((transaction) =>
    transaction
      .select({ sent_from: formAnswers.sent_from })
      .from(formAnswers)
      .where(sql`${formAnswers.form_id} = ${byAddress}`)
      .orderBy(formAnswers.id),
  );
  // Answers from before the limit have no hash, and hashes of others reveal nothing.
  expect(storedAnswers.map(({ sent_from }) => sent_from?.length ?? null)).toEqual([
    null,
    43,
    43,
    43,
    43,
  ]);
  expect(new Set(storedAnswers.map(({ sent_from }) => sent_from)).size).toBe(3);
});

describe('a signed-in member of the company', () => {
  test('submits a form with their own account', async () => {
    const member = await school.person('member@form-limits.test');
    await school.join(companyId, member, []);
    const id = await newForm({ create_user: true, fields: [{ ref: 'n', type: 'name' }] });
    const { data: form } = (await school.send('GET', publicForm(id), undefined, member)).body;
    expect(form).toMatchObject({
      create_user: false,
      sender: { email: 'member@form-limits.test' },
      fields: [{ type: 'name', required: false }],
    });
    const sent = await answer(id, { name: 'Как зовут в форме' }, member);
    expect([sent.status, sent.body.data]).toMatchObject([201, { access_token: null, user: null }]);
    const [storedAnswer] = (await send('GET', `/forms/${id}/answers?with=user`)).body.data;
    expect(storedAnswer.user.email).toBe('member@form-limits.test');
    expect(storedAnswer.user.name).not.toBe('Как зовут в форме');
  });

  test('is anonymous to forms of other companies that create no accounts', async () => {
    const id = await newForm();
    const stranger = await school.person('stranger@form-limits.test');
    const { data } = (await school.send('GET', publicForm(id), undefined, stranger)).body;
    expect(data).toMatchObject({ create_user: false, sender: null, joins: false });
    expect((await answer(id, {}, stranger)).status).toBe(201);
    const [storedAnswer] = (await send('GET', `/forms/${id}/answers?with=user`)).body.data;
    expect(storedAnswer.user).toBeNull();
  });
});
