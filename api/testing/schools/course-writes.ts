// Arbitraries of transactions that write courses, for tests of row counts.
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { courseEntityTypes, courses, courseStatuses } from '../../src/courses/course-tables.ts';
import type { Database, Transaction } from '../../src/kit/database/database.ts';
import { rowsOfCompany, type Tenant } from './row-counts.ts';

/** One or two statements. Rows are selected by the remainder of their id. */
type Write = (transaction: Transaction, tenants: readonly Tenant[]) => Promise<unknown>;

/**
 * A transaction: its writes, writes rolled back to a savepoint, and whether it fails at the end.
 */
interface Work {
  writes: Write[];
  takenBack: Write[];
  fails: boolean;
}

export async function perform(
  database: Database,
  { writes, takenBack, fails }: Work,
  tenants: readonly Tenant[],
): Promise<void> {
  const performed = database.system(async (transaction) => {
    for (const each of writes) await each(transaction, tenants);
    const savepoint = transaction.transaction(async (nested) => {
      for (const each of takenBack) await each(nested, tenants);
      throw new RolledBack();
    });
    await savepoint.catch(ignoreRollback);
    if (fails) throw new RolledBack();
  });
  await performed.catch(ignoreRollback);
}

/** Rolls a transaction back without reporting an error. */
export class RolledBack extends Error {}

export function ignoreRollback(error: unknown): void {
  if (!(error instanceof RolledBack)) throw error;
}

const status = fc.constantFrom(...courseStatuses);
const entityType = fc.constantFrom(...courseEntityTypes);
const place = fc.nat({ max: 2 });
const chosen = fc
  .record({ part: fc.nat({ max: 3 }), of: fc.integer({ min: 1, max: 4 }) })
  .map(({ part, of }) => sql`${courses.id} % ${of} = ${part % of}`);

const row = fc.record({ status, type: place });

const insertion: fc.Arbitrary<Write> = fc
  .tuple(place, fc.array(row, { minLength: 1, maxLength: 8 }))
  .map(
    ([tenant, rows]) =>
      (transaction, tenants) =>
        transaction.insert(courses).values(rowsOfCompany(tenants[tenant], rows)),
  );

const insertionEverywhere: fc.Arbitrary<Write> = row.map(
  (one) => (transaction, tenants) =>
    transaction.insert(courses).values(tenants.flatMap((tenant) => rowsOfCompany(tenant, [one]))),
);

const copyOfRows: fc.Arbitrary<Write> = chosen.map(
  (where) => (transaction) =>
    transaction.execute(
      sql`insert into courses (company_id, name, status, entity_type, type_id)
        select company_id, name, status, entity_type, type_id from courses where ${where} limit 20`,
    ),
);

const update: fc.Arbitrary<Write> = fc
  .tuple(
    fc.oneof(
      fc.record({ status }),
      fc.record({ entity_type: entityType }),
      fc.record({ status, entity_type: entityType }),
      fc.constant({ type_id: null }),
      fc.constant({ name: 'Переименован' }),
    ),
    chosen,
  )
  .map(
    ([values, where]) =>
      (transaction) =>
        transaction.update(courses).set(values).where(where),
  );

const upsert: fc.Arbitrary<Write> = fc.tuple(status, chosen).map(
  ([to, where]) =>
    (transaction) =>
      transaction.execute(
        sql`insert into courses (company_id, id, name) overriding system value
          select company_id, id, name from courses where ${where}
          on conflict (company_id, id) do update set status = ${to}`,
      ),
);

const deletion: fc.Arbitrary<Write> = chosen.map(
  (where) => (transaction) => transaction.delete(courses).where(where),
);

const write = fc.oneof(
  { arbitrary: insertion, weight: 4 },
  { arbitrary: insertionEverywhere, weight: 1 },
  { arbitrary: copyOfRows, weight: 1 },
  { arbitrary: update, weight: 4 },
  { arbitrary: upsert, weight: 1 },
  { arbitrary: deletion, weight: 1 },
);

export const anyWork: fc.Arbitrary<Work> = fc.record({
  writes: fc.array(write, { minLength: 1, maxLength: 5 }),
  takenBack: fc.array(write, { maxLength: 2 }),
  fails: fc.boolean(),
});

/**
 * Transactions that share row counts but no courses: writes of the same course would wait for each other anyway.
 */
export const workOnOwnCourses: fc.Arbitrary<Work> = fc.record({
  writes: fc.array(
    fc
      .tuple(place, fc.array(row, { minLength: 1, maxLength: 4 }), status)
      .map(([tenant, rows, to]): Write => async (transaction, tenants) => {
        const added = await transaction
          .insert(courses)
          .values(rowsOfCompany(tenants[tenant], rows))
          .returning({ id: courses.id });
        const [first] = added;
        if (first === undefined) return;
        await transaction.update(courses).set({ status: to }).where(eq(courses.id, first.id));
      }),
    { minLength: 1, maxLength: 4 },
  ),
  takenBack: fc.array(insertion, { maxLength: 2 }),
  fails: fc.boolean(),
});
