// Reads all rows of a school from every table in the catalogue, so that new tables are included; determines which rows
// a user may know, and which have changed.
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf } from '../../../api/src/kit/database/database.ts';
import type { Json } from '../../kit/rest.ts';
import type { RunAsOwner } from './database.ts';
import { partTables } from '../declarations.ts';

export interface Table {
  name: string;
  columns: string[];
  /** Columns of the primary key. */
  key: string[];
}

export type Row = Record<string, Json>;

/** The rows of a school by table. */
export type Rows = ReadonlyMap<string, Row[]>;

/** A school and its members when the tests begin. */
export interface Tenant {
  companyId: number;
  people: number[];
}

function tablesOf(look: RunAsOwner): Promise<Table[]> {
  return look((transaction) =>
    rowsOf<Table>(
      transaction,
      sql`select relation.relname as name,
          json_agg(attribute.attname order by attribute.attnum) as columns,
          coalesce(json_agg(attribute.attname order by attribute.attnum)
            filter (where attribute.attnum = any(primary_key.indkey)), '[]') as key
        from pg_class relation
        join pg_attribute attribute on attribute.attrelid = relation.oid
          and attribute.attnum > 0 and not attribute.attisdropped
        left join pg_index primary_key on primary_key.indrelid = relation.oid and primary_key.indisprimary
        where relation.relkind in ('r', 'p') and relation.relnamespace = 'public'::regnamespace
        group by relation.relname order by relation.relname`,
    ),
  );
}

export async function tenantOf(look: RunAsOwner, companyId: number): Promise<Tenant> {
  const members = await look((transaction) =>
    rowsOf<{ user_id: number }>(
      transaction,
      sql`select user_id from company_members where company_id = ${companyId}`,
    ),
  );
  return { companyId, people: members.map(({ user_id }) => user_id) };
}

/** Everything of a school: its own rows, those of its members, and those shared by all schools. */
export function ofTenant({ companyId, people }: Tenant): Condition {
  const persons = sql`any(${sql.raw(`array[${people.join(', ')}]`)})`;
  return ({ name, columns }) => {
    if (columns.includes('company_id')) return sql`company_id = ${companyId}`;
    if (name === 'companies') return sql`id = ${companyId}`;
    if (name === 'users') return sql`id = ${persons}`;
    if (columns.includes('user_id')) return sql`user_id = ${persons}`;
    return sql`true`;
  };
}

/** Everything that belongs to other schools and to no member of this one. */
export function rowsOfOthers(look: RunAsOwner, { companyId, people }: Tenant): Promise<Rows> {
  const persons = sql`all(${sql.raw(`array[${people.join(', ')}]`)})`;
  return readRows(look, ({ name, columns }) => {
    if (columns.includes('company_id')) return sql`company_id <> ${companyId}`;
    if (name === 'companies') return sql`id <> ${companyId}`;
    if (name === 'users') return sql`id <> ${persons}`;
    return sql`false`;
  });
}

/** Selects rows of a table. */
type Condition = (table: Table) => SQL;

/** The rows that match the condition, read in one statement. */
async function readRows(
  look: RunAsOwner,
  condition: Condition,
  tables?: readonly Table[],
): Promise<Rows> {
  const wanted = tables ?? (await tablesOf(look));
  if (wanted.length === 0) return new Map();
  const statements = wanted.map((table) => {
    const name = sql.identifier(table.name);
    return sql`select ${table.name}::text as table,
      coalesce(jsonb_agg(to_jsonb(${name}) order by ${orderOf(table)}), '[]') as rows
      from ${name} where ${condition(table)}`;
  });
  const read = await ofEach<{ table: string; rows: Row[] }>(look, statements);
  // A query plan may append the tables in any order. If an address occurs in several, the last table in the fixed order
  // counts.
  const found = new Map(read.map(({ table, rows }) => [table, rows]));
  return new Map(wanted.map(({ name }) => [name, found.get(name) ?? []]));
}

/**
 * Combines one statement per table into one. Parallel workers are off: starting them would take longer than the query.
 */
const ofEach = <Found>(look: RunAsOwner, statements: SQL[]): Promise<Found[]> =>
  look(async (transaction) => {
    await transaction.execute(sql`set local max_parallel_workers_per_gather = 0`);
    return rowsOf<Found>(transaction, sql.join(statements, sql` union all `));
  });

/**
 * Oldest first, independent of physical order after a vacuum, so that each run tests the same rows.
 */
