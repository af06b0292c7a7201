// Students come to a course from a table: each row is somebody of the company with the packages and the branch that they
// get. All rows or none; what becomes of each is told, and can be asked before anything is written.
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, type Transaction } from '../../kit/database.ts';
import { idArray } from '../../kit/filters.ts';
import type { Scope } from '../../kit/permissions.ts';
import { bulkIds } from '../../kit/resource/bulk.ts';
import { required, spelled } from '../../kit/texts.ts';
import { courseBranches } from '../packages/branch-tables.ts';
import { givePackages } from '../packages/giving.ts';
import { coursePackages } from '../packages/package-tables.ts';
import { courseStudents } from '../tables.ts';
import { peopleAt } from './contacts.ts';

const cell = z.string().trim().max(255, 'Не больше 255 символов');

export const importInput = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        contact: cell.describe(
          'An e-mail address or a telephone number of somebody of the company.',
        ),
        packages: z
          .array(cell.min(1, required))
          .max(100, 'Не больше 100 пакетов в строке')
          .optional()
          .describe(
            'Packages of the course that they get, by name; what is the name of none is taken for several with commas between.',
          ),
        branch: cell.nullish().describe('The branch of the course that they learn in, by name.'),
      }),
    )
    .min(1, required)
    .max(bulkIds, `Не больше ${bulkIds} строк за раз: разделите таблицу`),
  check: z
    .boolean()
    .optional()
    .describe('Writes nothing: only tells what would become of the rows.'),
});

const outcomes = ['new', 'learning', 'repeated', 'refused'] as const;

const importedRow = z
  .object({
    outcome: z
      .enum(outcomes)
      .describe(
        '`new` comes to the course, `learning` is there already, `repeated` names somebody whom a row before named, `refused` can’t be taken, with its errors.',
      ),
    name: z.string().nullable().describe('Whom the row names; null where that is nobody.'),
    errors: z.array(
      z
        .object({
          field: z.enum(['contact', 'packages', 'branch']),
          message: z.string(),
          code: z.string(),
        })
        .meta({ id: 'ImportedStudentError' }),
    ),
  })
  .meta({ id: 'ImportedStudent', description: 'What becomes of a row of a table of students.' });

export const importAnswer = z.object({
  count: z.int().describe('Who has come, or has got a package or branch that they lacked.'),
  written: z
    .boolean()
    .describe('Whether anything was written: not for a check, nor with a row that is refused.'),
  rows: z.array(importedRow).describe('In the order that they were sent in.'),
});

type Row = z.infer<typeof importInput>['rows'][number];
type Imported = z.infer<typeof importedRow>;
type RowError = Imported['errors'][number];

interface Named {
  id: number;
  name: string;
  branch_id: number | null;
}

/** What a row asks for, as it is kept. */
interface Wish {
  userId: number;
  packages: readonly Named[];
  branch: Named | null;
}

export async function importStudents(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
  { rows, check = false }: z.infer<typeof importInput>,
): Promise<z.infer<typeof importAnswer>> {
  const course = await readCourse(transaction, scope, courseId);
  const people = await peopleAt(
    transaction,
    scope,
    rows.map(({ contact }) => contact),
  );
  const ids = people.flatMap((person) => ('id' in person ? [person.id] : []));
  const learning = await branchesOfStudents(transaction, scope, courseId, ids);
  const wishes = new Map<number, Wish>();
  const answers = rows.map((row, index): Imported => {
    const person = people[index]!;
    if (!('id' in person)) return refused(null, [{ field: 'contact', ...person }]);
    const before = wishes.get(person.id);
    const { wish, errors } = wishOf(row, person.id, course, {
      learnsIn: learning.get(person.id) ?? null,
      before,
    });
    if (errors.length > 0) return refused(person.full_name, errors);
    wishes.set(person.id, wish);
    const known = learning.has(person.id) ? 'learning' : 'new';
    return { outcome: before ? 'repeated' : known, name: person.full_name, errors: [] };
  });
  if (check || answers.some(({ outcome }) => outcome === 'refused')) {
    return { count: 0, written: false, rows: answers };
  }
  const count = await give(transaction, scope, courseId, [...wishes.values()]);
  return { count, written: true, rows: answers };
}

