// Validation of payments and refunds that the staff sends.
import { z } from 'zod';
import { moment } from '../../kit/values/date-time.ts';
import { optionalText, price } from '../../kit/values/texts.ts';

const allow_more_than_left = z
  .boolean()
  .optional()
  .describe(
    'Whether more than what is left to be paid of the order is taken; otherwise it is refused with `more_than_left`.',
  );

export const newPayment = z.strictObject({
  order_id: z.int32().describe('For what it is.'),
  price: price.describe('Roubles. What is left to be paid of the order when left out.'),
  paid_at: moment.nullish().describe('When the money came; now when left out.'),
  comment: optionalText(1000),
  allow_more_than_left,
});

export const shortUpdate = z.strictObject({
  status_id: z.int32().describe('Of `GET /payment_statuses`.'),
  allow_more_than_left,
});

export const newRefund = z.strictObject({
  amount: price.describe('Roubles. All that is left of the payment when left out.'),
  reason: optionalText(1000),
});
