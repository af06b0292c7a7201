// Copies rows of a table and replaces foreign keys to rows that were copied before by the ids of the copies.
import { getTableName, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { rowsOf, type Transaction } from './database.ts';
import { columnOf, type ColumnName } from './columns.ts';
import type { Permission } from '../permissions/flags.ts';
import { has, type Scope } from '../permissions/permissions.ts';

/** The rows of one table to copy, selected by the records that they belong to. */
export interface CopiedRows {
  table: PgTable;
  /**
   * The table that receives the copies, if it is another one. Only columns that both tables have are copied.
   */
  into?: PgTable;
  /** The foreign key to the record that the rows belong to. */
  parentColumn: string;
  /** The foreign key to the parent row in the same table. Copies keep the tree structure. */
  treeColumn?: string;
  /** Limits which rows are copied. All rows when left out. */
  where?: (table: PgTable) => SQL;
  /** Foreign keys to unrelated records: null in the copy if the referenced row was not copied. */
  optionalReferences?: readonly string[];
  /** The rows grant access: they are copied only if the caller has this permission. */
  needs?: Permission;
  /**
   * Columns that grant access. Each is copied only with its permission and gets its default otherwise.
   */
  guarded?: Readonly<Record<string, Permission>>;
}

export const childRows = <Table extends PgTable>(
  table: Table,
  by: ColumnName<Table>,
): CopiedRows => ({ table, parentColumn: by });

/** The rows copied so far: for each table, the ids of the copies by the ids of the originals. */
export type Copies = Map<PgTable, ReadonlyMap<number, number>>;

interface Copying {
  scope: Scope;
  /** Ids of the parent records, if these were not copied themselves. */
  of?: readonly number[];
  /** Columns that get their defaults in the copy, besides the timestamps. */
  anew?: readonly string[];
  /** Values that replace those of the originals in every copy. */
  set?: Readonly<Record<string, unknown>>;
  /** Values for single copies, by the id of the original. All entries have the same columns. */
  each?: ReadonlyMap<number, Readonly<Record<string, unknown>>>;
}

const times = ['created_at', 'updated_at'];

/**
 * Copies the rows and adds them to `copies`. A row that also references a row which was not copied, in a table whose
 * other rows were, is skipped: it connects two courses, of which only one is copied.
 */
export async function copyRows(
  transaction: Transaction,
  rows: CopiedRows,
  copies: Copies,
  copying: Copying,
): Promise<void> {
  const { table, treeColumn, needs } = rows;
  if (needs !== undefined && !has(copying.scope, needs)) return;
  if (treeColumn === undefined) {
    await copySome(transaction, rows, copies, copying);
    return;
  }
  // Copies the roots first, then their children, level by level.
  const isTop = sql`and ${columnOf(table, treeColumn)} is null`;
  let level = await copySome(transaction, rows, copies, copying, isTop);
  while (level.size > 0) {
    const isBelow = sql`and ${columnOf(table, treeColumn)} = any(${ids(level.keys())})`;
    level = await copySome(transaction, rows, copies, copying, isBelow);
  }
}

/**
 * Copies the rows that meet a condition. Returns the ids of the copies by the ids of the originals.
 */
async function copySome(
  transaction: Transaction,
  { table, into = table, parentColumn, where, optionalReferences = [], guarded = {} }: CopiedRows,
  copies: Copies,
  { scope, of, anew = [], set = {}, each = new Map() }: Copying,
  condition: SQL = sql``,
): Promise<ReadonlyMap<number, number>> {
  const single = Object.keys(each.values().next().value ?? {});
  const given = new Set([...Object.keys(set), ...single]);
  const named = copiesNamed(table, copies);
  const originals = of ?? [...(named.get(parentColumn)?.keys() ?? [])];
  if (originals.length === 0) return new Map();
  for (const name of given) named.delete(name);
  const isLeft = (name: string) => optionalReferences.includes(name) && !named.has(name);
  const closed = Object.keys(guarded).filter((name) => !has(scope, guarded[name]!));
  const known = new Set([...getTableConfig(table).columns.map(({ name }) => name), ...given]);
  const columns = getTableConfig(into).columns.filter(
    ({ name, generated, generatedIdentity }) =>
      generated === undefined &&
      generatedIdentity === undefined &&
      known.has(name) &&
      ![...times, ...anew, ...closed].includes(name) &&
      !isLeft(name),
  );
  const values = columns.map((column) => {
    if (Object.hasOwn(set, column.name)) return sql`${sql.param(set[column.name], column)}`;
    if (single.includes(column.name)) {
      return sql`(own.overrides ->> ${column.name})::${sql.raw(column.getSQLType())}`;
    }
    return named.has(column.name)
      ? sql`${copyOf(column.name)}.made`
      : sql`${columnOf(table, column.name)}`;
  });
  // Joins, because a subquery per row would be slow for a thousand rows with a thousand copies.
  const joins = [...named].map(
    ([name, made]) =>
      sql`left join unnest(${ids(made.keys())}, ${ids(made.values())}) as ${copyOf(name)} (original, made) on ${copyOf(name)}.original = ${columnOf(table, name)}`,
  );
  if (single.length > 0) {
    const json = JSON.stringify(Object.fromEntries(each));
    joins.push(
      sql`join jsonb_each(${json}::jsonb) as own (original, overrides) on own.original = ${columnOf(table, 'id')}::text`,
    );
  }
  const inside = [...named.keys()]
    .filter((name) => !optionalReferences.includes(name))
    .map((name) => sql`and (${columnOf(table, name)} is null or ${copyOf(name)}.made is not null)`);
  const those = sql`from ${table} ${sql.join(joins, sql` `)} where ${columnOf(table, 'company_id')} = ${scope.companyId} and ${columnOf(table, parentColumn)} = any(${ids(originals)}) ${where ? sql`and ${where(table)}` : sql``} ${condition} ${sql.join(inside, sql` `)}`;
  const insertion = (rows: SQL) =>
    sql`insert into ${into} (${sql.join(
      columns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    )}) select ${sql.join(values, sql`, `)} ${rows}`;
  if (!('id' in table)) {
    await transaction.execute(insertion(those));
    return new Map();
  }
  const id = columnOf(table, 'id');
  // The lock prevents deletes meanwhile, so copies are numbered in the order of their originals.
  const found = await idsOf(
    transaction,
    sql`select ${id} as id ${those} order by ${id} for key share of ${table}`,
  );
  const made = await idsOf(
    transaction,
    sql`${insertion(sql`${those} and ${id} = any(${ids(found)}) order by ${id}`)} returning ${columnOf(into, 'id')} as id`,
  );
  if (made.length !== found.length) throw new Error(`${getTableName(table)} changed while copied`);
  const inOrder = made.toSorted((one, other) => one - other);
  const pairs = new Map(found.map((original, place) => [original, inOrder[place] ?? 0]));
  copies.set(table, new Map([...(copies.get(table) ?? []), ...pairs]));
  return pairs;
}

async function idsOf(transaction: Transaction, statement: SQL): Promise<number[]> {
  return (await rowsOf<{ id: number }>(transaction, statement)).map((row) => row.id);
}

/**
 * The foreign keys to tables with copied rows, each with the ids of copies by the ids of originals.
 */
function copiesNamed(table: PgTable, copies: Copies): Map<string, ReadonlyMap<number, number>> {
  const named = new Map<string, ReadonlyMap<number, number>>();
  for (const { reference } of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = reference();
    const made = copies.get(foreignTable);
    const place = foreignColumns.findIndex(({ name }) => name === 'id');
    const column = columns[place];
    if (made !== undefined && column !== undefined) named.set(column.name, made);
  }
  return named;
}

/** The alias of the joined pairs of originals and copies for a foreign key. */
const copyOf = (column: string) => sql.identifier(`${column}_copy`);

const ids = (all: Iterable<number>): SQL => sql`${`{${[...all].join(',')}}`}::integer[]`;
