// Tests concurrent writes to one school on a PostgreSQL server: row counts block no transaction and stay correct.
// @module-tag deep
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courses } from '../../api/src/courses/course-tables.ts';
import { rowOf, type Transaction } from '../../api/src/kit/database/database.ts';
import {
  storedAndRealCounts,
  newTenant,
  rowsOfCompany,
} from '../../api/testing/schools/row-counts.ts';
import { ignoreRollback, RolledBack } from '../../api/testing/schools/course-writes.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../api/testing/school.ts';

let school: OwnSchool;
let owner: Caller;

beforeAll(async () => {
  school = await openOwnSchool();
  owner = await school.person('owner@school.test');
});
afterAll(() => school.close());

test('a transaction does not wait for row counts that another one has changed', async () => {
  const tenant = await newTenant(school, owner);
  const insert = (transaction: Transaction) =>
    transaction.insert(courses).values(rowsOfCompany(tenant, [{ status: 'visible', type: 1 }]));
  await school.database.system(insert);
  await school.database.system(async (first) => {
    await insert(first);
    await school.database.system(async (second) => {
      await second.execute(sql`set local lock_timeout = '1s'`);
      await insert(second);
    });
    const failing = school.database.system(async (third) => {
      await insert(third);
      throw new RolledBack();
    });
    await failing.catch(ignoreRollback);
  });
  const { stored, counted } = await storedAndRealCounts(school.database);
  expect(stored).toEqual(counted);
  const { rows } = await school.database.system((transaction) =>
    rowOf<{ rows: number }>(
      transaction,
      sql`select count(*)::integer as rows from row_counts where company_id = ${tenant.id} and counted_by = 'status,entity_type'`,
    ),
  );
  // One row that the first transaction locked, and one that the others shared in turn.
  expect(rows).toBe(2);
});
