// The table of the journal of offline lessons: attendance and marks of learners.
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { attendances } from '@kafedra/common/lessons/journal';
import { instant, isOneOf, oneOf } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { users } from '../../people/account/account-tables.ts';
import { memberForeignKey } from '../../people/tables.ts';
import { lessons } from '../tables.ts';

/**
 * A filled journal cell. It remains when the learner leaves the course, because they may return.
 */
export const lessonMarks = pgTable(
  'lesson_marks',
  {
    company_id: integer().notNull(),
    course_id: integer().notNull(),
    lesson_id: integer().notNull(),
    user_id: integer().notNull(),
    /** Present, late, absent without a reason, or excused. */
    attendance: oneOf(attendances).notNull(),
    /** From 0 to the lesson's `max_mark` at the time of writing; null for none. */
    mark: integer(),
    /** Visible to the staff only. */
    note: text(),
    marked_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
    marked_at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.lesson_id, table.user_id] }),
    isOneOf('lesson_marks', 'attendance', attendances),
    check('lesson_marks_mark', sql`mark >= 0`),
    foreignKey({
      name: 'lesson_marks_lesson',
      columns: [table.company_id, table.course_id, table.lesson_id],
      foreignColumns: [lessons.company_id, lessons.course_id, lessons.id],
    }).onDelete('cascade'),
    memberForeignKey(table),
    index('lesson_marks_user_id').on(table.company_id, table.user_id, table.course_id),
    index('lesson_marks_course_id').on(table.company_id, table.course_id, table.lesson_id),
    ...tenantPolicies('lesson_marks'),
  ],
);
