// Creates and revokes access tokens, and resolves a token to its user and permissions.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import type { Permission } from '../../kit/permissions/flags.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { placeholder, preparedQuery } from '../../kit/database/prepared-queries.ts';
import { accessTokens, serviceAccounts } from './access-tables.ts';
import { isCompanyOpen, memberPermissions } from '../membership.ts';
import { companyMembers, type MemberStatus } from '../tables.ts';

/** The last use is written at most every five minutes, so that most reads write nothing. */
export const fiveMinutesAgo = sql.raw(`now() - interval '5 minutes'`);

/** The scope of a request with an access token. */
export type AccessScope = Scope & { accessTokenId: number };

interface TokenRow {
  id: number;
  company_id: number;
  person_id: number;
  used_lately: boolean;
  granted: Permission[];
  /** Whether the token's service account is active; null for a member's token. */
  service_active: boolean | null;
  status: MemberStatus | null;
  own: Permission[];
}

/** Tokens that are neither revoked nor expired. */
const tokens = (which: SQL) =>
  preparedQuery<TokenRow>(
    () => sql`select ${accessTokens.id} as id, ${accessTokens.company_id} as company_id, ${accessTokens.user_id} as person_id,
        coalesce(${accessTokens.last_used_at} > ${fiveMinutesAgo}, false) as used_lately,
        ${accessTokens.permissions} as granted, ${serviceAccounts.active} as service_active,
        ${companyMembers.status} as status, ${memberPermissions('company_members')} as own
      from ${accessTokens}
      left join ${serviceAccounts} on ${serviceAccounts.company_id} = ${accessTokens.company_id}
        and ${serviceAccounts.id} = ${accessTokens.service_account_id}
      left join ${companyMembers} on ${companyMembers.company_id} = ${accessTokens.company_id}
        and ${companyMembers.user_id} = ${accessTokens.user_id}
      where ${which} and ${accessTokens.revoked_at} is null and ${accessTokens.expires_at} > now()
        and ${isCompanyOpen(accessTokens.company_id)}`,
  );

const tokensByHash = tokens(sql`${accessTokens.token_hash} = ${placeholder('hash')}`);

const tokensById = tokens(
  sql`${accessTokens.company_id} = ${placeholder('companyId')} and ${accessTokens.id} = ${placeholder('id')}`,
);

/**
 * The scope of a token: for a member's token, the permissions that the member has, too; for a service account's, all
 * permissions of the token. Never with the rights of an owner. Null if the token is revoked or expired, or its user has
 * no access.
 */
export async function scopeOfAccessToken(
  transaction: Transaction,
  which: { hash: string } | { companyId: number; id: number },
): Promise<{ scope: AccessScope; usedLately: boolean } | null> {
  const find = 'hash' in which ? tokensByHash : tokensById;
  const [found] = await find(transaction, which);
  if (found === undefined) return null;
  const { id, company_id, person_id, used_lately, granted, service_active, status, own } = found;
  if (service_active === null ? status !== 'active' : !service_active) return null;
  const flags = service_active === null ? granted.filter((flag) => own.includes(flag)) : granted;
  const permissions = new Set(flags);
  return {
    scope: {
      accessTokenId: id,
      companyId: company_id,
      personId: person_id,
      isOwner: false,
      permissions,
    },
    usedLately: used_lately,
  };
}

export async function recordTokenUse(
  transaction: Transaction,
  { companyId, accessTokenId }: AccessScope,
): Promise<void> {
  await transaction
    .update(accessTokens)
    .set({ last_used_at: sql`now()` })
    .where(and(eq(accessTokens.company_id, companyId), eq(accessTokens.id, accessTokenId)));
}
