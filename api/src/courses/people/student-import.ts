// Imports students from a table: each row names a member of the company with packages and a branch. All rows are
// written or none, the result of each row is reported, and a dry run checks them only.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { bulkIds } from '../../kit/resource/bulk.ts';
import { oneLine, required } from '../../kit/values/texts.ts';
import { givePackages } from '../packages/give-packages.ts';
import { lockCourse } from '../packages/lock-courses.ts';
import { findMembersByContacts } from './find-members.ts';
import {
  missingPackageErrors,
  readImportContext,
  resolveRow,
  type NamedPackage,
  type ResolvedStudent,
} from './student-import-rows.ts';

const cell = z.string().overwrite(oneLine).max(255, 'Не больше 255 символов');

export const importInput = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        contact: cell.describe('An e-mail address or telephone number of a member of the company.'),
        packages: z
          .array(cell.min(1, required))
          .max(100, 'Не больше 100 пакетов в строке')
          .optional()
          .describe(
            'Packages of the course to give, by name; a text that is not the name of a package is split at commas.',
          ),
        branch: cell.nullish().describe('The branch of the course to join, by name.'),
      }),
    )
    .min(1, required)
    .max(bulkIds, `Не больше ${bulkIds} строк за раз: разделите таблицу`),
  check: z.boolean().optional().describe('Dry run: only reports the outcome of each row.'),
});

const outcomes = ['new', 'learning', 'repeated', 'refused'] as const;

const rowError = z
  .object({
    field: z.enum(['contact', 'packages', 'branch']),
    message: z.string(),
    code: z.string(),
  })
  .meta({ id: 'ImportedStudentError' });

const importedRow = z
  .object({
    outcome: z
      .enum(outcomes)
      .describe(
        '`new`: joins the course; `learning`: is a student already; `repeated`: an earlier row names the same member; `refused`: invalid, see `errors`.',
      ),
    name: z.string().nullable().describe('Name of the member; null if none was found.'),
    errors: z.array(rowError),
  })
  .meta({ id: 'ImportedStudent', description: 'The outcome of a row of a student import.' });

export const importResult = z.object({
  count: z.int().describe('Number of students who joined or got a package or branch.'),
  written: z
    .boolean()
    .describe('Whether the import was written; false for a dry run or if a row is refused.'),
  rows: z.array(importedRow).describe('In the order of the request.'),
});

type Imported = z.infer<typeof importedRow>;

export async function importStudents(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
  { rows, check = false }: z.infer<typeof importInput>,
): Promise<z.infer<typeof importResult>> {
  // Without changes by others between the check and the write.
  if (!check) await lockCourse(transaction, scope, courseId);
  const people = await findMembersByContacts(
    transaction,
    scope,
    rows.map(({ contact }) => contact),
  );
  const ids = people.flatMap((person) => ('id' in person ? [person.id] : []));
  const course = await readImportContext(transaction, scope, courseId, ids);
  const wishes = new Map<number, ResolvedStudent>();
  const read = rows.map((row, index): Read => {
    const person = people[index]!;
    if (!('id' in person)) {
      return { outcome: 'refused', name: null, errors: [{ field: 'contact', ...person }] };
    }
    const { id, full_name: name } = person;
    const before = wishes.get(id);
    const { wish, sold, errors } = resolveRow(row, id, course, before);
    if (errors.length > 0) return { outcome: 'refused', name, errors };
    wishes.set(id, wish);
    const known = course.learning.has(id) ? 'learning' : 'new';
    return { outcome: before ? 'repeated' : known, name, errors: [], asks: { id, sold } };
  });
  // Checked after all rows are read, because another row may give the required package.
  const answers = read.map(({ asks, ...row }): Imported => {
    const errors = asks ? missingPackageErrors(asks.sold, wishes.get(asks.id), course) : [];
    return errors.length > 0 ? { ...row, outcome: 'refused', errors } : row;
  });
  if (check || answers.some(({ outcome }) => outcome === 'refused')) {
    return { count: 0, written: false, rows: answers };
  }
  const count = await give(transaction, scope, courseId, [...wishes.values()]);
  return { count, written: true, rows: answers };
}

interface Read extends Imported {
  /** The user and the packages of an accepted row. */
  asks?: { id: number; sold: readonly NamedPackage[] };
}

/**
 * Groups users by what they get, to run one set of statements per group. Returns the number of users for whom something
 * changed.
 */
async function give(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
  wishes: readonly ResolvedStudent[],
): Promise<number> {
  const { companyId } = scope;
  const idsOf = ({ packages }: ResolvedStudent) =>
    [...new Set(packages.map(({ id }) => id))].toSorted((one, other) => one - other);
  const gifts = Map.groupBy(wishes, (wish) => `${wish.branch?.id ?? ''}:${idsOf(wish).join()}`);
  const changed = new Set<number>();
  for (const some of gifts.values()) {
    const [first] = some;
    if (first === undefined) continue;
    const users = idArray(some.map(({ userId }) => userId));
    // An import has no more rows than `givePackages` returns ids for.
    const given = await givePackages(transaction, {
      companyId,
      courseId,
      users: sql`select unnest(${users}) as user_id`,
      packages: sql`select unnest(${idArray(idsOf(first))}) as package_id`,
    });
    for (const id of given.ids) changed.add(id);
    if (first.branch === null) continue;
    const placed = await rowsOf<{ user_id: number }>(
      transaction,
      sql`update course_students set branch_id = ${first.branch.id}
        where company_id = ${companyId} and course_id = ${courseId} and branch_id is null
          and user_id = any(${users}) returning user_id`,
    );
    for (const { user_id: id } of placed) changed.add(id);
  }
  return changed.size;
}
