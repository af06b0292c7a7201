// Inserts a row of each company into every table with a company; tables are read from the catalogue, so that new ones
// are included.
import { sql, type SQL } from 'drizzle-orm';
import { rowOf, rowsOf, type Database, type Transaction } from '../src/kit/database/database.ts';
import type { Caller } from './school.ts';

interface Tenant {
  companyId: number;
  owner: Caller;
}

/** Tables with a column `company_id`. */
export async function tablesOfCompanies(transaction: Transaction): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    transaction,
    sql`select relation.relname as name from pg_class relation
      join pg_attribute attribute on attribute.attrelid = relation.oid and attname = 'company_id'
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
  );
  return tables.map(({ name }) => name);
}

/**
 * Runs the work in a transaction in which every table has a row of each company, and rolls it back. Foreign keys are
 * not checked in it, so that any row can be inserted and deleted.
 */
export async function inFilledTables(
  database: Database,
  tenants: Tenant[],
  work: (transaction: Transaction, tables: string[]) => Promise<void>,
): Promise<void> {
  const undo = new Error('roll back');
  const working = database.system(async (transaction) => {
    await work(transaction, await fillTables(transaction, tenants));
    throw undo;
  });
  await working.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
}

/**
 * Inserts a row of each company into every table where it has none; returns the tables. Foreign keys are not checked
 * afterwards.
 */
export async function fillTables(transaction: Transaction, tenants: Tenant[]): Promise<string[]> {
  await transaction.execute(sql`reset role`);
  await transaction.execute(sql`set local session_replication_role = replica`);
  const tables = await tablesOfCompanies(transaction);
  for (const tenant of tenants) {
    for (const table of await tablesWithout(transaction, tables, tenant.companyId)) {
      await insertRow(transaction, table, tenant);
    }
  }
  return tables;
}

/** Sets the role and the settings of a request of this user in this company. */
export async function actAs(
  transaction: Transaction,
  { companyId, personId }: { companyId: number; personId: number },
): Promise<void> {
  await transaction.execute(
    sql`select set_config('role', 'kafedra_app', true), set_config('kafedra.company_id', ${String(companyId)}, true), set_config('kafedra.person_id', ${String(personId)}, true)`,
  );
}

/** The tables without a row of this company, as their owner sees them. */
export async function tablesWithout(
  transaction: Transaction,
  tables: string[],
  companyId: number,
): Promise<string[]> {
  await transaction.execute(sql`reset role`);
  const without: string[] = [];
  for (const table of tables) {
    const { filled } = await rowOf<{ filled: boolean }>(
      transaction,
      sql`select exists (select 1 from ${sql.identifier(table)} where company_id = ${companyId}) as filled`,
    );
    if (!filled) without.push(table);
  }
  return without;
}

async function insertRow(transaction: Transaction, table: string, tenant: Tenant): Promise<void> {
  // For a closed set of values (`isOneOf`), and for columns of which exactly one is set, uses the first. Columns of
  // ownership are set.
  const columns = await rowsOf<{ name: string; type: string; choice: string | null }>(
    transaction,
    sql`select attname as name, format_type(atttypid, null) as type,
        substring(pg_get_constraintdef(closed.oid) from '''([^'']*)''') as choice
      from pg_attribute left join pg_constraint closed
        on conrelid = attrelid and contype = 'c' and conname = ${table} || '_' || attname
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
        and (attnotnull or attname in ('company_id', 'user_id') or attname in (
          select substring(pg_get_constraintdef(oid) from 'num_nonnulls\\((\\w+)') from pg_constraint
          where conrelid = ${table}::regclass and contype = 'c'))
        and not atthasdef and attidentity = ''`,
  );
  const names = columns.map(({ name }) => sql.identifier(name));
  const values = columns.map(({ name, type, choice }, place) =>
    choice === null ? valueFor(name, type, tenant, place + 1) : sql`${choice}`,
  );
  await transaction.execute(
    sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
  );
}

/**
 * Numbers differ by column, so that a row that connects two records does not connect one with itself.
 */
function valueFor(name: string, type: string, { companyId, owner }: Tenant, number: number): SQL {
  if (name === 'company_id') return sql`${companyId}`;
  if (name === 'user_id' || name === 'author_id') return sql`${owner.userId}`;
  if (type === 'integer') return sql`${number}::integer`;
  const value = valuesByType[type];
  if (value === undefined) throw new Error(`no value is known for ${name}, a column of ${type}`);
  return value;
}

const valuesByType: Record<string, SQL> = {
  bigint: sql`1`,
  smallint: sql`1`,
  numeric: sql`1`,
  boolean: sql`false`,
  text: sql`gen_random_uuid()::text`,
  'text[]': sql`'{}'::text[]`,
  'integer[]': sql`'{}'::integer[]`,
  uuid: sql`gen_random_uuid()`,
  jsonb: sql`'{}'::jsonb`,
  date: sql`current_date`,
  'timestamp with time zone': sql`now()`,
};
