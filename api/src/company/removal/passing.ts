// A company for work that nobody may see and of which nothing may stay: it has no members, is closed from the beginning,
// and is removed when the work is over or, whatever has become of that, when its time is.
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterCommit, type Transaction } from '../../kit/database/database.ts';
import { companies } from '../tables.ts';
import type { Removal } from './removal.ts';

/** Answers its id. `minutes`: how long its work may take. */
export async function openPassingCompany(
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
  if (company === undefined) throw new Error('the company was not made');
  return company.id;
}

/** Its work is over. Twice is once. */
export async function closePassingCompany(
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
