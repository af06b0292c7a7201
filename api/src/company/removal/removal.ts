// Removes closed companies for good: every row in every table of companies, and every file's bytes. It goes batch by
// batch, so that no transaction lasts, and knows nothing but what is still there: killed at any moment, it goes on
// where it was.
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { rowOf, rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { createPoller, type Poller } from '../../kit/jobs/poller.ts';
import { removeSomeFiles, removeSomeUploads } from '../../media/index.ts';
import { companyTables, type CompanyTable } from './removal-order.ts';

/** Milliseconds between two looks for companies that another process, or this one, left unfinished. */
const interval = 60_000;

/** Rows that go in one transaction. */
const batch = 1000;

/** Any number that is not used for other advisory locks. */
const removalLock = 7_254_002;

export interface RemovalParts {
  database: Database;
  storage: Storage;
  /** Takes away some of a company's jobs with all that they keep elsewhere; answers how many. */
  removeSomeJobs: (companyId: number) => Promise<number>;
}

/** Woken when there is a closed company. */
export type Removal = Poller;

export function companyRemoval({
  log,
  ...parts
}: RemovalParts & { log: FastifyBaseLogger }): Removal {
  const rhythm = { interval, log, failed: 'a closed company could not be removed' };
  return createPoller(rhythm, async (stopping) => {
    const tables = await parts.database.system(companyTables);
    for (const companyId of await closedCompanies(parts.database)) {
      while (!stopping.aborted && (await removeSome(parts, companyId, tables)) === 'more');
    }
    return false;
  });
}

export async function closedCompanies(database: Database): Promise<number[]> {
  const rows = await database.system((transaction) =>
    rowsOf<{ id: number }>(
      transaction,
      sql`select id from companies where deleted_at <= now() order by deleted_at`,
    ),
  );
  return rows.map(({ id }) => id);
}

/** One batch of what a closed company still has; at last the company itself. */
export async function removeSome(
  { database, storage, removeSomeJobs }: RemovalParts,
  companyId: number,
  tables: readonly CompanyTable[],
): Promise<'more' | 'gone' | 'elsewhere'> {
  for (const table of tables) {
    const removed = await removeFrom(table);
    if (removed === null) return 'elsewhere';
    if (removed > 0) return 'more';
  }
  return database.system((transaction) => removeEmptied(transaction, companyId, tables));

  /** How many rows went; null when another process is at this company. */
  function removeFrom(table: CompanyTable): Promise<number | null> {
    if (table.name === 'files') return removeSomeFiles(database, storage, companyId);
    if (table.name === 'uploads') return removeSomeUploads({ database, storage }, companyId);
    if (table.name === 'jobs') return removeSomeJobs(companyId);
    return database.system(async (transaction) =>
      (await isOurs(transaction, companyId)) ? removeRows(transaction, companyId, table) : null,
    );
  }
}

async function isOurs(transaction: Transaction, companyId: number): Promise<boolean> {
  const { ours } = await rowOf<{ ours: boolean }>(
    transaction,
    sql`select pg_try_advisory_xact_lock(${removalLock}, ${companyId}) as ours`,
  );
  return ours;
}

/** Of a table whose rows name each other, first those that no other row names. */
async function removeRows(
  transaction: Transaction,
  companyId: number,
  { name, references }: CompanyTable,
): Promise<number> {
  const table = sql.identifier(name);
  const unnamed = references.map(
    (pairs) =>
      sql`not exists (select 1 from ${table} other where other.ctid <> one.ctid and ${sql.join(
        pairs.map(
          ({ column, target }) =>
            sql`other.${sql.identifier(column)} = one.${sql.identifier(target)}`,
        ),
        sql` and `,
      )})`,
  );
  const conditions = sql.join([sql`one.company_id = ${companyId}`, ...unnamed], sql` and `);
  const removed = await affected(
    transaction,
    sql`delete from ${table} where ctid = any(array(select one.ctid from ${table} one where ${conditions} limit ${sql.raw(String(batch))}))`,
  );
  if (removed > 0 || references.length === 0) return removed;
  // What is left names itself in a circle.
  return affected(transaction, sql`delete from ${table} where company_id = ${companyId}`);
}

async function affected(transaction: Transaction, statement: ReturnType<typeof sql>) {
  const { count } = await rowOf<{ count: number }>(
    transaction,
    sql`with gone as (${statement} returning 1) select count(*)::integer as count from gone`,
  );
  return count;
}

/** The company's own row, unless a request that began before it was closed has added something meanwhile. */
async function removeEmptied(
  transaction: Transaction,
  companyId: number,
  tables: readonly CompanyTable[],
): Promise<'more' | 'gone'> {
  // Nobody can add a row that names the company from here on.
  await transaction.execute(sql`select 1 from companies where id = ${companyId} for update`);
  for (const { name } of tables) {
    const { filled } = await rowOf<{ filled: boolean }>(
      transaction,
      sql`select exists (select 1 from ${sql.identifier(name)} where company_id = ${companyId}) as filled`,
    );
    if (filled) return 'more';
  }
  await transaction.execute(sql`delete from companies where id = ${companyId}`);
  // People keep their accounts; those of its tools belonged to it alone.
  await transaction.execute(
    sql`delete from users where kind = 'service' and not exists (select 1 from service_accounts where user_id = users.id)`,
  );
  return 'gone';
}
