// What is done with many users at once: whom it passes over, and how roles, groups and observers are given and taken.
import { and, eq, getTableName, inArray, sql, type SQL } from 'drizzle-orm';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Permission } from '../../kit/permissions/flags.ts';
import {
  ungrantablePermissions as flagsBeyondReach,
  type Scope,
} from '../../kit/permissions/permissions.ts';
import { bulkIds, type BulkWork, type ChangedRows } from '../../kit/resource/bulk.ts';
import type { Refusal } from '../../kit/resource/skipped-rows.ts';
import { isWithinReach } from '../membership.ts';
import { mayObserve } from '../observers/observed.ts';
import { companyMembers, groups, roles } from '../tables.ts';

type Members = typeof companyMembers;

/** Nobody touches the account and the place of an owner, of themselves, or of people who may do more. */
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
    where: (table, asker) => sql`not ${isWithinReach(getTableName(table), asker)}`,
  },
];

/** Nobody gives roles to others who may do more, or takes roles from them. */
export const beyondGiving: readonly Refusal<Members>[] = beyondReach
  .filter(({ code }) => code !== 'self')
  .map(({ where, ...reason }) => ({
    ...reason,
    where: (table, asker, chosen) =>
      asker.isOwner
        ? sql`false`
        : sql`${table.user_id} <> ${asker.personId} and ${where(table, asker, chosen)}`,
  }));

/** The users that were chosen. */
type Chosen = Pick<BulkWork<unknown>, 'transaction' | 'scope' | 'rows'>;

/** What members can be given and relieved of. */
type Link = 'roles' | 'groups' | 'observers';

interface LinkKind {
  table: SQL;
  column: SQL;
  /** Throws where what is `given` is not to be given at all. */
  require: (transaction: Transaction, scope: Scope, ids: readonly number[]) => Promise<void>;
  /** Of whom it is not to be given to. */
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
 * The rows are locked, all by the same order: work on the same people at the same moment waits then, where each would
 * otherwise hold what the other needs. Roles that grant more than the person has themselves are neither given nor taken.
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

/** Throws when a role is not there, or grants what the person does not have. */
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

/** Throws when one is not there, or may observe nobody. */
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
