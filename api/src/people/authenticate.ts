/** From an access token to the person and to what the person is in the company of the path. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../kit/database.ts';
import { forbidden } from '../kit/errors.ts';
import type { Permission } from '../kit/permission-flags.ts';
import type { Authenticate, Scope } from '../kit/permissions.ts';
import { memberPermissions } from './membership.ts';
import { sessions, users } from './account-tables.ts';
import { companyMembers } from './tables.ts';
import { tokenHash } from './tokens.ts';

export function authenticateWith(database: Database): Authenticate {
  return (token, companyId, address) =>
    database.system(async (transaction) => {
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
            isOpen,
          ),
        )
        .where(and(eq(sessions.token_hash, tokenHash(token)), gt(sessions.expires_at, sql`now()`)));
      if (found === undefined) return null;
      await noteVisit(transaction, { ...found, address });
      const { sessionId, personId, superAdmin, memberOf, status } = found;
      if (status === 'blocked') throw forbidden('Администратор закрыл вам доступ в эту компанию');
      return {
        person: { id: personId, superAdmin, sessionId },
        scope:
          memberOf === null || status === 'deleted'
            ? null
            : {
                companyId: memberOf,
                personId,
                isOwner: found.isOwner,
                permissions: new Set(found.permissions),
              },
      };
    });
}

/** A company that is being removed has no members any more. */
const isOpen = sql`exists (select 1 from companies company where company.id = ${companyMembers.company_id} and company.deleted_at is null)`;

/** Visits are noted to within five minutes, so that reading costs no write. */
const lately = sql.raw(`now() - interval '5 minutes'`);

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

/** What a person may do in a company at this moment; null when they are no member. For work without a request. */
export async function scopeOfMember(
  transaction: Transaction,
  companyId: number,
  personId: number,
): Promise<Scope | null> {
  const { company_id, user_id, is_owner, status } = companyMembers;
  const [member] = await transaction
    .select({
      isOwner: is_owner,
      permissions: sql<Permission[]>`${memberPermissions('company_members')}`,
    })
    .from(companyMembers)
    .where(and(eq(company_id, companyId), eq(user_id, personId), eq(status, 'active'), isOpen));
  if (member === undefined) return null;
  const { isOwner, permissions } = member;
  return { companyId, personId, isOwner, permissions: new Set(permissions) };
}
