// Who of the staff a course is open to, and the students who were detached from one and may come back.
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { goesWithMember } from '../../people/tables.ts';
import { goesWithCourse } from '../course-tables.ts';

/** Who teaches a course, in the order by hand; those without a place in it come last. */
export const courseTeachers = companyTable(
  'course_teachers',
  {
    course_id: integer().notNull(),
    user_id: integer().notNull(),
    sort: integer(),
    created_at: createdAt(),
  },
  (table) => [
    goesWithCourse(table),
    goesWithMember(table),
    uniqueIndex('course_teachers_user_id').on(table.company_id, table.user_id, table.course_id),
    index('course_teachers_sort').on(table.company_id, table.course_id, table.sort, table.id),
  ],
);

/** Who else of the staff gets at a course. */
export const courseAdminUsers = companyTable(
  'course_admin_users',
  {
    course_id: integer().notNull(),
    user_id: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    goesWithCourse(table),
    goesWithMember(table),
    uniqueIndex('course_admin_users_user_id').on(table.company_id, table.user_id, table.course_id),
    index('course_admin_users_course_id').on(
      table.company_id,
      table.course_id,
      table.created_at,
      table.id,
    ),
  ],
);

/** Students who were detached from a course, as they were: for a week a detachment can be taken back. */
export const courseDetachedStudents = pgTable(
  'course_detached_students',
  {
    company_id: integer().notNull(),
    course_id: integer().notNull(),
    user_id: integer().notNull(),
    /** What all who were detached together have in common. */
    detachment: text().notNull(),
    /** Their row of `course_students`. */
    student: jsonb().notNull(),
    package_ids: integer().array().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.course_id, table.detachment, table.user_id] }),
    goesWithCourse(table),
    goesWithMember(table),
    index('course_detached_students_user_id').on(table.company_id, table.user_id),
    index('course_detached_students_created_at').on(table.company_id, table.created_at),
    ...tenantPolicies('course_detached_students'),
  ],
);
