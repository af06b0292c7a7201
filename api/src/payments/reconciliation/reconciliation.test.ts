// Reconciliation of a day with the provider: lists differences and books payments that were missed.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import {
  startYooKassaServer,
  testShop,
  type YooKassaServer,
} from '../../../testing/servers/yoo-kassa-server.ts';
import { startDailyReconciliations } from './reconciliations.ts';

let now = new Date();
let yooKassa: YooKassaServer;
let school: OwnSchool;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  yooKassa = await startYooKassaServer(undefined, { now: () => now });
  school = await openOwnSchool({ YOOKASSA_URL: yooKassa.url });
  owner = await school.person('owner@reconciliation.test');
  companyId = await school.company('reconciliation', owner);
  await ok('PUT', '', {
    yoo_kassa_shop_id: testShop.id,
    yoo_kassa_secret_key: testShop.secretKey,
  });
});
afterAll(async () => {
  await school.close();
  await yooKassa.close();
});

async function ok(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  as = owner,
  at = companyId,
) {
  const answer = await school.send(method, `/api/companies/${at}${path}`, body, as);
  expect(answer.body.errors).toBeUndefined();
  return answer.body.data;
}

/** Starts a payment of yesterday. Returns its order and its id at YooKassa. */
async function begunYesterday(email: string): Promise<{ order: number; payment: string }> {
  const anna = await school.person(email);
  await school.join(companyId, anna, ['learning_part_access', 'pay_course']);
  const { id: course } = await ok('POST', '/courses', {
    name: 'Физика',
    price: '700',
    status: 'visible',
  });
  const path = `/api/public/companies/${companyId}/courses/${course}/orders`;
  const order = (await school.send('POST', path, {}, anna)).body.data.id;
  const { confirmation_url: url } = await ok('POST', `/orders/${order}/pay`, {}, anna);
  return { order, payment: new URL(url).pathname.split('/').at(-1) ?? '' };
}

const looked = async (id: number) =>
  (await ok('GET', `/reconciliations?ids=${id}&with=differences`))[0];

test('missed payments at YooKassa are listed and booked, and unknown ledger entries are listed', async () => {
  const today = now;
  now = new Date(today.getTime() - 24 * 3_600_000);
  const { order, payment } = await begunYesterday('anna@reconciliation.test');
  yooKassa.pay(payment);
  const by = await begunYesterday('boris@reconciliation.test');
  now = today;
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(
    today.getTime() - 24 * 3_600_000,
  );
  // Simulates a faulty program that booked a payment which the provider does not have.
  await school.database.system((transaction) =>
    transaction.execute(sql`insert into ledger_entries (company_id, key, kind, payment_order_id, payment_id, order_id, debit, credit, amount, reference, booked_at)
      select payment.company_id, 'payment:' || payment.id, 'payment', payment_order_id, payment.id, paid.order_id, 'provider', 'sales', 700, 'nowhere', ${new Date(today.getTime() - 24 * 3_600_000).toISOString()}::timestamptz
      from payments payment join payment_orders paid on paid.company_id = payment.company_id and paid.id = payment.payment_order_id
      where payment.company_id = ${companyId} and paid.order_id = ${by.order}`),
  );

  const { id } = await ok('POST', '/reconciliations', { day });
  await expect.poll(async () => (await looked(id)).checked_at).not.toBeNull();
  expect(await looked(id)).toMatchObject({
    checked: 1,
    differences_count: 2,
    differences: [
      { kind: 'missing_here', movement: 'payment', reference: payment, provider_amount: '700.00' },
      { kind: 'missing_there', reference: 'nowhere', ledger_amount: '700.00' },
    ],
  });
  expect(await ok('GET', `/reconciliations/${id}`)).toMatchObject({ day, differences_count: 2 });
  const [waiting] = await ok('GET', `/payments?order_id=${by.order}`);
  await ok('POST', `/payments/${waiting.id}/check`);
  await expect
    .poll(async () => (await ok('GET', `/payments?order_id=${order}`))[0].status)
    .toBe('paid');
  expect((await ok('POST', '/reconciliations', { day })).checked_at).toBeNull();
  await expect.poll(async () => (await looked(id)).checked_at).not.toBeNull();
  expect((await looked(id)).differences_count).toBe(1);
});

test('payments of another company on the same day are no difference', async () => {
  const stranger = await school.person('stranger@reconciliation.test');
  const other = await school.company('reconciliation-other', stranger);
  const theirs = (path: string, body: object) => ok('POST', path, body, stranger, other);
  const { id: course } = await theirs('/courses', { name: 'Химия', price: '900' });
  const { id: order } = await theirs('/orders', { course_id: course, user_id: stranger.userId });
  await theirs('/payments', { order_id: order });
  // Simulates a payment through the other company's own shop.
  await school.database.system((transaction) =>
    transaction.execute(sql`insert into ledger_entries (company_id, key, kind, payment_order_id, payment_id, order_id, debit, credit, amount, reference, booked_at)
      select company_id, 'by their shop', kind, payment_order_id, payment_id, order_id, 'provider', credit, amount, 'theirs', '2026-02-01T09:00:00Z'
      from ledger_entries where company_id = ${other}`),
  );

  const { id } = await ok('POST', '/reconciliations', { day: '2026-02-01' });
  await expect.poll(async () => (await looked(id)).checked_at).not.toBeNull();
  expect((await looked(id)).differences).toEqual([]);
});

test('without a shop a reconciliation has a message', async () => {
  await ok('PUT', '', { yoo_kassa_shop_id: null });
  const { id } = await ok('POST', '/reconciliations', { day: '2026-01-31' });
  await expect.poll(async () => (await looked(id)).problem).toMatch(/^Школа ещё не принимает/);
  expect((await looked(id)).checked_at).toBeNull();
});

test('every finished day is reconciled once automatically', async () => {
  await school.database.system((transaction) =>
    transaction.execute(sql`update companies set yoo_kassa_ready = true where id = ${companyId}`),
  );
  const begun: number[] = [];
  const scheduler = {
    scheduleReconciliation: (_transaction: unknown, company: number) =>
      Promise.resolve(void begun.push(company)),
  };
  await school.database.system((transaction) =>
    transaction.execute(sql`delete from reconciliations where company_id = ${companyId}`),
  );
  await startDailyReconciliations(school.database, scheduler);
  await startDailyReconciliations(school.database, scheduler);
  expect(begun).toEqual([companyId]);
});

test('an unfinished day is rejected', async () => {
  const path = `/api/companies/${companyId}/reconciliations`;
  const { status, body } = await school.send('POST', path, { day: '2999-01-01' }, owner);
  expect([status, body.errors[0].field]).toEqual([422, 'day']);
});
