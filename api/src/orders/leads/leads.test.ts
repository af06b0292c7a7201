// Bitrix24 leads against a local server: created by hand and automatically, once despite lost responses, with errors
// shown.
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowOf } from '../../kit/database/database.ts';
import { startBitrixServer, type BitrixServer } from '../../../testing/servers/bitrix-server.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';

let school: OwnSchool;
let bitrix: BitrixServer;
let owner: Caller;
let reader: Caller;
let companyId: number;

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  as: Caller = owner,
) => school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function ok(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
  const { status, body: answer } = await send(method, path, body);
  expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
  return answer.data;
}

const order = async (values: object = {}): Promise<number> =>
  (await ok('POST', '/orders', { name: 'Физика', ...values })).id;

const leadOf = async (id: number) =>
  (await ok('GET', `/orders/${id}?with=bitrix_lead`)).bitrix_lead;

/** Waits until the lead has this state. */
async function settled(id: number, state: string): Promise<void> {
  await expect.poll(async () => (await leadOf(id)).state, { timeout: 60_000 }).toBe(state);
}

const connect = () =>
  ok('POST', '/company_integrations', {
    name: 'Битрикс24',
    type: 'bitrix24',
    settings: JSON.stringify({ webhook_url: bitrix.webhook }),
  });

beforeAll(async () => {
  school = await openOwnSchool({ PRIVATE_NETWORKS: '127.0.0.1' });
  bitrix = await startBitrixServer();
  owner = await school.person('owner@leads.test');
  reader = await school.person('reader@leads.test');
  companyId = await school.company('leads', owner);
  await school.join(companyId, reader, ['crm_show']);
});
beforeEach(() => bitrix.become('working'));
afterAll(async () => {
  await bitrix.close();
  await school.close();
});

test('without Bitrix24 no leads are created, and the error names the missing setting', async () => {
  const id = await order();
  expect(await leadOf(id)).toMatchObject({ state: 'off', lead_id: null });
  const refused = await send('POST', `/orders/${id}/bitrix_lead`);
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'not_configured']);
  const auto = await send('PUT', '/bitrix_auto_lead', { is_active: true });
  expect([auto.status, auto.body.errors[0].code]).toEqual([409, 'not_configured']);
  expect(await ok('GET', '/bitrix_auto_lead')).toEqual({
    is_active: false,
    source_id: null,
    assigned_by_id: null,
    is_connected: false,
    version: expect.any(String),
  });
});

test('a lead is created by hand with the existing contact in Bitrix24', async () => {
  await connect();
  bitrix.contacts.push({
    ID: '71',
    NAME: 'Зоя',
    LAST_NAME: 'Орлова',
    EMAIL: [{ VALUE: 'zoya@leads.test' }],
  });
  const id = await order({
    contact_name: 'Орлова Зоя',
    contact_email: 'zoya@leads.test',
    contact_phone: '+79001112233',
    fix_price: '4500',
    description: 'Хочет по вечерам',
    utm_source: 'vk',
  });
  expect(await leadOf(id)).toMatchObject({ state: 'none' });
  const { status } = await send('POST', `/orders/${id}/bitrix_lead`, undefined, reader);
  expect(status).toBe(403);
  await ok('POST', `/orders/${id}/bitrix_lead`);
  await settled(id, 'made');
  const lead = await leadOf(id);
  expect(lead).toMatchObject({ lead_id: bitrix.leads.length, problem: null });
  expect(lead.url).toBe(`${new URL(bitrix.webhook).origin}/crm/lead/details/${lead.lead_id}/`);
  expect(bitrix.leads.at(-1)).toEqual({
    TITLE: 'Заявка № 2: Физика',
    NAME: 'Орлова Зоя',
    EMAIL: [{ VALUE: 'zoya@leads.test', VALUE_TYPE: 'WORK' }],
    PHONE: [{ VALUE: '+79001112233', VALUE_TYPE: 'WORK' }],
    OPPORTUNITY: '4500.00',
    CURRENCY_ID: 'RUB',
    COMMENTS: 'Хочет по вечерам',
    UTM_SOURCE: 'vk',
    CONTACT_ID: 71,
    ORIGINATOR_ID: 'kafedra',
    ORIGIN_ID: `${companyId}-${id}`,
  });
  const again = await send('POST', `/orders/${id}/bitrix_lead`);
  expect([again.status, again.body.errors[0].message]).toEqual([
    409,
    'Лид по этой заявке уже создан',
  ]);
});

test('a lost response causes no duplicate lead', async () => {
  const id = await order();
  bitrix.loseAnswers(1);
  await ok('POST', `/orders/${id}/bitrix_lead`);
  await expect.poll(async () => (await leadOf(id)).problem, { timeout: 60_000 }).not.toBeNull();
  expect((await leadOf(id)).state).toBe('waiting');
  const made = bitrix.leads.length;
  await ok('POST', `/orders/${id}/bitrix_lead`);
  await settled(id, 'made');
  expect([(await leadOf(id)).lead_id, bitrix.leads.length]).toEqual([made, made]);
});

