// What is remarked of courses where they are offered.
import { foreignKey, index, integer, text } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, updatedAt } from '../../kit/columns.ts';
import { users } from '../../people/account/account-tables.ts';
import { courses } from '../course-tables.ts';

export const courseRemarks = companyTable(
  'course_remarks',
  {
    course_id: integer().notNull(),
    text: text().notNull(),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.company_id, table.course_id],
      foreignColumns: [courses.company_id, courses.id],
    }).onDelete('cascade'),
    index('course_remarks_created_at').on(
      table.company_id,
      table.course_id,
      table.created_at,
      table.id,
    ),
  ],
);
