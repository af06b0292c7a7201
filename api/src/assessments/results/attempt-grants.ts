// Permissions to read and to check attempts.
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TableWith } from '../../kit/database/columns.ts';
import { reachOf, type QueryScope, type Permissions } from '../../kit/permissions/permissions.ts';
import { ownedThrough, ofAnyTable } from '../../kit/records/record.ts';
import { readableRows, type RowFilter } from '../../kit/records/readers.ts';
import { sql } from 'drizzle-orm';
import { testGrants } from '../grants.ts';
import { testRecord } from '../records.ts';

type OfTest = TableWith<'company_id' | 'test_id'>;

export const ofOwnTest = ownedThrough(() => testRecord, 'test_id');

/**
 * Attempts at tests that the user may read, as opposed to tests visible only by name for invitations.
 */
const ofSeenTest = (table: OfTest, asker: QueryScope) => {
  const reach = reachOf(asker, testGrants.read);
  if (reach === 'mine') return ofOwnTest(table, asker);
  return reach === 'all' ? sql`true` : sql`false`;
};

export const checkingGrants = {
  all: 'teacher_check_test_all',
  my: 'teacher_check_test_my',
} as const;

export const attemptGrants = {
  read: [
    checkingGrants,
    { my: 'tests_show_results', mine: (table, asker) => ofSeenTest(table as OfTest, asker) },
  ],
  update: checkingGrants,
} as const satisfies Permissions;

/** Rows of a table with a column `test_id` whose attempts the user may read. */
export const readableAttempts = (table: PgTable, asker: QueryScope): RowFilter =>
  readableRows(
    { name: 'TestAttempt', permissions: attemptGrants, mine: ofAnyTable(ofOwnTest) },
    table,
    asker,
  );
