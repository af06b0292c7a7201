// Tables of packages: the packages of a course, their users, content and relations.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import {
  createdAt,
  isOneOf,
  money,
  oneOf,
  sortedText,
  updatedAt,
} from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { lessons } from '../../lessons/tables.ts';
import { memberForeignKey } from '../../people/tables.ts';
import { tests } from '../../assessments/tables.ts';
import { courseForeignKey } from '../course-tables.ts';
import { courseBranches } from './branch-tables.ts';

export const coursePackages = companyTable(
  'course_packages',
  {
    course_id: integer().notNull(),
    /** The branch that it is sold for; null for the course as a whole. */
    branch_id: integer(),
    name: sortedText().notNull(),
    description: text(),
    price: money(),
    old_price: money(),
    /** True for exactly one package of each branch, and of those without a branch. */
    is_default: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    courseForeignKey(table),
    foreignKey({
      columns: [table.company_id, table.course_id, table.branch_id],
      foreignColumns: [courseBranches.company_id, courseBranches.course_id, courseBranches.id],
    }),
    index('course_packages_name').on(table.company_id, table.name, table.id),
    index('course_packages_sort').on(table.company_id, table.course_id, table.sort, table.id),
    index('course_packages_of_branch').on(table.company_id, table.branch_id, table.sort, table.id),
  ],
);

/** Packages of users. */
export const coursePackageUsers = pgTable(
  'course_package_users',
  {
    company_id: integer().notNull(),
    package_id: integer().notNull(),
    user_id: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.package_id, table.user_id] }),
    foreignKey({
      columns: [table.company_id, table.package_id],
      foreignColumns: [coursePackages.company_id, coursePackages.id],
    }).onDelete('cascade'),
    memberForeignKey(table),
    index('course_package_users_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('course_package_users'),
  ],
);

/** A table that links packages to lessons or tests of the company. */
function contentOf(name: string, of: typeof lessons | typeof tests) {
  return pgTable(
    name,
    {
      company_id: integer().notNull(),
      package_id: integer().notNull(),
      target_id: integer().notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.company_id, table.package_id, table.target_id] }),
      foreignKey({
        name: `${name}_package`,
        columns: [table.company_id, table.package_id],
        foreignColumns: [coursePackages.company_id, coursePackages.id],
      }).onDelete('cascade'),
      foreignKey({
        name: `${name}_target`,
        columns: [table.company_id, table.target_id],
        foreignColumns: [of.company_id, of.id],
      }).onDelete('cascade'),
      index(`${name}_target_id`).on(table.company_id, table.target_id),
      ...tenantPolicies(name),
    ],
  );
}

/** Included lessons; without rows the package includes the whole course. */
export const coursePackageLessons = contentOf('course_package_lessons', lessons);
/** Lessons that are open to everybody before payment. */
export const coursePackageTrialLessons = contentOf('course_package_trial_lessons', lessons);
/** Lessons whose Zoom meetings the package opens. */
export const coursePackageZoomLessons = contentOf('course_package_zoom_lessons', lessons);
/** Lessons that the package excludes. */
export const coursePackageClosedLessons = contentOf('course_package_closed_lessons', lessons);
export const coursePackageClosedTests = contentOf('course_package_closed_tests', tests);
export const coursePackageClosedHomeworks = contentOf('course_package_closed_homeworks', lessons);

/**
 * `included`: given together with the package; `required`: a user must have it before the package.
 */
export const packageRelationTypes = ['included', 'required'] as const;

/** Relations between packages, without cycles. */
export const coursePackageRelations = companyTable(
  'course_package_relations',
  {
    package_id: integer().notNull(),
    related_package_id: integer().notNull(),
    type: oneOf(packageRelationTypes).notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('course_package_relations', 'type', packageRelationTypes),
    check(
      'course_package_relations_other',
      sql`${table.package_id} <> ${table.related_package_id}`,
    ),
    unique('course_package_relations_pair').on(
      table.company_id,
      table.package_id,
      table.related_package_id,
    ),
    foreignKey({
      name: 'course_package_relations_package',
      columns: [table.company_id, table.package_id],
      foreignColumns: [coursePackages.company_id, coursePackages.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'course_package_relations_related',
      columns: [table.company_id, table.related_package_id],
      foreignColumns: [coursePackages.company_id, coursePackages.id],
    }).onDelete('cascade'),
    index('course_package_relations_related_id').on(table.company_id, table.related_package_id),
  ],
);
