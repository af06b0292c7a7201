// Validation of order statuses, and the conversion of their names to columns.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Row } from '../../kit/lists/contract.ts';
import { choice, colour, name } from '../../kit/values/texts.ts';
import { orderStatusTypes } from '../order-tables.ts';

/** A name with its badge colours. */
export const badge = z.strictObject({ value: name, text_color: colour, background: colour });

export const newStatus = z.strictObject({
  admin_name: badge.describe('The name that staff see.'),
  public_name: badge
    .nullish()
    .describe('The name that customers see; null: the same as for staff.'),
  type: choice(orderStatusTypes, 'Выберите, что означает статус').describe(
    'Meaning of the status, independent of its name.',
  ),
  is_default: z
    .boolean()
    .optional()
    .describe('Whether new orders get it; true replaces the previous default.'),
});

type Sent = Partial<z.infer<typeof newStatus>>;

/** The column suffixes of a name. */
export const parts = ['value', 'text_color', 'background'] as const;

/** Converts the input to columns. The public name of a new status defaults to the admin name. */
export function columnsOf({ admin_name, public_name, ...others }: Sent, isNew: boolean): Row {
  const isSame = public_name === null || (isNew && public_name === undefined);
  const columns: Row = { ...others };
  for (const part of parts) {
    if (admin_name !== undefined) columns[`admin_${part}`] = admin_name[part];
    if (public_name != null) columns[`public_${part}`] = public_name[part];
    if (isSame) columns[`public_${part}`] = admin_name?.[part] ?? sql.identifier(`admin_${part}`);
  }
  return columns;
}
