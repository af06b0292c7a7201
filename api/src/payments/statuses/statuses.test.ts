// Payment statuses: custom names, the default status of each type, and merging.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let manager: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@payment-statuses.test');
  companyId = await school.company('payment-statuses', owner);
  manager = await school.person('manager@payment-statuses.test');
  await school.join(companyId, manager, ['crm_show', 'crm_setting', 'company_settings']);
});

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: Caller = owner,
) => school.send(method, `/api/companies/${companyId}${path}`, body, as);

const ok = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const answer = await send(method, path, body);
  expect([path, answer.status < 300, answer.body.errors]).toEqual([path, true, undefined]);
  return answer.body.data;
};

const status = (admin_name: string, type: string, more: object = {}) => ({
  admin_name,
  type,
  text_color: '#1D5FD6',
  background_color: '#e9f0fd',
  ...more,
});

const made = (name: string, type: string, more: object = {}) =>
  ok('POST', '/payment_statuses', status(name, type, more));

/** Records money received by the staff; the payment gets the default status of paid payments. */
async function paid(): Promise<{ id: number; status_id: number }> {
  const order = await ok('POST', '/orders', { name: 'Физика', fix_price: '100' });
  return ok('POST', '/payments', { order_id: order.id, price: '100' });
}

const usual = async (type: string) =>
  (await ok('GET', `/payment_statuses?type=${type}`)).filter(
    ({ is_default }: { is_default: boolean }) => is_default,
  );

test('a company has one status of each type, adds more, and sorts them', async () => {
  expect(await ok('GET', '/payment_statuses')).toMatchObject([
    { admin_name: 'Ожидает оплаты', type: 'waiting', is_default: true, payments_count: 0 },
    { admin_name: 'Оплачен', type: 'paid', is_default: true },
    { type: 'partly_refunded', is_default: true },
    { type: 'refunded', is_default: true },
    { type: 'canceled', is_default: true },
  ]);
  const added = await made('Ждём из банка', 'waiting');
  expect(added).toMatchObject({ public_name: 'Ждём из банка', text_color: '#1d5fd6' });
  const path = `/payment_statuses/${added.id}`;
  expect(await ok('PUT', path, { public_name: 'Проверяем' })).toMatchObject({
    admin_name: 'Ждём из банка',
    public_name: 'Проверяем',
  });
  const renamed = await ok('PUT', path, { admin_name: 'Счёт выставлен', public_name: null });
  expect(renamed).toMatchObject({ public_name: 'Счёт выставлен', is_default: false });
  const [first] = await ok('GET', '/payment_statuses');
  await ok('POST', '/payment_statuses/multi_sort', { payment_status_ids: [added.id, first.id] });
  expect((await ok('GET', '/payment_statuses'))[0]).toMatchObject({ id: added.id });
  expect(await ok('GET', '/payment_statuses?search=счёт')).toMatchObject([{ id: added.id }]);
});

test.each([
  [status('оплачен', 'paid'), 'admin_name', 'Статус с таким названием уже есть'],
  [status('Х', 'paid', { text_color: 'red' }), 'text_color', 'Введите цвет в виде #336699'],
  [status(' ', 'paid'), 'admin_name', 'Обязательное поле'],
  [status('Х', 'success'), 'type', expect.stringContaining('Выберите одно из: «waiting», «paid»')],
  [{ ...status('Х', 'paid'), type: null }, 'type', 'Выберите, что означает статус'],
])('errors name their field: %#', async (body, field, message) => {
  const { status: code, body: answer } = await send('POST', '/payment_statuses', body);
  expect([code, answer.errors[0]]).toMatchObject([422, { field, message }]);
});

test('the type of a status can’t change', async () => {
  const { id } = await made('Проверен', 'paid');
  const refused = await send('PUT', `/payment_statuses/${id}`, { type: 'canceled' });
  expect(refused.status).toBe(422);
});

test('each type has exactly one default status', async () => {
  const [old] = await usual('paid');
  const refused = await send('PUT', `/payment_statuses/${old.id}`, { is_default: false });
  expect(refused.body.errors).toMatchObject([{ field: 'is_default' }]);
  const gone = await send('DELETE', `/payment_statuses/${old.id}`);
  expect([gone.status, gone.body.errors[0].code]).toEqual([409, 'default']);

  const next = await made('Деньги получены', 'paid', { is_default: true });
  expect(await usual('paid')).toMatchObject([{ id: next.id }]);
  expect(await usual('waiting')).toHaveLength(1);
  expect((await paid()).status_id).toBe(next.id);
  await ok('PUT', `/payment_statuses/${old.id}`, { is_default: true });
  expect(await usual('paid')).toMatchObject([{ id: old.id }]);
  const { skipped } = await ok('POST', '/payment_statuses/delete', {
    payment_statuses_id: [old.id, next.id],
  });
  expect(skipped.map(({ code }: { code: string }) => code).toSorted()).toEqual([
    'default',
    'in_use',
  ]);
});

test('a status with payments can’t be deleted and can be merged into another of its type', async () => {
  const busy = await made('Наличные', 'paid');
  const payment = await paid();
  const chosen = await ok('PUT', `/payments/${payment.id}/short_update`, { status_id: busy.id });
  expect(chosen.status_id).toBe(busy.id);
  const refused = await send('DELETE', `/payment_statuses/${busy.id}`);
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    409,
    `Используется: 1 платёж («№ ${payment.id}»)`,
  ]);
  const merge = (into_id: number) =>
    send('POST', `/payment_statuses/${busy.id}/merge`, { into_id });
  const [waiting] = await usual('waiting');
  expect((await merge(waiting.id)).body.errors).toMatchObject([
    { field: 'into_id', message: 'Выберите статус с тем же значением' },
  ]);
  const [into] = await usual('paid');
  const { payments_count } = await ok('GET', `/payment_statuses/${into.id}`);
  expect((await merge(into.id)).body.data).toMatchObject({
    id: into.id,
    payments_count: payments_count + 1,
  });
  expect(await ok('GET', `/payments/${payment.id}`)).toMatchObject({
    status: 'paid',
    status_id: into.id,
  });
});

test('people without permission for payments can neither read nor change statuses', async () => {
  expect((await send('GET', '/payment_statuses', undefined, manager)).status).toBe(403);
  const writing = status('Моя', 'paid');
  expect((await send('POST', '/payment_statuses', writing, manager)).status).toBe(403);
});

test('names and colours can be reverted from the history', async () => {
  const { id } = await made('Думает', 'waiting');
  const path = `/payment_statuses/${id}`;
  await ok('PUT', path, { admin_name: 'Решил', background_color: '#ffffff' });
  const [change] = await ok('GET', `${path}/audits`);
  const at = `${path}/audits/${change.id}/put_back`;
  const { version } = await ok('GET', at);
  expect(await ok('POST', at, { fields: ['admin_name'], version })).toMatchObject({
    admin_name: 'Думает',
    background_color: '#ffffff',
  });
});
