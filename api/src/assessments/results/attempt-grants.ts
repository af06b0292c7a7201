// Who reads and who checks attempts: whoever sees the results of tests, and whoever checks them.
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TableWith } from '../../kit/database/columns.ts';
import { reachOf, type Asker, type Permissions } from '../../kit/permissions/permissions.ts';
import { mineWith, ofAnyTable } from '../../kit/records/record.ts';
import { readableRows, type Rows } from '../../kit/records/readers.ts';
import { sql } from 'drizzle-orm';
import { testGrants } from '../grants.ts';
import { testRecord } from '../records.ts';

type OfTest = TableWith<'company_id' | 'test_id'>;

export const ofOwnTest = mineWith(() => testRecord, 'test_id');

/** Of the tests that the person sees as such, and not only to name them in invites. */
const ofSeenTest = (table: OfTest, asker: Asker) => {
  const reach = reachOf(asker, testGrants.read);
  if (reach === 'mine') return ofOwnTest(table, asker);
  return reach === 'all' ? sql`true` : sql`false`;
};

export const checkTests = {
  all: 'teacher_check_test_all',
  my: 'teacher_check_test_my',
} as const;

export const attemptGrants = {
  read: [
    checkTests,
    { my: 'tests_show_results', mine: (table, asker) => ofSeenTest(table as OfTest, asker) },
  ],
  update: checkTests,
} as const satisfies Permissions;

/** Of the tests that the column `test_id` of a table names, those whose attempts the person reads. */
export const readableAttempts = (table: PgTable, asker: Asker): Rows =>
  readableRows(
    { name: 'TestAttempt', permissions: attemptGrants, mine: ofAnyTable(ofOwnTest) },
    table,
    asker,
  );
