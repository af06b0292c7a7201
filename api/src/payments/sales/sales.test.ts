// Sales statistics: the counters equal the orders and the ledger after any changes.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@sales.test');
  companyId = await school.company('sales', owner);
});

async function ok(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = owner) {
  const answer = await school.send(method, `/api/companies/${companyId}${path}`, body, as);
  expect(answer.body.errors).toBeUndefined();
  return answer.body.data;
}

const seen = (course: number, source?: string) =>
  school.send('POST', `/api/public/companies/${companyId}/courses/${course}/views`, {
    utm_source: source,
  });

test('conversion is counted from views to payments, by source, course and day', async () => {
  const physics = await ok('POST', '/courses', { name: 'Физика', price: '900', status: 'visible' });
  const draft = await ok('POST', '/courses', { name: 'Химия', status: 'draft' });
  for (const source of ['VK', 'vk', 'vk', undefined]) {
    expect((await seen(physics.id, source)).status).toBe(200);
  }
  expect((await seen(draft.id)).status).toBe(404);
  const order = (more: object) => ok('POST', '/orders', { course_id: physics.id, ...more });
  const bought = await order({ utm_source: 'vk' });
  await order({ utm_source: 'vk' });
  await order({});
  const phone = await ok('POST', '/orders', { name: 'Звонок' });
  const { id } = await ok('POST', '/payments', { order_id: bought.id });
  await ok('POST', `/payments/${id}/refunds`, { amount: '100' });
  await ok('POST', '/payments', { order_id: phone.id, price: '50' });

  const statistics = await ok('GET', '/payments/statistics');
  expect(statistics.total).toMatchObject({
    seen: 4,
    orders: 4,
    payments: 2,
    income: '950.00',
    refunds: '100.00',
    average: '475.00',
  });
  expect(statistics.days).toHaveLength(30);
  expect(statistics.days.at(-1)).toMatchObject({ income: '950.00', orders: 4 });
  expect(statistics.days[0]).toMatchObject({ income: '0.00', orders: 0 });
  expect(statistics.courses).toMatchObject([
    { course_id: physics.id, course_name: 'Физика', income: '900.00', orders: 3, paid_orders: 1 },
    { course_id: null, course_name: null, income: '50.00', orders: 1 },
  ]);
  expect(statistics.sources).toMatchObject([
    { source: 'vk', seen: 3, orders: 2, paid_orders: 1, income: '900.00' },
    { source: '', seen: 1, orders: 2 },
  ]);
  const ofCourse = await ok('GET', `/payments/statistics?course_id=${physics.id}`);
  expect(ofCourse.total).toMatchObject({ income: '900.00', orders: 3 });

  // The order changes to another course and becomes unpaid; the counters follow.
  await ok('PUT', `/orders/${bought.id}`, {
    course_id: draft.id,
    price: '900',
    utm_source: 'mail',
  });
  await ok('POST', `/payments/${id}/refunds`, {});
  const later = await ok('GET', '/payments/statistics');
  expect(later.total).toMatchObject({ orders: 4, refunds: '900.00' });
  expect(later.sources).toContainEqual(
    expect.objectContaining({ source: 'mail', orders: 1, paid_orders: 0 }),
  );
});

test('stored counters equal the orders and the ledger', async () => {
  const differing = await school.database.system((transaction) =>
    transaction.execute(sql`with stored as (
        select coalesce(sum(orders), 0) as orders, coalesce(sum(paid_orders), 0) as paid, coalesce(sum(income), 0) as income, coalesce(sum(refunds), 0) as refunds
        from sales_days where company_id = ${companyId}
      )
      select 1 from stored where orders <> (select count(*) from orders where company_id = ${companyId})
        or paid <> (select count(payed_at) from orders where company_id = ${companyId})
        or income <> (select coalesce(sum(amount), 0) from ledger_entries where company_id = ${companyId} and kind = 'payment')
        or refunds <> (select coalesce(sum(amount), 0) from ledger_entries where company_id = ${companyId} and kind = 'refund')`),
  );
  expect(differing).toMatchObject({ rows: [] });
});

test('sales statistics require the permission for payments', async () => {
  const manager = await school.person('manager@sales.test');
  await school.join(companyId, manager, ['crm_show', 'crm_update']);
  const path = `/api/companies/${companyId}/payments/statistics`;
  expect((await school.send('GET', path, undefined, manager)).status).toBe(403);
});
