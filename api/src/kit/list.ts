// Reads one page of a list, or one record, in as few statements as its parameters need.
import { and, eq, getTableName, inArray, sql, type SQL } from 'drizzle-orm';
import { columnOf } from './columns.ts';
import {
  everyRow,
  keptCounts,
  keptLinks,
  type Countable,
  type CountedLinks,
  type CountedSets,
} from './counters.ts';
import { rowOf, rowsOf, type Transaction } from './database.ts';
import { invalid } from './errors.ts';
import { beyond, orderBy, placeValue, writeCursor, type Sort } from './keyset.ts';
import type { Keyset, ListParameters, Selection } from './list-parameters.ts';
import type { Scope } from './permissions.ts';
import { fieldsOf, selectList, type RecordOf } from './record.ts';

export type Row = Record<string, unknown>;

/** The condition that a filter with these values sets; throws 422 for values that can't be. */
export type Filter = (values: readonly string[], scope: Scope) => SQL;

export interface ListSource {
  record: RecordOf;
  /** What narrows the table before any parameter: company, permissions. */
  where: SQL | undefined;
  /** The records above, by the column that names each: only what stands below them. */
  place?: Place;
  /** The text that `search` looks through; no search when left out. */
  searched?: SQL | undefined;
  filters: Readonly<Record<string, Filter>>;
  /** What the counts of rows are kept by, where they count what the company's condition alone leaves. */
  counted?: CountedSets | undefined;
  /** By filter: with one value of it, the counts of these links are those of the rows. */
  countedLinks?: Readonly<Record<string, CountedLinks>> | undefined;
  /** The column that the indexes of all orders begin with, after the company: a filter of the same name. */
  parts?: string | undefined;
}

/** Ids of records by the columns that name them. */
export type Place = Readonly<Record<string, number>>;

export interface ListMeta {
  total: number | null;
  current_page: number | null;
  per_page: number;
  last_page: number | null;
  supports: readonly ('ids' | 'cursor')[];
  next_cursor?: string | null;
  previous_cursor?: string | null;
  cursors?: string[];
  counts?: Record<string, Record<string, number>>;
}

export async function readList(
  transaction: Transaction,
  source: ListSource,
  parameters: ListParameters,
  scope: Scope,
): Promise<{ data: Row[]; meta: ListMeta }> {
  const conditions = conditionsOf(source, parameters, scope);
  const counts = await countEach(transaction, source, parameters, conditions);
  const total = parameters.total
    ? (sumOfCounts(parameters, counts) ??
      (await count(transaction, source, parameters, conditions)))
    : null;
  const page =
    parameters.position.kind === 'keyset'
      ? await readKeyset(transaction, source, parameters, parameters.position, conditions, scope)
      : await readNumbered(
          transaction,
          source,
          parameters,
          parameters.position.number,
          conditions,
          scope,
        );
  return {
    data: page.data,
    meta: {
      total,
      per_page: parameters.perPage,
      last_page:
        total === null || parameters.position.kind === 'keyset'
          ? null
          : Math.max(1, Math.ceil(total / parameters.perPage)),
      supports: ['ids', 'cursor'],
      ...page.meta,
      ...(parameters.countBy.length > 0 && { counts }),
    },
  };
}

/** One record of the source by its id; null when it isn't there. */
export async function readOne(
  transaction: Transaction,
  source: Pick<ListSource, 'record' | 'where' | 'place'>,
  id: number,
  selection: Selection,
  scope: Scope,
): Promise<Row | null> {
  const { table } = source.record;
  const where = and(source.where, ...within(source).values(), eq(columnOf(table, 'id'), id));
  const fields = selectList(fieldsOf(source.record, table, selection, scope));
  const [row] = await rowsOf<Row>(transaction, sql`select ${fields} from ${table} where ${where}`);
  return row ?? null;
}

/** The conditions that the place of a source sets, by column. */
export const within = ({ record, place = {} }: Pick<ListSource, 'record' | 'place'>) =>
  new Map(Object.entries(place).map(([name, id]) => [name, eq(columnOf(record.table, name), id)]));

