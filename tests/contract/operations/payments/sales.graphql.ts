// Uses every GraphQL field and mutation of gifts, instalments, the sales report and reconciliations once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testSales({ ask, mutate }: GraphqlHelpers): void {
  const school = async () => (await ask('{ company(code: "demo") { id } }')).company.id;
  const sold = async (companyId: string) =>
    (
      await mutate(
        'createCourse',
        { companyId, name: 'Договор: продажи', price: '600.00', status: 'VISIBLE' },
        'course { id databaseId }',
      )
    ).course;

  test('a gift is paid for and redeemed', async () => {
    const companyId = await school();
    const course = await sold(companyId);
    const { purchase } = await mutate(
      'orderCourse',
      { courseId: course.id, isGift: true },
      'purchase { id databaseId }',
    );
    const { company } = await ask(
      `query ($order: Int!) { company(code: "demo") {
        order(databaseId: $order) { payments(first: 1) { nodes { id version } } }
        paymentStatuses(first: 20) { nodes { id type } }
      } }`,
      { order: purchase.databaseId },
    );
    const [{ id: paymentId, version }] = company.order.payments.nodes;
    const paid = company.paymentStatuses.nodes.find(
      ({ type }: { type: string }) => type === 'PAID',
    );
    await mutate('updatePayment', { id: paymentId, statusId: paid.id, version }, 'payment { id }');
    const { company: sales } = await ask(
      `query ($payment: ID!) { company(code: "demo") {
        courseGifts(first: 5, filter: { payment: [$payment], redeemed: false }, orderBy: { field: CREATED_AT }) {
          nodes { id databaseId code payment { id } redeemer { id } redeemedAt createdAt }
        }
        purchases(first: 1) { nodes { payments { gift { code redeemedAt } } } }
      } }`,
      { payment: paymentId },
    );
    const [gift] = sales.courseGifts.nodes;
    expect(sales.purchases.nodes[0].payments[0].gift.code).toBe(gift.code);
    const { company: found } = await ask(
      'query ($code: String!) { company(code: "demo") { courseGifts(first: 5, search: $code) { totalCount } } }',
      { code: gift.code },
    );
    expect(found.courseGifts.totalCount).toBe(1);
    const redeemed = await mutate('redeemCourseGift', { companyId, code: gift.code }, 'courseId');
    expect(redeemed.courseId).toBe(course.databaseId);
  });

  test('an order is paid in instalments', async () => {
    const companyId = await school();
    const course = await sold(companyId);
    const { order } = await mutate(
      'createOrder',
      { companyId, courseId: course.id },
      'order { id }',
    );
    const parts = [
      { price: '400.00', dueOn: '2999-01-31' },
      { price: '200.00', dueOn: '2999-02-28' },
    ];
    const { paymentOrder } = await mutate(
      'createInstalments',
      { orderId: order.id, parts },
      'paymentOrder { paymentsSum payments { price dueAt } }',
    );
    expect(paymentOrder).toMatchObject({ paymentsSum: '600.00', payments: [{}, {}] });
  });

  test('the sales report is read by day, and views are counted', async () => {
    const course = await sold(await school());
    const counted = await mutate(
      'countCourseView',
      { courseId: course.id, utmSource: 'договор' },
      'isCounted',
    );
    expect(counted.isCounted).toBe(true);
    const sums = 'orders paidOrders payments income refunds';
    const { company } = await ask(
      `query ($course: ID!) { company(code: "demo") { salesStatistics(course: $course) {
        total { seen ${sums} average }
        days { day ${sums} }
        courses { courseId courseName ${sums} }
        sources { source seen ${sums} }
      } } }`,
      { course: course.id },
    );
    expect(company.salesStatistics).toMatchObject({
      total: { seen: 1, income: '0.00', average: null },
      sources: [{ source: 'договор', seen: 1 }],
    });
  });

  test('a day is reconciled with the payment provider', async () => {
    const companyId = await school();
    const whole = `id databaseId day checked checkedAt problem differencesCount createdAt
      differences { databaseId kind movement reference providerAmount ledgerAmount payment { id } }`;
    const { reconciliation } = await mutate(
      'createReconciliation',
      { companyId, day: '2026-01-15' },
      `reconciliation { ${whole} }`,
    );
    const { company } = await ask(
      `{ company(code: "demo") { reconciliations(first: 1, orderBy: { field: DAY }) { totalCount nodes { ${whole} } } } }`,
    );
    expect(company.reconciliations.totalCount).toBeGreaterThan(0);
    expect(reconciliation.day).toBe('2026-01-15');
  });
}
