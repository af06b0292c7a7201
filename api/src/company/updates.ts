// Columns of a company that later domains set when it is updated, such as the shop that takes its payments.
import type { z } from 'zod';
import type { Transaction } from '../kit/database/database.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import type { changedCompany } from './rules.ts';
import type { companies } from './tables.ts';

/** Answers the columns to set for what was sent; throws 422 for what is wrong with it. */
type Update = (
  transaction: Transaction,
  scope: Scope,
  sent: z.infer<typeof changedCompany>,
) => Promise<Partial<typeof companies.$inferInsert>>;

const updates: Update[] = [];

export const declareCompanyUpdate = (update: Update): void => void updates.push(update);

export async function declaredUpdates(
  ...call: Parameters<Update>
): Promise<Partial<typeof companies.$inferInsert>> {
  const columns = await Promise.all(updates.map((update) => update(...call)));
  return Object.assign({}, ...columns);
}
