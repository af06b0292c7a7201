// Order statuses: initial ones, colours, the default status and merging.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let manager: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@order-statuses.test');
  companyId = await school.company('order-statuses', owner);
  manager = await school.person('manager@order-statuses.test');
  await school.join(companyId, manager, ['crm_show', 'crm_create', 'crm_update']);
});

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: Caller = owner,
) => school.send(method, `/api/companies/${companyId}${path}`, body, as);

const statuses = async () => (await send('GET', '/order_statuses')).body.data;
const names = async () =>
  (await statuses()).map(({ admin_name: { value } }: { admin_name: { value: string } }) => value);

const badge = (value: string) => ({ value, text_color: '#1D5FD6', background: '#e9f0fd' });

async function made(value: string, more: object = {}): Promise<number> {
  const answer = await send('POST', '/order_statuses', {
    admin_name: badge(value),
    type: 'in_progress',
    ...more,
  });
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.data.id;
}

test('a company starts with four statuses, the first of which new orders get', async () => {
  const found = await statuses();
  expect(found).toMatchObject([
    {
      admin_name: { value: 'Новая' },
      public_name: { value: 'Принята' },
      type: 'new',
      is_default: true,
    },
    { admin_name: { value: 'В работе' }, type: 'in_progress', is_default: false },
    { admin_name: { value: 'Оплачена' }, type: 'success' },
    { admin_name: { value: 'Отказ' }, type: 'fail' },
  ]);
  expect(found[0]).toMatchObject({ text_color: '#1d5fd6', background: '#e9f0fd', orders_count: 0 });
});

test('a new status comes last, has the same public name by default, and can be sorted', async () => {
  const id = await made('Перезвонить');
  const [one] = (await send('GET', `/order_statuses?ids=${id}`)).body.data;
  expect(one).toMatchObject({
    admin_name: { value: 'Перезвонить', text_color: '#1d5fd6' },
    public_name: { value: 'Перезвонить' },
  });
  const shown = { public_name: { ...badge('Ждём вас'), background: '#ffffff' } };
  const changed = await send('PUT', `/order_statuses/${id}`, shown);
  expect(changed.body.data).toMatchObject({
    admin_name: { value: 'Перезвонить' },
    public_name: { value: 'Ждём вас', background: '#ffffff' },
  });
  const [first] = await statuses();
  await send('POST', '/order_statuses/multi_sort', { order_status_ids: [id, first.id] });
  expect((await names())[0]).toBe('Перезвонить');
});

test.each([
  [
    { admin_name: badge('новая'), type: 'new' },
    'admin_name.value',
    'Статус с таким названием уже есть',
  ],
  [
    { admin_name: { ...badge('Х'), text_color: 'red' }, type: 'new' },
    'admin_name.text_color',
    'Введите цвет в виде #336699',
  ],
  [
    { admin_name: badge('Х'), type: 'fail', is_default: true },
    'is_default',
    'Новые заявки получают статус, который означает «Новая»',
  ],
  [{ admin_name: badge(' '), type: 'new' }, 'admin_name.value', 'Обязательное поле'],
])('errors name their field: %#', async (body, field, message) => {
  const { status, body: answer } = await send('POST', '/order_statuses', body);
  expect([status, answer.errors[0]]).toMatchObject([422, { field, message }]);
});

test('there is always exactly one default status', async () => {
  const [old] = (await statuses()).filter((status: { is_default: boolean }) => status.is_default);
  const refused = await send('PUT', `/order_statuses/${old.id}`, { is_default: false });
  expect(refused.body.errors).toMatchObject([{ field: 'is_default' }]);
  const gone = await send('DELETE', `/order_statuses/${old.id}`);
  expect([gone.status, gone.body.errors[0].code]).toEqual([409, 'default']);
  const next = await made('Заявка с сайта', { type: 'new', is_default: true });
  const defaults = (await statuses()).filter(
    (status: { is_default: boolean }) => status.is_default,
  );
  expect(defaults.map(({ id }: { id: number }) => id)).toEqual([next]);
  const order = (await send('POST', '/orders', { name: 'Проба' })).body.data;
  expect(order.status_id).toBe(next);
  expect((await send('PUT', `/order_statuses/${old.id}`, { is_default: true })).status).toBe(200);
});

test('a status with orders can’t be deleted and can be merged into another', async () => {
  const [busy, into] = [await made('Думает'), await made('Согласен')];
  const { id } = (await send('POST', '/orders', { name: 'Думаю', status_id: busy })).body.data;
  const refused = await send('DELETE', `/order_statuses/${busy}`);
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    409,
    'Используется: 1 заявка («Думаю»)',
  ]);
  const merged = await send('POST', `/order_statuses/${busy}/merge`, { into_id: into });
  expect(merged.body.data).toMatchObject({ id: into, orders_count: 1 });
  expect((await send('GET', `/orders/${id}`)).body.data.status_id).toBe(into);
});

test('people who work on orders read statuses but can’t change them', async () => {
  expect((await send('GET', '/order_statuses', undefined, manager)).status).toBe(200);
  const writing = { admin_name: badge('Моя'), type: 'new' };
  expect((await send('POST', '/order_statuses', writing, manager)).status).toBe(403);
});

test('names and colours can be reverted from the history', async () => {
  const id = await made('Думает');
  const path = `/order_statuses/${id}`;
  const other = { admin_name: { ...badge('Решил'), background: '#ffffff' }, type: 'success' };
  await send('PUT', path, other);
  const [change] = (await send('GET', `${path}/audits`)).body.data;
  const at = `${path}/audits/${change.id}/put_back`;
  const { version, fields } = (await send('GET', at)).body.data;
  expect(fields.map(({ refusal }: { refusal: unknown }) => refusal)).toEqual([null, null, null]);
  const back = await send('POST', at, { fields: ['admin_value', 'type'], version });
  expect(back.body.data).toMatchObject({
    admin_name: { value: 'Думает', background: '#ffffff' },
    public_name: { value: 'Думает' },
    type: 'in_progress',
  });
});
