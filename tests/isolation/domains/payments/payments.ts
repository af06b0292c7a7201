// Declares payments, refunds, the ledger and uses of promo codes, for users who may see payments.
import { sql } from 'drizzle-orm';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import { finishedJob } from '../../school/jobs.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
const payments = `${company}/payments`;
const statuses = `${company}/payment_statuses`;
const money = 'users_payments_and_statistic';

/** The first is read; of the others, one gets another status and one is refunded. */
const parts = ['read', 'changed', 'returned'] as const;
type Part = (typeof parts)[number];

const payment = ({ record }: Pick<ValueGenerator, 'record'>, part: Part): number =>
  record('payments', ({ comment }) => String(comment).endsWith(part));

const status = ({ record }: Pick<ValueGenerator, 'record'>, type: string): number =>
  record('payment_statuses', (row) => row['type'] === type && row['is_default'] === true);

/**
 * Further statuses of paid payments: the first is read, the others are changed, merged, and deleted in two ways.
 */
const words = ['kept', 'changed', 'merged', 'deleted', 'idle'] as const;

const word = ({ record }: Pick<ValueGenerator, 'record'>, part: (typeof words)[number]): number =>
  record('payment_statuses', ({ public_name }) => String(public_name).endsWith(part));

const written = ({ text }: Pick<ValueGenerator, 'text'>, part: string) => ({
  admin_name: `${text('admin_name')} ${part}`,
  public_name: `${text('public_name')} ${part}`,
  text_color: '#1d5fd6',
  background_color: '#e9f0fd',
  type: 'paid',
});

