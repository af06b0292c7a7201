// Tests in the library: immutable snapshots that tests are copied from.
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, unique } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { entryForeignKey } from '../../media/library/library-tables.ts';
import type { StoredTest } from '../document/read-test.ts';

export const libraryTests = companyTable(
  'library_tests',
  {
    entry_id: integer().notNull(),
    /** Read whole when a copy is made; never changed. */
    content: jsonb().$type<StoredTest>().notNull(),
    /** The category and subject of copies. A migration sets them to null when these are deleted. */
    category_id: integer(),
    subject_id: integer(),
  },
  (table) => [
    entryForeignKey(table),
    unique('library_tests_of_entry').on(table.company_id, table.entry_id),
    index('library_tests_category_id')
      .on(table.company_id, table.category_id)
      .where(sql`${table.category_id} is not null`),
    index('library_tests_subject_id')
      .on(table.company_id, table.subject_id)
      .where(sql`${table.subject_id} is not null`),
  ],
);
