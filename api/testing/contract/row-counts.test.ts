// Row counts equal the numbers of rows after any writes, concurrent or rolled back.
import { inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companies } from '../../src/company/tables.ts';
import { courseResource } from '../../src/courses/resources.ts';
import { courses } from '../../src/courses/course-tables.ts';
import { rowOf, rowsOf, type Transaction } from '../../src/kit/database/database.ts';
import { storedCount } from '../../src/kit/lists/stored-counts.ts';
import { asOwner, storedAndRealCounts, newTenant, rowsOfCompany } from '../schools/row-counts.ts';
import { anyWork, perform, workOnOwnCourses } from '../schools/course-writes.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../school.ts';

const sets = courseResource.counted ?? [];

let school: OwnSchool;
let owner: Caller;

beforeAll(async () => {
  school = await openOwnSchool();
  owner = await school.person('owner@school.test');
});
afterAll(() => school.close());

const newTenants = (count: number) =>
  Promise.all(Array.from({ length: count }, () => newTenant(school, owner)));

describe('the counts are correct', () => {
  test('after any writes, committed or rolled back, in several companies', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyWork, { minLength: 1, maxLength: 5 }), async (transactions) => {
        const tenants = await newTenants(3);
        for (const each of transactions) await perform(school.database, each, tenants);
        const { stored, counted } = await storedAndRealCounts(school.database);
        expect(stored).toEqual(counted);
      }),
      { numRuns: 40 },
    );
  });

  test('after concurrent writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(workOnOwnCourses, { minLength: 2, maxLength: 6 }), async (all) => {
        const tenants = await newTenants(3);
        await Promise.all(all.map((each) => perform(school.database, each, tenants)));
        const { stored, counted } = await storedAndRealCounts(school.database);
        expect(stored).toEqual(counted);
      }),
      { numRuns: 30 },
    );
  });

  test('when companies are deleted, and when all courses are deleted at once', async () => {
    const tenants = await newTenants(3);
    const rows = tenants.flatMap((tenant) =>
      rowsOfCompany(tenant, [
        { status: 'visible', type: 1 },
        { status: 'draft', type: 2 },
      ]),
    );
    await school.database.system((transaction) => transaction.insert(courses).values(rows));
    const gone = tenants.slice(0, 2).map(({ id }) => id);
    await school.database.system((transaction) =>
      transaction.delete(companies).where(inArray(companies.id, gone)),
    );
    const { stored, counted } = await storedAndRealCounts(school.database);
    expect(stored).toEqual(counted);
    const left = await school.database.system((transaction) =>
      rowsOf<{ company_id: number }>(transaction, sql`select distinct company_id from row_counts`),
    );
    expect(left.filter(({ company_id }) => gone.includes(company_id))).toEqual([]);
    await asOwner(school.database, (transaction) =>
      transaction.execute(sql`truncate courses cascade`),
    );
    expect(await storedAndRealCounts(school.database)).toEqual({ stored: [], counted: [] });
  });
});

test('existing rows of a table are counted when its triggers are created', async () => {
  const [tenant] = await newTenants(1);
  const rows = rowsOfCompany(tenant, [
    { status: 'visible', type: 1 },
    { status: 'visible', type: 0 },
  ]);
  await asOwner(school.database, async (transaction) => {
    await transaction.insert(courses).values(rows);
    for (const event of ['insert', 'update', 'delete', 'truncate']) {
      const trigger = sql.identifier(`courses_counted_${event}`);
      await transaction.execute(sql`drop trigger ${trigger} on courses`);
    }
    await transaction.execute(sql`delete from row_counts`);
    const names = sets.map((columns) => sql`${columns.join(',')}`);
    await transaction.execute(sql`call keep_row_counts('courses', ${sql.join(names, sql`, `)})`);
    await transaction.insert(courses).values(rows);
  });
  const { stored, counted } = await storedAndRealCounts(school.database);
  expect(stored).toEqual(counted);
});