export const domain: DomainDeclaration = {
  tags: ['Payments'],
  menuPages: {
    payments: [
      {
        query: 'paymentListRouteQuery',
        variables: () => ({ filter: {}, named: [], hasNamed: false }),
      },
    ],
    'courses-and-payment': [
      {
        query: 'coursesAndPaymentRouteQuery',
        variables: () => ({ payments: true, courses: false, filter: {} }),
      },
    ],
  },
  records: {
    [`POST ${payments}`]: ({ record, text }) =>
      parts.map((part) => ({
        order_id: record('orders'),
        price: '5000',
        comment: `${text('comment')} ${part}`,
        allow_more_than_left: true,
      })),
    [`POST ${statuses}`]: (maker) => words.map((part) => written(maker, part)),
  },
  writes: [exportPayments],
  finalWrites: describePayments,
  sharedRows: Object.fromEntries(
    [
      'payments',
      'payment_orders',
      'payment_statuses',
      'ledger_entries',
      'course_gifts',
      'reconciliations',
    ].map((table) => [table, (_, may) => may(money)]),
  ),
  partTables: {
    reconciliation_differences: 'reconciliation_id',
    refunds: 'payment_id',
    payment_learners: 'payment_id',
    payment_packages: 'payment_id',
  },
  namedValues: (maker) => {
    const file = maker.row('jobs', ({ kind }) => kind === 'payments_export')['file_name'];
    return {
      payment_id: payment(maker, 'read'),
      payment_order_id: maker.record('payment_orders'),
      paymentOrderId: maker.record('payment_orders'),
      relations: 'payments',
      payer_id: maker.record('company_members', ({ is_owner }) => is_owner === true),
      payment_status_id: word(maker, 'kept'),
      'payments.status_id': status(maker, 'paid'),
      'payments.status': 'paid',
      'payments.paymentStatus': status(maker, 'paid'),
      price_from: 1,
      price_to: 1_000_000,
      paid_from: '2020-01-01',
      paid_to: '2100-01-01',
      booked_from: '2020-01-01',
      booked_to: '2100-01-01',
      paid_sum_from: 1,
      paid_sum_to: 1_000_000,
      [`${payments}.status_id`]: status(maker, 'paid'),
      [`PUT ${payments}/{id}/short_update.id`]: payment(maker, 'changed'),
      [`POST ${payments}/{id}/refunds.id`]: payment(maker, 'returned'),
      'search_export_file.file_name': file,
      'payment_export.file_name': file,
      'paymentExport.file_name': file,
      [`POST ${company}/orders/{id}/instalments.id`]: maker.record('orders'),
      redeemed: 0,
      payment_statuses_id: status(maker, 'paid'),
      payment_status_ids: status(maker, 'paid'),
      [`PUT ${statuses}/{id}.id`]: word(maker, 'changed'),
      [`DELETE ${statuses}/{id}.id`]: word(maker, 'idle'),
      [`POST ${statuses}/{id}/merge.id`]: word(maker, 'merged'),
    };
  },
  bodies: {
    [`POST ${payments}`]: ({ record, text }) => [
      { order_id: record('orders'), price: '10', comment: text('comment') },
    ],
    [`PUT ${payments}/{id}/short_update`]: (maker) => [{ status_id: status(maker, 'paid') }],
    [`POST ${payments}/{id}/refunds`]: ({ text }) => [{ amount: '1', reason: text('reason') }],
    [`POST ${payments}/create_export_download`]: () => [{ format: 'csv' }],
    [`POST ${company}/orders/{id}/instalments`]: () => [
      {
        parts: [
          { price: '1', due_on: '2999-01-31' },
          { price: '1', due_on: '2999-02-28' },
        ],
      },
    ],
    [`POST ${statuses}`]: (maker) => [written(maker, 'new')],
    [`PUT ${statuses}/{id}`]: ({ text }) => [{ public_name: text('public_name') }],
    [`POST ${statuses}/{id}/merge`]: (maker) => [{ into_id: status(maker, 'paid') }],
    [`POST ${statuses}/delete`]: (maker) => [{ payment_statuses_id: [word(maker, 'deleted')] }],
    [`POST ${company}/course_gifts/redeem`]: () => [{ code: 'NOBODY-KNOWS' }],
    [`POST ${company}/reconciliations`]: () => [{ day: '2026-01-15' }],
    ['POST /api/public/companies/{companyId}/yoo_kassa_events']: () => [
      { type: 'notification', event: 'payment.succeeded', object: { id: 'nobody-knows' } },
    ],
  },
  readByName: ['PaymentStatus'],
  inputFields: {
    CreatePaymentInput: ['companyId', 'orderId', 'price', 'comment'],
    UpdatePaymentInput: ['id', 'statusId'],
    RefundPaymentInput: ['id', 'amount', 'reason'],
    CreatePaymentStatusInput: ['companyId', 'adminName', 'textColor', 'backgroundColor', 'type'],
    UpdatePaymentStatusInput: ['id', 'publicName'],
  },
  inputValues: {
    'CreatePaymentInput.price': '10',
    'RefundPaymentInput.amount': '1',
    'CreatePaymentStatusInput.textColor': '#1d5fd6',
    'CreatePaymentStatusInput.backgroundColor': '#e9f0fd',
  },
  idTypes: {
    'UpdatePaymentInput.statusId': 'PaymentStatus',
    'RefundPaymentInput.id': 'Payment',
    'CheckPaymentInput.id': 'Payment',
    'ExportPaymentsInput.ids': 'Payment',
    'PaymentFilter.paymentStatus': 'PaymentStatus',
    'MergePaymentStatusesInput.id': 'PaymentStatus',
    'MergePaymentStatusesInput.intoId': 'PaymentStatus',
    'PaymentFilter.payer': 'User',
    'PaymentOrderFilter.payer': 'User',
  },
  allowedChanges: [
    {
      why: 'every day that is over is reconciled by the clock, ten minutes after a start',
      covers: ({ table, kind }) => table === 'reconciliations' && kind === 'added',
    },
  ],
  expectedOwnerFailures: {
    [`POST ${company}/course_gifts/redeem`]: { status: 422, why: 'nobody guesses a gift' },
    [`POST ${company}/orders/{id}/instalments`]: {
      status: 422,
      why: 'more was paid than it costs',
    },
  },
  publicRoutes: {
    'POST /api/public/companies/{companyId}/yoo_kassa_events': { status: 200 },
  },
  withoutTexts: {
    [`GET ${company}/ledger_entries`]:
      'numbers alone: nobody can put a text into what stands there',
    [`GET ${company}/ledger_entries/{id}`]: 'numbers alone',
    [`GET ${company}/search_export_file`]: 'the name of a file',
    [`GET ${payments}/sums`]: 'states and sums',
    [`GET ${payments}/export_downloads`]: 'names of files',
  },
  emptyEvenForOwner: {
    'LedgerEntry.reference': 'the provider’s, which has moved nothing here',
    'Company.paymentSums': 'states and sums',
  },
};

async function exportPayments(writer: Writer): Promise<void> {
  writer.record('payments');
  const order = { format: 'csv' };
  const { job_id } = await writer.create('/payments/create_export_download', order);
  await finishedJob(writer.call, `/api/companies/${writer.companyId}/jobs/${job_id}`);
}

/**
 * The author of the payments pays and learns, with a partial refund and a promo code. Every user of the school has a
 * pending payment.
 */
