// Routes that set what packages include and exclude: lessons, tests and homework, for packages of courses and of
// branches.
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { forbidden, invalid, notFound } from '../../kit/http/errors.ts';
import type { ParentKeys } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { requireVersion, versioned, type Versioned } from '../../kit/records/version.ts';
import type { Resource } from '../../kit/resource/resource.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import { lessons } from '../../lessons/tables.ts';
import { testResource } from '../../assessments/index.ts';
import { courseGrants } from '../grants.ts';
import * as tables from './package-tables.ts';
import { coursePackagesOfBranch, coursePackagesOfCourse } from './packages.ts';

/** Courses have at most a few hundred lessons. */
const mostIds = 1000;

const ids = z.array(z.int32()).max(mostIds, `Не больше ${mostIds} за раз`);
const lessonIds = ids.describe('Ids of lessons of the course.');

const named = z.strictObject({ lessons_id: lessonIds.min(1, required) });
const all = versioned(
  z.strictObject({
    lessons_id: lessonIds.describe('The complete list; an empty one removes all.'),
  }),
);
const withheld = z.strictObject({
  lessons_id: lessonIds.optional(),
  tests_id: ids.optional().describe('Ids of tests.'),
  homeworks_id: ids.optional().describe('Ids of the lessons of the course with the homework.'),
});

/** A field of the request body and its table. */
type Content = typeof tables.coursePackageLessons;
type Named = readonly [field: keyof z.infer<typeof withheld>, table: Content];

const given: readonly Named[] = [['lessons_id', tables.coursePackageLessons]];
const closed: readonly Named[] = [
  ['lessons_id', tables.coursePackageClosedLessons],
  ['tests_id', tables.coursePackageClosedTests],
  ['homeworks_id', tables.coursePackageClosedHomeworks],
];

const actions = [
  ['attach_lessons', 'Include lessons in a package', named, given, add],
  ['detach_lessons', 'Remove included lessons from a package', named, given, remove],
  ['close_lessons', 'Exclude lessons, tests and homework from a package', withheld, closed, add],
  [
    'open_lessons',
    'Remove exclusions of lessons, tests and homework from a package',
    withheld,
    closed,
    remove,
  ],
  [
    'update_trial_lessons',
    'Set the trial lessons of a package',
    all,
    [['lessons_id', tables.coursePackageTrialLessons]] satisfies Named[],
    replace,
  ],
  [
    'update_zoom_meeting_lessons',
    'Set the lessons whose Zoom meetings a package opens',
    all,
    [['lessons_id', tables.coursePackageZoomLessons]] satisfies Named[],
    replace,
  ],
] as const;

export function registerPackageContent(app: FastifyInstance, database: Database): void {
  for (const packages of [coursePackagesOfCourse, coursePackagesOfBranch]) {
    for (const [action, summary, body, content, write] of actions) {
      companyRoute(app, database, {
        method: 'POST',
        path: `${packages.path}/:id/${action}`,
        tag: packages.tag,
        summary,
        permission: courseGrants.update,
        params: packages.params.one,
        body: body as z.ZodType<z.infer<typeof withheld> & Versioned>,
        answer: packages.record.schema,
        failures: [409],
        run: async ({ transaction, scope, params: { id, ...above }, body: sent }) => {
          const place = await packages.resolveWritableParents(transaction, scope, above);
          const courseId = await requirePackage(transaction, scope, packages, id, place);
          await requireVersion(transaction, scope, packages.record, id, sent.version);
          for (const [field, table] of content) {
            const targets = [...new Set(sent[field] ?? [])];
            // Removal also accepts ids that no longer exist or that the caller can't see.
            if (write !== remove) await requireThere(transaction, scope, field, courseId, targets);
            if (sent[field] !== undefined) await write(transaction, scope, table, id, targets);
          }
          await changeVersion(transaction, scope, id);
          return packages.find(transaction, scope, id, undefined, place);
        },
      });
    }
  }
}

/** Changes the package's version, because its content lies in other tables. */
async function changeVersion(transaction: Transaction, { companyId }: Scope, packageId: number) {
  const { company_id, id } = tables.coursePackages;
  await transaction
    .update(tables.coursePackages)
    .set({ company_id: companyId })
    .where(and(eq(company_id, companyId), eq(id, packageId)));
}

/**
 * Returns the course of the package. Throws if the package does not exist or the caller may not change it.
 */
async function requirePackage(
  transaction: Transaction,
  scope: Scope,
  packages: Resource,
  id: number,
  place: ParentKeys,
): Promise<number> {
  const { skipped } = await packages.selectRows(courseGrants.update, {
    transaction,
    scope,
    chosen: { ids: [id] },
    place,
    lock: true,
  });
  if (skipped.some(({ code }) => code === 'not_found')) throw notFound(packages.missing);
  if (skipped.length > 0) throw forbidden();
  const { company_id, course_id } = tables.coursePackages;
  const [found] = await transaction
    .select({ course_id })
    .from(tables.coursePackages)
    .where(and(eq(company_id, scope.companyId), eq(tables.coursePackages.id, id)));
  return found?.course_id ?? 0;
}

/** Throws 422 unless all ids exist: lessons of the course, or tests that the caller sees. */
async function requireThere(
  transaction: Transaction,
  scope: Scope,
  field: Named[0],
  courseId: number,
  targets: readonly number[],
): Promise<void> {
  if (targets.length === 0) return;
  if (field === 'tests_id') {
    const there = await testResource.existingIds(transaction, scope, targets, {});
    if (there.size < targets.length) throw invalid(field, testResource.missing, 'not_found');
    return;
  }
  const { company_id, course_id, id } = lessons;
  const there = await transaction.$count(
    lessons,
    and(eq(company_id, scope.companyId), eq(course_id, courseId), inArray(id, [...targets])),
  );
  if (there < targets.length) throw invalid(field, 'Урок не найден', 'not_found');
}

async function add(
  transaction: Transaction,
  { companyId: company_id }: Scope,
  table: Content,
  package_id: number,
  targets: readonly number[],
): Promise<void> {
  if (targets.length === 0) return;
  const rows = targets.map((target_id) => ({ company_id, package_id, target_id }));
  await transaction.insert(table).values(rows).onConflictDoNothing();
}

async function remove(
  transaction: Transaction,
  scope: Scope,
  table: Content,
  id: number,
  targets: readonly number[],
): Promise<void> {
  const named = inArray(table.target_id, [...targets]);
  await transaction.delete(table).where(and(ofPackage(scope, table, id), named));
}

async function replace(
  transaction: Transaction,
  scope: Scope,
  table: Content,
  id: number,
  targets: readonly number[],
): Promise<void> {
  const others = targets.length === 0 ? sql`true` : notInArray(table.target_id, [...targets]);
  await transaction.delete(table).where(and(ofPackage(scope, table, id), others));
  await add(transaction, scope, table, id, targets);
}

const ofPackage = ({ companyId }: Scope, { company_id, package_id }: Content, id: number) =>
  and(eq(company_id, companyId), eq(package_id, id));
