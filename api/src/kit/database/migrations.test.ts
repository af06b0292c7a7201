// Which databases are brought up to date, and which are left as they are.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onServer } from '../../../testing/database.ts';
import { migrateTables } from './migrations.ts';
import { createEmbedded, embeddedPool, serverPool } from './open.ts';

let client: pg.Pool;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ client, close } = await emptyDatabase());
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
});
afterEach(() => close());

test('one that was made before the baseline is refused, and nothing is made in it', async () => {
  await journal(139);
  await expect(migrateTables(client)).rejects.toThrow(
    /earlier development version .* docs\/operating\.md/,
  );
  expect(await tables()).toEqual([]);
});

test('one that a newer version has migrated is refused', async () => {
  await migrateTables(client);
  const made = await tables();
  await journal(1);
  await expect(migrateTables(client)).rejects.toThrow('newer version');
  expect(await tables()).toEqual(made);
});

/** Writes down so many migrations that are not known here. */
const journal = (count: number) =>
  client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'unknown', (select coalesce(max(created_at), 0) from drizzle.__drizzle_migrations) + number
    from generate_series(1, $1) as number`,
    [count],
  );

async function tables(): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ tablename }) => tablename);
}

async function emptyDatabase(): Promise<{ client: pg.Pool; close: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    const engine = await createEmbedded({});
    const pool = embeddedPool(engine);
    return { client: pool, close: () => pool.end().then(() => engine.close()) };
  }
  const name = `kafedra_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = serverPool(url.href, 1);
  return {
    client: pool,
    close: async () => {
      await pool.end();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
