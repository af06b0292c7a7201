// Tests the statement timeout on a PostgreSQL server: a slow list fails with advice, a slow write is to be retried, and
// background work may take longer.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../api/src/kit/database/database.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../api/testing/school.ts';

let school: OwnSchool;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openOwnSchool({ STATEMENT_TIMEOUT: '1000' });
  owner = await school.person('owner@slow-statement.test');
  companyId = await school.company('slow-statement', owner);
});

afterAll(() => school.close());

/** Locks the groups, so that statements on them wait. */
const whileLocked = <T>(work: () => Promise<T>): Promise<T> =>
  school.database.forBackground().system(async (transaction) => {
    await transaction.execute(sql`lock table groups in access exclusive mode`);
    return work();
  });

test('a slow list is refused, and a slow write is to be retried', async () => {
  const groups = `/api/companies/${companyId}/groups`;
  const [list, change] = await whileLocked(async () => [
    await school.send('GET', groups, undefined, owner),
    await school.send('POST', groups, { name: 'Новая' }, owner),
  ]);
  expect(list?.status).toBe(422);
  expect(list?.body.errors).toEqual([
    {
      message: 'Список собирается слишком долго: уточните условия или попросите меньше',
      code: 'too_slow',
    },
  ]);
  expect([change?.status, change?.body.errors[0].code]).toEqual([503, 'too_slow']);
  expect(change?.headers['retry-after']).toBe('5');
  expect((await school.send('GET', groups, undefined, owner)).body.data).toEqual([]);
});

test('background work has no statement timeout', async () => {
  const sleep = sql`select pg_sleep(2)`;
  const { database } = school;
  const slept = await database.forBackground().system((transaction) => rowsOf(transaction, sleep));
  expect(slept).toHaveLength(1);
  const hurried = database.system((transaction) => rowsOf(transaction, sleep));
  await expect(hurried).rejects.toMatchObject({ cause: { code: '57014' } });
});
