// Tables of a course's staff and of detached students who can be restored.
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { memberForeignKey } from '../../people/tables.ts';
import { courseForeignKey } from '../course-tables.ts';

/** Teachers of a course in manual order; those without a position come last. */
export const courseTeachers = companyTable(
  'course_teachers',
  {
    course_id: integer().notNull(),
    user_id: integer().notNull(),
    sort: integer(),
    created_at: createdAt(),
  },
  (table) => [
    courseForeignKey(table),
    memberForeignKey(table),
    uniqueIndex('course_teachers_user_id').on(table.company_id, table.user_id, table.course_id),
    index('course_teachers_sort').on(table.company_id, table.course_id, table.sort, table.id),
  ],
);

/** Other staff with access to a course. */
export const courseAdminUsers = companyTable(
  'course_admin_users',
  {
    course_id: integer().notNull(),
    user_id: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    courseForeignKey(table),
    memberForeignKey(table),
    uniqueIndex('course_admin_users_user_id').on(table.company_id, table.user_id, table.course_id),
    index('course_admin_users_course_id').on(
      table.company_id,
      table.course_id,
      table.created_at,
      table.id,
    ),
  ],
);

/** Rows of students who were detached from a course; a detachment can be undone for a week. */
export const courseDetachedStudents = pgTable(
  'course_detached_students',
  {
    company_id: integer().notNull(),
    course_id: integer().notNull(),
    user_id: integer().notNull(),
    /** The id shared by all students detached together. */
    detachment: text().notNull(),
    /** Their row of `course_students`. */
    student: jsonb().notNull(),
    package_ids: integer().array().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.course_id, table.detachment, table.user_id] }),
    courseForeignKey(table),
    memberForeignKey(table),
    index('course_detached_students_user_id').on(table.company_id, table.user_id),
    index('course_detached_students_created_at').on(table.company_id, table.created_at),
    ...tenantPolicies('course_detached_students'),
  ],
);
