// The list of payments, newest first.
import { sql } from 'drizzle-orm';
import { searchForPhones } from '../../kit/values/contacts.ts';
import { amountFrom, amountTo, fromDay, idsFilter, toDay } from '../../kit/lists/filters.ts';
import { resource } from '../../kit/resource/resource.ts';
import { conditionText } from '../../kit/resource/conditions.ts';
import { payments } from '../payment-tables.ts';
import { paymentRecord } from './payment-record.ts';

const ofOrders = idsFilter(
  (ids) =>
    sql`exists (select 1 from payment_orders paid where paid.company_id = ${payments.company_id}
      and paid.id = ${payments.payment_order_id} and paid.order_id = any(${ids}))`,
);

export const paymentResource = resource({
  record: paymentRecord,
  path: '/payments',
  tag: 'Payments',
  missing: 'Платёж не найден',
  words: { one: 'один платёж', many: 'платежей', all: 'Платежи' },
  readOnly: true,
  sort: ['created_at', 'paid_at', 'price'],
  descending: true,
  searched: ['searched'],
  readSearch: searchForPhones,
  filters: [
    'status',
    'status_id',
    'type',
    'payment_order_id',
    'course_id',
    'payer_id',
    'promo_code_id',
  ],
  specialFilters: {
    paymentOrderId: {
      description: 'Alias of `payment_order_id`.',
      filter: idsFilter((ids) => sql`${payments.payment_order_id} = any(${ids})`),
    },
    order_id: { description: 'Payments for one of these orders.', filter: ofOrders },
    price_from: {
      description: 'Minimum price in roubles.',
      condition: conditionText,
      filter: amountFrom('price_from', payments.price),
    },
    price_to: {
      description: 'Maximum price in roubles.',
      condition: conditionText,
      filter: amountTo('price_to', payments.price),
    },
    paid_from: {
      description: 'Paid on this day or later.',
      condition: conditionText,
      filter: fromDay('paid_from', payments.paid_at),
    },
    paid_to: {
      description: 'Paid on this day or earlier.',
      condition: conditionText,
      filter: toDay('paid_to', payments.paid_at),
    },
    created_from: {
      description: 'Created on this day or later.',
      condition: conditionText,
      filter: fromDay('created_from', payments.created_at),
    },
    created_to: {
      description: 'Created on this day or earlier.',
      condition: conditionText,
      filter: toDay('created_to', payments.created_at),
    },
  },
  countBy: ['status'],
  counted: [['status', 'type'], ['status_id'], ['course_id']],
});
