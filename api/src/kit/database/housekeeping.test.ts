// The embedded database is kept as autovacuum would keep it.
// @module-tag deep
import { expect, test } from 'vitest';
import { analyzeChanged } from './housekeeping.ts';
import { createEmbedded } from './open.ts';

test('tables that were filled meanwhile are planned as what they have become', async () => {
  const engine = await createEmbedded({});
  const execute = async (text: string) => ({ rows: (await engine.exec(text)).at(-1)?.rows ?? [] });
  const planOf = async (): Promise<string> =>
    JSON.stringify((await execute('explain execute by_number(1)')).rows);
  await execute(`create table things (id integer, number integer);
    create index things_number on things (number);
    prepare by_number (integer) as select id from things where number = $1 order by id limit 1`);
  await execute('insert into things select 1, 1 from generate_series(1, 40)');
  const before = await planOf();
  await analyzeChanged(execute);
  expect(await planOf()).toBe(before); // Too few to matter.
  await execute('insert into things select each, each from generate_series(1, 20000) as each');
  await execute('select pg_stat_force_next_flush()');
  expect(await planOf()).toBe(before);
  await analyzeChanged(execute);
  expect(await planOf()).not.toBe(before);
  await engine.close();
});