const refused = (name: string | null, errors: RowError[]): Imported => ({
  outcome: 'refused',
  name,
  errors,
});

interface Course {
  packages: ReadonlyMap<string, Named[]>;
  branches: ReadonlyMap<string, Named[]>;
  branchNames: ReadonlyMap<number, string>;
}

/** A course has at most a hundred of each. */
async function readCourse(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
): Promise<Course> {
  const of = (table: typeof coursePackages | typeof courseBranches) =>
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
  return {
    packages: Map.groupBy(packages, ({ name }) => spelled(name)),
    branches: Map.groupBy(
      branches.map((branch) => ({ ...branch, branch_id: branch.id })),
      ({ name }) => spelled(name),
    ),
    branchNames: new Map(branches.map(({ id, name }) => [id, name])),
  };
}

/** Of those of them who learn in the course; null for none. */
async function branchesOfStudents(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  const students = await transaction
    .select({ user_id: courseStudents.user_id, branch_id: courseStudents.branch_id })
    .from(courseStudents)
    .where(
      and(
        eq(courseStudents.company_id, companyId),
        eq(courseStudents.course_id, courseId),
        sql`${courseStudents.user_id} = any(${idArray(userIds)})`,
      ),
    );
  return new Map(students.map(({ user_id: id, branch_id: branch }) => [id, branch]));
}

function wishOf(
  row: Row,
  userId: number,
  { packages, branches, branchNames }: Course,
  { learnsIn, before }: { learnsIn: number | null; before: Wish | undefined },
): { wish: Wish; errors: RowError[] } {
  const errors: RowError[] = [];
  const only = (
    field: 'packages' | 'branch',
    known: ReadonlyMap<string, Named[]>,
    name: string,
    words: { none: string; several: string },
  ): Named[] => {
    const [one, another] = known.get(spelled(name)) ?? [];
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
  const nameOf = (id: number) => branchNames.get(id) ?? '';
  if (branch !== null && learnsIn !== null && learnsIn !== branch.id) {
    const message = `Уже учится в ветке «${nameOf(learnsIn)}»: перевести можно на вкладке «Ветки курса»`;
    errors.push({ field: 'branch', message, code: 'other_branch' });
  }
  const all = [...(before?.packages ?? []), ...sold];
  for (const { name, branch_id: of } of sold) {
    if (branch === null || of === null || of === branch.id) continue;
    const message = `Пакет «${name}» продаётся для ветки «${nameOf(of)}»`;
    errors.push({ field: 'packages', message, code: 'other_branch' });
  }
  return { wish: { userId, packages: all, branch }, errors };
}

/** A name may have commas of its own. */
function namesIn(text: string, known: ReadonlyMap<string, Named[]>): string[] {
  if (known.has(spelled(text))) return [text];
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

/** By what they get, so that it takes as few statements as there are different gifts. Answers for how many it changed something. */
async function give(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
  wishes: readonly Wish[],
): Promise<number> {
  const { companyId } = scope;
  const idsOf = ({ packages }: Wish) => [...new Set(packages.map(({ id }) => id))].toSorted();
  const gifts = Map.groupBy(wishes, (wish) => `${wish.branch?.id ?? ''}:${idsOf(wish).join()}`);
  let changed = 0;
  for (const some of gifts.values()) {
    const [first] = some;
    if (first === undefined) continue;
    const users = idArray(some.map(({ userId }) => userId));
    const given = await givePackages(transaction, {
      companyId,
      courseId,
      users: sql`select unnest(${users}) as user_id`,
      packages: sql`select unnest(${idArray(idsOf(first))}) as package_id`,
    });
    changed += given.count;
    if (first.branch === null) continue;
    await rowsOf(
      transaction,
      sql`update course_students set branch_id = ${first.branch.id}
        where company_id = ${companyId} and course_id = ${courseId} and branch_id is null
          and user_id = any(${users})`,
    );
  }
  return changed;
}
