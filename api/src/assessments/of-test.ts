// What a record that has a test tells of that test.
import { sql, type SQL } from 'drizzle-orm';
import type { TableWith } from '../kit/database/columns.ts';

/** A value of the test of the table's row, which is `test` in it; null where the test is not as `where` says. */
export const ofTest = (
  { company_id, test_id }: TableWith<'company_id' | 'test_id'>,
  value: SQL,
  where = sql`true`,
): SQL =>
  sql`(select ${value} from tests test where test.company_id = ${company_id} and test.id = ${test_id} and ${where})`;
