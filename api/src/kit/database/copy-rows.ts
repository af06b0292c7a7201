// Copies rows of a table with whatever they name of what was copied before them: of a package its branch's copy. Copies may
// come into another table that has columns of the same names.
import { getTableName, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { rowsOf, type Transaction } from './database.ts';
import { columnOf, type ColumnName } from './columns.ts';
import type { Permission } from '../permissions/flags.ts';
import { has, type Scope } from '../permissions/permissions.ts';

/** The rows of a table that belong to what was copied. */
export interface CopiedRows {
  table: PgTable;
  /** The table of the copies, where that is another one: they have what both have. */
  into?: PgTable;
  /** The column that says what they belong to. */
  by: string;
  /** The column by which they lie in each other: a copy lies in the copy of what its original lies in. */
  under?: string;
  /** The condition on rows that are copied, where not all are. */
  where?: (table: PgTable) => SQL;
  /** Columns that name something beside: null in the copy where that was not copied. */
  loose?: readonly string[];
  /** They let people in: copied for whoever has this flag alone. */
  needs?: Permission;
  /** Columns that let people in, each with the flag without which it begins anew. */
  guarded?: Readonly<Record<string, Permission>>;
}

export const ownRows = <Table extends PgTable>(
  table: Table,
  by: ColumnName<Table>,
): CopiedRows => ({ table, by });

/** What was copied so far: of each table the ids of copies by those of their originals. */
export type Copies = Map<PgTable, ReadonlyMap<number, number>>;

interface Copying {
  scope: Scope;
  /** Of which originals, where nothing that was copied says it. */
  of?: readonly number[];
  /** Columns that begin anew, beside the times. */
  anew?: readonly string[];
  /** What copies have in place of what their originals have. */
  set?: Readonly<Record<string, unknown>>;
  /** What each has of its own, by the ids of the originals: all of them the same columns. */
  each?: ReadonlyMap<number, Readonly<Record<string, unknown>>>;
}

const times = ['created_at', 'updated_at'];

/**
 * Copies the rows, and notes their copies. Rows that name something else of a table whose rows were copied stay behind:
 * they are between two courses.
 */
export async function copyRows(
  transaction: Transaction,
  rows: CopiedRows,
  copies: Copies,
  copying: Copying,
): Promise<void> {
  const { table, under, needs } = rows;
  if (needs !== undefined && !has(copying.scope, needs)) return;
  if (under === undefined) {
    await copySome(transaction, rows, copies, copying);
    return;
  }
  // Those at the top, then those that lie in them, level by level.
  const isTop = sql`and ${columnOf(table, under)} is null`;
  let level = await copySome(transaction, rows, copies, copying, isTop);
  while (level.size > 0) {
    const isBelow = sql`and ${columnOf(table, under)} = any(${ids(level.keys())})`;
    level = await copySome(transaction, rows, copies, copying, isBelow);
  }
}

/** Of the rows those that meet a condition; gives the ids of copies by those of their originals. */
async function copySome(
  transaction: Transaction,
  { table, into = table, by, where, loose = [], guarded = {} }: CopiedRows,
  copies: Copies,
  { scope, of, anew = [], set = {}, each = new Map() }: Copying,
  condition: SQL = sql``,
): Promise<ReadonlyMap<number, number>> {
  const single = Object.keys(each.values().next().value ?? {});
  const given = new Set([...Object.keys(set), ...single]);
  const named = copiesNamed(table, copies);
  const originals = of ?? [...(named.get(by)?.keys() ?? [])];
  if (originals.length === 0) return new Map();
  for (const name of given) named.delete(name);
  const isLeft = (name: string) => loose.includes(name) && !named.has(name);
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
      return sql`(own.told ->> ${column.name})::${sql.raw(column.getSQLType())}`;
    }
    return named.has(column.name)
      ? sql`${copyOf(column.name)}.made`
      : sql`${columnOf(table, column.name)}`;
  });
  // Joined, so that a thousand rows of a thousand copies are not looked for one by one.
  const joins = [...named].map(
    ([name, made]) =>
      sql`left join unnest(${ids(made.keys())}, ${ids(made.values())}) as ${copyOf(name)} (original, made) on ${copyOf(name)}.original = ${columnOf(table, name)}`,
  );
  if (single.length > 0) {
    const told = JSON.stringify(Object.fromEntries(each));
    joins.push(
      sql`join jsonb_each(${told}::jsonb) as own (original, told) on own.original = ${columnOf(table, 'id')}::text`,
    );
  }
  const inside = [...named.keys()]
    .filter((name) => !loose.includes(name))
    .map((name) => sql`and (${columnOf(table, name)} is null or ${copyOf(name)}.made is not null)`);
  const those = sql`from ${table} ${sql.join(joins, sql` `)} where ${columnOf(table, 'company_id')} = ${scope.companyId} and ${columnOf(table, by)} = any(${ids(originals)}) ${where ? sql`and ${where(table)}` : sql``} ${condition} ${sql.join(inside, sql` `)}`;
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
  // Nobody deletes one of them meanwhile: copies are numbered in the order of their originals.
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

/** The columns that name rows of tables that were copied, with the copies. */
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

/** The pairs of originals and copies that a column is joined with. */
const copyOf = (column: string) => sql.identifier(`${column}_copy`);

const ids = (all: Iterable<number>): SQL => sql`${`{${[...all].join(',')}}`}::integer[]`;
