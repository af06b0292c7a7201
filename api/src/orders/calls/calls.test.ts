// Customer calls: set on an order, found in the list when due, and reminded of when the time comes.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { sendDueCallReminders } from './reminders.ts';

let school: School;
let owner: Caller;
let manager: Caller;
let colleague: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  const person = (name: string) => school.person(`${name}@order-calls.test`);
  [owner, manager, colleague] = [
    await person('owner'),
    await person('manager'),
    await person('colleague'),
  ];
  companyId = await school.company('order-calls', owner);
  for (const worker of [manager, colleague]) {
    await school.join(companyId, worker, ['crm_show', 'crm_create', 'crm_update', 'crm_delete']);
  }
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const send = (method: Method, path: string, body?: object, as = owner) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function ok(method: Method, path: string, body?: object, as = owner) {
  const { status, body: answer } = await send(method, path, body, as);
  expect([method, path, status < 300, answer?.errors]).toEqual([method, path, true, undefined]);
  return answer?.data;
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const newOrder = async (sent: object = {}, as = owner): Promise<{ id: number; number: string }> =>
  ok('POST', '/orders', sent, as);

/** Makes the call due, or due this many hours ago. */
const comes = (id: number, hoursAgo = 0) =>
  school.database.system(async (transaction) => {
    const past = sql`now() - make_interval(hours => ${hoursAgo})`;
    await transaction.execute(
      sql`update orders set next_call_at = ${past} where company_id = ${companyId} and id = ${id}`,
    );
    await transaction.execute(
      sql`update order_call_reminders set call_at = ${past} where company_id = ${companyId} and order_id = ${id}`,
    );
  });

const readAll = (as: Caller) => ok('POST', '/notifications/read', {}, as);

const unread = async (as: Caller): Promise<[string, number, number][]> =>
  (
    (await ok('GET', '/notifications?unread=1', undefined, as)) as {
      kind: string;
      order_id: number;
      times: number;
    }[]
  ).map(({ kind, order_id, times }) => [kind, order_id, times]);

test('the manager of the order is reminded once when the time comes', async () => {
  const next_call_at = inHours(30);
  const order = await newOrder({ manager_id: manager.userId, next_call_at });
  expect(await ok('GET', `/orders/${order.id}`)).toMatchObject({ next_call_at });
  await sendDueCallReminders(school.database);
  expect(await unread(manager)).toEqual([]);
  await comes(order.id);
  await sendDueCallReminders(school.database);
  await sendDueCallReminders(school.database);
  expect(await unread(manager)).toEqual([['order_call', order.id, 1]]);
  expect(await unread(owner)).toEqual([]);

  // A postponed call is not reminded of before its new time, and then once.
  await ok('PUT', `/orders/${order.id}`, { next_call_at: inHours(2) }, manager);
  expect(await unread(manager)).toEqual([]);
  await comes(order.id);
  await sendDueCallReminders(school.database);
  expect(await unread(manager)).toEqual([['order_call', order.id, 1]]);
  await ok('PUT', `/orders/${order.id}`, { next_call_at: null }, manager);
  expect(await unread(manager)).toEqual([]);
});

test('the person who set the call is reminded if the order has no manager who sees orders', async () => {
  const leaving = await school.person('leaving@order-calls.test');
  await school.join(companyId, leaving, ['crm_show', 'crm_update']);
  const [nobodys, lefts] = [await newOrder(), await newOrder({ manager_id: leaving.userId })];
  for (const { id } of [nobodys, lefts]) {
    await ok('PUT', `/orders/${id}`, { next_call_at: inHours(1) }, colleague);
    await comes(id);
  }
  await ok('DELETE', `/users/${leaving.userId}`);
  await sendDueCallReminders(school.database);
  expect((await unread(colleague)).map(([, order]) => order).toSorted()).toEqual(
    [nobodys.id, lefts.id].toSorted(),
  );
  await readAll(colleague);
});

test('orders in the trash cause no reminder until they are restored', async () => {
  const { id } = await newOrder();
  await ok('PUT', `/orders/${id}`, { next_call_at: inHours(1) }, colleague);
  await ok('DELETE', `/orders/${id}`);
  await comes(id);
  await sendDueCallReminders(school.database);
  expect(await unread(colleague)).toEqual([]);
  await ok('POST', '/orders/restore', { orders_id: [id] });
  await sendDueCallReminders(school.database);
  expect(await unread(colleague)).toEqual([['order_call', id, 1]]);
  await ok('DELETE', `/orders/${id}`);
  expect(await unread(colleague)).toEqual([]);
});

test('reverting an order from its history does not change the call', async () => {
  const { id } = await newOrder({ name: 'Химия', next_call_at: inHours(1) });
  await ok('PUT', `/orders/${id}`, { name: 'Физика', next_call_at: inHours(2) });
  const [{ id: change }] = await ok('GET', `/orders/${id}/audits`);
  const past = await ok('GET', `/orders/${id}/audits/${change}/put_back`);
  expect(
    Object.fromEntries(
      past.fields.map((each: { field: string; refusal: object | null }) => [
        each.field,
        each.refusal,
      ]),
    ),
  ).toMatchObject({ name: null, next_call_at: { code: 'kept' } });
});

test('a past time is rejected, and an unchanged one that has passed is accepted', async () => {
  const past = await send('POST', '/orders', { next_call_at: inHours(-1) });
  expect([past.status, past.body.errors]).toMatchObject([
    422,
    [{ field: 'next_call_at', code: 'past', message: 'Это время уже прошло' }],
  ]);
  for (const next_call_at of ['завтра', '2030-01-01', 5]) {
    const { status, body } = await send('POST', '/orders', { next_call_at });
    expect([next_call_at, status, body.errors[0].field]).toEqual([
      next_call_at,
      422,
      'next_call_at',
    ]);
  }
  const { id } = await newOrder({ next_call_at: inHours(1) });
  await comes(id, 24);
  await sendDueCallReminders(school.database);
  const { next_call_at } = await ok('GET', `/orders/${id}`);
  await ok('PUT', `/orders/${id}`, { name: 'Физика', next_call_at });
  expect(await ok('GET', `/orders/${id}`)).toMatchObject({ name: 'Физика', next_call_at });
  // No second notification.
  await readAll(owner);
  await sendDueCallReminders(school.database);
  await ok('PUT', `/orders/${id}`, { next_call_at });
  await sendDueCallReminders(school.database);
  expect((await unread(owner)).filter(([, order]) => order === id)).toEqual([]);
});

/** A time zone in which it is about noon now. */
const noonZone = (): string => {
  const hours = 12 - new Date().getUTCHours();
  // POSIX signs are inverted.
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
};

test('the list finds calls due today and before, the earliest first', async () => {
  await school.database.system((transaction) =>
    transaction.execute(
      sql`update companies set time_zone = ${noonZone()} where id = ${companyId}`,
    ),
  );
  const today = await newOrder({ name: 'Звонок сегодня', next_call_at: inHours(10) });
  const before = await newOrder({ name: 'Звонок раньше', next_call_at: inHours(1) });
  const later = await newOrder({ name: 'Звонок потом', next_call_at: inHours(14) });
  const never = await newOrder({ name: 'Звонок никогда' });
  await comes(before.id, 48);
  const found = async (query: string) =>
    (
      (await ok('GET', `/orders?search=${encodeURIComponent('звонок')}&${query}`)) as {
        id: number;
      }[]
    ).map(({ id }) => id);
  expect(await found('call_due=1&sort=next_call_at')).toEqual([before.id, today.id]);
  expect((await found('call_due=0')).toSorted()).toEqual([later.id, never.id].toSorted());
  expect(await found('sort=next_call_at')).toEqual([before.id, today.id, later.id, never.id]);
});

test('a merged order without a call gets the earliest call of the others', async () => {
  const customer = { contact_email: 'one@order-calls.test', manager_id: manager.userId };
  const next_call_at = inHours(5);
  const one = await newOrder(customer);
  const others = [
    await newOrder({ ...customer, next_call_at: inHours(7) }),
    await newOrder({ ...customer, next_call_at }),
    await newOrder({ ...customer, next_call_at: inHours(6) }),
  ];
  await ok('POST', `/orders/${one.id}/merge`, { orders_id: others.map(({ id }) => id) });
  expect(await ok('GET', `/orders/${one.id}`)).toMatchObject({ next_call_at });
  await comes(one.id);
  await sendDueCallReminders(school.database);
  expect(await unread(manager)).toContainEqual(['order_call', one.id, 1]);
});