/** The conditions of a list, by the column or the name of the parameter. */
export function conditionsOf(
  source: ListSource,
  parameters: Pick<ListParameters, 'search' | 'ids' | 'filters'>,
  scope: Scope,
): Map<string, SQL> {
  const conditions = within(source);
  if (source.where !== undefined) conditions.set('', source.where);
  if (parameters.ids !== null) {
    conditions.set('ids', inArray(columnOf(source.record.table, 'id'), parameters.ids));
  }
  if (parameters.search !== '' && source.searched !== undefined) {
    const searched = source.searched;
    const words = parameters.search
      .split(/\s+/)
      .map((word) => sql`${searched} ilike ${pattern(word)}`);
    conditions.set('search', sql.join(words, sql` and `));
  }
  for (const [name, values] of Object.entries(parameters.filters)) {
    const filter = source.filters[name];
    if (filter !== undefined) conditions.set(name, filter(values, scope));
  }
  return conditions;
}

interface PageRead {
  data: Row[];
  meta: Pick<ListMeta, 'current_page' | 'next_cursor' | 'previous_cursor' | 'cursors'>;
}

async function readNumbered(
  transaction: Transaction,
  source: ListSource,
  parameters: ListParameters,
  number: number,
  conditions: Map<string, SQL>,
  scope: Scope,
): Promise<PageRead> {
  const { table } = source.record;
  const fields = selectList(fieldsOf(source.record, table, parameters.selection, scope));
  const order = orderBy(sortOf(source, parameters), false);
  const offset = (number - 1) * parameters.perPage;
  const from = firstRows(source, parameters, conditions, [], order, offset + parameters.perPage);
  const data = await rowsOf<Row>(
    transaction,
    sql`select ${fields} from ${from} order by ${order} limit ${parameters.perPage} offset ${offset}`,
  );
  return { data, meta: { current_page: number } };
}

async function readKeyset(
  transaction: Transaction,
  source: ListSource,
  parameters: ListParameters,
  { cursor, before }: Keyset,
  conditions: Map<string, SQL>,
  scope: Scope,
): Promise<PageRead> {
  const { table } = source.record;
  const sort = sortOf(source, parameters);
  const place: [string, SQL] = ['cursor_value', placeValue(sort)];
  const fields = selectList([
    ...fieldsOf(source.record, table, parameters.selection, scope),
    place,
  ]);
  const order = orderBy(sort, before);
  const limit = parameters.perPage + 1;
  const further = cursor === '' ? [] : beyond(sort, cursor, before);
  const from = firstRows(source, parameters, conditions, further, order, limit);
  const found = await rowsOf<Row & { id: number; cursor_value?: string | null }>(
    transaction,
    sql`select ${fields} from ${from} order by ${order} limit ${limit}`,
  ).catch((error: unknown) => {
    throw isBadValue(error)
      ? invalid('cursor', 'Курсор не подходит к этому списку', 'invalid_cursor')
      : error;
  });
  const more = found.length > parameters.perPage;
  const rows = found.slice(0, parameters.perPage);
  if (before) rows.reverse();
  const cursors = rows.map((row) =>
    writeCursor(sort, { value: row.cursor_value ?? null, id: row.id }),
  );
  for (const row of rows) delete row.cursor_value;
  // Behind the page lies at least the row of the cursor, unless it was deleted meanwhile.
  const [hasPrevious, hasNext] = before ? [more, cursor !== ''] : [cursor !== '', more];
  return {
    data: rows,
    meta: {
      current_page: null,
      next_cursor: hasNext ? (cursors.at(-1) ?? null) : null,
      previous_cursor: hasPrevious ? (cursors[0] ?? null) : null,
      cursors,
    },
  };
}

/**
 * The first rows that meet the conditions, and one of the alternatives if there are any; more of them than the limit
 * where they are read in parts. A part is what has one value of the column that the indexes begin with: reading each by
 * itself and taking the first of all never walks over rows of values that are not asked for.
 */
