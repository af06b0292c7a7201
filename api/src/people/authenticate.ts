/** From an access token to the person and to what the person is in the company of the path. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../kit/database.ts';
import type { Permission } from '../kit/permission-flags.ts';
import type { Authenticate } from '../kit/permissions.ts';
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
