// Tests that a page of the course list reads about as many rows as it shows, in every sort order.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { readList } from '../../kit/lists/list.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { asOwner } from '../../../testing/schools/row-counts.ts';
import { openSchool, type School } from '../../../testing/school.ts';
import { courseGrants } from '../grants.ts';
import { courseResource } from '../resources.ts';
import { courseTypes } from '../dictionaries/dictionary-tables.ts';

let school: School;
let scope: Scope;

beforeAll(async () => {
  school = await openSchool();
  const owner = await school.person('owner@course-orders.test');
  const companyId = await school.company('course-orders', owner);
  scope = { companyId, personId: owner.userId, isOwner: true, permissions: new Set() };
  // 2,000 closed courses are first or last in every order, with 300 open ones between them.
  await school.database.system((transaction) =>
    transaction.execute(sql`
      insert into courses (company_id, name, status, price, start_date, end_date, students_count, created_at)
      select ${companyId}, lpad(place::text, 5, '0'), case when place between 1000 and 1299 then 'visible' else 'close' end,
        nullif(place % 10, 0) * 1000 + place, date '2020-01-01' + nullif(place % 7, 0) + place,
        date '2020-01-01' + nullif(place % 5, 0) + place, place, timestamptz '2020-01-01' + place * interval '1 hour'
      from generate_series(1, 2300) as place`),
  );
});

/** The number of courses on a page, the rows of courses read for it, and the next cursor. */
async function touched(
  query: Record<string, string>,
): Promise<{ found: number; rows: number; next: string }> {
  const parameters = courseResource.readParameters({ ...query, only: 'id', total: '0' });
  return school.database.company(scope, async (transaction) => {
    // As in a large table, where the planner would not choose a sequential scan.
    await transaction.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`,
    );
    const before = await rowsRead(transaction);
    const source = courseResource.source(courseGrants.read);
    const { data, meta } = await readList(transaction, source, parameters, scope);
    const rows = (await rowsRead(transaction)) - before;
    return { found: data.length, rows, next: meta.next_cursor ?? '' };
  });
}

/**
 * Rows read from courses, by index or sequentially, that the connection has not yet reported to the statistics.
 */
async function rowsRead(transaction: Transaction): Promise<number> {
  const { rows } = await rowOf<{ rows: number }>(
    transaction,
    sql`select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as rows
      from pg_stat_xact_user_tables where relid = 'courses'::regclass`,
  );
  return rows;
}

/** A page and one more row for each of three statuses. */
const enough = 3 * 21;

const sorts = ['created_at', 'name', 'price', 'start_date', 'end_date', 'students_count', 'id'];

test.each(
  sorts.flatMap(
    (sort) =>
      [
        [sort, '0'],
        [sort, '1'],
      ] as const,
  ),
)('sorted by %s, desc=%s', async (sort, desc) => {
  const query = { status: 'visible,start,trial', sort, desc };
  const first = await touched({ ...query, cursor: '' });
  expect(first.found).toBe(20);
  expect(first.rows).toBeLessThanOrEqual(enough);
  const second = await touched({ ...query, cursor: first.next });
  expect(second.rows).toBeLessThanOrEqual(enough);
});

test('reads few rows of a rare type, whatever query ran before', async () => {
  const [many, few] = await school.database.system((transaction) =>
    transaction
      .insert(courseTypes)
      .values(['ЕГЭ', 'Редкий'].map((name) => ({ company_id: scope.companyId, name })))
      .returning({ id: courseTypes.id }),
  );
  await school.database.system((transaction) =>
    transaction.execute(
      sql`update courses set type_id = case when name in ('01005', '01095') then ${few?.id}::integer else ${many?.id}::integer end
        where company_id = ${scope.companyId}`,
    ),
  );
  await asOwner(school.database, (transaction) => transaction.execute(sql`analyze courses`));
  const ofType = (id: number | undefined) =>
    touched({ status: 'visible', sort: 'name', type_id: String(id), cursor: '' });
  for (let time = 0; time < 8; time += 1) await ofType(many?.id);
  const page = await ofType(few?.id);
  expect(page.found).toBe(2);
  expect(page.rows).toBeLessThanOrEqual(enough);
});
