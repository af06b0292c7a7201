// Computed fields of records that belong to a test.
import { sql, type SQL } from 'drizzle-orm';
import type { TableWith } from '../kit/database/columns.ts';

/**
 * A value of the row's test, which has the alias `test`; null if the test does not match `where`.
 */
export const ofTest = (
  { company_id, test_id }: TableWith<'company_id' | 'test_id'>,
  value: SQL,
  where = sql`true`,
): SQL =>
  sql`(select ${value} from tests test where test.company_id = ${company_id} and test.id = ${test_id} and ${where})`;
