// Prepared statements of a connection: how many, for which roles, without JIT compilation, and replanned after schema
// changes.
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { rowOf, rowsOf, type Database, type Transaction } from '../../src/kit/database/database.ts';
import { asOwner } from '../schools/row-counts.ts';
import { openTestDatabase } from '../database.ts';

let database: Database;
afterEach(() => database.close());

const person = 1;

/** The texts prepared on the transaction's connection. */
const preparedIn = async (transaction: Transaction): Promise<string[]> => {
  const rows = await rowsOf<{ statement: string }>(
    transaction,
    sql`select statement from pg_prepared_statements`,
  );
  return rows.map(({ statement }) => statement);
};

/** Runs a different statement for each number. */
const run = (numbers: readonly number[]) =>
  database.person(person, async (transaction) => {
    for (const number of numbers)
      await transaction.execute(sql`select ${sql.raw(String(number))} as number`);
  });

const numbersIn = (statements: readonly string[]) =>
  statements.flatMap((text) => /^select (\d+) as number$/.exec(text)?.[1] ?? []).map(Number);

test('a connection retains the most recently used statements up to the limit', async () => {
  database = await openTestDatabase({ statements: 5 });
  await run([1, 2, 3, 1, 4, 5, 6, 7, 8, 1, 9]);
  const retained = await database.person(person, preparedIn);
  expect(retained.length).toBeLessThanOrEqual(5);
  expect(numbersIn(retained).sort()).toEqual([1, 8, 9]);
  // A deallocated statement is prepared again.
  await run([2, 3]);
  expect(numbersIn(await database.person(person, preparedIn))).toEqual(
    expect.arrayContaining([2, 3]),
  );
});

test('behind a pooler statements have no names', async () => {
  database = await openTestDatabase({ statements: 0 });
  await run([1, 2]);
  expect(await database.person(person, preparedIn)).toEqual([]);
});

test('no statement is JIT-compiled, whatever its estimated cost', async () => {
  database = await openTestDatabase();
  const compiles = await database.person(person, (transaction) =>
    rowOf<{ jit: string }>(transaction, sql`show jit`),
  );
  expect(compiles).toEqual({ jit: 'off' });
});

test('a text is prepared separately for each role, because row-level security differs', async () => {
  database = await openTestDatabase();
  const courses = sql`select count(*)::integer as count from courses`;
  const count = async (transaction: Transaction) => {
    await transaction.execute(courses);
    return (await preparedIn(transaction)).filter((text) => text.endsWith('from courses')).length;
  };
  expect(await database.person(person, count)).toBe(1);
  expect(await database.system(count)).toBe(2);
  expect(await database.person(person, count)).toBe(2);
});

test('a table that was altered, filled or vacuumed meanwhile is read correctly', async () => {
  database = await openTestDatabase();
  await asOwner(database, async (transaction) => {
    await transaction.execute(sql`create table things (id integer, name varchar(10))`);
    await transaction.execute(sql`grant select on things to kafedra_app`);
    await transaction.execute(sql`insert into things values (1, 'one')`);
  });
  const read = () =>
    database.person(person, (transaction) =>
      rowOf<{ name: string }>(transaction, sql`select name from things where id = ${1}`),
    );
  const change = (statement: string) =>
    asOwner(database, (transaction) => transaction.execute(sql.raw(statement)));
  expect(await read()).toEqual({ name: 'one' });
  await change(
    'insert into things select number, number::text from generate_series(2, 5000) number',
  );
  await change('create index things_id on things (id)');
  await database.vacuum();
  expect(await read()).toEqual({ name: 'one' });
  await change('alter table things add column note text');
  await change('drop index things_id');
  expect(await read()).toEqual({ name: 'one' });
  // With another result type PostgreSQL rejects the prepared statement once; it is then prepared again.
  await change('alter table things alter column name type text');
  await read().catch(() => {});
  expect(await read()).toEqual({ name: 'one' });
});
