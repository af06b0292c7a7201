// Opens the embedded database or connects to a PostgreSQL server, and runs the migrations.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import type { Settings } from '../../settings.ts';
import {
  createDatabase,
  type Connection,
  type Database,
  type QueueConnection,
} from './database.ts';
import { fileMarkOf } from '../files/signed-urls.ts';
import { lockFolder } from './folder-lock.ts';
import { prepareFolder } from '../files/data-folders.ts';
import { reasonOf } from '../observe/log.ts';
import { installQueue } from '../jobs/job-queue.ts';
import { EmbeddedStream, type EngineMeter } from './embedded-stream.ts';
import { withStatementText } from './failures.ts';
import { startProblem, withDiskFullErrors } from './full-disk.ts';
import { vacuumAndCheckpoint, startMaintenance } from './maintenance.ts';
import { migrateTables } from './migrations.ts';
import { sessionOptions, usualStatements } from './statement-cache.ts';
import { withSession, createTransactionRunner } from './transactions.ts';
import { watchStatements, type StatementWatch } from '../fairness/statement-watch.ts';

export type DatabaseSettings = Pick<
  Settings,
  'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATABASE_CONNECTIONS'
> &
  Partial<
    Pick<Settings, 'DATABASE_STATEMENTS' | 'STATEMENT_TIMEOUT' | 'REQUEST_PATIENCE' | 'PUBLIC_URL'>
  >;

/** Any number that no other program on the server uses for its advisory locks. */
const migrationLock = 7_254_001;

/**
 * Milliseconds after which an idle connection is closed. Its prepared statements are lost with it.
 */
const idleTimeoutMillis = 10 * 60_000;

/**
 * Opens the database that the settings name. Throws an Error with a one-line message if the folder is in use or the
 * server cannot be reached.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const connection = settings.DATABASE_URL
    ? await connectServer(settings.DATABASE_URL, settings)
    : await openFolder(settings);
  return createDatabase(connection);
}

/** Creates the embedded engine with the extensions that the tables use, without tables. */
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
      ...sessionOptions,
    ],
  });
}

/** The pool with the single connection of an embedded engine. */
export function embeddedPool(
  engine: PGlite,
  meter: EngineMeter = { worked: 0 },
  watch?: StatementWatch,
): pg.Pool {
  const pool = openPool({
    stream: () => new EmbeddedStream(engine, meter, watch),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    pipeline: true,
    // The engine has one session.
    max: 1,
    idleTimeoutMillis: 0,
  });
  // A new connection reuses the engine's session in the state that a broken connection left.
  pool.on('connect', (client) => {
    client.query('rollback; deallocate all').catch(() => {});
  });
  return pool;
}

/** Connects to an embedded engine that is already open, and runs the migrations. */
export async function connectEmbedded(
  engine: PGlite,
  {
    prepared = usualStatements,
    patience = 0,
    watch,
    publicUrl,
  }: {
    prepared?: number | undefined;
    patience?: number;
    watch?: StatementWatch | undefined;
    publicUrl?: string | undefined;
  } = {},
): Promise<Connection> {
  const meter: EngineMeter = { worked: 0 };
  const pool = embeddedPool(engine, meter, watch);
  await migrateTables(pool);
  const queue: QueueConnection = {
    executeSql: (text, values) =>
      withStatementText(
        text,
        withSession(pool, (client) => client.query(text, values)),
      ),
    isExclusive: true,
  };
  await installQueue(queue);
  const secret = await secretOf(queue);
  return {
    secret,
    transaction: createTransactionRunner(pool, {
      prepared,
      patience,
      watch,
      publicOrigin: originOf(publicUrl),
      fileMark: fileMarkOf(secret),
      worked: () => meter.worked,
    }),
    ping: async () => void (await pool.query('select 1')),
    queue,
    vacuum: () => vacuumAndCheckpoint(queue.executeSql),
    close: async () => {
      await pool.end();
      await engine.close();
    },
  };
}

/** Reads the secret that a migration generated. */
async function secretOf({ executeSql }: QueueConnection): Promise<string> {
  const { rows } = await executeSql('select secret from installation_secrets');
  const [row] = rows as { secret: string }[];
  if (row === undefined)
    throw new Error('the table installation_secrets has no row to sign URLs with');
  return row.secret;
}