async function describePayments({ companyId, database, text, record }: Writer): Promise<void> {
  const ofCompany = sql`company_id = ${companyId}`;
  const code = record('promo_codes', ({ code: each }) => String(each).endsWith('KEPT'));
  await database.system(async (transaction) => {
    for (const statement of [
      sql`update payment_statuses set admin_name = ${text('admin_name')} || ' ' || type, public_name = ${text('public_name')} where ${ofCompany} and is_default`,
      sql`update payment_orders set payer_id = (select max(author_id) from payments paid where paid.company_id = ${companyId}),
          bitrix_contact_id = ${text('bitrix_contact_id')} where ${ofCompany}`,
      sql`update payments set payer_id = author_id, promo_code_id = ${code}, price_without_discount = price + 500,
          reserved_until_at = now(), due_at = now(), receipt_sent_at = now(), cancellation = ${text('cancellation')},
          provider_asked_at = now(), provider_order = '{}', provider_payment_id = ${text('provider_payment_id')} || id
        where ${ofCompany} and author_id is not null`,
      sql`insert into payment_learners (company_id, payment_id, target_id)
        select company_id, id, author_id from payments where ${ofCompany} and author_id is not null on conflict do nothing`,
      sql`insert into payment_packages (company_id, payment_id, target_id)
        select paid.company_id, paid.id, (select min(id) from course_packages package where package.company_id = ${companyId})
        from payments paid where paid.company_id = ${companyId} on conflict do nothing`,
      sql`insert into refunds (company_id, payment_id, amount, status, reason, problem, provider_refund_id, author_id, settled_at)
        select company_id, id, 1, 'succeeded', ${text('reason')}, ${text('problem')}, ${text('provider_refund_id')} || id, author_id, now()
        from payments where ${ofCompany} and refunded_sum = 0`,
      // The demo school already has refunds.
      sql`update refunds set reason = ${text('reason')}, problem = ${text('problem')}, provider_refund_id = ${text('provider_refund_id')} || payment_id
        where ${ofCompany}`,
      sql`insert into ledger_entries (company_id, key, kind, payment_order_id, payment_id, refund_id, order_id, course_id, debit, credit, amount, reference, booked_at)
        select refund.company_id, 'refund:' || refund.id, 'refund', paid.payment_order_id, paid.id, refund.id, entry.order_id, entry.course_id,
          'sales', 'school', 1, null, now()
        from refunds refund join payments paid on paid.company_id = refund.company_id and paid.id = refund.payment_id
        join ledger_entries entry on entry.company_id = paid.company_id and entry.payment_id = paid.id and entry.kind = 'payment'
        where refund.company_id = ${companyId} on conflict do nothing`,
      sql`insert into used_promo_codes (company_id, promo_code_id, payment_order_id, payment_id, user_id, course_id, discount, released_at)
        select company_id, ${code}, payment_order_id, id, author_id, (select min(id) from courses course where course.company_id = ${companyId}), 500,
          case when id <> min(id) over (partition by payment_order_id) then now() end
        from payments where ${ofCompany} and author_id is not null`,
      sql`insert into course_gifts (company_id, payment_id, code, redeemed_by, redeemed_at) select company_id, id, ${text('gift')} || id, author_id, now() from payments where ${ofCompany} and author_id is not null`,
      sql`update orders set user_id = (select max(author_id) from payments paid where paid.company_id = ${companyId})
        where ${ofCompany} and id = (select min(id) from orders first where first.company_id = ${companyId})`,
      sql`insert into reconciliations (company_id, day, checked, checked_at, problem) values (${companyId}, '2026-01-14', 1, now(), ${text('problem')})`,
      sql`insert into reconciliation_differences (company_id, reconciliation_id, kind, movement, reference, payment_id, provider_amount, ledger_amount)
        select looked.company_id, looked.id, 'amount', 'payment', ${text('reference')}, (select min(id) from payments paid where paid.company_id = looked.company_id), 1, 2
        from reconciliations looked where looked.company_id = ${companyId}`,
      sql`insert into payment_orders (company_id, payer_id, bitrix_contact_id)
        select company_id, user_id, ${text('bitrix_contact_id')} from company_members where ${ofCompany}`,
      sql`insert into payments (company_id, payment_order_id, payer_id, status, status_id, type, price, price_without_discount, comment)
        select company_id, id, payer_id, 'waiting', (select id from payment_statuses named where named.company_id = payment_orders.company_id and type = 'waiting' and is_default),
          'online', 100, 100, ${text('comment')}
        from payment_orders where ${ofCompany} and order_id is null`,
      sql`insert into used_promo_codes (company_id, promo_code_id, payment_order_id, payment_id, user_id, course_id, discount, released_at)
        select code.company_id, code.id, paid.payment_order_id, paid.id, paid.payer_id, (select min(id) from courses course where course.company_id = ${companyId}), 500, null
        from (select company_id, id, row_number() over (order by id) as place from promo_codes
          where ${ofCompany} and code not like '%-DELETED' and code not like '%-GONE') as code
        join (select id, payment_order_id, payer_id, row_number() over (order by id) as place from payments paid where ${ofCompany} and author_id is null
            and not exists (select 1 from used_promo_codes used where used.company_id = paid.company_id and used.payment_order_id = paid.payment_order_id)) as paid using (place)`,
    ]) {
      await transaction.execute(statement);
    }
  });
}
