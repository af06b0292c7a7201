// Rules of bulk actions on invites: which rows are skipped, and who becomes the author of activated invites.
import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { QueryScope } from '../../kit/permissions/permissions.ts';
import { changeRows } from '../../kit/resource/bulk.ts';
import type { BulkWork } from '../../kit/resource/definition.ts';
import type { ChangedRows, Refusal } from '../../kit/resource/contract.ts';
import { isAuthorEntitled, mayGiveInvite, type InviteKey } from './invite-permissions.ts';
import { inviteRecipients, invites } from './invite-tables.ts';

type Invites = typeof invites;

export const keyOf = (table: Invites): InviteKey => ({
  companyId: sql`${table.company_id}`,
  inviteId: sql`${table.id}`,
});

export const beyondReach: Refusal<Invites> = {
  code: 'beyond_reach',
  message: 'дают права, которых нет у вас',
  where: (table, scope) => sql`not ${mayGiveInvite(keyOf(table), scope)}`,
};

/** Invites that sending skips. */
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

/** The id of the caller's queued or running job that sends the invite; null if there is none. */
export const sendingJob = (table: Invites, { personId }: QueryScope): SQL =>
  sql`(select max(job.id) from jobs job where job.company_id = ${table.company_id} and job.author_id = ${personId} and job.kind = 'invites_sending' and job.status in ('queued', 'running') and job.input -> 'invite_ids' @> to_jsonb(${table.id}))`;

/**
 * Whether an invite is inactive, or suspended because its author may no longer give what it gives.
 */
export const isInactiveOrSuspended = (table: Invites): SQL =>
  sql`(not ${table.active} or ${rests(table)})`;

const rests = (table: Invites): SQL =>
  sql`not ${isAuthorEntitled(keyOf(table), sql`${table.author_id}`)}`;

/** Activates invites. The caller becomes the author of suspended ones, as when saving them. */
export function activateInvites({
  transaction,
  scope,
  rows,
}: Pick<BulkWork<unknown>, 'transaction' | 'scope' | 'rows'>): Promise<ChangedRows> {
  const author_id = sql`case when ${rests(invites)} then ${scope.personId} else ${invites.author_id} end`;
  return changeRows(transaction, scope, invites, rows, { active: true, author_id });
}
