// Payment orders: a payment order groups all payments for one purchase.
import { amountFrom, amountTo } from '../../kit/lists/filters.ts';
import { resource } from '../../kit/resource/resource.ts';
import { conditionText } from '../../kit/resource/conditions.ts';
import { searchedByName } from '../../people/index.ts';
import { paymentOrders } from '../payment-tables.ts';
import { paymentOrderRecord } from '../payments/payment-record.ts';

export const paymentOrderResource = resource({
  record: paymentOrderRecord,
  path: '/payment_orders',
  tag: 'Payments',
  missing: 'Оплата не найдена',
  readOnly: true,
  otherNames: { relations: 'with' },
  sort: ['created_at', 'paid_sum'],
  descending: true,
  searchedBy: ({ payer_id }) => searchedByName(payer_id),
  filters: ['order_id', 'course_id', 'payer_id'],
  specialFilters: {
    paid_sum_from: {
      description: 'Minimum amount received, in roubles.',
      condition: conditionText,
      filter: amountFrom('paid_sum_from', paymentOrders.paid_sum),
    },
    paid_sum_to: {
      description: 'Maximum amount received, in roubles.',
      condition: conditionText,
      filter: amountTo('paid_sum_to', paymentOrders.paid_sum),
    },
  },
  counted: [['course_id']],
});
