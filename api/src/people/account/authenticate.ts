// From a token to the person and to what the person is in the company of the path.
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kit/database.ts';
import { forbidden } from '../../kit/errors.ts';
import type { Permission } from '../../kit/permission-flags.ts';
import type { Authenticate, Caller, ScopeOfMember } from '../../kit/permissions.ts';
import { lately, noteAccess, scopeOfAccessToken } from '../access/access-tokens.ts';
import { isOpen, memberPermissions } from '../membership.ts';
import { accessTokens } from '../access/access-tables.ts';
import { sessions, users } from './account-tables.ts';
import { companyMembers } from '../tables.ts';
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
  const found = await scopeOfAccessToken(
    transaction,
    eq(accessTokens.token_hash, tokenHash(token)),
  );
  if (found === null) return null;
  const { scope, usedLately } = found;
  if (companyId !== null && companyId !== scope.companyId) {
    throw forbidden('Токен доступа действует только в своей компании');
  }
  return {
    person: { id: scope.personId, superAdmin: false, sessionId: null },
    scope,
    ...(!usedLately && { visit: () => database.system((after) => noteAccess(after, scope)) }),
  };
}

async function bySession(
  database: Pick<Database, 'system'>,
  transaction: Transaction,
  token: string,
  companyId: number | null,
  address: string,
): Promise<Caller | null> {
  const [found] = await transaction
    .select({
      sessionId: sessions.id,
      usedLately: sql<boolean>`coalesce(${sessions.last_used_at} > ${lately}, false)`,
      visitedLately: sql<boolean>`coalesce(${companyMembers.last_visit_at} > ${lately}, false)`,
      personId: users.id,
      superAdmin: users.super_admin,
      memberOf: companyMembers.company_id,
      status: companyMembers.status,
      isOwner: sql<boolean>`coalesce(${companyMembers.is_owner}, false)`,
      permissions: sql<Permission[]>`${memberPermissions('company_members')}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(
      companyMembers,
      and(
        eq(companyMembers.user_id, users.id),
        sql`${companyMembers.company_id} = ${companyId}::integer`,
        isOpen(companyMembers.company_id),
      ),
    )
    .where(and(eq(sessions.token_hash, tokenHash(token)), gt(sessions.expires_at, sql`now()`)));
  if (found === undefined) return null;
  const { sessionId, personId, superAdmin, status } = found;
  if (status === 'blocked') throw forbidden('Администратор закрыл вам доступ в эту компанию');
  const memberOf = status === 'active' ? found.memberOf : null;
  const visit = { ...found, memberOf, address };
  const isNoted = found.usedLately && (memberOf === null || found.visitedLately);
  return {
    person: { id: personId, superAdmin, sessionId },
    scope:
      memberOf === null
        ? null
        : {
            companyId: memberOf,
            personId,
            isOwner: found.isOwner,
            permissions: new Set(found.permissions),
          },
    ...(!isNoted && { visit: () => database.system((after) => noteVisit(after, visit)) }),
  };
}

async function noteVisit(
  transaction: Transaction,
  visit: {
    sessionId: number;
    usedLately: boolean;
    address: string;
    personId: number;
    memberOf: number | null;
    visitedLately: boolean;
  },
): Promise<void> {
  if (!visit.usedLately) {
    await transaction
      .update(sessions)
      .set({ last_used_at: sql`now()`, ip_address: visit.address })
      .where(eq(sessions.id, visit.sessionId));
  }
  if (visit.memberOf !== null && !visit.visitedLately) {
    await transaction
      .update(companyMembers)
      .set({ last_visit_at: sql`now()` })
      .where(
        and(
          eq(companyMembers.company_id, visit.memberOf),
          eq(companyMembers.user_id, visit.personId),
        ),
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
    const { company_id, id } = accessTokens;
    const which = sql`${company_id} = ${companyId} and ${id} = ${accessTokenId}`;
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
        isOpen(company_id),
      ),
    );
  if (member === undefined) return null;
  const { isOwner, permissions } = member;
  return { companyId, personId, isOwner, permissions: new Set(permissions) };
};
