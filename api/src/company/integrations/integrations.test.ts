// Integrations of a company: settings as a JSON string, and masked secrets.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../kit/database/database.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let base: string;
let companyId: number;
beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@integrations.test');
  companyId = await school.company('integrations', owner);
  base = `/api/companies/${companyId}/company_integrations`;
});

const create = (body: unknown) => school.send('POST', base, body, owner);
const change = (id: number, body: unknown) => school.send('PUT', `${base}/${id}`, body, owner);
const settingsOf = (answer: { body: { data: { settings: string } } }) =>
  JSON.parse(answer.body.data.settings);

/** The row in the database. */
const stored = async (id: number) => {
  const [row] = await school.database.company(
    { companyId, personId: owner.userId },
    (transaction) =>
      rowsOf<{ settings: { key: string; value: string }[] }>(
        transaction,
        sql`select settings from company_integrations where id = ${id}`,
      ),
  );
  return Object.fromEntries((row?.settings ?? []).map(({ key, value }) => [key, value]));
};

test('settings are returned as a JSON object in their order, with masked secrets', async () => {
  const created = await create({
    name: ' Рассылки ',
    type: 'mail',
    settings: JSON.stringify({
      url: 'https://mail.test',
      api_key: 'abcdefgh-12345678',
      PASSWORD: 'short',
      list: 'parents-of-9-grade',
    }),
    secret_keys: ['list'],
  });
  expect(created.status).toBe(201);
  expect(created.body.data).toMatchObject({
    name: 'Рассылки',
    type: 'mail',
    secret_keys: ['api_key', 'PASSWORD', 'list'],
  });
  expect(Object.entries(settingsOf(created))).toEqual([
    ['url', 'https://mail.test'],
    ['api_key', '•••••5678'],
    ['PASSWORD', '•••••'],
    ['list', '•••••rade'],
  ]);
  const list = await school.send('GET', `${base}?per_page=100`, undefined, owner);
  expect(list.body.data).toEqual([created.body.data]);
});

test('a masked secret stays unchanged, another one replaces it, and a partial mask is refused', async () => {
  const { body } = await create({
    name: 'Касса',
    settings: JSON.stringify([
      { key: 'login', value: 'shop' },
      { key: 'hook', value: 'hidden-value-42', secret: true },
    ]),
  });
  const { id, settings } = body.data;
  const shown = JSON.parse(settings);
  await change(id, { settings: JSON.stringify({ ...shown, login: 'new-shop' }) });
  expect(await stored(id)).toEqual({ login: 'new-shop', hook: 'hidden-value-42' });
  const still = await school.send('GET', `${base}/${id}`, undefined, owner);
  expect(still.body.data.secret_keys).toEqual(['hook']);
  for (const wrong of [{ hook: '•••••wrong' }, { other: shown.hook }]) {
    const refused = await change(id, { settings: JSON.stringify(wrong) });
    expect(refused.status).toBe(422);
    expect(refused.body.errors[0]).toMatchObject({ field: 'settings' });
  }
  await change(id, { name: 'Касса 2' });
  await change(id, {
    settings: JSON.stringify({ hook: 'another-value-43' }),
    secret_keys: ['hook'],
  });
  expect(await stored(id)).toEqual({ hook: 'another-value-43' });
});

test.each([
  ['{"key": ', 'what is no JSON'],
  ['"text"', 'a text'],
  ['[1, 2]', 'a list of something else'],
  ['[{"key": "a", "value": "1"}, {"key": "a", "value": "2"}]', 'a key twice'],
  ['{"": "1"}', 'a key without a name'],
])('%s are refused as settings: %s', async (settings) => {
  const { status, body } = await create({ name: 'Нет', settings });
  expect([status, body.errors[0].field]).toEqual([422, 'settings']);
});

test('the history shows that settings changed, without values', async () => {
  const { body } = await create({ name: 'С историей', settings: '{"token":"from-value-123"}' });
  await change(body.data.id, { settings: '{"token":"to-value-456789"}' });
  const log = await school.send(
    'GET',
    `/api/companies/${companyId}/admin/get_log?auditable_type=company_integrations&auditable_id=${body.data.id}`,
    undefined,
    owner,
  );
  expect(log.body.data[0].changes).toEqual([
    { field: 'settings', from: null, to: null, cut: false },
  ]);
  expect(JSON.stringify(log.body)).not.toContain('value');
});

test('integrations require the permission to manage the company', async () => {
  const manager = await school.person('manager@integrations.test');
  await school.join(companyId, manager, ['courses_show_all']);
  expect((await school.send('GET', base, undefined, manager)).status).toBe(403);
  const { body } = await create({ name: 'На минуту' });
  const one = `${base}/${body.data.id}`;
  expect((await school.send('DELETE', one, undefined, manager)).status).toBe(403);
  expect((await school.send('DELETE', one, undefined, owner)).status).toBe(200);
  expect((await school.send('GET', one, undefined, owner)).status).toBe(404);
});
