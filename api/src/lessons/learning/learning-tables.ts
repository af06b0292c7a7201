// How far learners are with lessons: what they opened, did and finished, what was opened to them by hand, and what they
// keep for themselves.
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, instant, updatedAt } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { users } from '../../people/account/account-tables.ts';
import { goesWithMember } from '../../people/tables.ts';
import { lessonBlocks } from '../blocks/block-tables.ts';
import { lessons } from '../tables.ts';

const ofLearner = {
  company_id: integer().notNull(),
  course_id: integer().notNull(),
  lesson_id: integer().notNull(),
  user_id: integer().notNull(),
};

const goesWithLesson = (
  name: string,
  table: Record<'company_id' | 'course_id' | 'lesson_id', AnyPgColumn>,
) =>
  foreignKey({
    name: `${name}_lesson`,
    columns: [table.company_id, table.course_id, table.lesson_id],
    foreignColumns: [lessons.company_id, lessons.course_id, lessons.id],
  }).onDelete('cascade');

/** What became of a lesson with one learner. It stays when they leave the course: they may come back. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    ...ofLearner,
    /** For the first time. */
    opened_at: instant(),
    last_visited_at: instant(),
    /** When they said that they are done with it; null when they take it back. */
    marked_at: instant(),
    /** When it was finished by its criterion; what the staff changes in it later takes that from nobody. */
    finished_at: instant(),
    /** Of its films, in percent. */
    watched_percent: integer().notNull().default(0),
    /** Of its accepted homework, in all; null without any. */
    points: integer(),
    /** Of the best attempts at its tests, in all, rounded; null without any. */
    test_points: integer(),
    /** When they marked it to find it again. */
    bookmarked_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.lesson_id, table.user_id] }),
    check('lesson_progress_watched', sql`watched_percent between 0 and 100`),
    goesWithLesson('lesson_progress', table),
    goesWithMember(table),
    index('lesson_progress_user_id').on(table.company_id, table.user_id, table.course_id),
    index('lesson_progress_course_id').on(table.company_id, table.course_id, table.lesson_id),
    ...tenantPolicies('lesson_progress'),
  ],
);

/** To whom somebody of the staff has opened a lesson, whatever its rule. */
export const lessonOpenings = pgTable(
  'lesson_openings',
  {
    ...ofLearner,
    opened_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.lesson_id, table.user_id] }),
    goesWithLesson('lesson_openings', table),
    goesWithMember(table),
    index('lesson_openings_user_id').on(table.company_id, table.user_id, table.course_id),
    index('lesson_openings_course_id').on(table.company_id, table.course_id, table.lesson_id),
    ...tenantPolicies('lesson_openings'),
  ],
);

/** The blocks of lessons that learners have done. */
export const lessonDoneBlocks = pgTable(
  'lesson_done_blocks',
  {
    company_id: integer().notNull(),
    lesson_id: integer().notNull(),
    block_id: integer().notNull(),
    user_id: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.lesson_id, table.user_id, table.block_id] }),
    foreignKey({
      name: 'lesson_done_blocks_block',
      columns: [table.company_id, table.lesson_id, table.block_id],
      foreignColumns: [lessonBlocks.company_id, lessonBlocks.lesson_id, lessonBlocks.id],
    }).onDelete('cascade'),
    goesWithMember(table),
    index('lesson_done_blocks_block_id').on(table.company_id, table.lesson_id, table.block_id),
    index('lesson_done_blocks_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('lesson_done_blocks'),
  ],
);

/** What learners note beside a lesson, for themselves: plain text. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    ...ofLearner,
    text: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.lesson_id, table.user_id] }),
    goesWithLesson('lesson_notes', table),
    goesWithMember(table),
    index('lesson_notes_user_id').on(table.company_id, table.user_id),
    index('lesson_notes_course_id').on(table.company_id, table.course_id, table.lesson_id),
    ...tenantPolicies('lesson_notes'),
  ],
);

/**
 * Courses whose lessons or packages have changed: how far their students are is counted anew. Triggers add a row for each
 * statement that changes any, so that nobody waits for another one's.
 */
export const courseRecounts = companyTable('course_recounts', {
  course_id: integer().notNull(),
  created_at: createdAt(),
});
