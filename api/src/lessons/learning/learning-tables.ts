// Tables of learning progress: opened, completed and finished lessons, lessons opened by staff, bookmarks and notes.
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
import { memberForeignKey } from '../../people/tables.ts';
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

/**
 * The progress of a learner in a lesson. It remains when they leave the course, because they may return.
 */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    ...ofLearner,
    /** The first opening. */
    opened_at: instant(),
    last_visited_at: instant(),
    /** When the learner marked it as done; null if they undo that. */
    marked_at: instant(),
    /** When the criterion was met; later changes of the lesson do not reset it. */
    finished_at: instant(),
    /** Percent over all films of the lesson. */
    watched_percent: integer().notNull().default(0),
    /** The sum of points of accepted homework; null without any. */
    points: integer(),
    /** The rounded sum of points of the best attempts at its tests; null without any. */
    test_points: integer(),
    /** When the learner bookmarked it. */
    bookmarked_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.lesson_id, table.user_id] }),
    check('lesson_progress_watched', sql`watched_percent between 0 and 100`),
    goesWithLesson('lesson_progress', table),
    memberForeignKey(table),
    index('lesson_progress_user_id').on(table.company_id, table.user_id, table.course_id),
    index('lesson_progress_course_id').on(table.company_id, table.course_id, table.lesson_id),
    ...tenantPolicies('lesson_progress'),
  ],
);

/** Lessons that staff opened to a learner, overriding the opening rule. */
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
    memberForeignKey(table),
    index('lesson_openings_user_id').on(table.company_id, table.user_id, table.course_id),
    index('lesson_openings_course_id').on(table.company_id, table.course_id, table.lesson_id),
    ...tenantPolicies('lesson_openings'),
  ],
);

/** Blocks that learners have completed. */
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
    memberForeignKey(table),
    index('lesson_done_blocks_block_id').on(table.company_id, table.lesson_id, table.block_id),
    index('lesson_done_blocks_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('lesson_done_blocks'),
  ],
);

/** Private notes of learners on a lesson, in plain text. */
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
    memberForeignKey(table),
    index('lesson_notes_user_id').on(table.company_id, table.user_id),
    index('lesson_notes_course_id').on(table.company_id, table.course_id, table.lesson_id),
    ...tenantPolicies('lesson_notes'),
  ],
);

/**
 * A queue of courses whose lessons or packages have changed, so that progress must be recalculated. Triggers insert a
 * row per statement instead of updating one, so that writers do not wait for each other.
 */
export const courseRecounts = companyTable('course_recounts', {
  course_id: integer().notNull(),
  created_at: createdAt(),
});
