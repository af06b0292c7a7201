// The purchase record: an order as its buyer sees it.
import { getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import { record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { orders } from '../../orders/order-tables.ts';
import { wireText } from '../../kit/records/wire.ts';
import { paymentStates, paymentTypes } from '../payment-tables.ts';

const shown = new Set<string>([
  'id',
  'name',
  'course_id',
  'course_package_id',
  'to_pay',
  'payed_at',
  'created_at',
] satisfies (keyof typeof orders.$inferSelect)[]);

const columns = Object.keys(getTableColumns(orders)) as (keyof typeof orders.$inferSelect)[];

const payment = z
  .object({
    id: z.int(),
    status: z.enum(paymentStates),
    status_name: z.string(),
    type: z.enum(paymentTypes),
    price: z.string().describe('Roubles.'),
    price_without_discount: z.string().describe('Roubles.'),
    refunded_sum: z.string().describe('Roubles.'),
    paid_at: z.iso.datetime().nullable(),
    reserved_until_at: z.iso.datetime().nullable(),
    due_at: z.iso.datetime().nullable(),
    gift: z
      .object({
        code: z.string().describe('The person who redeems it becomes the learner.'),
        redeemed_at: z.iso.datetime().nullable(),
      })
      .meta({ id: 'PurchaseGift', description: 'A course or package paid for as a gift.' })
      .nullable()
      .describe('Null if it is no gift, or not paid.'),
  })
  .meta({ id: 'PurchasePayment', description: 'A payment as its payer sees it.' });

export const purchaseRecord = record(orders)({
  name: 'Purchase',
  description: 'An order as its buyer sees it.',
  permissions: { read: 'member' },
  mine: ({ user_id, status }, { personId }) =>
    sql`(${user_id} = ${personId} and ${status} <> 'deleted')`,
  hidden: columns.filter((name) => !shown.has(name)),
  order: 'name',
  computed: {
    number: {
      schema: z.string(),
      sql: ({ number }) => sql`${number}::text`,
    },
    status_name: {
      schema: z.string().describe('Name of the order’s status for customers.'),
      sql: ({ company_id, status_id }) =>
        sql`(select public_value from order_statuses named where named.company_id = ${company_id} and named.id = ${status_id})`,
    },
    course_name: {
      schema: z.string().nullable(),
      sql: ({ company_id, course_id }) =>
        sql`(select name from courses course where course.company_id = ${company_id} and course.id = ${course_id})`,
    },
  },
  attached: {
    payments: {
      schema: z.array(payment).describe('Oldest first.'),
      rows: 12,
      sql: ({ company_id, id }) => sql`coalesce((
        select jsonb_agg(jsonb_build_object('id', payment.id, 'status', payment.status, 'status_name', named.public_name,
          'type', payment.type, 'price', payment.price::text, 'price_without_discount', payment.price_without_discount::text,
          'refunded_sum', payment.refunded_sum::text, 'paid_at', ${wireText(sql`payment.paid_at`)},
          'reserved_until_at', ${wireText(sql`payment.reserved_until_at`)}, 'due_at', ${wireText(sql`payment.due_at`)}, 'gift', (
            select jsonb_build_object('code', gift.code, 'redeemed_at', ${wireText(sql`gift.redeemed_at`)}) from course_gifts gift
            where gift.company_id = payment.company_id and gift.payment_id = payment.id)) order by payment.id)
        from payment_orders paid
        join payments payment on payment.company_id = paid.company_id and payment.payment_order_id = paid.id
        join payment_statuses named on named.company_id = payment.company_id and named.id = payment.status_id
        where paid.company_id = ${company_id} and paid.order_id = ${id}), '[]'::jsonb)`,
    },
  },
});

export const purchaseResource = resource({
  record: purchaseRecord,
  path: '/purchases',
  tag: 'Purchases',
  missing: 'Заявка не найдена',
  readOnly: true,
  sort: ['created_at'],
  descending: true,
  filters: ['course_id'],
});
