// Validation of payment statuses.
import { z } from 'zod';
import { choice, colour, name } from '../../kit/values/texts.ts';
import { paymentStates } from '../payment-tables.ts';

const words = {
  admin_name: name.describe('The name that staff see. Unique in the company.'),
  public_name: name.nullish().describe('The name that payers see; null: the same as for staff.'),
  text_color: colour,
  background_color: colour,
  is_default: z
    .boolean()
    .optional()
    .describe(
      'Whether payments in the state of its type get it automatically; true replaces the previous default of that type.',
    ),
};

export const newStatus = z.strictObject({
  ...words,
  type: choice(paymentStates, 'Выберите, что означает статус').describe(
    'The state of payments that it names.',
  ),
});

/** The type can't be changed, because it is the state of the payments with this status. */
export const changedStatus = z.strictObject(words).partial();

export type SentStatus = z.infer<typeof newStatus> | z.infer<typeof changedStatus>;
