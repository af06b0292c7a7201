// Tables of tests, except questions: settings, parts, teachers, and learners with direct access.
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
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { GradingScale } from '@kafedra/common/assessments';
import { companyTable } from '../company/tables.ts';
import {
  createdAt,
  isOneOf,
  oneOf,
  richHtml,
  sortedText,
  updatedAt,
} from '../kit/database/columns.ts';
import { trashColumns } from '../kit/resource/trash.ts';
import { tenantPolicies } from '../kit/database/tenancy.ts';
import { textFileColumns } from '../media/tables.ts';
import { users } from '../people/account/account-tables.ts';
import { memberForeignKey } from '../people/tables.ts';
import { shownResults } from './shown-results.ts';
import { subjects } from './subjects/subject-tables.ts';

/** The status of a test or a question; only active ones are shown to learners. */
export const activityStatuses = ['inactive', 'active', 'deleted'] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

export const testCategories = companyTable(
  'test_categories',
  {
    name: sortedText().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [uniqueIndex('test_categories_name').on(table.company_id, table.name)],
);

export const tests = companyTable(
  'tests',
  {
    title: sortedText().notNull(),
    /** Rich text shown before the first question. */
    description: richHtml(),
    status: oneOf(activityStatuses).notNull().default('inactive'),
    ...trashColumns(activityStatuses),
    category_id: integer(),
    subject_id: integer(),
    grading_scale: integer().$type<GradingScale>().notNull().default(5),
    /**
     * The points from which an attempt is passed; null: the usual share of all points (`usualShares`).
     */
    successful_points: integer(),
    /** The time limit of an attempt in seconds, by the server's clock; null is no limit. */
    timer: integer(),
    /** Attempts per learner. */
    max_attempts: integer().notNull().default(1),
    infinity_attempts: boolean().notNull().default(false),
    shuffle_questions: boolean().notNull().default(false),
    shuffle_answers: boolean().notNull().default(false),
    shown_result: oneOf(shownResults).notNull().default('correctness'),
    /** Visitors with the address may take it without an account. */
    is_free: boolean().notNull().default(false),
    /** The owner for `_my` permissions. */
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('tests', 'status', activityStatuses),
    isOneOf('tests', 'shown_result', shownResults),
    check('tests_grading_scale', sql`grading_scale in (5, 10, 100, 1)`),
    foreignKey({
      columns: [table.company_id, table.category_id],
      foreignColumns: [testCategories.company_id, testCategories.id],
    }),
    foreignKey({
      columns: [table.company_id, table.subject_id],
      foreignColumns: [subjects.company_id, subjects.id],
    }),
    index('tests_title').on(table.company_id, table.title, table.id),
    index('tests_status').on(table.company_id, table.status, table.title, table.id),
    index('tests_category_id').on(table.company_id, table.category_id),
    index('tests_subject_id').on(table.company_id, table.subject_id),
    index('tests_author_id').on(table.company_id, table.author_id),
    index('tests_created_at').on(table.company_id, table.created_at, table.id),
  ],
);

const ofTest = (table: Record<'company_id' | 'test_id', AnyPgColumn>) =>
  foreignKey({
    columns: [table.company_id, table.test_id],
    foreignColumns: [tests.company_id, tests.id],
  }).onDelete('cascade');

/** Settings of a part of a test; a part without settings has no row. */
export const testParts = companyTable(
  'test_parts',
  {
    test_id: integer().notNull(),
    /** The number by which questions refer to it, from 1. */
    part: integer().notNull(),
    title: text(),
    /** How many active questions of the part an attempt draws; null is all. */
    draws_count: integer(),
  },
  (table) => [
    ofTest(table),
    uniqueIndex('test_parts_part').on(table.company_id, table.test_id, table.part),
  ],
);

/** Teachers who check attempts besides the author; for both the test is their own. */
export const testTeachers = pgTable(
  'test_teachers',
  {
    company_id: integer().notNull(),
    test_id: integer().notNull(),
    user_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.test_id, table.user_id] }),
    ofTest(table),
    memberForeignKey(table),
    index('test_teachers_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('test_teachers'),
  ],
);

export const testAllowUsers = pgTable(
  'test_allow_users',
  {
    company_id: integer().notNull(),
    test_id: integer().notNull(),
    user_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.test_id, table.user_id] }),
    ofTest(table),
    memberForeignKey(table),
    index('test_allow_users_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('test_allow_users'),
  ],
);

/** Files shown in descriptions of tests; triggers maintain the rows. */
export const testFiles = pgTable(
  'test_files',
  {
    company_id: integer().notNull(),
    test_id: integer().notNull(),
    file_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.test_id, table.file_id] }),
    ofTest(table),
    ...textFileColumns('test_files', table),
  ],
);
