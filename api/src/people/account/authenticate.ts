// Resolves a token to the person and to their membership in the company of the path.
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { forbidden } from '../../kit/http/errors.ts';
import type { Permission } from '../../kit/permissions/flags.ts';
import type { Authenticate, Caller, ScopeOfMember } from '../../kit/permissions/permissions.ts';
import { placeholder, preparedQuery } from '../../kit/database/prepared-queries.ts';
import { fiveMinutesAgo, recordTokenUse, scopeOfAccessToken } from '../access/access-tokens.ts';
import { isCompanyOpen, memberPermissions } from '../membership.ts';
import { sessions, users } from './account-tables.ts';
import { companyMembers, type MemberStatus } from '../tables.ts';
import { isAccessToken, tokenHash } from './tokens.ts';

export function authenticateWith(database: Pick<Database, 'system'>): Authenticate {
  return (transaction, token, companyId, address) =>
    isAccessToken(token)
      ? byAccessToken(database, transaction, token, companyId)
      : bySession(database, transaction, token, companyId, address);
}

async function byAccessToken(
  database: Pick<Database, 'system'>,
  transaction: Transaction,
  token: string,
  companyId: number | null,
): Promise<Caller | null> {
  const found = await scopeOfAccessToken(transaction, { hash: tokenHash(token) });
  if (found === null) return null;
  const { scope, usedLately } = found;
  if (companyId !== null && companyId !== scope.companyId) {
    throw forbidden('Токен доступа действует только в своей компании');
  }
  return {
    person: { id: scope.personId, superAdmin: false, sessionId: null },
    scope,
    ...(!usedLately && { visit: () => database.system((after) => recordTokenUse(after, scope)) }),
  };
}

interface SessionRow {
  session_id: number;
  used_lately: boolean;
  visited_lately: boolean;
  person_id: number;
  super_admin: boolean;
  /** Null outside of companies and for persons who are not members of the company. */
  member_of: number | null;
  status: MemberStatus | null;
  is_owner: boolean;
  permissions: Permission[];
}

const sessionByToken = preparedQuery<SessionRow>(
  () => sql`select ${sessions.id} as session_id,
      coalesce(${sessions.last_used_at} > ${fiveMinutesAgo}, false) as used_lately,
      coalesce(${companyMembers.last_visit_at} > ${fiveMinutesAgo}, false) as visited_lately,
      ${users.id} as person_id, ${users.super_admin} as super_admin,
      ${companyMembers.company_id} as member_of, ${companyMembers.status} as status,
      coalesce(${companyMembers.is_owner}, false) as is_owner,
      case when ${companyMembers.is_owner} then '{}' else ${memberPermissions('company_members')} end as permissions
    from ${sessions}
    join ${users} on ${users.id} = ${sessions.user_id}
    left join ${companyMembers} on ${companyMembers.user_id} = ${users.id}
      and ${companyMembers.company_id} = ${placeholder('companyId')}::integer and ${isCompanyOpen(companyMembers.company_id)}
    where ${sessions.token_hash} = ${placeholder('token')} and ${sessions.expires_at} > now()`,
);

async function bySession(
  database: Pick<Database, 'system'>,
  transaction: Transaction,
  token: string,
  companyId: number | null,
  address: string,
): Promise<Caller | null> {
  const [found] = await sessionByToken(transaction, { token: tokenHash(token), companyId });
  if (found === undefined) return null;
  const { session_id: sessionId, person_id: personId, super_admin: superAdmin } = found;
  if (found.status === 'blocked') throw forbidden('Администратор закрыл вам доступ в эту компанию');
  const memberOf = found.status === 'active' ? found.member_of : null;
  const isNoted = found.used_lately && (memberOf === null || found.visited_lately);
  return {
    person: { id: personId, superAdmin, sessionId },
    scope:
      memberOf === null
        ? null
        : {
            companyId: memberOf,
            personId,
            isOwner: found.is_owner,
            permissions: new Set(found.permissions),
          },
    ...(!isNoted && {
      visit: () => database.system((after) => noteVisit(after, found, memberOf, address)),
    }),
  };
}

async function noteVisit(
  transaction: Transaction,
  found: SessionRow,
  memberOf: number | null,
  address: string,
): Promise<void> {
  if (!found.used_lately) {
    await transaction
      .update(sessions)
      .set({ last_used_at: sql`now()`, ip_address: address })
      .where(eq(sessions.id, found.session_id));
  }
  if (memberOf !== null && !found.visited_lately) {
    await transaction
      .update(companyMembers)
      .set({ last_visit_at: sql`now()` })
      .where(
        and(eq(companyMembers.company_id, memberOf), eq(companyMembers.user_id, found.person_id)),
      );
  }
}

export const scopeOfMember: ScopeOfMember = async (
  transaction,
  companyId,
  personId,
  accessTokenId,
) => {
  if (accessTokenId !== undefined) {
    const which = { companyId, id: accessTokenId };
    return (await scopeOfAccessToken(transaction, which))?.scope ?? null;
  }
  const { company_id, user_id, is_owner, status } = companyMembers;
  const [member] = await transaction
    .select({
      isOwner: is_owner,
      permissions: sql<Permission[]>`${memberPermissions('company_members')}`,
    })
    .from(companyMembers)
    .where(
      and(
        eq(company_id, companyId),
        eq(user_id, personId),
        eq(status, 'active'),
        isCompanyOpen(company_id),
      ),
    );
  if (member === undefined) return null;
  const { isOwner, permissions } = member;
  return { companyId, personId, isOwner, permissions: new Set(permissions) };
};
