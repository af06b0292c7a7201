// Brings the tables of a database up to date. A database that other migrations than these were run on is left as it is.
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** Runs the migrations that the database has not had. Rejects, and changes nothing, where it has had unknown ones. */
export async function migrateTables(client: pg.Client | pg.Pool): Promise<void> {
  const known = knownMigrations();
  const applied = await appliedMigrations(client);
  if (applied.some((migration) => !known.includes(migration))) {
    throw new Error(isOfBaseline(applied) ? newer : beforeBaseline);
  }
  await migrate(drizzle(client), { migrationsFolder });
}

const newer =
  'the database was brought up to date by a newer version of Kafedra: start that one, or begin with an empty database';

const beforeBaseline =
  "the database was made by an earlier development version of Kafedra and can't be brought up to date: begin with an empty one, and read in docs/operating.md, «Moving an installation», how its data get there";

/** In the order that they were run: the milliseconds when each was written, by which drizzle knows it. */
export async function appliedMigrations(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const journal = 'drizzle.__drizzle_migrations';
  const { rows: found } = await client.query(`select from pg_class where oid = to_regclass($1)`, [
    journal,
  ]);
  if (found.length === 0) return [];
  const { rows } = await client.query<{ created_at: string }>(
    `select created_at from ${journal} order by created_at`,
  );
  return rows.map(({ created_at }) => created_at);
}

/** Whether it began with the baseline of these migrations, however far it has come since. */
export const isOfBaseline = (applied: readonly string[]): boolean =>
  applied[0] === knownMigrations()[0];

const knownMigrations = (): string[] =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => String(folderMillis));
