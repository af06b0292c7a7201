// The records of payments and payment orders.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { courseBranchRecord, coursePackageRecord, courseRecord } from '../../courses/index.ts';
import { belongsTo, hasMany, manyToMany, record } from '../../kit/records/record.ts';
import { orderRecord } from '../../orders/index.ts';
import { memberRecord } from '../../people/index.ts';
import { staffRecord } from '../../people/staff.ts';
import { paymentGrants } from '../grants.ts';
import { paymentLearners, paymentOrders, paymentPackages, payments } from '../payment-tables.ts';
import { promoCodeRecord } from '../promo-codes/promo-code-record.ts';
import { refundRecord } from '../refunds/refund-record.ts';
import { paymentStatusRecord } from '../statuses/status-record.ts';

const providerData = z
  .object({
    provider: z.enum(['yoo_kassa']),
    id: z.string().nullable().describe('Id at the provider; null until it is known.'),
    cancellation: z.string().nullable().describe('Reason code of the cancellation.'),
  })
  .meta({ id: 'PaymentData', description: 'Provider data of a payment.' });

export const paymentRecord = record(payments)({
  name: 'Payment',
  description: 'A payment for a purchase: expected, received, cancelled or refunded.',
  permissions: { read: paymentGrants.read, update: paymentGrants.update },
  mine: () => sql`true`,
  history: { type: 'payments' },
  // Leaves out what background work changes, such as the sent receipt: it does not conflict with an edit.
  version: ['status_id', 'refunded_sum'],
  hidden: [
    'provider_key',
    'provider_asked_at',
    'provider_order',
    'provider_payment_id',
    'provider_ended_at',
    'provider_look_at',
    'confirmation_url',
    'author_id',
    'searched',
  ],
  order: 'created_at',
  computed: {
    payment_data: {
      schema: providerData
        .nullable()
        .describe('Null if the payment was not requested from a provider.'),
      sql: ({ provider_asked_at, provider_payment_id, cancellation }) =>
        sql`case when ${provider_asked_at} is not null then jsonb_build_object('provider', 'yoo_kassa', 'id', ${provider_payment_id}, 'cancellation', ${cancellation}) end`,
    },
  },
  relations: {
    payment_order: belongsTo(() => paymentOrderRecord, 'payment_order_id'),
    payment_status: belongsTo(() => paymentStatusRecord, 'status_id'),
    course: belongsTo(() => courseRecord, 'course_id'),
    course_branch: belongsTo(() => courseBranchRecord, 'course_branch_id'),
    payer: belongsTo(() => memberRecord, 'payer_id'),
    promo_code: belongsTo(() => promoCodeRecord, 'promo_code_id'),
    author: belongsTo(() => staffRecord, 'author_id'),
    learners: manyToMany(() => memberRecord, paymentLearners, {
      by: 'payment_id',
      target: 'target_id',
    }),
    course_packages: manyToMany(() => coursePackageRecord, paymentPackages, {
      by: 'payment_id',
      target: 'target_id',
    }),
    refunds: hasMany(() => refundRecord, 'payment_id'),
  },
});

export const paymentOrderRecord = record(paymentOrders)({
  name: 'PaymentOrder',
  description: 'All payments for one purchase.',
  permissions: { read: paymentGrants.read },
  showsCompany: true,
  hidden: ['promo_code_id', 'code_price', 'price_without_code'],
  order: 'created_at',
  computed: { company_id: { schema: z.int(), sql: ({ company_id }) => sql`${company_id}` } },
  relations: {
    course: belongsTo(() => courseRecord, 'course_id'),
    order: belongsTo(() => orderRecord, 'order_id'),
    payer: belongsTo(() => memberRecord, 'payer_id'),
    payments: hasMany(() => paymentRecord, 'payment_order_id'),
  },
});
