// Maintenance of the embedded database, which replaces autovacuum. @module-tag deep
import { expect, test } from 'vitest';
import { analyzeChanged } from './maintenance.ts';
import { createEmbedded } from './open.ts';

test('tables that have grown are analyzed and planned anew', async () => {
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
  expect(await planOf()).toBe(before); // Below the threshold.
  await execute('insert into things select each, each from generate_series(1, 20000) as each');
  await execute('select pg_stat_force_next_flush()');
  expect(await planOf()).toBe(before);
  await analyzeChanged(execute);
  expect(await planOf()).not.toBe(before);
  await engine.close();
});
