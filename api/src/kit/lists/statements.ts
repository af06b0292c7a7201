// Builds the SQL of a list for one shape of its parameters: the page, the total, and the counts by column.
import { and, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { arrayOf, columnOf } from '../database/columns.ts';
import type { ListSource, ListStatements, ListParameters } from './contract.ts';
import type { Plan } from '../database/transactions.ts';
import type { QueryScope } from '../permissions/permissions.ts';
import { fieldsOf, selectList } from '../records/record.ts';
import { wholeRow } from '../records/version.ts';
import { placeholder, compileStatement } from '../database/prepared-queries.ts';
import type { BoundValues, Placeholders, PlaceholdersByPart } from './bound-values.ts';
import { conditionsOf, filterPart } from './conditions.ts';
import { everyRow, storedCounts, storedLinkCounts, type Countable } from './stored-counts.ts';
import { afterCursor, orderBy, cursorValue, type CursorPosition, type Sort } from './keyset.ts';
import type { SpecialSortName } from './special-sort.ts';

/** Everything that determines the SQL, except the caller's permissions. */
export function shapeOf(parameters: ListParameters, bound: BoundValues): string {
  const { selection, sort, position, perPage, total, countBy } = parameters;
  const { column, descending, special } = sort;
  const order = [special ? [special.of, special.kind] : column, descending];
  const names = Object.entries(bound).map(([part, values]) => [part, Object.keys(values)]);
  const where = position.kind === 'page' ? rowsUpTo(position.number, perPage) : position.before;
  return JSON.stringify([selection, order, where, perPage, total, countBy, names]);
}

export function listStatements(
  source: ListSource,
  parameters: ListParameters,
  holes: PlaceholdersByPart,
  asker: QueryScope,
  /** The array type of a batch read, whose current value is `eachParent`. */
  each?: SQL,
): ListStatements {
  const list = { source, parameters, holes, asker, conditions: conditionsOf(source, holes, asker) };
  const { countBy, perPage } = parameters;
  // The number of rows with a sort value also varies between the records of the other table.
  const plan = parameters.sort.special === undefined ? planOf(list) : 'custom';
  const page = each === undefined ? pageOf : pagesOf(each);
  const counted = each === undefined ? (query: SQL) => query : countedFor(each);
  return {
    page: perPage > 0 ? compileStatement(page(list), plan) : undefined,
    total:
      parameters.total && countBy.length === 0
        ? compileStatement(counted(total(list)), plan)
        : undefined,
    counts: countBy.map((name) => [name, compileStatement(counted(countsBy(list, name)), plan)]),
  };
}

/** The current value of a batch read. */
export const batchValue = sql.raw('each_parent.value');

const fromEach = (array: SQL): SQL =>
  sql`unnest(${placeholder('each.values')}::${array}) as each_parent(value)`;

const countedFor =
  (array: SQL) =>
  (query: SQL): SQL =>
    sql`select ${batchValue} as each, counted.* from ${fromEach(array)} cross join lateral (${query}) as counted`;

/** The rows of all pages without duplicates, each with its positions by page. */
const pagesOf =
  (array: SQL) =>
  (list: List): SQL => {
    const { record } = list.source;
    const { parameters, asker } = list;
    const { rows, id, cursor, order, slice } = windowOf(list);
    const fields = selectList(fieldsOf(record, record.table, parameters.selection, asker));
    const place = sql`row_number() over (order by ${order})`;
    const found = sql`select ${id} as id, ${cursor} as cursor_value, ${place} as place from ${rows} order by ${order} ${slice}`;
    const standings = sql`select found.id, json_agg(json_build_array(${batchValue}, found.place, found.cursor_value)) as standings from ${fromEach(array)} cross join lateral (${found}) as found group by found.id`;
    return sql`select ${fields}, stood.standings from (${standings}) as stood join ${record.table} on ${columnOf(record.table, 'company_id')} = ${asker.companyId} and ${id} = stood.id`;
  };

/**
 * The plan mode. A custom plan if the number of matching rows depends on the value: a rare course type is found by an
 * index, a common one by scanning in list order. A generic plan if all conditions are index prefixes (company, parents,
 * `partitionBy`), selective filters or ids.
 */
function planOf(list: List): Plan {
  const { source, holes, conditions } = list;
  const alike = new Set(['ids', source.partitionBy, ...Object.keys(holes['place'] ?? {})]);
  for (const [name, { selective }] of Object.entries(source.filters ?? {})) {
    if (selective !== undefined) alike.add(name);
  }
  if (isOfWholeCompany(list)) alike.add('');
  return [...conditions.keys()].every((name) => alike.has(name)) ? 'generic' : 'custom';
}

const isOfWholeCompany = ({ source: { inCompany, narrowed }, asker }: List): boolean =>
  inCompany && narrowed?.(asker) === undefined;

/** The columns of conditions besides the company. Undefined if they are unknown. */
const ownColumns = (list: List): readonly string[] | undefined =>
  isOfWholeCompany(list) ? [] : list.source.narrowedBy?.(list.asker);

interface List {
  source: ListSource;
  parameters: ListParameters;
  holes: PlaceholdersByPart;
  asker: QueryScope;
  conditions: Map<string, SQL>;
}

/** The offset of a page. */
export const offsetOf = (number: number, perPage: number): number => (number - 1) * perPage;

/**
 * How many rows to read of each part. A literal, so that the planner picks the index of the sort, and a power of two,
 * so that pages share their SQL.
 */
const rowsUpTo = (number: number, perPage: number): number =>
  number === 1 ? perPage : 2 ** Math.ceil(Math.log2(offsetOf(number, perPage) + perPage));

/** The rows that contain a page, and how it is cut out. */
interface Window {
  rows: SQL;
  id: PgColumn;
  /** The value of a row's cursor. */
  cursor: SQL;
  order: SQL;
  slice: SQL;
}

function windowOf(list: List): Window {
  const { source, parameters, holes } = list;
  const { perPage, position } = parameters;
  if (parameters.sort.special !== undefined) return specialWindow(list, parameters.sort.special);
  const sort = sortOf(source, parameters);
  const { id } = sort;
  const cursor = cursorValue(sort);
  const order = orderBy(sort, position.kind === 'keyset' && position.before);
  if (position.kind === 'page') {
    const rows = firstRows(list, [], order, rowsUpTo(position.number, perPage));
    return { rows, id, cursor, order, slice: sliceOf(list) };
  }
  const place = holes['cursor'] as Placeholders<CursorPosition> | undefined;
  const further = place === undefined ? [] : afterCursor(sort, place, position.before);
  const rows = firstRows(list, further, order, perPage + 1);
  return { rows, id, cursor, order, slice: sliceOf(list) };
}

function sliceOf({ parameters: { perPage, position }, holes }: List): SQL {
  // One more row shows whether there is another page.
  if (position.kind === 'keyset') return sql`limit ${literal(perPage + 1)}`;
  const offset = holes['page']?.['offset'];
  return sql`limit ${literal(perPage)}${offset && sql` offset ${offset}`}`;
}

function specialWindow(list: List, { of, kind = '' }: SpecialSortName): Window {
  const { source, parameters, holes, asker, conditions } = list;
  const { perPage, position, selection, sort } = parameters;
  const special = source.specialSorts?.[of];
  const by = holes['sort']?.['id'];
  if (special === undefined || by === undefined) throw new Error(`unknown special sort ${of}`);
  const before = position.kind === 'keyset' && position.before;
  const limit = position.kind === 'page' ? rowsUpTo(position.number, perPage) : perPage + 1;
  const window = special.window(
    {
      kind,
      id: by,
      row: wholeRow(source.record, selection),
      where: whole(conditions),
      parts: partsOf(source, holes),
      descending: sort.descending,
      place: holes['cursor'] as Placeholders<CursorPosition> | undefined,
      before,
      limit: literal(limit),
    },
    asker,
  );
  const { table } = source.record;
  return {
    rows: sql`${window.rows} as ${sql.identifier(getTableName(table))}`,
    id: columnOf(table, 'id'),
    cursor: window.cursor,
    order: window.order,
    slice: sliceOf(list),
  };
}

function pageOf(list: List): SQL {
  const { source, parameters, holes, asker } = list;
  const { table } = source.record;
  const { rows, cursor, order, slice } = windowOf(list);
  const fields = fieldsOf(source.record, table, parameters.selection, asker);
  if (parameters.position.kind === 'keyset') fields.push(['cursor_value', cursor]);
  if (holes['page'] === undefined) {
    return sql`select ${selectList(fields)} from ${rows} order by ${order} ${slice}`;
  }
  // In a subquery, so that fields are not computed for rows before the page.
  const name = sql.identifier(getTableName(table));
  const page = sql`select ${name}.* from ${rows} order by ${order} ${slice}`;
  return sql`select ${selectList(fields)} from (${page}) as ${name} order by ${order}`;
}

/** A literal, because without a known limit the planner assumes a tenth of all rows. */
const literal = (count: number): SQL => sql.raw(String(count));

/**
 * Reads the first rows that meet the conditions and, if given, one of the alternatives. If the list is partitioned,
 * reads up to `limit` rows per value of that column and leaves the rest to the outer query: this never scans rows of
 * other values.
 */
function firstRows(
  { source, parameters, holes, conditions }: List,
  alternatives: readonly SQL[],
  order: SQL,
  limit: number,
): SQL {
  const { table } = source.record;
  const parts = partsOf(source, holes);
  const others = new Map([...conditions].filter(([name]) => !parts || name !== source.partitionBy));
  const ofPart = parts && sql`${columnOf(table, source.partitionBy ?? '')} = part.value`;
  const row = wholeRow(source.record, parameters.selection);
  const ranges = (alternatives.length === 0 ? [undefined] : alternatives).map((range) => {
    const where = and(...others.values(), ofPart, range) ?? sql`true`;
    return sql`(select ${row} from ${table} where ${where} order by ${order} limit ${literal(limit)})`;
  });
  const rows = sql`(${sql.join(ranges, sql` union all `)}) as ${sql.identifier(getTableName(table))}`;
  return parts === undefined ? rows : sql`unnest(${parts}) as part(value), lateral ${rows}`;
}

function partsOf(
  { record, partitionBy = '' }: ListSource,
  holes: PlaceholdersByPart,
): SQL | undefined {
  const values = holes[filterPart(partitionBy)]?.['any'];
  return values && sql`${values}::${arrayOf(columnOf(record.table, partitionBy))}`;
}

/** Row counts by the values of a column, with all filters but the column's own. */
function countsBy(list: List, name: string): SQL {
  const others = new Map([...list.conditions].filter(([filter]) => filter !== name));
  const { from, count, where } = countable(list, others, [name]);
  const value = columnOf(list.source.record.table, name);
  return sql`select ${value} as value, ${count} as count from ${from} where ${where} group by ${value}`;
}

function total(list: List): SQL {
  const { from, count, where } = countable(list, list.conditions);
  return sql`select ${count} as count from ${from} where ${where}`;
}

/**
 * The cheapest source for a count: row counts by these columns if they are maintained, otherwise the rows.
 */
function countable(
  list: List,
  conditions: Map<string, SQL>,
  columns: readonly string[] = [],
): Countable & { where: SQL } {
  const { source, holes } = list;
  const { table } = source.record;
  const rows = { ...everyRow(table), where: whole(conditions) };
  const own = ownColumns(list);
  if (own === undefined) return rows;
  const narrowed = [...conditions.keys()].flatMap(
    (name) => source.filters?.[name]?.columns ?? [name],
  );
  const needed = [...narrowed, ...columns, ...own].filter((name) => name !== '');
  const stored = storedCounts(table, source.counted ?? [], needed, holes['place']);
  if (stored !== null) return { ...stored, where: whole(conditions) };
  for (const [filter, links] of Object.entries(source.countedLinks ?? {})) {
    const id = holes[filterPart(filter)]?.['id'];
    const ofLinks = storedLinkCounts(table, links, needed);
    if (!conditions.has(filter) || id === undefined || ofLinks === null) continue;
    const isLinked = sql`${sql.identifier(filter)} = ${id}::integer`;
    return { ...ofLinks, where: whole(new Map([...conditions, [filter, isLinked]])) };
  }
  return rows;
}

const whole = (conditions: Map<string, SQL>): SQL => and(...conditions.values()) ?? sql`true`;

function sortOf(source: ListSource, parameters: ListParameters): Sort {
  const { table } = source.record;
  const { column: name, descending } = parameters.sort;
  return { name, column: columnOf(table, name), id: columnOf(table, 'id'), descending };
}
