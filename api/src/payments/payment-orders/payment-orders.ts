// Payment orders: everything that is paid for one thing that somebody buys.
import { courseRecord } from '../../courses/index.ts';
import { amountFrom, amountTo } from '../../kit/filters.ts';
import { belongsTo, hasMany, record } from '../../kit/record.ts';
import { resource } from '../../kit/resource.ts';
import { conditionText } from '../../kit/resource/conditions.ts';
import { orderRecord } from '../../orders/index.ts';
import { memberRecord } from '../../people/index.ts';
import { paymentGrants } from '../grants.ts';
import { paymentOrders } from '../payment-tables.ts';
import { paymentRecord } from '../payments/payment-record.ts';

export const paymentOrderRecord = record(paymentOrders)({
  name: 'PaymentOrder',
  description: 'All payments for one thing that somebody buys.',
  permissions: { read: paymentGrants.read },
  order: 'created_at',
  relations: {
    course: belongsTo(() => courseRecord, 'course_id'),
    order: belongsTo(() => orderRecord, 'order_id'),
    payer: belongsTo(() => memberRecord, 'payer_id'),
    payments: hasMany(() => paymentRecord, 'payment_order_id'),
  },
});

export const paymentOrderResource = resource({
  record: paymentOrderRecord,
  path: '/payment_orders',
  tag: 'Payments',
  missing: 'Оплата не найдена',
  readOnly: true,
  sort: ['created_at', 'paid_sum'],
  descending: true,
  filters: ['order_id', 'course_id', 'payer_id'],
  specialFilters: {
    paid_sum_from: {
      description: 'Of which so many roubles have come, or more.',
      condition: conditionText,
      filter: amountFrom('paid_sum_from', paymentOrders.paid_sum),
    },
    paid_sum_to: {
      description: 'Of which so many roubles have come, or less.',
      condition: conditionText,
      filter: amountTo('paid_sum_to', paymentOrders.paid_sum),
    },
  },
  counted: [['course_id']],
});
