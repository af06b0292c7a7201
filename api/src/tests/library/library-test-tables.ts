// Tests of the library: each as it was when somebody put it there. It stays so, whatever becomes of the test; copies are
// made of it.
import { integer, jsonb, unique } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { goesWithEntry } from '../../media/library/library-tables.ts';
import type { KeptTest } from '../transfer/read-test.ts';

export const libraryTests = companyTable(
  'library_tests',
  {
    entry_id: integer().notNull(),
    /** Read whole, when a copy is made, and never changed. */
    content: jsonb().$type<KeptTest>().notNull(),
  },
  (table) => [
    goesWithEntry(table),
    unique('library_tests_of_entry').on(table.company_id, table.entry_id),
  ],
);
