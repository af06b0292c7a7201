// The table of remarks on courses, which commercial offers print.
import { index, integer, text } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, updatedAt } from '../../kit/database/columns.ts';
import { users } from '../../people/account/account-tables.ts';
import { courseForeignKey } from '../course-tables.ts';

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
    courseForeignKey(table),
    index('course_remarks_created_at').on(
      table.company_id,
      table.course_id,
      table.created_at,
      table.id,
    ),
  ],
);