function firstRows(
  source: ListSource,
  { filters }: ListParameters,
  conditions: Map<string, SQL>,
  alternatives: readonly SQL[],
  order: SQL,
  limit: number,
): SQL {
  const { table } = source.record;
  const column = source.parts === undefined ? undefined : columnOf(table, source.parts);
  const values = filters[source.parts ?? ''] ?? [];
  const parted = column !== undefined && values.length > 1;
  const others = new Map([...conditions].filter(([name]) => !parted || name !== source.parts));
  const ofPart = parted ? sql`${column} = part.value` : undefined;
  const ranges = (alternatives.length === 0 ? [undefined] : alternatives).map((range) => {
    const where = and(...others.values(), ofPart, range) ?? sql`true`;
    return sql`(select * from ${table} where ${where} order by ${order} limit ${limit})`;
  });
  const rows = sql`(${sql.join(ranges, sql` union all `)}) as ${sql.identifier(getTableName(table))}`;
  if (!parted) return rows;
  const list = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  return sql`unnest(array[${list}]::${sql.raw(column.getSQLType())}[]) as part(value), lateral ${rows}`;
}

/** For each column of `countBy`, how many rows match with all filters but its own. */
async function countEach(
  transaction: Transaction,
  source: ListSource,
  parameters: ListParameters,
  conditions: Map<string, SQL>,
): Promise<Record<string, Record<string, number>>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const name of parameters.countBy) {
    const others = new Map([...conditions].filter(([filter]) => filter !== name));
    const { from, count, where } = countable(source, parameters, others, [name]);
    const value = columnOf(source.record.table, name);
    const rows = await rowsOf<{ value: unknown; count: number }>(
      transaction,
      sql`select ${value} as value, ${count} as count from ${from} where ${where} group by ${value}`,
    );
    // A kept count stays when its last row is gone.
    const found = rows.filter((row) => row.count > 0);
    counts[name] = Object.fromEntries(found.map((row) => [String(row.value), row.count]));
  }
  return counts;
}

/** The total, where counts by a filtered column already tell it. */
function sumOfCounts(
  parameters: ListParameters,
  counts: Record<string, Record<string, number>>,
): number | undefined {
  for (const [name, byValue] of Object.entries(counts)) {
    const values = parameters.filters[name] ?? Object.keys(byValue);
    return values.reduce((sum, value) => sum + (byValue[value] ?? 0), 0);
  }
  return undefined;
}

async function count(
  transaction: Transaction,
  source: ListSource,
  parameters: ListParameters,
  conditions: Map<string, SQL>,
): Promise<number> {
  const { from, count, where } = countable(source, parameters, conditions);
  const row = await rowOf<{ count: number }>(
    transaction,
    sql`select ${count} as count from ${from} where ${where}`,
  );
  return row.count;
}

/** Where the rows of a list are counted, by these columns besides what narrows it. */
function countable(
  source: ListSource,
  { filters }: ListParameters,
  conditions: Map<string, SQL>,
  columns: readonly string[] = [],
): Countable & { where: SQL } {
  const { table } = source.record;
  // The source's own condition has no name.
  const asked = [...conditions.keys(), ...columns].filter((name) => name !== '');
  const kept = keptCounts(table, source.counted ?? [], asked);
  if (kept !== null) return { ...kept, where: whole(conditions) };
  for (const [filter, links] of Object.entries(source.countedLinks ?? {})) {
    const [value, ...more] = filters[filter] ?? [];
    const ofLinks = keptLinks(table, links, asked);
    if (!conditions.has(filter) || more.length > 0 || ofLinks === null) continue;
    const isLinked = sql`${sql.identifier(filter)} = ${value}::integer`;
    return { ...ofLinks, where: whole(new Map([...conditions, [filter, isLinked]])) };
  }
  return { ...everyRow(table), where: whole(conditions) };
}

const whole = (conditions: Map<string, SQL>): SQL => and(...conditions.values()) ?? sql`true`;

function sortOf(source: ListSource, parameters: ListParameters): Sort {
  const { table } = source.record;
  const { column: name, descending } = parameters.sort;
  return { name, column: columnOf(table, name), id: columnOf(table, 'id'), descending };
}

/** `%word%` with the word's own wildcards taken literally. */
export function pattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** PostgreSQL's class 22: a value that can't be what the statement needs. */
function isBadValue(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && cause.code.startsWith('22'))
      return true;
  }
  return false;
}
