// Instalments: access opens with the first part, is suspended when a part is overdue, and returns when it is paid.
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import type { SendToPayer } from '../payer-emails.ts';
import { updateAllAccess } from '../payment-poller.ts';
import { createInstalmentHandler } from './due-dates.ts';

let school: School;
let owner: Caller;
let companyId: number;
let people = 0;
let anna: Caller;
let order: number;
let course: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@instalments.test');
  companyId = await school.company('instalments', owner);
  course = (await ok('POST', '/courses', { name: 'Физика', price: '900', status: 'visible' })).id;
});
beforeEach(async () => {
  people += 1;
  anna = await school.person(`anna${people}@instalments.test`);
  await school.join(companyId, anna, ['learning_part_access', 'pay_course']);
  order = (await ok('POST', '/orders', { course_id: course, user_id: anna.userId })).id;
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as: Caller = owner) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function ok(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as?: Caller) {
  const answer = await send(method, path, body, as);
  expect(answer.body.errors).toBeUndefined();
  return answer.body.data;
}

const plan = (...parts: [string, string][]) =>
  send('POST', `/orders/${order}/instalments`, {
    parts: parts.map(([price, due_on]) => ({ price, due_on })),
  });
const learns = async () =>
  (await ok('GET', `/courses/${course}/users?user_id=${anna.userId}`)).length === 1;

/** Moves a part's due date far into the past. */
const daysPass = (paymentId: number) =>
  school.database.system((transaction) =>
    transaction.execute(
      sql`update payments set due_at = now() - interval '8 days' where company_id = ${companyId} and id = ${paymentId}`,
    ),
  );
const accessOf = async () => (await ok('GET', `/payment_orders?order_id=${order}`))[0].access;

/** The staff records the money of a part. */
async function paid(paymentId: number): Promise<void> {
  const [, status] = await ok('GET', '/payment_statuses');
  await ok('PUT', `/payments/${paymentId}/short_update`, { status_id: status.id });
}

test('instalments grant access with the first part, remind, suspend access when one is late, and end', async () => {
  const { status, body } = await plan(
    ['300', '2999-01-31'],
    ['300.50', '2999-02-28'],
    ['299.50', '2999-03-31'],
  );
  expect([status, body.errors]).toEqual([201, undefined]);
  const [first, second, third] = body.data.payments;
  expect(second).toMatchObject({
    price: '300.50',
    status: 'waiting',
    due_at: '2999-02-28T21:00:00.000Z',
  });
  await paid(first.id);
  expect(await learns()).toBe(true);

  const mails: Parameters<SendToPayer>[1][] = [];
  const follow = createInstalmentHandler({
    database: school.database,
    sendToPayer: (_company, mail) => Promise.resolve(mails.push(mail) > 0),
    publicUrl: 'https://school.test',
  });
  await follow(companyId, second.id, 'reminder');
  expect(mails[0]).toMatchObject({
    to: `anna${people}@instalments.test`,
    subject: 'Скоро платёж: Физика',
  });
  expect(mails[0]?.text.replaceAll('\u00a0', ' ')).toContain(
    'До 28 февраля 2999 г. нужно оплатить 300,50 ₽',
  );
  // Access is not suspended before the due date.
  await follow(companyId, second.id, 'overdue');
  expect([mails.length, await learns()]).toEqual([1, true]);
  await daysPass(second.id);
  await follow(companyId, second.id, 'overdue');
  expect(mails[1]?.subject).toBe('Доступ приостановлен: Физика');
  expect(await learns()).toBe(false);
  await paid(second.id);
  expect(await learns()).toBe(true);
  await follow(companyId, second.id, 'overdue');
  expect(mails).toHaveLength(2);
  await paid(third.id);
  expect((await ok('GET', `/purchases/${order}`, undefined, anna)).payed_at).not.toBeNull();
});

test('access is suspended while any part is overdue, whichever is paid', async () => {
  const { body } = await plan(['300', '2999-01-31'], ['300', '2999-02-28'], ['300', '2999-03-31']);
  const [first, second, third] = body.data.payments;
  await paid(first.id);
  await daysPass(second.id);
  await daysPass(third.id);
  // No task was delivered for these due dates; the poller finds them.
  await updateAllAccess(school.database);
  expect([await learns(), await accessOf()]).toEqual([false, 'rests']);
  await paid(second.id);
  await updateAllAccess(school.database);
  expect([await learns(), await accessOf()]).toEqual([false, 'rests']);
  await paid(third.id);
  expect([await learns(), await accessOf()]).toEqual([true, 'open']);
});

test('access is suspended even if the access of another purchase could not be settled', async () => {
  const purchases = [];
  for (const _ of [1, 2]) {
    const made = (await ok('POST', '/orders', { course_id: course, user_id: anna.userId })).id;
    order = made;
    const { body } = await plan(['300', '2999-01-31'], ['600', '2999-02-28']);
    await paid(body.data.payments[0].id);
    await daysPass(body.data.payments[1].id);
    purchases.push(made);
  }
  let transactions = 0;
  const failures: unknown[] = [];
  const system: typeof school.database.system = (work) => {
    transactions += 1;
    if (transactions === 2) return Promise.reject(new Error('deadlock detected'));
    return school.database.system(work);
  };
  await updateAllAccess({ ...school.database, system }, (error) => failures.push(error));
  expect([await accessOf(), failures]).toEqual(['rests', [new Error('deadlock detected')]]);
  [order = 0] = purchases;
  expect(await accessOf()).toBe('open');
  await updateAllAccess(school.database);
  expect([await learns(), await accessOf()]).toEqual([false, 'rests']);
});

test('access returns with another plan and stays when all is paid', async () => {
  const { body } = await plan(['300', '2999-01-31'], ['600', '2999-02-28']);
  const [first, second] = body.data.payments;
  await paid(first.id);
  await daysPass(second.id);
  await updateAllAccess(school.database);
  expect(await learns()).toBe(false);
  await plan(['300', '2999-03-31'], ['300', '2999-04-30']);
  expect([await learns(), await accessOf()]).toEqual([true, 'open']);
  await ok('POST', `/payments/${first.id}/refunds`, {});
  expect([await learns(), await accessOf()]).toEqual([false, 'none']);
});

test('access that the staff changes between state changes is preserved', async () => {
  const { body } = await plan(['300', '2999-01-31'], ['600', '2999-02-28']);
  const [first, second] = body.data.payments;
  await paid(first.id);
  await daysPass(second.id);
  await updateAllAccess(school.database);
  await ok('POST', `/courses/${course}/users/attach`, { users_id: [anna.userId] });
  await updateAllAccess(school.database);
  expect([await learns(), await accessOf()]).toEqual([true, 'rests']);
});

test.each([
  [[['900', '2999-01-31']], 'parts'],
  [
    [
      ['400', '2999-01-31'],
      ['400', '2999-02-28'],
    ],
    'parts',
  ],
  [
    [
      ['900', '2999-01-31'],
      ['0', '2999-02-28'],
    ],
    'parts.1.price',
  ],
  [
    [
      ['450', '2000-01-31'],
      ['450', '2999-02-28'],
    ],
    'parts.0.due_on',
  ],
  [
    [
      ['450', '2999-02-28'],
      ['450', '2999-02-28'],
    ],
    'parts.1.due_on',
  ],
] as [[string, string][], string][])('the plan %j is rejected at %s', async (parts, field) => {
  const { status, body } = await plan(...parts);
  expect([status, body.errors[0].field]).toEqual([422, field]);
});

test('a new plan replaces waiting parts', async () => {
  await plan(['450', '2999-01-31'], ['450', '2999-02-28']);
  await plan(['100', '2999-01-31'], ['800', '2999-02-28']);
  const [sums] = await ok('GET', `/payment_orders?order_id=${order}&with=payments`);
  expect(sums.payments_sum).toBe('900.00');
  const { rows } = (await school.database.system((transaction) =>
    transaction.execute(
      sql`select cancellation, count(*)::integer as count from payments where company_id = ${companyId} and payment_order_id = ${sums.id} group by 1 order by 1`,
    ),
  )) as { rows: unknown[] };
  expect(rows).toEqual([
    { cancellation: 'instalments', count: 2 },
    { cancellation: null, count: 2 },
  ]);
});

test('waiting parts are cancelled once the order is paid in another way', async () => {
  await plan(['400', '2999-01-31'], ['500', '2999-02-28']);
  await ok('POST', '/payments', { order_id: order, price: '900' });
  const [whole, ...parts] = await ok('GET', `/payments?order_id=${order}&sort=created_at&desc=1`);
  expect(whole).toMatchObject({ status: 'paid', price: '900.00' });
  expect(parts.map(({ status }: { status: string }) => status)).toEqual(['canceled', 'canceled']);
  expect(parts[0].cancellation).toBe('order_paid');
  expect([await accessOf(), await learns()]).toEqual(['open', true]);
});
