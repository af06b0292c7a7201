// Tables of olympiads (folders of test results): their tests, prizes, and the last processed ranking.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { tieRules, type Prize } from '@kafedra/common/assessments';
import { companyTable } from '../company/tables.ts';
import {
  createdAt,
  instant,
  isOneOf,
  oneOf,
  sortedText,
  updatedAt,
} from '../kit/database/columns.ts';
import { memberForeignKey } from '../people/tables.ts';
import { tests } from '../assessments/tables.ts';

export const testResultFolders = companyTable(
  'test_result_folders',
  {
    name: sortedText().notNull(),
    description: text(),
    user_prize: jsonb().$type<Prize[]>().notNull().default([]),
    tie_rule: oneOf(tieRules).notNull().default('competition'),
    /**
     * The custom user field with the school class. No foreign key: without the field there are simply no classes.
     */
    school_class_field_id: integer(),
    /** When the results of the table were read; null if it was never processed. */
    processed_at: instant(),
    learners_count: integer().notNull().default(0),
    /** Results or rules have changed since the table was processed. */
    is_outdated: boolean().notNull().default(false),
    /**
     * Results or rules have changed since the current processing began, so the new table will be outdated.
     */
    is_changed: boolean().notNull().default(false),
    /** The id of the processing that began last; only it may write its table. */
    processing: uuid(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('test_result_folders', 'tie_rule', tieRules),
    index('test_result_folders_name').on(table.company_id, table.name, table.id),
    index('test_result_folders_created_at').on(table.company_id, table.created_at, table.id),
  ],
);

export const testResultFolderTests = companyTable(
  'test_result_folder_tests',
  {
    folder_id: integer().notNull(),
    test_id: integer().notNull(),
    /** From 1. */
    sort: integer().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.company_id, table.folder_id],
      foreignColumns: [testResultFolders.company_id, testResultFolders.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.test_id],
      foreignColumns: [tests.company_id, tests.id],
    }).onDelete('cascade'),
    uniqueIndex('test_result_folder_tests_test').on(
      table.company_id,
      table.folder_id,
      table.test_id,
    ),
    index('test_result_folder_tests_test_id').on(table.company_id, table.test_id),
  ],
);

/** The last processed table: reading it computes nothing. */
export const testResultFolderRows = companyTable(
  'test_result_folder_rows',
  {
    folder_id: integer().notNull(),
    user_id: integer().notNull(),
    full_name: sortedText().notNull(),
    school_class: text(),
    /** From 1; learners with equal results share a place. */
    place: integer().notNull(),
    points: numeric({ precision: 12, scale: 2 }).notNull(),
    max_points: integer().notNull(),
    /** The total of the counted attempts, in milliseconds. */
    duration: bigint({ mode: 'number' }).notNull(),
    finished_at: instant().notNull(),
    prize: text(),
    diploma_text: text(),
  },
  (table) => [
    foreignKey({
      columns: [table.company_id, table.folder_id],
      foreignColumns: [testResultFolders.company_id, testResultFolders.id],
    }).onDelete('cascade'),
    memberForeignKey(table),
    uniqueIndex('test_result_folder_rows_user').on(
      table.company_id,
      table.folder_id,
      table.user_id,
    ),
    index('test_result_folder_rows_user_id').on(table.company_id, table.user_id),
    index('test_result_folder_rows_place').on(
      table.company_id,
      table.folder_id,
      table.place,
      table.id,
    ),
    index('test_result_folder_rows_full_name').on(
      table.company_id,
      table.folder_id,
      table.full_name,
      table.id,
    ),
    index('test_result_folder_rows_prize')
      .on(table.company_id, table.folder_id, table.place, table.id)
      .where(sql`prize is not null`),
  ],
);

/** The results that a row sums up: the counted attempt of a learner at each test. */
export const testResultFolderResults = companyTable(
  'test_result_folder_results',
  {
    folder_id: integer().notNull(),
    row_id: integer().notNull(),
    user_id: integer().notNull(),
    /** No foreign key: the processed table remains when a test is removed. */
    test_id: integer().notNull(),
    /** The position of the test in the olympiad. */
    sort: integer().notNull(),
    attempt_id: integer().notNull(),
    school_class: text(),
    points: numeric({ precision: 10, scale: 2 }).notNull(),
    max_points: integer().notNull(),
    /** Milliseconds. */
    duration: bigint({ mode: 'number' }).notNull(),
    finished_at: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'test_result_folder_results_row',
      columns: [table.company_id, table.row_id],
      foreignColumns: [testResultFolderRows.company_id, testResultFolderRows.id],
    }).onDelete('cascade'),
    uniqueIndex('test_result_folder_results_row_id').on(
      table.company_id,
      table.row_id,
      table.test_id,
    ),
    index('test_result_folder_results_user_id').on(
      table.company_id,
      table.folder_id,
      table.user_id,
    ),
    index('test_result_folder_results_points').on(
      table.company_id,
      table.folder_id,
      table.test_id,
      table.points,
      table.id,
    ),
    index('test_result_folder_results_of_all').on(
      table.company_id,
      table.folder_id,
      table.points,
      table.id,
    ),
  ],
);
