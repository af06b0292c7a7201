// Finds the company that a non-member wants to join. A company that is being removed is not found.
import { and, isNull, type SQL } from 'drizzle-orm';
import { companies } from '../company/tables.ts';
import type { Transaction } from '../kit/database/database.ts';
import { notFound } from '../kit/http/errors.ts';

export interface OpenCompany {
  id: number;
  name: string;
  code: string;
}

/**
 * Throws 404 if the company does not exist. With `joins`, locks the company against removal until the transaction ends.
 * Runs as the system role.
 */
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
