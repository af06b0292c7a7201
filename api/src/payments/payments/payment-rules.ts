// Validation of payments and refunds that the staff sends.
import { z } from 'zod';
import { moment } from '../../kit/values/date-time.ts';
import { optionalText, price } from '../../kit/values/texts.ts';

const allow_more_than_left = z
  .boolean()
  .optional()
  .describe(
    'Whether to accept more than the unpaid rest of the order; otherwise it is refused with `more_than_left`.',
  );

export const newPayment = z.strictObject({
  order_id: z.int32().describe('The order that is paid for.'),
  price: price.describe('Roubles. Default: the unpaid rest of the order.'),
  paid_at: moment.nullish().describe('When the money was received; default: now.'),
  comment: optionalText(1000),
  allow_more_than_left,
});

export const statusChange = z.strictObject({
  status_id: z.int32().describe('Id of a status from `GET /payment_statuses`.'),
  allow_more_than_left,
});

export const newRefund = z.strictObject({
  amount: price.describe('Roubles. Default: all of the payment that is not refunded yet.'),
  reason: optionalText(1000),
});
