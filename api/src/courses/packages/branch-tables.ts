// The table of course branches: the same course taught at another time or in another form, with separate students.
import { boolean, index, integer, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, day, sortedText, updatedAt } from '../../kit/database/columns.ts';
import { courseForeignKey } from '../course-tables.ts';

export const courseBranches = companyTable(
  'course_branches',
  {
    course_id: integer().notNull(),
    name: sortedText().notNull(),
    /** True for exactly one branch of a course. */
    is_default: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
    start_date: day(),
    end_date: day(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    courseForeignKey(table),
    // Target of composite foreign keys, which ensure that a referenced branch belongs to the same course.
    unique('course_branches_of_course').on(table.company_id, table.course_id, table.id),
    uniqueIndex('course_branches_name').on(table.company_id, table.course_id, table.name),
    index('course_branches_sort').on(table.company_id, table.course_id, table.sort, table.id),
    index('course_branches_by_name').on(table.company_id, table.name, table.id),
  ],
);