test('new orders become leads automatically when enabled, with the linked custom fields', async () => {
  bitrix.leadFields['UF_CRM_1'] = { items: [{ ID: '45', VALUE: '11 класс' }] };
  const field = await ok('POST', '/custom_fields', {
    name: 'Класс',
    type: 'list_bitrix',
    subtype: 'bid',
    field_list_bitrix_id: 'UF_CRM_1',
  });
  await ok('POST', '/custom_fields/bitrix_sync', {
    custom_field_id: field.id,
    field_list_bitrix_id: 'UF_CRM_1',
  });
  const wrong = await send('PUT', '/bitrix_auto_lead', { is_active: true, assigned_by_id: 0 });
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'assigned_by_id']);
  await ok('PUT', '/bitrix_auto_lead', { is_active: true, source_id: 'WEB', assigned_by_id: 12 });
  const id = await order();
  await settled(id, 'made');
  expect(bitrix.leads.at(-1)).toMatchObject({ SOURCE_ID: 'WEB', ASSIGNED_BY_ID: 12 });
  const { version } = await ok('GET', '/bitrix_auto_lead');
  await ok('PUT', '/bitrix_auto_lead', { is_active: false, version });
  const late = await send('PUT', '/bitrix_auto_lead', { is_active: true, version });
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'stale']);
  const later = await order();
  expect(await leadOf(later)).toMatchObject({ state: 'none' });
  const [choice] = await ok('GET', `/custom_fields/${field.id}/custom_field_variables`);
  await ok('PUT', `/orders/${later}/custom_field_order_values`, {
    custom_fields: [{ custom_field_id: field.id, values: [String(choice.id)] }],
  });
  await ok('POST', `/orders/${later}/bitrix_lead`);
  await settled(later, 'made');
  expect(bitrix.leads.at(-1)).toMatchObject({ UF_CRM_1: '45' });
});

test('an error of Bitrix24 is shown, and the lead is retried', async () => {
  bitrix.become('refusing');
  const id = await order();
  await ok('POST', `/orders/${id}/bitrix_lead`);
  await expect
    .poll(async () => (await leadOf(id)).problem, { timeout: 60_000 })
    .toContain('Битрикс24 отказал');
  expect(await leadOf(id)).toMatchObject({ state: 'waiting', lead_id: null });
});

test('an order deleted meanwhile becomes no lead', async () => {
  bitrix.become('failing');
  const id = await order();
  await ok('POST', `/orders/${id}/bitrix_lead`);
  await expect.poll(async () => (await leadOf(id)).problem, { timeout: 60_000 }).not.toBeNull();
  await ok('DELETE', `/orders/${id}`);
  bitrix.become('working');
  const refused = await send('POST', `/orders/${id}/bitrix_lead`);
  expect(refused.status).toBe(409);
});

const write = (statement: SQL) =>
  school.database.system((transaction) => transaction.execute(statement));

test('an internal error is shown too, and the lead is retried', async () => {
  const id = await order();
  const keepSettings = (settings: SQL) =>
    write(
      sql`update company_integrations set settings = ${settings} where company_id = ${companyId}`,
    );
  await keepSettings(sql`jsonb_build_object('stored', settings)`);
  await write(
    sql`insert into bitrix_leads (company_id, order_id, try_at) values (${companyId}, ${id}, now())`,
  );
  const storedLead = () =>
    school.database.system((transaction) =>
      rowOf<{ problem: string | null; is_later: boolean }>(
        transaction,
        sql`select problem, try_at > now() as is_later from bitrix_leads where company_id = ${companyId} and order_id = ${id}`,
      ),
    );
  await expect
    .poll(storedLead, { timeout: 60_000 })
    .toEqual({ problem: 'Лид не создан: у нас что-то пошло не так', is_later: true });
  await keepSettings(sql`settings -> 'stored'`);
  await ok('POST', `/orders/${id}/bitrix_lead`);
  await settled(id, 'made');
});

test('a company with many pending leads does not delay others', async () => {
  const many = await order();
  const first = companyId;
  companyId = await school.company('few-leads', owner);
  await connect();
  const few = await order();
  const before = bitrix.leads.length;
  await write(
    sql`with copied as (
        insert into orders (company_id, number, name, status_id)
        select company_id, number + place, name, status_id from orders cross join generate_series(1, 150) as place
        where company_id = ${first} and id = ${many} returning company_id, id
      )
      insert into bitrix_leads (company_id, order_id, try_at)
      select company_id, id, now() - interval '1 hour' from copied union all select ${companyId}, ${few}, now()`,
  );
  await settled(few, 'made');
  const its = bitrix.leads.findIndex(({ ORIGIN_ID }) => ORIGIN_ID === `${companyId}-${few}`);
  expect(its - before).toBeLessThan(10);
  await write(sql`delete from bitrix_leads where company_id = ${first} and lead_id is null`);
});
