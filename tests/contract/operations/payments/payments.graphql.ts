// Uses every GraphQL field and mutation of payments for the staff once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const wholePayment = `id databaseId version status type price priceWithoutDiscount refundedSum comment
  paidAt reservedUntilAt dueAt receiptSentAt cancellation createdAt updatedAt viewerCanUpdate
  paymentStatus { id databaseId adminName publicName textColor backgroundColor type isDefault }
  paymentOrder { id databaseId paymentsSum paidSum bitrixContactId createdAt updatedAt
    order { number } course { name } payer { fullName } payments { id } }
  course { name } coursePackages { name } payer { fullName } learners { fullName }
  promoCode { code } author { fullName } paymentData { provider id cancellation }
  refunds { databaseId amount status reason providerRefundId problem author { fullName } settledAt createdAt }
  audits(first: 5) { totalCount } auditAuthors(latest: 5) { name }`;

export function testPayments({ ask, mutate, download }: GraphqlHelpers): void {
  const ordered = async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id courses(first: 1) { nodes { id } } users(first: 1) { nodes { id } } } }',
    );
    const input = {
      companyId: company.id,
      name: 'Схема: оплата',
      courseId: company.courses.nodes[0].id,
      userId: company.users.nodes[0].id,
      fixPrice: '9000',
    };
    const { order } = await mutate('createOrder', input, 'order { id databaseId number }');
    return { companyId: company.id as string, input, order };
  };

  test('a payment is recorded for an order, given another status, and refunded', async () => {
    const { companyId, order, input } = await ordered();
    const { payment } = await mutate(
      'createPayment',
      {
        companyId,
        orderId: order.id,
        price: '4000',
        paidAt: '2026-03-01T09:00:00.000Z',
        comment: 'Наличные',
      },
      `payment { ${wholePayment} }`,
    );
    expect(payment).toMatchObject({
      status: 'PAID',
      type: 'MANUAL',
      price: '4000.00',
      paymentOrder: { paidSum: '4000.00', order: { number: order.number } },
      audits: { totalCount: expect.any(Number) },
    });
    const { paymentStatus } = payment;
    const { payment: same } = await mutate(
      'updatePayment',
      { id: payment.id, statusId: paymentStatus.id, version: payment.version },
      'payment { version status }',
    );
    expect(same.status).toBe('PAID');
    const { payment: checked } = await mutate(
      'checkPayment',
      { id: payment.id },
      'payment { status }',
    );
    expect(checked.status).toBe('PAID');
    const { payment: given } = await mutate(
      'refundPayment',
      { id: payment.id, amount: '1000', reason: 'Скидка' },
      `payment { ${wholePayment} }`,
    );
    expect(given).toMatchObject({
      status: 'PARTLY_REFUNDED',
      refundedSum: '1000.00',
      refunds: [{ amount: '1000.00', status: 'SUCCEEDED', reason: 'Скидка' }],
    });

    const { company: found } = await ask(
      `query ($id: Int!, $order: Int!, $search: String, $filter: PaymentFilter, $of: [ID!], $user: ID!) {
        company(code: "demo") {
          payment(databaseId: $id) { id }
          paymentSums { status sum }
          payments(first: 5, search: $search, filter: $filter, orderBy: { field: PRICE }) {
            totalCount countByStatus { status count } nodes { id }
          }
          paymentStatuses(first: 5, filter: { type: [PAID] }, orderBy: { field: SORT }) { nodes { id } }
          paymentOrders(first: 5, filter: { order: $of }, orderBy: { field: PAID_SUM }) { nodes { paidSum } }
          ledgerEntries(first: 5, filter: { order: $of }, orderBy: { field: BOOKED_AT }) {
            nodes { id databaseId kind debit credit amount reference bookedAt createdAt
              payment { id } paymentOrder { id } order { number } course { name } }
          }
          order(databaseId: $order) {
            paidAt paymentOrder { paidSum paymentsSum } payments(first: 5) { totalCount nodes { id } }
          }
        }
        node(id: $user) { ... on User { payments(first: 1, filter: { type: [MANUAL] }) { nodes { id } } } }
      }`,
      {
        id: payment.databaseId,
        order: order.databaseId,
        search: order.number,
        filter: {
          status: ['PARTLY_REFUNDED'],
          type: ['MANUAL'],
          order: [order.id],
          payer: [input.userId],
          course: [input.courseId],
          priceFrom: '4000',
          priceTo: '4000',
          paidFrom: '2026-03-01',
          paidTo: '2026-03-01',
          createdFrom: '2026-01-01',
        },
        of: [order.id],
        user: input.userId,
      },
    ).then(({ company, node }) => ({ company: { ...company, user: node } }));
    const nodes = [{ id: payment.id }];
    expect(found).toMatchObject({
      payment: { id: payment.id },
      paymentSums: expect.arrayContaining([
        { status: 'PARTLY_REFUNDED', sum: expect.stringMatching(/^\d+\.\d\d$/) },
      ]),
      payments: { totalCount: 1, countByStatus: [{ status: 'PARTLY_REFUNDED', count: 1 }], nodes },
      paymentStatuses: { nodes: [{ id: paymentStatus.id }] },
      paymentOrders: { nodes: [{ paidSum: '3000.00' }] },
      ledgerEntries: {
        nodes: [
          { kind: 'PAYMENT', debit: 'SCHOOL', credit: 'SALES', amount: '4000.00' },
          { kind: 'REFUND', debit: 'SALES', credit: 'SCHOOL', amount: '1000.00' },
        ],
      },
      order: {
        paidAt: null,
        paymentOrder: { paidSum: '3000.00', paymentsSum: '4000.00' },
        payments: { totalCount: 1, nodes },
      },
      user: { payments: { nodes } },
    });
  });

  test('payment statuses are created, updated, sorted, merged and deleted', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const companyId: string = company.id;
    const made = async (adminName: string) => {
      const status = {
        companyId,
        adminName,
        type: 'CANCELED',
        textColor: '#1d5fd6',
        backgroundColor: '#e9f0fd',
      };
      return (await mutate('createPaymentStatus', status, 'paymentStatus { id version }'))
        .paymentStatus;
    };
    const [one, other] = [await made('Схема: один'), await made('Схема: другой')];
    const { paymentStatus } = await mutate(
      'updatePaymentStatus',
      { id: one.id, publicName: 'Передумали', version: one.version },
      'paymentStatus { publicName viewerCanUpdate viewerCanDelete audits(first: 1) { totalCount } auditAuthors(latest: 5) { name } }',
    );
    expect(paymentStatus).toMatchObject({
      publicName: 'Передумали',
      viewerCanUpdate: true,
      viewerCanDelete: true,
      audits: { totalCount: 2 },
    });
    const sorted = await mutate(
      'sortPaymentStatuses',
      { companyId, paymentStatusIds: [other.id, one.id] },
      'paymentStatuses { id }',
    );
    expect(sorted.paymentStatuses).toEqual([{ id: other.id }, { id: one.id }]);
    const found = await ask(
      '{ company(code: "demo") { paymentStatuses(first: 5, search: "Схема", orderBy: { field: ADMIN_NAME }) { totalCount nodes { paymentsCount } } } }',
    );
    expect(found.company.paymentStatuses).toEqual({
      totalCount: 2,
      nodes: [{ paymentsCount: 0 }, { paymentsCount: 0 }],
    });
    const merged = await mutate(
      'mergePaymentStatuses',
      { id: one.id, intoId: other.id },
      'paymentStatus { id } deletedPaymentStatusId',
    );
    expect(merged).toMatchObject({
      paymentStatus: { id: other.id },
      deletedPaymentStatusId: one.id,
    });
    const gone = await mutate(
      'deletePaymentStatuses',
      { companyId, paymentStatuses: { ids: [other.id] } },
      'deletedPaymentStatusIds deletedCount skipped { count }',
    );
    expect(gone).toMatchObject({ deletedPaymentStatusIds: [other.id], deletedCount: 1 });
  });

  test('uses of promo codes are counted and listed', async () => {
    const { company } = await ask(
      `{ company(code: "demo") {
        usedPromoCodes(first: 5, filter: { counts: true }, orderBy: { field: CREATED_AT, direction: DESC }) {
          totalCount nodes { id databaseId discount releasedAt createdAt
            promoCode { code } user { fullName } course { name } payment { price } }
        }
        promoCodes(first: 1) { nodes { usedCount uses(first: 5) { totalCount nodes { id } } } }
      } }`,
    );
    const [{ usedCount, uses }] = company.promoCodes.nodes;
    expect(usedCount).toBeLessThanOrEqual(uses.totalCount);
    expect(company.usedPromoCodes.totalCount).toBeGreaterThanOrEqual(0);
  });

  test('payments are exported with the filter of the list', async () => {
    const { companyId, order } = await ordered();
    await mutate('createPayment', { companyId, orderId: order.id }, 'payment { id }');
    const { paymentExport } = await mutate(
      'exportPayments',
      {
        companyId,
        format: 'CSV',
        columns: ['PRICE', 'STATUS'],
        matching: { filter: { order: [order.id] } },
        orderBy: { field: 'CREATED_AT' },
      },
      'paymentExport { id fileName format job { id } createdAt }',
    );
    const read = async () =>
      (
        await ask(
          `query ($fileName: String!) { company(code: "demo") {
            paymentExport(fileName: $fileName) { isReady url rowCount expiresAt }
            paymentExports(first: 1) { totalCount nodes { fileName } }
          } }`,
          { fileName: paymentExport.fileName },
        )
      ).company;
    await expect.poll(async () => (await read()).paymentExport.isReady).toBe(true);
    const { paymentExport: ready, paymentExports } = await read();
    expect(ready).toMatchObject({ rowCount: 1 });
    expect(paymentExports.nodes).toEqual([{ fileName: paymentExport.fileName }]);
    expect((await download(ready.url)).toString('utf8')).toContain('9000,00;Оплачен');
  });
}
