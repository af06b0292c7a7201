// Packages as resources: of all courses, to choose from for invites and promo codes; of one course; and of one branch.
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { inviteRecord, memberRecord } from '../../people/index.ts';
import { inviteCoursePackages } from '../../people/invites/invite-tables.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict, invalid, notFound } from '../../kit/http/errors.ts';
import type { ParentKeys, Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { manyToMany } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { name, optionalText, price } from '../../kit/values/texts.ts';
import { coursePartGrants } from '../grants.ts';
import { chatLinkBlockRecord, coursePackageRecord } from '../records.ts';
import { courseResource } from '../resources.ts';
import { courseChatLinkBlockPackages } from '../tables.ts';
import { courseBranches } from './branch-tables.ts';
import { courseBranchResource } from './branches.ts';
import {
  replaceDefault,
  refuseDeleteDefault,
  refuseUnsetDefault,
  ensureDefaults,
} from './defaults.ts';
import { lockCourse } from './lock-courses.ts';
import { coursePackageRelations, coursePackages, coursePackageUsers } from './package-tables.ts';
import { moveRelations } from './move-relations.ts';

const unset = 'Сделайте основным другой пакет';

/** Packages per course; they are read in one page with their course. */
const most = 100;

const shared = {
  record: coursePackageRecord,
  path: '/course_packages',
  tag: 'Packages and branches',
  missing: 'Пакет не найден',
  words: { one: 'один пакет', many: 'пакетов', all: 'Пакеты' },
} as const;

export const coursePackageResource = resource({
  ...shared,
  readOnly: true,
  partOf: { of: courseResource, by: 'course_id' },
  sort: ['name', 'created_at'],
  searched: (table) =>
    sql`(${table.name} || ' ' || (select course.name from courses course where course.company_id = ${table.company_id} and course.id = ${table.course_id}))`,
  filters: ['course_id', 'branch_id'],
});

const ofBranch = z.strictObject({
  name,
  description: optionalText(1000),
  price,
  old_price: price,
  is_default: z
    .boolean()
    .optional()
    .describe('True makes it the default of its branch and replaces the previous one.'),
});

const ofCourse = ofBranch.extend({
  branch_id: z
    .int32()
    .nullish()
    .describe('The branch that the package belongs to; null for the course as a whole.'),
});

const written = {
  ...shared,
  permissions: coursePartGrants,
  sort: ['sort', 'name'],
  searched: ['name'],
  order: { ids: 'course_package_ids' },
  beforeWrite: preparePackage,
  afterWrite: async (transaction: Transaction, scope: Scope, id: number, sent: Row) => {
    const { course_id } = await packageRow(transaction, scope, id);
    const chosen = sent['is_default'] === true ? id : null;
    await ensureDefaults(transaction, scope, coursePackages, course_id, chosen);
  },
  refuseDelete: async (transaction: Transaction, scope: Scope, id: number) => {
    await lockCourseOf(transaction, scope, id);
    await refuseDeleteDefault(
      transaction,
      scope,
      coursePackages,
      id,
      `Сначала ${unset.toLowerCase()}`,
    );
  },
  uses: [
    {
      relation: manyToMany(() => memberRecord, coursePackageUsers, {
        by: 'package_id',
        target: 'user_id',
      }),
      nouns: ['ученик', 'ученика', 'учеников'],
      skippedMessage: 'есть у учеников',
    },
    {
      relation: manyToMany(() => inviteRecord, inviteCoursePackages, {
        by: 'target_id',
        target: 'invite_id',
      }),
      nouns: ['приглашение', 'приглашения', 'приглашений'],
      skippedMessage: 'используются в приглашениях',
    },
    {
      relation: manyToMany(() => chatLinkBlockRecord, courseChatLinkBlockPackages, {
        by: 'package_id',
        target: 'block_id',
      }),
      nouns: ['ссылка на чат', 'ссылки на чат', 'ссылок на чат'],
      skippedMessage: 'используются в ссылках на чат',
    },
    {
      relation: manyToMany(() => coursePackageRecord, coursePackageRelations, {
        by: 'related_package_id',
        target: 'package_id',
      }),
      nouns: ['пакет', 'пакета', 'пакетов'],
      skippedMessage: 'нужны для других пакетов или входят в них',
    },
  ],
} as const;

export const coursePackagesOfCourse = resource({
  ...written,
  parent: { of: courseResource, by: 'course_id' },
  filters: ['branch_id', 'is_default'],
  create: ofCourse,
  merge: {
    // Locks the course before the package, in the same order as giving does, which references the package with the
    // course locked.
    check: lockCourseOf,
    move: async (transaction, scope, id, into) => {
      await moveRelations(transaction, scope, id, into);
      await replaceDefault(transaction, scope, coursePackages, id, into);
    },
  },
});

export const coursePackagesOfBranch = resource({
  ...written,
  schemaNames: 'BranchPackage',
  parent: { of: courseBranchResource, by: 'branch_id' },
  filters: ['is_default'],
  create: ofBranch,
});

const isPackage = ({ companyId }: Scope, id: number) =>
  and(eq(coursePackages.company_id, companyId), eq(coursePackages.id, id));

async function packageRow(transaction: Transaction, scope: Scope, id: number) {
  const { course_id, branch_id } = coursePackages;
  const [found] = await transaction
    .select({ course_id, branch_id })
    .from(coursePackages)
    .where(isPackage(scope, id));
  if (found === undefined) throw notFound(shared.missing);
  return found;
}

async function lockCourseOf(transaction: Transaction, scope: Scope, id: number): Promise<void> {
  const { course_id } = await packageRow(transaction, scope, id);
  await lockCourse(transaction, scope, course_id);
}

async function preparePackage(
  transaction: Transaction,
  scope: Scope,
  sent: Row,
  id: number | null,
  place: ParentKeys,
): Promise<Row> {
  const stored = id === null ? null : await packageRow(transaction, scope, id);
  const courseId = stored?.course_id ?? (await courseAt(transaction, scope, place));
  await lockCourse(transaction, scope, courseId);
  if (id === null) await requireRoom(transaction, scope, courseId);
  else if (sent['is_default'] === false) {
    await refuseUnsetDefault(transaction, scope, coursePackages, id, unset);
  }
  const { branch_id: branch } = sent;
  if (branch != null) await requireBranch(transaction, scope, courseId, Number(branch));
  // A moved package is not the default of its new branch unless requested.
  const isMoved = stored !== null && branch !== undefined && branch !== stored.branch_id;
  return {
    ...sent,
    course_id: courseId,
    ...(isMoved && sent['is_default'] === undefined && { is_default: false }),
  };
}

async function courseAt(transaction: Transaction, { companyId }: Scope, place: ParentKeys) {
  if (place['course_id'] !== undefined) return Number(place['course_id']);
  const { company_id, id, course_id } = courseBranches;
  const [branch] = await transaction
    .select({ course_id })
    .from(courseBranches)
    .where(and(eq(company_id, companyId), eq(id, Number(place['branch_id']))));
  return branch?.course_id ?? 0;
}

async function requireRoom(transaction: Transaction, { companyId }: Scope, courseId: number) {
  const siblings = and(
    eq(coursePackages.company_id, companyId),
    eq(coursePackages.course_id, courseId),
  );
  if ((await transaction.$count(coursePackages, siblings)) < most) return;
  throw conflict('too_many', `Пакетов не больше ${most}: удалите лишние`);
}

async function requireBranch(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
  branchId: number,
): Promise<void> {
  const { company_id, course_id, id } = courseBranches;
  const there = and(eq(company_id, companyId), eq(course_id, courseId), eq(id, branchId));
  if ((await transaction.$count(courseBranches, there)) > 0) return;
  throw invalid('branch_id', courseBranchResource.missing, 'not_found');
}