const originOf = (url: string | undefined) => (url === undefined ? undefined : new URL(url).origin);

async function openFolder(settings: DatabaseSettings): Promise<Connection> {
  const lock = lockFolder(settings.DATA_DIR);
  const folder = join(settings.DATA_DIR, 'database');
  try {
    if (existsSync(folder)) prepareFolder(folder); // It may be a mount.
    const engine = await createEmbedded({ dataDir: folder });
    const { STATEMENT_TIMEOUT: timeout = 0, REQUEST_PATIENCE: patience = 0 } = settings;
    const watch = timeout > 0 ? watchStatements(timeout) : undefined;
    const prepared = settings.DATABASE_STATEMENTS;
    const connection = await connectEmbedded(engine, {
      prepared,
      patience,
      watch,
      publicUrl: settings.PUBLIC_URL,
    });
    const stop = startMaintenance(connection.queue.executeSql);
    return {
      ...connection,
      transaction: withDiskFullErrors(folder, connection.transaction),
      close: async () => {
        stop();
        await connection.close();
        await watch?.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw startProblem(settings.DATA_DIR, error);
  }
}

async function connectServer(url: string, settings: DatabaseSettings): Promise<Connection> {
  const {
    DATABASE_CONNECTIONS: max,
    DATABASE_STATEMENTS: statementLimit = usualStatements,
    STATEMENT_TIMEOUT: timeout,
    REQUEST_PATIENCE: patience = 0,
  } = settings;
  const pool = serverPool(url, max, statementLimit);
  // A separate pool, so that jobs are delivered while the other connections are busy. The login may take the roles of
  // the application.
  const queue = openPool({
    connectionString: url,
    max: 2,
    ...startingWith(['-c', 'role=kafedra_system'], statementLimit),
  });
  try {
    await migrateWithOwner(settings.DATABASE_OWNER_URL ?? url, url);
    await refuseUnsafeRoles(pool);
    const asSystem: QueueConnection = {
      executeSql: (text, values) =>
        withStatementText(
          text,
          withSession(queue, (client) => client.query(text, values)),
        ),
      isExclusive: false,
    };
    const secret = await secretOf(asSystem);
    return {
      secret,
      transaction: createTransactionRunner(pool, {
        prepared: statementLimit,
        timeout,
        patience,
        publicOrigin: originOf(settings.PUBLIC_URL),
        fileMark: fileMarkOf(secret),
      }),
      ping: async () => void (await pool.query('select 1')),
      queue: asSystem,
      // The server's autovacuum does this.
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

/** The connection pool of a server, for transactions. */
export const serverPool = (
  connectionString: string,
  max: number,
  statementLimit = usualStatements,
): pg.Pool =>
  openPool({
    connectionString,
    max,
    ...startingWith(sessionOptions, statementLimit),
    pipeline: true,
    idleTimeoutMillis,
  });

/** Startup options of a session. Connection poolers reject them. */
const startingWith = (options: readonly string[], statementLimit: number) =>
  statementLimit > 0 && { options: options.join(' ') };

/**
 * Creates a pool. A connection that breaks fails its statements and is replaced; without error listeners it would end
 * the process.
 */
function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => {}); // For idle connections.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function migrateWithOwner(ownerUrl: string, url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrateTables(owner);
    await installQueue({ executeSql: (text, values) => owner.query(text, values) });
    const login = decodeURIComponent(new URL(url).username);
    if (login !== '' && ownerUrl !== url) {
      await owner.query(`grant kafedra_app, kafedra_system to ${owner.escapeIdentifier(login)}`);
    }
  } finally {
    await owner.end();
  }
}

/**
 * Superusers and roles with BYPASSRLS bypass row-level security, so the application's roles must be neither.
 */
async function refuseUnsafeRoles(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname in ('kafedra_app', 'kafedra_system') and (rolsuper or rolbypassrls)`,
  );
  if (rows.length > 0) {
    throw new Error(`the role ${rows[0]?.rolname} bypasses row-level security`);
  }
}

function withoutPassword(url: string): string {
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
}
