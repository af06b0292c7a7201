// Creates temporary companies for work whose data must not stay. They have no members, are closed from the start, and
// are removed when the work ends or after its time limit.
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterCommit, type Transaction } from '../../kit/database/database.ts';
import { companies } from '../tables.ts';
import type { Removal } from './removal.ts';

/** Returns the id. `minutes`: the time limit of the work. */
export async function createTemporaryCompany(
  transaction: Transaction,
  { name, minutes }: { name: string; minutes: number },
): Promise<number> {
  const [company] = await transaction
    .insert(companies)
    .values({
      code: `passing-${randomUUID()}`,
      name,
      deleted_at: sql`now() + ${minutes}::integer * interval '1 minute'`,
    })
    .returning({ id: companies.id });
  if (company === undefined) throw new Error('the insert returned no company');
  return company.id;
}

/** Has the company removed after its work. A second call does nothing. */
export async function closeTemporaryCompany(
  transaction: Transaction,
  removal: Pick<Removal, 'wake'>,
  id: number,
): Promise<void> {
  await transaction
    .update(companies)
    .set({ deleted_at: sql`now()` })
    .where(and(eq(companies.id, id), sql`${companies.deleted_at} > now()`));
  afterCommit(transaction, () => removal.wake());
}
