// What is done with many invites at once: which of them stay as they are, and who answers for those that are switched on.
import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { QueryScope } from '../../kit/permissions/permissions.ts';
import { changeRows, type BulkWork, type ChangedRows } from '../../kit/resource/bulk.ts';
import type { Refusal } from '../../kit/resource/skipped-rows.ts';
import { isBacked, isGivable, type InviteKey } from './invite-reach.ts';
import { inviteRecipients, invites } from './invite-tables.ts';

type Invites = typeof invites;

export const keyOf = (table: Invites): InviteKey => ({
  companyId: sql`${table.company_id}`,
  inviteId: sql`${table.id}`,
});

export const beyondReach: Refusal<Invites> = {
  code: 'beyond_reach',
  message: 'дают права, которых нет у вас',
  where: (table, scope) => sql`not ${isGivable(keyOf(table), scope)}`,
};

/** What is not sent. */
export const unsendable: readonly Refusal<PgTable>[] = [
  {
    code: 'sending',
    message: 'уже отправляются',
    where: (_, asker) => sql`${sendingJob(invites, asker)} is not null`,
  },
  {
    code: 'nobody_waits',
    message: 'никто не ждёт: нет получателей или все уже получили',
    where: () => sql`not exists (
      select 1 from ${inviteRecipients} recipient
      where recipient.company_id = ${invites.company_id} and recipient.invite_id = ${invites.id} and recipient.sent_at is null)`,
  },
];

/** The id of the job that sends an invite now, as the person has ordered it; null when there is none. */
export const sendingJob = (table: Invites, { personId }: QueryScope): SQL =>
  sql`(select max(job.id) from jobs job where job.company_id = ${table.company_id} and job.author_id = ${personId} and job.kind = 'invites_sending' and job.status in ('queued', 'running') and job.input -> 'invite_ids' @> to_jsonb(${table.id}))`;

/** What is off, or rests since its author may not give any more what it gives. */
export const isOut = (table: Invites): SQL => sql`(not ${table.active} or ${rests(table)})`;

const rests = (table: Invites): SQL => sql`not ${isBacked(keyOf(table), sql`${table.author_id}`)}`;

/** What rests is from now on whoever's it is who switches it on: as when they save it. */
export function activate({
  transaction,
  scope,
  rows,
}: Pick<BulkWork<unknown>, 'transaction' | 'scope' | 'rows'>): Promise<ChangedRows> {
  const author_id = sql`case when ${rests(invites)} then ${scope.personId} else ${invites.author_id} end`;
  return changeRows(transaction, scope, invites, rows, { active: true, author_id });
}
