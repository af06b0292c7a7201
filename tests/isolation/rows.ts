// What the database holds of a school: every row of every table, found in the catalogue, so that new tables are looked
// at too; which of them a person may know; and what has become different.
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf } from '../../api/src/kit/database/database.ts';
import type { Json } from '../kit/rest.ts';
import type { Look } from './database.ts';
import { parts } from './declared.ts';

export interface Table {
  name: string;
  columns: string[];
  /** Of the primary key. */
  key: string[];
}

export type Row = Record<string, Json>;

/** The rows of a school by their tables. */
export type Rows = ReadonlyMap<string, Row[]>;

/** A school, and the people who are its members when the trial begins. */
export interface Tenant {
  companyId: number;
  people: number[];
}

function tablesOf(look: Look): Promise<Table[]> {
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

export async function tenantOf(look: Look, companyId: number): Promise<Tenant> {
  const members = await look((transaction) =>
    rowsOf<{ user_id: number }>(
      transaction,
      sql`select user_id from company_members where company_id = ${companyId}`,
    ),
  );
  return { companyId, people: members.map(({ user_id }) => user_id) };
}

/** Everything of a school: its own rows, those of its people, and what all schools share. */
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

/** Everything that belongs to other schools and to nobody of this one. */
export function rowsOfOthers(look: Look, { companyId, people }: Tenant): Promise<Rows> {
  const persons = sql`all(${sql.raw(`array[${people.join(', ')}]`)})`;
  return readRows(look, ({ name, columns }) => {
    if (columns.includes('company_id')) return sql`company_id <> ${companyId}`;
    if (name === 'companies') return sql`id <> ${companyId}`;
    if (name === 'users') return sql`id <> ${persons}`;
    return sql`false`;
  });
}

/** Which rows of a table are meant. */
type Condition = (table: Table) => SQL;

/** The rows of these tables that the condition lets through, read in one statement. */
async function readRows(
  look: Look,
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
  // A plan may append the tables in any order: of an address that stands in several, the last table tells whose it is.
  const found = new Map(read.map(({ table, rows }) => [table, rows]));
  return new Map(wanted.map(({ name }) => [name, found.get(name) ?? []]));
}

/** One statement for each table, as one. Processes that share it out would take longer to begin than it takes by itself. */
const ofEach = <Found>(look: Look, statements: SQL[]): Promise<Found[]> =>
  look(async (transaction) => {
    await transaction.execute(sql`set local max_parallel_workers_per_gather = 0`);
    return rowsOf<Found>(transaction, sql.join(statements, sql` union all `));
  });

/** The oldest first, whatever a vacuum in between has made of their places: what is tried is the same in each run. */
function orderOf({ name, key }: Table): SQL {
  if (key.length === 0) return sql`${sql.identifier(name)}::text`;
  const columns = key.toSorted((one, other) => Number(other === 'id') - Number(one === 'id'));
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
}

/** Rows that are looked at again and again. */
export interface Watch {
  /** As they were when they were looked at last. */
  rows: Rows;
  /** Looks again; answers the tables in which something has become different since then. */
  refresh(): Promise<Table[]>;
}

/** Looks at all rows of the database, or at those that are meant; later only at tables in which something is different. */
export async function watchRows(look: Look, meant: Condition = () => sql`true`): Promise<Watch> {
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

  /** One number for all rows of each table. */
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
 * The ids that a person knows by right: of the rows that name them, of what such a row names, of what it consists of, and of
 * whom a tie without an id of its own ties to that.
 */
export function knownTo(personId: number, rows: Rows): Set<number> {
  const own = [...rows.values()].flat().filter((row) => namedIn(row).includes(personId));
  const ofOwn = new Set(own.map(({ id }) => id));
  const tied = new Set<number>();
  // Parts have parts themselves.
  for (let known = 0; known !== ofOwn.size;) {
    known = ofOwn.size;
    for (const [table, column] of Object.entries(parts)) {
      for (const row of rows.get(table) ?? []) {
        if (!ofOwn.has(row[column])) continue;
        if (isId(row.id)) ofOwn.add(row.id);
        else for (const id of namedIn(row)) tied.add(id);
      }
    }
  }
  return new Set([personId, ...own.flatMap(namedIn), ...[...ofOwn].filter(isId), ...tied]);
}

/** Every id of the school with the table that its row is in. */
export function idsOfRows(rows: Rows): Map<number, string> {
  const tables = [...rows].flatMap(([table, some]) =>
    some.flatMap((row) => (isId(row.id) ? [[row.id, table] as const] : [])),
  );
  return new Map(tables);
}

/** The ids that a row names, its own among them. */
export const namedIn = (row: Row): number[] => Object.values(row).filter(isId);

/** Only ids are that large, as every table's begin beyond a hundred million. */
const isId = (value: Json): value is number => Number.isInteger(value) && value > 100_000_000;

export interface Change {
  table: string;
  kind: 'added' | 'changed' | 'removed';
  row: Row;
  /** The columns that are different. */
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