function orderOf({ name, key }: Table): SQL {
  if (key.length === 0) return sql`${sql.identifier(name)}::text`;
  const columns = key.toSorted((one, other) => Number(other === 'id') - Number(one === 'id'));
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
}

/** Rows that are compared repeatedly. */
export interface RowWatch {
  /** The rows when they were last read. */
  rows: Rows;
  /** Reads again; returns the tables with changes since then. */
  refresh(): Promise<Table[]>;
}

/** Reads all matching rows; later reads only tables that have changed. */
export async function watchRows(
  look: RunAsOwner,
  meant: Condition = () => sql`true`,
): Promise<RowWatch> {
  const tables = await tablesOf(look);
  let sums = await sumsOf();
  const rows = new Map(await readRows(look, meant, tables));

  return {
    rows,
    refresh: async () => {
      const now = await sumsOf();
      const touched = tables.filter(({ name }) => now.get(name) !== sums.get(name));
      sums = now;
      for (const [table, some] of await readRows(look, meant, touched)) rows.set(table, some);
      return touched;
    },
  };

  /** A checksum of all rows of each table. */
  async function sumsOf(): Promise<Map<string, string>> {
    const statements = tables.map((each) => {
      const table = sql.identifier(each.name);
      return sql`select ${each.name}::text as table,
        count(*) || ' ' || coalesce(sum(hashtextextended(${table}::text, 0)::numeric), 0) as sum
        from ${table} where ${meant(each)}`;
    });
    const read = await ofEach<{ table: string; sum: string }>(look, statements);
    return new Map(read.map(({ table, sum }) => [table, sum]));
  }
}

/**
 * The ids that a user may know: of rows that reference the user, of rows that those reference, of their parts, and of
 * what link rows without an id connect to them.
 */
export function idsKnownTo(personId: number, rows: Rows): Set<number> {
  const own = [...rows.values()].flat().filter((row) => namedIn(row).includes(personId));
  const ofOwn = new Set(own.map(({ id }) => id));
  const tied = new Set<number>();
  // Parts can have parts.
  for (let known = 0; known !== ofOwn.size;) {
    known = ofOwn.size;
    for (const [table, column] of Object.entries(partTables)) {
      for (const row of rows.get(table) ?? []) {
        if (!ofOwn.has(row[column])) continue;
        if (isId(row.id)) ofOwn.add(row.id);
        else for (const id of namedIn(row)) tied.add(id);
      }
    }
  }
  return new Set([personId, ...own.flatMap(namedIn), ...[...ofOwn].filter(isId), ...tied]);
}

/** Every id of the school with the table of its row. */
export function idsOfRows(rows: Rows): Map<number, string> {
  const tables = [...rows].flatMap(([table, some]) =>
    some.flatMap((row) => (isId(row.id) ? [[row.id, table] as const] : [])),
  );
  return new Map(tables);
}

/** The ids in a row, including its own. */
export const namedIn = (row: Row): number[] => Object.values(row).filter(isId);

/** Only ids are that large, because every table's ids begin above a hundred million. */
const isId = (value: Json): value is number => Number.isInteger(value) && value > 100_000_000;

export interface Change {
  table: string;
  kind: 'added' | 'changed' | 'removed';
  row: Row;
  /** Changed columns. */
  columns: string[];
}

export function changesBetween(before: Rows, after: Rows, tables: readonly Table[]): Change[] {
  return tables.flatMap(({ name: table, columns, key }) => {
    const keyOf = (row: Row) => JSON.stringify((key.length > 0 ? key : columns).map((c) => row[c]));
    const earlier = new Map(before.get(table)?.map((row) => [keyOf(row), row]));
    const later = new Map(after.get(table)?.map((row) => [keyOf(row), row]));
    const differing = (one: Row, other: Row) =>
      columns.filter((column) => JSON.stringify(one[column]) !== JSON.stringify(other[column]));
    const gone = [...earlier].flatMap(([at, row]): Change[] => {
      const now = later.get(at);
      if (!now) return [{ table, kind: 'removed', row, columns: [] }];
      const different = differing(row, now);
      return different.length > 0 ? [{ table, kind: 'changed', row, columns: different }] : [];
    });
    const added = [...later]
      .filter(([at]) => !earlier.has(at))
      .map(([, row]): Change => ({ table, kind: 'added', row, columns: [] }));
    return [...gone, ...added];
  });
}
