// The branches of courses: the same course, taught at other times or in other ways, each with students of its own.
import { boolean, index, integer, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, day, sortedText, updatedAt } from '../../kit/database/columns.ts';
import { goesWithCourse } from '../course-tables.ts';

export const courseBranches = companyTable(
  'course_branches',
  {
    course_id: integer().notNull(),
    name: sortedText().notNull(),
    /** Of the branches of a course one is. */
    is_default: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
    start_date: day(),
    end_date: day(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    goesWithCourse(table),
    // What names a branch names its course as well, so that it is none of another course.
    unique('course_branches_of_course').on(table.company_id, table.course_id, table.id),
    uniqueIndex('course_branches_name').on(table.company_id, table.course_id, table.name),
    index('course_branches_sort').on(table.company_id, table.course_id, table.sort, table.id),
    index('course_branches_by_name').on(table.company_id, table.name, table.id),
  ],
);
