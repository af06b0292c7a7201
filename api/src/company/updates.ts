// A registry of fields of a company's update that other domains translate into columns, such as the shop that takes its
// payments.
import type { z } from 'zod';
import type { Transaction } from '../kit/database/database.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import type { changedCompany } from './rules.ts';
import type { companies } from './tables.ts';

type Sent = z.infer<typeof changedCompany>;
type Columns = Partial<typeof companies.$inferInsert>;

interface CompanyUpdate {
  fields: readonly (keyof Sent & keyof Columns)[];
  /** Returns the columns to set; throws 422 for wrong values. */
  columns: (transaction: Transaction, scope: Scope, sent: Sent) => Promise<Columns>;
}

const updates: CompanyUpdate[] = [];

export const declareCompanyUpdate = (update: CompanyUpdate): void => void updates.push(update);

/** The fields that no other domain has declared. */
export function withoutDeclared<Body extends Partial<Sent>>(sent: Body): Body {
  const own = { ...sent };
  for (const field of updates.flatMap(({ fields }) => fields)) delete own[field];
  return own;
}

export async function declaredUpdates(
  transaction: Transaction,
  scope: Scope,
  sent: Sent,
): Promise<Columns> {
  const columns = await Promise.all(
    updates.map((update) => update.columns(transaction, scope, sent)),
  );
  return Object.assign({}, ...columns);
}
