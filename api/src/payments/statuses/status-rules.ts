// Validation of payment statuses.
import { z } from 'zod';
import { choice, colour, name } from '../../kit/values/texts.ts';
import { paymentStates } from '../payment-tables.ts';

const words = {
  admin_name: name.describe('As the staff reads it. Unique in the company.'),
  public_name: name.nullish().describe('As whoever pays reads it; null: the same.'),
  text_color: colour,
  background_color: colour,
  is_default: z
    .boolean()
    .optional()
    .describe(
      'Payments of which its type is true get it by themselves; the only one of its type then.',
    ),
};

export const newStatus = z.strictObject({
  ...words,
  type: choice(paymentStates, 'Выберите, что означает статус').describe('What it means.'),
});

/** The type can't be changed, because it is the state of the payments with this status. */
export const changedStatus = z.strictObject(words).partial();

export type SentStatus = z.infer<typeof newStatus> | z.infer<typeof changedStatus>;