describe('a list', () => {
  test('declares the row counts that its table’s triggers maintain', async () => {
    const tenant = await newTenant(school, owner);
    const rows = rowsOfCompany(tenant, [{ status: 'draft', type: 0 }]);
    const stored = await school.database.system(async (transaction) => {
      await transaction.insert(courses).values(rows);
      return rowsOf<{ counted_by: string }>(
        transaction,
        sql`select counted_by from row_counts where company_id = ${tenant.id} and counted = 'courses'`,
      );
    });
    const declared = sets.map((columns) => columns.join(','));
    expect(stored.map(({ counted_by }) => counted_by).toSorted()).toEqual(declared.toSorted());
  });

  test('uses row counts where possible, and counts rows otherwise', async () => {
    const tenant = await newTenant(school, owner);
    const [, type] = tenant.types;
    const rows = rowsOfCompany(tenant, [
      { status: 'visible', type: 1 },
      { status: 'visible', type: 0 },
      { status: 'draft', type: 1 },
      { status: 'deleted', type: 1 },
    ]);
    await school.database.system((transaction) => transaction.insert(courses).values(rows));
    const reader = await school.person(`reader-${tenant.id}@school.test`);
    await school.join(tenant.id, reader, ['courses_show_my']);
    const read = async (query: string, as = owner, list = 'courses') =>
      (await school.send('GET', `/api/companies/${tenant.id}/${list}?${query}`, undefined, as)).body
        .meta;
    expect(await read('countBy=status')).toMatchObject({
      total: 3,
      counts: { status: { visible: 2, draft: 1, deleted: 1 } },
    });
    // Impossible counts show which numbers come from the row counts.
    await asOwner(school.database, (transaction) =>
      transaction.execute(
        sql`update row_counts set count = count + 100 where company_id = ${tenant.id}`,
      ),
    );
    expect(await read('status=draft')).toMatchObject({ total: 101 });
    expect(await read('entity_type=bundle')).toMatchObject({ total: 0 });
    expect(await read(`type_id=${type}&countBy=status`)).toMatchObject({
      total: 202,
      counts: { status: { visible: 101, draft: 101, deleted: 101 } },
    });
    // A filter with its own condition on a counted column.
    expect(await read('in_folder=0')).toMatchObject({ total: 203 });
    // The condition that restricts the list for everybody is on a counted column, too.
    const onSale = 'courses/commercial_offer/index';
    expect(await read(`type_id=${type}`, owner, onSale)).toMatchObject({ total: 101 });
    expect(await read(`type_id=${type}`, reader, onSale)).toMatchObject({ total: 0 });
    expect(await read('search=Курс')).toMatchObject({ total: 3 });
    expect(await read(`type_id=${type}&entity_type=course`)).toMatchObject({ total: 2 });
    expect(await read('favourite=0')).toMatchObject({ total: 3 });
    expect(await read('', reader)).toMatchObject({ total: 0 });
  });

  test('reads row counts by index under row-level security: the comparison is leakproof', async () => {
    const { leakproof } = await school.database.system((transaction) =>
      rowOf<{ leakproof: boolean }>(
        transaction,
        sql`select proleakproof as leakproof from pg_proc where proname = 'jsonb_eq'`,
      ),
    );
    expect(leakproof).toBe(true);
  });

  test('reads only the requested keys of a company, however many there are', async () => {
    const { id } = await newTenant(school, owner);
    const plan = await school.database.company(
      { companyId: id, personId: owner.userId },
      async (transaction) => {
        const keys = [
          [sql`entry.id`, sql`'visible'::text`] as const,
          [sql`entry.id`, sql`'draft'::text`] as const,
        ];
        const count = storedCount(sql`entry.company_id`, 'courses', ['type_id', 'status'], keys);
        return rowsOf<{ 'QUERY PLAN': string }>(
          transaction,
          sql`explain (costs off) select ${count} from course_types entry where entry.company_id = ${id}`,
        );
      },
    );
    const lines = plan.map((row) => row['QUERY PLAN']);
    expect(lines.filter((line) => /Index Cond: .*key = jsonb_build_array/.test(line))).toHaveLength(
      2,
    );
    expect(lines.filter((line) => line.includes('Filter: (key'))).toEqual([]);
  });

  test('with one value counts only this value', async () => {
    const tenant = await newTenant(school, owner);
    const { id } = (
      await school.send('POST', `/api/companies/${tenant.id}/courses`, { name: 'Полный' }, owner)
    ).body.data;
    const learner = await school.person(`learner-${tenant.id}@school.test`);
    await school.join(tenant.id, learner, []);
    const at = `/api/companies/${tenant.id}/courses/${id}/users`;
    const total = async (query = '') =>
      (await school.send('GET', `${at}?${query}`, undefined, owner)).body.meta.total;
    expect(await total()).toBe(0);
    await school.send('POST', `${at}/attach`, { users_id: [learner.userId] }, owner);
    expect(await total()).toBe(1);
    await asOwner(school.database, (transaction) =>
      transaction.execute(
        sql`update row_counts set count = count + 100 where company_id = ${tenant.id} and counted = 'course_students'`,
      ),
    );
    expect(await total()).toBe(101);
    // Without a matching count the rows are counted.
    expect(await total('visited=0')).toBe(1);
  });

  test('row counts of a company are invisible to others, and requests cannot write them', async () => {
    const one = await newTenant(school, owner);
    const other = await newTenant(school, owner);
    await school.database.system((transaction) =>
      transaction.insert(courses).values(rowsOfCompany(one, [{ status: 'draft', type: 0 }])),
    );
    const inside = { companyId: one.id, personId: owner.userId };
    const outside = { companyId: other.id, personId: owner.userId };
    const all = (transaction: Transaction) =>
      rowsOf(transaction, sql`select * from row_counts where counted = 'courses'`);
    expect(await school.database.company(inside, all)).toHaveLength(sets.length);
    expect(await school.database.company(outside, all)).toEqual([]);
    await school.database.company(inside, async (transaction) => {
      await transaction.execute(sql`update row_counts set count = 0`);
      await transaction.execute(sql`delete from row_counts`);
    });
    const writing = school.database.company(inside, (transaction) =>
      transaction.execute(
        sql`insert into row_counts (company_id, counted, counted_by, key, count) values (${one.id}, 'courses', 'status,type_id', '[]', 1)`,
      ),
    );
    await expect(writing.catch((error: Error) => String(error.cause))).resolves.toContain(
      'row-level security',
    );
    expect(await school.database.company(inside, all)).toHaveLength(sets.length);
  });
});
