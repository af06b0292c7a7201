// The permissions that an invite gives: which callers may manage it, and whether its author still has them.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { forbidden } from '../../kit/http/errors.ts';
import { learnerPermissions } from '../../kit/permissions/flags.ts';
import { flagsOf, type QueryScope, type Scope } from '../../kit/permissions/permissions.ts';
import { invites } from './invite-tables.ts';
import { memberPermissions, textArray } from '../membership.ts';

/** The key of an invite: columns of a row, or values. */
export interface InviteKey {
  companyId: SQL | number;
  inviteId: SQL | number;
}

/** The ids of the roles that an invite gives; the company's default role if it has none. */
export const rolesGiven = ({ companyId, inviteId }: InviteKey): SQL =>
  sql`select target_id as role_id from invite_roles where company_id = ${companyId} and invite_id = ${inviteId}
    union all
    select id from roles where company_id = ${companyId} and roles.default
      and not exists (select 1 from invite_roles where company_id = ${companyId} and invite_id = ${inviteId})`;

/** Whether an invite gives only these permissions and those that anybody may give. */
const isCovered = (invite: InviteKey, flags: SQL): SQL =>
  sql`not exists (
    select 1 from roles role where role.company_id = ${invite.companyId} and role.id in (${rolesGiven(invite)})
      and not role.permissions <@ (${flags} || ${textArray(learnerPermissions)}))`;

/**
 * Whether a caller may give what an invite gives. Others see neither its link nor its recipients.
 */
export const mayGiveInvite = (invite: InviteKey, asker: QueryScope): SQL =>
  asker.isOwner ? sql`true` : sql`(${isCovered(invite, flagsOf(asker))})`;

/**
 * Whether the author of an invite may still give what it gives: an active member by their permissions, or a service
 * account by those of its tokens. Otherwise removed members could rejoin by links that they know.
 */
export const isAuthorEntitled = (invite: InviteKey, authorId: SQL): SQL =>
  sql`(${isCovered(
    invite,
    sql`coalesce(
      (select ${memberPermissions('author')} from company_members author
        where author.company_id = ${invite.companyId} and author.user_id = ${authorId} and author.status = 'active'),
      (select array_agg(flag) from service_accounts account
        join access_tokens token on token.company_id = account.company_id and token.service_account_id = account.id
        cross join unnest(token.permissions) as flag
        where account.company_id = ${invite.companyId} and account.user_id = ${authorId} and account.active
          and token.revoked_at is null and token.expires_at > now()),
      array[]::text[])`,
  )})`;

/** Throws 403 unless the caller may give what the invite gives. */
export async function requireMayGive(
  transaction: Transaction,
  scope: Scope,
  inviteId: number,
): Promise<void> {
  refuseUngivable(await givableInvites(transaction, scope, inviteId));
}

/** The same, and locks the invite until the transaction ends. */
export async function lockInviteToGive(
  transaction: Transaction,
  scope: Scope,
  inviteId: number,
): Promise<void> {
  refuseUngivable(await givableInvites(transaction, scope, inviteId).for('update'));
}

const givableInvites = (transaction: Transaction, scope: Scope, inviteId: number) =>
  transaction
    .select({
      givable: sql<boolean>`${mayGiveInvite({ companyId: scope.companyId, inviteId }, scope)}`,
    })
    .from(invites)
    .where(and(eq(invites.company_id, scope.companyId), eq(invites.id, inviteId)));

function refuseUngivable([invite]: { givable: boolean }[]): void {
  if (invite?.givable === false) throw forbidden('Приглашение даёт права, которых нет у вас');
}
