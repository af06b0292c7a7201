// Access tokens in the database: whom one speaks for and what it opens, and making and revoking them.
import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../kit/database.ts';
import type { Permission } from '../../kit/permission-flags.ts';
import type { Scope } from '../../kit/permissions.ts';
import { accessTokens, serviceAccounts } from './access-tables.ts';
import { isOpen, memberPermissions } from '../membership.ts';
import { companyMembers } from '../tables.ts';

/** Visits are noted to within five minutes, so that reading costs no write. */
export const lately = sql.raw(`now() - interval '5 minutes'`);

/** The scope of a token together with its id. */
export type AccessScope = Scope & { accessTokenId: number };

/**
 * What a token may do at this moment: a member's what the member still may too, a service account's all of its flags.
 * Owners' rights never pass. Null for a token that opens nothing: revoked, past its days, of somebody who may not come in.
 */
export async function scopeOfAccessToken(
  transaction: Transaction,
  which: SQL,
): Promise<{ scope: AccessScope; usedLately: boolean } | null> {
  const [found] = await transaction
    .select({
      accessTokenId: accessTokens.id,
      companyId: accessTokens.company_id,
      personId: accessTokens.user_id,
      usedLately: sql<boolean>`coalesce(${accessTokens.last_used_at} > ${lately}, false)`,
      granted: sql<Permission[]>`${accessTokens.permissions}`,
      isService: sql<boolean>`${accessTokens.service_account_id} is not null`,
      isActive: serviceAccounts.active,
      status: companyMembers.status,
      own: sql<Permission[]>`${memberPermissions('company_members')}`,
    })
    .from(accessTokens)
    .leftJoin(
      serviceAccounts,
      and(
        eq(serviceAccounts.company_id, accessTokens.company_id),
        eq(serviceAccounts.id, accessTokens.service_account_id),
      ),
    )
    .leftJoin(
      companyMembers,
      and(
        eq(companyMembers.company_id, accessTokens.company_id),
        eq(companyMembers.user_id, accessTokens.user_id),
      ),
    )
    .where(
      and(
        which,
        isNull(accessTokens.revoked_at),
        gt(accessTokens.expires_at, sql`now()`),
        isOpen(accessTokens.company_id),
      ),
    );
  if (found === undefined) return null;
  const { isService, isActive, status, granted, own, usedLately, ...whose } = found;
  if (isService ? isActive !== true : status !== 'active') return null;
  const flags = isService ? granted : granted.filter((flag) => own.includes(flag));
  return { scope: { ...whose, isOwner: false, permissions: new Set(flags) }, usedLately };
}

export async function noteAccess(
  transaction: Transaction,
  { companyId, accessTokenId }: AccessScope,
): Promise<void> {
  await transaction
    .update(accessTokens)
    .set({ last_used_at: sql`now()` })
    .where(and(eq(accessTokens.company_id, companyId), eq(accessTokens.id, accessTokenId)));
}
