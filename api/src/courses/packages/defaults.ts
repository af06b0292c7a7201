// Maintains one default branch per course and one default package per branch and for the course without a branch; it
// applies to learners without own packages. Callers must have locked the course.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { courseBranches } from './branch-tables.ts';
import type { coursePackages } from './package-tables.ts';

type Kind = typeof courseBranches | typeof coursePackages;

/** Throws 422 if `id` is the default, because unsetting it would leave none. */
export async function refuseUnsetDefault(
  transaction: Transaction,
  { companyId }: Scope,
  kind: Kind,
  id: number,
  message: string,
): Promise<void> {
  const isDefault = and(eq(kind.company_id, companyId), eq(kind.id, id), eq(kind.is_default, true));
  if ((await transaction.$count(kind, isDefault)) > 0) throw invalid('is_default', message);
}

/** Makes `chosen` the default of its group. A group without a default gets its first record. */
export async function ensureDefaults(
  transaction: Transaction,
  { companyId }: Scope,
  kind: Kind,
  courseId: number,
  chosen: number | null,
): Promise<void> {
  await transaction.execute(
    sql`with places as (
      select distinct on (${placeOf(kind)}) ${kind.id} as id, ${placeOf(kind)} as place from ${kind}
      where ${kind.company_id} = ${companyId} and ${kind.course_id} = ${courseId}
      order by ${placeOf(kind)}, (${kind.id} = ${chosen ?? 0}) desc, ${kind.is_default} desc, ${kind.sort}, ${kind.id}
    )
    update ${kind} set is_default = (${kind.id} = places.id) from places
    where ${kind.company_id} = ${companyId} and ${kind.course_id} = ${courseId}
      and ${placeOf(kind)} = places.place and ${kind.is_default} <> (${kind.id} = places.id)`,
  );
}

/** Throws 409 for the default while its group has other records. */
export async function refuseDeleteDefault(
  transaction: Transaction,
  { companyId }: Scope,
  kind: Kind,
  id: number,
  message: string,
): Promise<void> {
  const others = await rowsOf(
    transaction,
    sql`select 1 from ${kind} join ${kind} as other on other.company_id = ${kind.company_id} and other.course_id = ${kind.course_id}
        and other.id <> ${kind.id} and ${placeOf(kind, true)} = ${placeOf(kind)}
      where ${kind.company_id} = ${companyId} and ${kind.id} = ${id} and ${kind.is_default} limit 1`,
  );
  if (others.length > 0) throw conflict('default', message);
}

/**
 * If `id` is the default, makes `into` the default if it is in the same group, or else the first other record of the
 * group.
 */
export async function replaceDefault(
  transaction: Transaction,
  { companyId }: Scope,
  kind: Kind,
  id: number,
  into: number,
): Promise<void> {
  await transaction.execute(
    sql`with gone as (
      update ${kind} set is_default = false where ${kind.company_id} = ${companyId} and ${kind.id} = ${id} and ${kind.is_default}
      returning ${kind.id} as id, ${kind.course_id} as course_id, ${placeOf(kind)} as place
    )
    update ${kind} set is_default = true
    where ${kind.company_id} = ${companyId} and ${kind.id} = (
      select other.id from gone join ${kind} as other on other.company_id = ${companyId} and other.course_id = gone.course_id
        and other.id <> gone.id and ${placeOf(kind, true)} = gone.place
      order by (other.id = ${into}) desc, other.sort, other.id limit 1
    )`,
  );
}

/**
 * The key of the group that has one default: the course for branches; the branch, or 0 without one, for packages.
 */
function placeOf(kind: Kind, ofOther = false): SQL {
  const ofBranches = 'branch_id' in kind;
  if (ofOther) return ofBranches ? sql`coalesce(other.branch_id, 0)` : sql`other.course_id`;
  return ofBranches ? sql`coalesce(${kind.branch_id}, 0)` : sql`${kind.course_id}`;
}
