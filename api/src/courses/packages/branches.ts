// Branches as resources: of all courses, to choose from, and of one course, where they are edited.
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { countOf } from '../../kit/values/plurals.ts';
import { hasMany } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { name } from '../../kit/values/texts.ts';
import { courseResource } from '../resources.ts';
import { day } from '../rules.ts';
import { courseStudents } from '../tables.ts';
import { courseBranches } from './branch-tables.ts';
import {
  replaceDefault,
  refuseDeleteDefault,
  refuseUnsetDefault,
  ensureDefaults,
} from './defaults.ts';
import { lockCourse } from './lock-courses.ts';
import { courseBranchRecord, coursePackageRecord } from '../records.ts';

const unset = 'Сделайте основной другую ветку';

/** Branches per course; they are read in one page with their course. */
const most = 100;

const shared = {
  record: courseBranchRecord,
  path: '/course_branches',
  tag: 'Packages and branches',
  missing: 'Ветка не найдена',
  words: { one: 'одну ветку', many: 'веток', all: 'Ветки' },
} as const;

export const courseBranchResource = resource({
  ...shared,
  readOnly: true,
  partOf: { of: courseResource, by: 'course_id' },
  sort: ['name'],
  searched: ['name'],
  filters: ['course_id'],
});

const newBranch = z.strictObject({
  name,
  is_default: z
    .boolean()
    .optional()
    .describe('True makes it the default of its course and replaces the previous one.'),
  start_date: day,
  end_date: day,
});

export const courseBranchesOfCourse = resource({
  ...shared,
  parent: { of: courseResource, by: 'course_id' },
  sort: ['sort', 'name'],
  searched: ['name'],
  unique: { course_branches_name: ['name', 'Ветка с таким названием уже есть'] },
  create: newBranch,
  beforeWrite: async (transaction, scope, sent, id, place) => {
    const courseId = Number(place['course_id']);
    await lockCourse(transaction, scope, courseId);
    if (id === null) await requireRoom(transaction, scope, courseId);
    else if (sent.is_default === false) {
      await refuseUnsetDefault(transaction, scope, courseBranches, id, unset);
    }
    await requireDays(transaction, scope, sent, id);
    return sent;
  },
  afterWrite: async (transaction, scope, id, sent) => {
    const courseId = await courseOf(transaction, scope, id);
    const chosen = sent.is_default === true ? id : null;
    await ensureDefaults(transaction, scope, courseBranches, courseId, chosen);
  },
  refuseDelete: async (transaction, scope, id) => {
    await lockCourseOf(transaction, scope, id);
    await refuseStudents(transaction, scope, id);
    await refuseDeleteDefault(
      transaction,
      scope,
      courseBranches,
      id,
      `Сначала ${unset.toLowerCase()}`,
    );
  },
  order: { ids: 'course_branch_ids' },
  uses: [
    {
      relation: hasMany(() => coursePackageRecord, 'branch_id'),
      nouns: ['пакет', 'пакета', 'пакетов'],
      skippedMessage: 'в них есть пакеты',
    },
  ],
  // Locks the course before the branch, in the same order as joining does, which references the branch with the course
  // locked.
  merge: { check: lockCourseOf, move: takeStudents },
});

const isBranch = ({ companyId }: Scope, id: number) =>
  and(eq(courseBranches.company_id, companyId), eq(courseBranches.id, id));

const learnsIn = ({ companyId }: Scope, id: number) =>
  and(eq(courseStudents.company_id, companyId), eq(courseStudents.branch_id, id));

async function courseOf(transaction: Transaction, scope: Scope, id: number): Promise<number> {
  const [branch] = await transaction
    .select({ course_id: courseBranches.course_id })
    .from(courseBranches)
    .where(isBranch(scope, id));
  return branch?.course_id ?? 0;
}

async function lockCourseOf(transaction: Transaction, scope: Scope, id: number): Promise<void> {
  await lockCourse(transaction, scope, await courseOf(transaction, scope, id));
}

async function requireRoom(transaction: Transaction, { companyId }: Scope, courseId: number) {
  const siblings = and(
    eq(courseBranches.company_id, companyId),
    eq(courseBranches.course_id, courseId),
  );
  if ((await transaction.$count(courseBranches, siblings)) < most) return;
  throw conflict('too_many', `Веток не больше ${most}: удалите лишние`);
}

/** Throws 422 if the branch would end before it begins. */
async function requireDays(transaction: Transaction, scope: Scope, sent: Row, id: number | null) {
  const field = ['end_date', 'start_date'].find((each) => sent[each] != null);
  if (field === undefined) return;
  const { start_date, end_date } = courseBranches;
  const [stored] =
    id === null
      ? []
      : await transaction
          .select({ start_date, end_date })
          .from(courseBranches)
          .where(isBranch(scope, id));
  const { start_date: start, end_date: end } = { ...stored, ...sent } as Record<string, string>;
  if (start && end && end < start) throw invalid(field, 'Окончание раньше начала');
}

async function refuseStudents(transaction: Transaction, scope: Scope, id: number): Promise<void> {
  const count = await transaction.$count(courseStudents, learnsIn(scope, id));
  if (count === 0) return;
  const students = countOf(count, ['ученик', 'ученика', 'учеников']);
  throw conflict('in_use', `Используется: ${students}`);
}

/** Moves the students to the remaining branch, which becomes the default if the removed one was. */
async function takeStudents(transaction: Transaction, scope: Scope, id: number, into: number) {
  await transaction.update(courseStudents).set({ branch_id: into }).where(learnsIn(scope, id));
  await replaceDefault(transaction, scope, courseBranches, id, into);
  // Otherwise the merged branch could have two default packages.
  await transaction.execute(
    sql`update course_packages set is_default = false where company_id = ${scope.companyId} and branch_id = ${id} and is_default
      and exists (select 1 from course_packages other where other.company_id = ${scope.companyId} and other.branch_id = ${into})`,
  );
}
