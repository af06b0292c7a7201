// What is done with many invites at once. Those that give more than the person may give stay as they are, and are told.
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../kit/database.ts';
import { idArray } from '../../kit/filters.ts';
import type { Scope } from '../../kit/permissions.ts';
import { bulkIds, type BulkWork } from '../../kit/resource/bulk.ts';
import { isBacked, isGivable, type InviteKey } from './invite-reach.ts';
import { invites } from './invite-tables.ts';

export const bulkInvites = z.object({
  count: z.int().describe('Invites that were changed; those that were so already are not counted.'),
  ids: z.array(z.int()).describe('Their ids, at most the first 1,000.'),
  skipped: z
    .int()
    .describe('Invites that give what the person may not give: they stay as they are.'),
});

type BulkInvites = z.infer<typeof bulkInvites>;

/** The invites that were chosen. */
type Chosen = Pick<BulkWork<unknown>, 'transaction' | 'scope' | 'rows'>;

export function switchMany(chosen: Chosen, active: boolean): Promise<BulkInvites> {
  const { transaction, scope } = chosen;
  if (!active) {
    const rows = sql`${chosen.rows} and ${invites.active}`;
    return changeMany({ ...chosen, rows }, (isChosen) =>
      transaction.update(invites).set({ active }).where(isChosen),
    );
  }
  const rests = sql`not ${isBacked(keyOf(), sql`${invites.author_id}`)}`;
  // What its author may not give any more is from now on whoever's it is who switches it on: as when they save it.
  const author_id = sql`case when ${rests} then ${scope.personId} else ${invites.author_id} end`;
  const rows = sql`${chosen.rows} and (not ${invites.active} or ${rests})`;
  return changeMany({ ...chosen, rows }, (isChosen) =>
    transaction.update(invites).set({ active, author_id }).where(isChosen),
  );
}

export const deleteMany = (chosen: Chosen): Promise<BulkInvites> =>
  changeMany(chosen, (isChosen) => chosen.transaction.delete(invites).where(isChosen));

const keyOf = (): InviteKey => ({
  companyId: sql`${invites.company_id}`,
  inviteId: sql`${invites.id}`,
});

async function changeMany(
  { transaction, scope, rows }: Chosen,
  change: (isChosen: SQL | undefined) => Promise<unknown>,
): Promise<BulkInvites> {
  const { givable, skipped } = await lockChosen(transaction, scope, rows);
  if (givable.length > 0) {
    await change(
      and(eq(invites.company_id, scope.companyId), sql`${invites.id} = any(${idArray(givable)})`),
    );
  }
  return { count: givable.length, ids: givable.slice(0, bulkIds), skipped };
}

/** Those that the person may have to do with, and how many others; nobody else changes them until the transaction ends. */
export async function lockChosen(
  transaction: Transaction,
  scope: Scope,
  rows: SQL,
): Promise<{ givable: number[]; skipped: number }> {
  const locked = await transaction
    .select({ id: invites.id, givable: sql<boolean>`${isGivable(keyOf(), scope)}` })
    .from(invites)
    .where(rows)
    .orderBy(asc(invites.id))
    .for('update');
  const givable = locked.filter((invite) => invite.givable).map((invite) => invite.id);
  return { givable, skipped: locked.length - givable.length };
}
