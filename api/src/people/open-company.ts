// The company that somebody comes to who is no member yet. One that is being removed is not there.
import { and, isNull, type SQL } from 'drizzle-orm';
import { companies } from '../company/tables.ts';
import type { Transaction } from '../kit/database/database.ts';
import { notFound } from '../kit/http/errors.ts';

export interface OpenCompany {
  id: number;
  name: string;
  code: string;
}

/** Throws 404 without one. Where somebody `joins`, it is not closed before that is done. Runs as the system. */
export async function requireOpenCompany(
  transaction: Transaction,
  which: SQL,
  { joins = false } = {},
): Promise<OpenCompany> {
  const found = transaction
    .select({ id: companies.id, name: companies.name, code: companies.code })
    .from(companies)
    .where(and(which, isNull(companies.deleted_at)));
  const [company] = await (joins ? found.for('share') : found);
  if (company === undefined) throw notFound('Компания не найдена');
  return company;
}
