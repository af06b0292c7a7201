// Resolves the packages and branches that rows of a student import name, and reports what can't be given.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { normalizedName } from '../../kit/values/texts.ts';
import { courseBranches } from '../packages/branch-tables.ts';
import {
  coursePackageRelations,
  coursePackages,
  coursePackageUsers,
} from '../packages/package-tables.ts';
import { courseStudents } from '../tables.ts';

interface Row {
  packages?: readonly string[] | undefined;
  branch?: string | null | undefined;
}

interface RowError {
  field: 'packages' | 'branch';
  message: string;
  code: string;
}

interface Named {
  id: number;
  name: string;
  branch_id: number | null;
}

/** A package named by a row. */
export type NamedPackage = Named;

/** What a user gets from all rows that name them. */
export interface ResolvedStudent {
  userId: number;
  packages: readonly NamedPackage[];
  branch: Named | null;
}

interface Course {
  packages: ReadonlyMap<string, Named[]>;
  branches: ReadonlyMap<string, Named[]>;
  branchNames: ReadonlyMap<number, string>;
  /** Required packages by package id. */
  needed: ReadonlyMap<number, number[]>;
  /** The branch of each imported user who already learns in the course; null for no branch. */
  learning: ReadonlyMap<number, number | null>;
  /** Required packages that each imported user already has. */
  held: ReadonlyMap<number, number[]>;
}

/** Not paged: a course has at most a hundred packages and a hundred branches. */
export async function readImportContext(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
  userIds: readonly number[],
): Promise<Course> {
  const of = (table: typeof coursePackages | typeof courseBranches | typeof courseStudents) =>
    and(eq(table.company_id, companyId), eq(table.course_id, courseId));
  const packages = await transaction
    .select({
      id: coursePackages.id,
      name: coursePackages.name,
      branch_id: coursePackages.branch_id,
    })
    .from(coursePackages)
    .where(of(coursePackages));
  const branches = await transaction
    .select({ id: courseBranches.id, name: courseBranches.name })
    .from(courseBranches)
    .where(of(courseBranches));
  const students = await transaction
    .select({ user_id: courseStudents.user_id, branch_id: courseStudents.branch_id })
    .from(courseStudents)
    .where(and(of(courseStudents), sql`${courseStudents.user_id} = any(${idArray(userIds)})`));
  const needed = await transaction
    .select({
      package_id: coursePackageRelations.package_id,
      needed_id: coursePackageRelations.related_package_id,
    })
    .from(coursePackageRelations)
    .where(
      and(
        eq(coursePackageRelations.company_id, companyId),
        eq(coursePackageRelations.type, 'required'),
        sql`${coursePackageRelations.package_id} = any(${idArray(packages.map(({ id }) => id))})`,
      ),
    );
  return {
    packages: Map.groupBy(packages, ({ name }) => normalizedName(name)),
    branches: Map.groupBy(
      branches.map((branch) => ({ ...branch, branch_id: branch.id })),
      ({ name }) => normalizedName(name),
    ),
    branchNames: new Map(branches.map(({ id, name }) => [id, name])),
    learning: new Map(students.map(({ user_id: id, branch_id: branch }) => [id, branch])),
    needed: idsBy(needed.map(({ package_id: by, needed_id: id }) => [by, id])),
    held: await heldBy(
      transaction,
      companyId,
      userIds,
      needed.map(({ needed_id: id }) => id),
    ),
  };
}

async function heldBy(
  transaction: Transaction,
  companyId: number,
  userIds: readonly number[],
  packageIds: number[],
): Promise<ReadonlyMap<number, number[]>> {
  if (packageIds.length === 0) return new Map();
  const { company_id, package_id, user_id } = coursePackageUsers;
  const held = await transaction
    .select({ package_id, user_id })
    .from(coursePackageUsers)
    .where(
      and(
        eq(company_id, companyId),
        inArray(package_id, packageIds),
        sql`${user_id} = any(${idArray(userIds)})`,
      ),
    );
  return idsBy(held.map(({ user_id: by, package_id: id }) => [by, id]));
}

/** Groups the second elements of the pairs by the first. */
function idsBy(pairs: readonly (readonly [by: number, id: number])[]): Map<number, number[]> {
  const all = Map.groupBy(pairs, ([by]) => by);
  return new Map([...all].map(([by, some]) => [by, some.map(([, id]) => id)]));
}

/** Resolves a row and adds it to what earlier rows give the same user. */
export function resolveRow(
  row: Row,
  userId: number,
  { packages, branches, branchNames, learning }: Course,
  before: ResolvedStudent | undefined,
): { wish: ResolvedStudent; sold: NamedPackage[]; errors: RowError[] } {
  const errors: RowError[] = [];
  const only = (
    field: RowError['field'],
    known: ReadonlyMap<string, Named[]>,
    name: string,
    words: { none: string; several: string },
  ): Named[] => {
    const [one, another] = known.get(normalizedName(name)) ?? [];
    if (one === undefined) {
      errors.push({ field, message: `${words.none} «${name}»`, code: 'not_found' });
      return [];
    }
    if (another === undefined) return [one];
    errors.push({ field, message: `${words.several} «${name}»`, code: 'ambiguous' });
    return [];
  };
  const sold = (row.packages ?? [])
    .flatMap((text) => namesIn(text, packages))
    .flatMap((name) => only('packages', packages, name, packageWords));
  const [named] = row.branch ? only('branch', branches, row.branch, branchWords) : [];
  const branch = named ?? before?.branch ?? null;
  const learnsIn = learning.get(userId) ?? null;
  const nameOf = (id: number) => branchNames.get(id) ?? '';
  if (branch !== null && learnsIn !== null && learnsIn !== branch.id) {
    const message = `Уже учится в ветке «${nameOf(learnsIn)}»: перевести можно на вкладке «Ученики»`;
    errors.push({ field: 'branch', message, code: 'other_branch' });
  }
  const all = [...(before?.packages ?? []), ...sold];
  // Without an explicit branch, the user joins the branch of the first package that has one.
  const [led] = all.flatMap(({ branch_id: of }) => of ?? []);
  const place = branch?.id ?? learnsIn ?? led;
  for (const { name, branch_id: of } of new Map(all.map((each) => [each.id, each])).values()) {
    if (of === null || of === place) continue;
    const message = `Пакет «${name}» продаётся для ветки «${nameOf(of)}»`;
    errors.push({ field: 'packages', message, code: 'other_branch' });
  }
  return { wish: { userId, packages: all, branch }, sold, errors };
}

/** Errors for packages of a row that require a package which the user neither has nor gets. */
export function missingPackageErrors(
  sold: readonly NamedPackage[],
  wish: ResolvedStudent | undefined,
  { needed, held }: Course,
): RowError[] {
  if (wish === undefined) return [];
  const has = new Set([...wish.packages.map(({ id }) => id), ...(held.get(wish.userId) ?? [])]);
  return sold
    .filter(({ id }) => needed.get(id)?.some((other) => !has.has(other)))
    .map(({ name }) => ({
      field: 'packages',
      message: `Для пакета «${name}» сначала нужен другой пакет`,
      code: 'package_required',
    }));
}

/** Splits names at commas, unless the whole text is a known name. */
function namesIn(text: string, known: ReadonlyMap<string, Named[]>): string[] {
  if (known.has(normalizedName(text))) return [text];
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const packageWords = {
  none: 'У курса нет пакета',
  several: 'У курса не один пакет',
};

const branchWords = {
  none: 'У курса нет ветки',
  several: 'У курса не одна ветка',
};
