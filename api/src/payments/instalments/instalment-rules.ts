// Validation of an instalment plan, and its reminder and suspension periods.
import { z } from 'zod';
import { sumOf } from '@kafedra/common/prices';
import { invalid } from '../../kit/http/errors.ts';
import { calendarDay, price, required } from '../../kit/values/texts.ts';

/** Days before the due date when the payer is reminded, and days after it when access is suspended. */
export const reminderDays = 3;
export const suspensionDays = 7;

export const instalmentPlan = z.strictObject({
  parts: z
    .array(
      z.strictObject({
        price: price.pipe(z.string(required)).describe('Roubles.'),
        due_on: calendarDay('Введите дату').describe('The last day for its payment.'),
      }),
    )
    .min(2, 'Не меньше двух частей')
    .max(24, 'Не больше 24 частей')
    .describe('Parts that sum to the unpaid rest of the order, sorted by due date.'),
});

export type InstalmentPlan = z.infer<typeof instalmentPlan>;

/** Throws 422 with the field of the invalid part. */
export function requireValidPlan(
  parts: InstalmentPlan['parts'],
  {
    left,
    today,
    changed = null,
  }: {
    left: string;
    today: string;
    /** Why the amount left differs from what the client saw. */
    changed?: string | null;
  },
): void {
  for (const [place, { price: sum, due_on }] of parts.entries()) {
    if (Number(sum) === 0) throw invalid(`parts.${place}.price`, 'Больше нуля');
    if (due_on < today) throw invalid(`parts.${place}.due_on`, 'Этот день уже прошёл');
    const before = parts[place - 1]?.due_on;
    if (before !== undefined && due_on <= before) {
      throw invalid(`parts.${place}.due_on`, 'Позже предыдущей части');
    }
  }
  const whole = sumOf(parts.map(({ price: sum }) => sum));
  if (whole !== left) {
    const reason = changed === null ? '' : `${changed}. `;
    throw invalid(
      'parts',
      `${reason}Части в сумме дают ${whole}, а осталось оплатить ${left}`,
      'sum',
    );
  }
}
