// What is done with many users at once: their status, their roles, their groups.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { rowOf, type Transaction } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import { idArray } from '../../kit/filters.ts';
import type { Permission } from '../../kit/permission-flags.ts';
import { beyondReach, type Scope } from '../../kit/permissions.ts';
import { bulkIds, type BulkWork } from '../../kit/resource/bulk.ts';
import { isWithinReach } from '../membership.ts';
import { groups, roles, type MemberStatus } from '../tables.ts';

export const bulkResult = z.object({
  count: z.int().describe('Users that were changed; those that were so already are not counted.'),
  ids: z.array(z.int()).describe('Their ids, at most the first 1,000.'),
  skipped: z
    .int()
    .describe('Owners, the person themselves and people who may do more: they stay as they are.'),
});

export type BulkResult = z.infer<typeof bulkResult>;

type StatusAction = 'block' | 'unblock' | 'delete' | 'restore';

/** The users that were chosen. */
type Chosen = Pick<BulkWork<unknown>, 'transaction' | 'scope' | 'rows'>;

const moves: Record<StatusAction, { from: MemberStatus[]; to: MemberStatus }> = {
  block: { from: ['active'], to: 'blocked' },
  unblock: { from: ['blocked'], to: 'active' },
  delete: { from: ['active', 'blocked'], to: 'deleted' },
  restore: { from: ['deleted'], to: 'active' },
};

export function changeStatus(
  { transaction, scope, rows }: Chosen,
  action: StatusAction,
): Promise<BulkResult> {
  const { from, to } = moves[action];
  const allowed = sql.join(
    from.map((status) => sql`${status}`),
    sql`, `,
  );
  return result(
    transaction,
    sql`${chosenMembers(isWithinReach('company_members', scope), sql`${rows} and status in (${allowed})`)}, changed as (
      update company_members as member set status = ${to} from chosen
      where member.company_id = ${scope.companyId} and member.user_id = chosen.id and chosen.reachable
      returning member.user_id as id
    )`,
  );
}

/** What members can be given and relieved of. */
type Link = 'roles' | 'groups';

const links = {
  roles: { table: sql.raw('member_roles'), column: sql.raw('role_id'), require: requireRoles },
  groups: { table: sql.raw('group_members'), column: sql.raw('group_id'), require: requireGroups },
};

/**
 * Whose links the person may change: nobody gives roles to people who may do more, or takes roles from them. Groups give
 * no power, so that anybody may be in them.
 */
function isLinkable(link: Link, scope: Scope): SQL {
  if (link === 'groups' || scope.isOwner) return sql`true`;
  return sql`(${isWithinReach('company_members', scope)} or user_id = ${scope.personId})`;
}

/** Roles that grant more than the person has themselves are neither given nor taken. */
export async function changeLinks(
  { transaction, scope, rows }: Chosen,
  does: 'attach' | 'detach',
  link: Link,
  ids: number[],
): Promise<BulkResult> {
  const { table, column, require } = links[link];
  await require(transaction, scope, ids);
  const touched =
    does === 'attach'
      ? sql`insert into ${table} (company_id, user_id, ${column})
          select ${scope.companyId}, chosen.id, given from chosen cross join unnest(${idArray(ids)}) as given
          where chosen.reachable
          on conflict do nothing returning user_id as id`
      : sql`delete from ${table} as membership using chosen
          where membership.company_id = ${scope.companyId} and membership.user_id = chosen.id
            and chosen.reachable and membership.${column} = any(${idArray(ids)})
          returning membership.user_id as id`;
  return result(
    transaction,
    sql`${chosenMembers(isLinkable(link, scope), rows)}, touched as (${touched}),
      changed as (select distinct id from touched)`,
  );
}

/** Throws when a role is not there, or grants what the person does not have. */
export async function requireRoles(
  transaction: Transaction,
  scope: Scope,
  roleIds: readonly number[],
): Promise<void> {
  if (roleIds.length === 0) return;
  const found = await transaction
    .select({ permissions: roles.permissions })
    .from(roles)
    .where(and(eq(roles.company_id, scope.companyId), sql`${roles.id} = any(${idArray(roleIds)})`));
  if (found.length < new Set(roleIds).size)
    throw invalid('roles_id', 'Роль не найдена', 'not_found');
  const flags = found.flatMap((role) => role.permissions as Permission[]);
  if (beyondReach(scope, flags).length > 0) {
    throw invalid('roles_id', 'Роль даёт права, которых нет у вас', 'forbidden');
  }
}

export async function requireGroups(
  transaction: Transaction,
  scope: Scope,
  groupIds: readonly number[],
): Promise<void> {
  if (groupIds.length === 0) return;
  const found = await transaction.$count(
    groups,
    and(eq(groups.company_id, scope.companyId), sql`${groups.id} = any(${idArray(groupIds)})`),
  );
  if (found < new Set(groupIds).size) {
    throw invalid('groups_id', 'Группа не найдена', 'not_found');
  }
}

/**
 * The rows as `chosen (id, reachable)`. They are locked, all by the same order: work on the same people at the same
 * moment waits then, where each would otherwise hold what the other needs.
 */
const chosenMembers = (reachable: SQL, rows: SQL): SQL => sql`chosen as (
  select user_id as id, ${reachable} as reachable from company_members where ${rows}
  order by user_id for no key update of company_members
)`;

/** Of `chosen (id, reachable)` and `changed (id)`. */
function result(transaction: Transaction, parts: SQL): Promise<BulkResult> {
  return rowOf<BulkResult>(
    transaction,
    sql`with ${parts} select
      (select count(*)::integer from changed) as count,
      coalesce((select (array_agg(id order by id))[1:${sql.raw(String(bulkIds))}] from changed), '{}') as ids,
      (select count(*)::integer from chosen where not reachable) as skipped`,
  );
}
