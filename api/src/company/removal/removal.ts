// Removes all rows and files of closed companies, in batches so that transactions stay short. Progress is not stored:
// after a crash it continues with what is left.
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { rowOf, rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { createPoller, type Poller } from '../../kit/jobs/poller.ts';
import { removeFileBatch, removeUploadBatch } from '../../media/index.ts';
import { companyTables, type CompanyTable } from './table-order.ts';

/** Milliseconds between two searches for companies whose removal was interrupted in any process. */
const interval = 60_000;

/** Rows deleted in one transaction. */
const batch = 1000;

/** Any number that no other advisory lock uses. */
const removalLock = 7_254_002;

export interface RemovalParts {
  database: Database;
  storage: Storage;
  /** Removes some jobs of a company with their files. Returns how many. */
  removeSomeJobs: (companyId: number) => Promise<number>;
}

/** Woken when a company is closed. */
export type Removal = Poller;

export function companyRemoval({
  log,
  ...parts
}: RemovalParts & { log: FastifyBaseLogger }): Removal {
  const rhythm = { interval, log, failed: 'a closed company could not be removed' };
  return createPoller(rhythm, async (stopping) => {
    const tables = await parts.database.system(companyTables);
    for (const companyId of await closedCompanies(parts.database)) {
      while (!stopping.aborted && (await removeBatch(parts, companyId, tables)) === 'more');
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

/**
 * Removes one batch of a closed company's data, and the company itself when nothing else is left.
 */
export async function removeBatch(
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

  /** Returns how many rows were removed; null if another process is removing this company. */
  function removeFrom(table: CompanyTable): Promise<number | null> {
    if (table.name === 'files') return removeFileBatch(database, storage, companyId);
    if (table.name === 'uploads') return removeUploadBatch({ database, storage }, companyId);
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

/** Deletes rows that no row of the same table references, first the leaves of trees. */
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
  // The remaining rows reference each other in cycles.
  return affected(transaction, sql`delete from ${table} where company_id = ${companyId}`);
}

async function affected(transaction: Transaction, statement: ReturnType<typeof sql>) {
  const { count } = await rowOf<{ count: number }>(
    transaction,
    sql`with gone as (${statement} returning 1) select count(*)::integer as count from gone`,
  );
  return count;
}

/**
 * Deletes the company's row, unless a request that began before the closing has added rows meanwhile.
 */
async function removeEmptied(
  transaction: Transaction,
  companyId: number,
  tables: readonly CompanyTable[],
): Promise<'more' | 'gone'> {
  // The lock prevents new rows with foreign keys to the company.
  await transaction.execute(sql`select 1 from companies where id = ${companyId} for update`);
  for (const { name } of tables) {
    const { filled } = await rowOf<{ filled: boolean }>(
      transaction,
      sql`select exists (select 1 from ${sql.identifier(name)} where company_id = ${companyId}) as filled`,
    );
    if (filled) return 'more';
  }
  await transaction.execute(sql`delete from companies where id = ${companyId}`);
  // People keep their accounts; service accounts belonged to the company only.
  await transaction.execute(
    sql`delete from users where kind = 'service' and not exists (select 1 from service_accounts where user_id = users.id)`,
  );
  return 'gone';
}
