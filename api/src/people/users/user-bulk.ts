// Rules of bulk actions on users: which users are skipped, and how roles, groups and observers are attached and
// detached.
import { and, eq, getTableName, inArray, sql, type SQL } from 'drizzle-orm';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Permission } from '../../kit/permissions/flags.ts';
import {
  ungrantablePermissions as flagsBeyondReach,
  type Scope,
} from '../../kit/permissions/permissions.ts';
import { bulkIds } from '../../kit/resource/bulk.ts';
import type { BulkWork } from '../../kit/resource/definition.ts';
import type { ChangedRows, Refusal } from '../../kit/resource/contract.ts';
import { mayChangeMember } from '../membership.ts';
import { mayObserve } from '../observers/observed.ts';
import { companyMembers, groups, roles } from '../tables.ts';

type Members = typeof companyMembers;

/** Skips owners, the caller, and people with more permissions than the caller. */
export const beyondReach: readonly Refusal<Members>[] = [
  {
    code: 'owner',
    message: 'владельцев компании изменить нельзя',
    where: (table) => sql`${table.is_owner}`,
  },
  {
    code: 'self',
    message: 'себя изменить нельзя',
    where: (table, asker) => sql`${table.user_id} = ${asker.personId}`,
  },
  {
    code: 'more_rights',
    message: 'прав больше, чем у вас',
    where: (table, asker) => sql`not ${mayChangeMember(getTableName(table), asker)}`,
  },
];

/** Skips other people with more permissions than the caller when roles are given or taken. */
export const beyondReachForRoles: readonly Refusal<Members>[] = beyondReach
  .filter(({ code }) => code !== 'self')
  .map(({ where, ...reason }) => ({
    ...reason,
    where: (table, asker, chosen) =>
      asker.isOwner
        ? sql`false`
        : sql`${table.user_id} <> ${asker.personId} and ${where(table, asker, chosen)}`,
  }));

/** The selected users. */
type Chosen = Pick<BulkWork<unknown>, 'transaction' | 'scope' | 'rows'>;

/** What can be attached to members. */
type Link = 'roles' | 'groups' | 'observers';

interface LinkKind {
  table: SQL;
  column: SQL;
  /** Throws if one of the ids does not exist or the caller may not give it. */
  require: (transaction: Transaction, scope: Scope, ids: readonly number[]) => Promise<void>;
  /** A condition on the pair of member and id; other pairs are skipped. */
  fits?: SQL;
}

const links: Record<Link, LinkKind> = {
  roles: { table: sql.raw('member_roles'), column: sql.raw('role_id'), require: requireRoles },
  groups: { table: sql.raw('group_members'), column: sql.raw('group_id'), require: requireGroups },
  observers: {
    table: sql.raw('user_observers'),
    column: sql.raw('observer_id'),
    require: requireObservers,
    fits: sql`given <> chosen.id`,
  },
};

/**
 * Attaches or detaches records. Locks the members in the order of their ids, so that concurrent writes wait instead of
 * deadlocking. Throws for roles with permissions that the caller does not have.
 */
export async function changeLinks(
  { transaction, scope, rows }: Chosen,
  does: 'attach' | 'detach',
  link: Link,
  ids: number[],
): Promise<ChangedRows> {
  const { table, column, require, fits = sql`true` } = links[link];
  await require(transaction, scope, ids);
  const touched =
    does === 'attach'
      ? sql`insert into ${table} (company_id, user_id, ${column})
          select ${scope.companyId}, chosen.id, given from chosen cross join unnest(${idArray(ids)}) as given
          where ${fits} on conflict do nothing returning user_id as id`
      : sql`delete from ${table} as membership using chosen
          where membership.company_id = ${scope.companyId} and membership.user_id = chosen.id
            and membership.${column} = any(${idArray(ids)})
          returning membership.user_id as id`;
  return rowOf<ChangedRows>(
    transaction,
    sql`with chosen as (
        select user_id as id from company_members where ${rows}
        order by user_id for no key update of company_members
      ), touched as (${touched}), changed as (select distinct id from touched)
    select count(*)::integer as count,
      coalesce((array_agg(id order by id))[1:${sql.raw(String(bulkIds))}], '{}') as ids from changed`,
  );
}

/** Throws if a role does not exist or grants permissions that the caller does not have. */
export async function requireRoles(
  transaction: Transaction,
  scope: Scope,
  roleIds: readonly number[],
  field = 'roles_id',
): Promise<void> {
  if (roleIds.length === 0) return;
  const found = await transaction
    .select({ permissions: roles.permissions })
    .from(roles)
    .where(and(eq(roles.company_id, scope.companyId), sql`${roles.id} = any(${idArray(roleIds)})`));
  if (found.length < new Set(roleIds).size) throw invalid(field, 'Роль не найдена', 'not_found');
  const flags = found.flatMap((role) => role.permissions as Permission[]);
  if (flagsBeyondReach(scope, flags).length > 0) {
    throw invalid(field, 'Роль даёт права, которых нет у вас', 'forbidden');
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

/** Throws if a member does not exist or may not observe. */
async function requireObservers(
  transaction: Transaction,
  { companyId }: Scope,
  observerIds: readonly number[],
): Promise<void> {
  const count = await transaction.$count(
    companyMembers,
    and(
      eq(companyMembers.company_id, companyId),
      inArray(companyMembers.user_id, [...observerIds]),
      mayObserve(companyMembers),
    ),
  );
  if (count < new Set(observerIds).size) {
    throw invalid(
      'observers_id',
      'Наблюдатель не найден, или у него нет такого права',
      'not_found',
    );
  }
}
