// Opens the embedded database or connects to a PostgreSQL server, brings the tables up to date, and opens the doors.
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { fromPglite } from 'pg-boss';
import type { Settings } from '../settings.ts';
import { databaseOver, type Connection, type Database, type Transaction } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { installQueue } from './jobs-queue.ts';

export type DatabaseSettings = Pick<
  Settings,
  'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATABASE_CONNECTIONS'
>;

const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** Any number that no other program on the server uses for its advisory locks. */
const migrationLock = 7_254_001;

/**
 * The embedded engine has no background processes: what PostgreSQL's checkpointer and autovacuum would do is done from
 * here, this often in milliseconds. Without checkpoints the write-ahead log would only grow.
 */
const housekeeping = [
  { statement: 'vacuum (analyze)', interval: 6 * 3600 * 1000 },
  { statement: 'checkpoint', interval: 5 * 60 * 1000 },
];

/** Opens what the settings name. Throws an Error in one line when the folder is in use or the server can't be reached. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const connection = settings.DATABASE_URL
    ? await connectServer(settings.DATABASE_URL, settings)
    : await openFolder(settings.DATA_DIR);
  return databaseOver(connection);
}

/** The embedded engine with the extensions that the tables use, without tables yet. */
export function createEmbedded(options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  return PGlite.create({
    ...options,
    extensions: { pg_trgm, btree_gin, amcheck },
    startParams: [
      ...PGlite.defaultStartParams,
      '-c',
      'max_wal_size=96MB',
      '-c',
      'min_wal_size=32MB',
    ],
  });
}

/** Doors over an embedded engine that is already open, its tables brought up to date. */
export async function connectEmbedded(engine: PGlite): Promise<Connection> {
  const database = drizzleEmbedded(engine);
  await migrateEmbedded(database, { migrationsFolder });
  const queue = { ...fromPglite(engine), alone: true };
  await installQueue(queue);
  return {
    queue,
    transaction: (work) => database.transaction((transaction) => work(transaction as Transaction)),
    vacuum: async () => {
      for (const { statement } of housekeeping) await engine.exec(statement);
    },
    close: () => engine.close(),
  };
}

async function openFolder(dataDir: string): Promise<Connection> {
  const lock = lockFolder(dataDir);
  try {
    const engine = await createEmbedded({ dataDir: join(dataDir, 'database') });
    const connection = await connectEmbedded(engine);
    const timers = housekeeping.map(({ statement, interval }) =>
      setInterval(() => void engine.exec(statement).catch(() => {}), interval).unref(),
    );
    return {
      ...connection,
      close: async () => {
        timers.forEach((timer) => clearInterval(timer));
        await connection.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function connectServer(url: string, settings: DatabaseSettings): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: url, max: settings.DATABASE_CONNECTIONS });
  // Connections of its own, so that jobs are delivered however busy the others are.
  const queue = new pg.Pool({ connectionString: url, max: 2, options: '-c role=kafedra_system' });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  for (const each of [pool, queue]) each.on('error', () => {});
  try {
    await migrateWithOwner(settings.DATABASE_OWNER_URL ?? url, url);
    const database = drizzleServer(pool);
    await refuseUnsafeRoles(database as Transaction);
    return {
      transaction: (work) =>
        database.transaction((transaction) => work(transaction as Transaction)),
      queue: { executeSql: (text, values) => queue.query(text, values), alone: false },
      // The server's own autovacuum does it.
      vacuum: () => Promise.resolve(),
      close: async () => {
        await queue.end();
        await pool.end();
      },
    };
  } catch (error) {
    await queue.end();
    await pool.end();
    throw new Error(`the database at ${withoutPassword(url)} can't be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

async function migrateWithOwner(ownerUrl: string, url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrateServer(drizzleServer(owner), { migrationsFolder });
    await installQueue({ executeSql: (text, values) => owner.query(text, values) });
    const login = decodeURIComponent(new URL(url).username);
    if (login !== '' && ownerUrl !== url) {
      await owner.query(`grant kafedra_app, kafedra_system to ${owner.escapeIdentifier(login)}`);
    }
  } finally {
    await owner.end();
  }
}

/** Row-level security binds neither superusers nor roles with BYPASSRLS: the doors' roles must be neither. */
async function refuseUnsafeRoles(database: Transaction): Promise<void> {
  const { rows } = (await database.execute(
    sql`select rolname from pg_roles where rolname in ('kafedra_app', 'kafedra_system') and (rolsuper or rolbypassrls)`,
  )) as { rows: { rolname: string }[] };
  if (rows.length > 0) {
    throw new Error(`the role ${rows[0]?.rolname} bypasses row-level security`);
  }
}

function withoutPassword(url: string): string {
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
}

/** node's connection errors may hide their reasons in an AggregateError without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map((each) => reasonOf(each)).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}
