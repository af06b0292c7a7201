/** From an access token to the person and to what the person is in the company of the path. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../kit/database.ts';
import type { Permission } from '../kit/permission-flags.ts';
import type { Authenticate, Scope } from '../kit/permissions.ts';
import { memberPermissions } from './records.ts';
import { companyMembers, sessions, users } from './tables.ts';
import { tokenHash } from './tokens.ts';

export function authenticateWith(database: Database): Authenticate {
  return (token, companyId) =>
    database.system(async (transaction) => {
      const isOwner = sql<boolean>`coalesce(${companyMembers.is_owner}, false)`;
      const [found] = await transaction
        .select({
          sessionId: sessions.id,
          personId: users.id,
          superAdmin: users.super_admin,
          memberOf: companyMembers.company_id,
          isOwner,
          permissions: sql<
            Permission[]
          >`${memberPermissions(companyMembers.company_id, users.id, isOwner)}`,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.user_id))
        .leftJoin(
          companyMembers,
          and(
            eq(companyMembers.user_id, users.id),
            sql`${companyMembers.company_id} = ${companyId}::integer`,
          ),
        )
        .where(and(eq(sessions.token_hash, tokenHash(token)), gt(sessions.expires_at, sql`now()`)));
      if (found === undefined) return null;
      const { sessionId, personId, superAdmin, memberOf } = found;
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
      };
    });
}

/** What a person may do in a company at this moment; null when they are no member. For work without a request. */
export async function scopeOfMember(
  transaction: Transaction,
  companyId: number,
  personId: number,
): Promise<Scope | null> {
  const { company_id, user_id, is_owner } = companyMembers;
  const [member] = await transaction
    .select({
      isOwner: is_owner,
      permissions: sql<Permission[]>`${memberPermissions(company_id, user_id, sql`${is_owner}`)}`,
    })
    .from(companyMembers)
    .where(and(eq(company_id, companyId), eq(user_id, personId)));
  if (member === undefined) return null;
  const { isOwner, permissions } = member;
  return { companyId, personId, isOwner, permissions: new Set(permissions) };
}
