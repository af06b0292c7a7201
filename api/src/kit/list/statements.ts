// The SQL of a list, for one shape of its parameters: the page, the total, and the counts by columns.
import { and, getTableName, sql, type SQL } from 'drizzle-orm';
import { arrayOf, columnOf } from '../columns.ts';
import type { ListSource } from '../list.ts';
import type { Plan } from '../database/transactions.ts';
import type { Asker } from '../permissions.ts';
import { fieldsOf, selectList } from '../record.ts';
import { statementOf, type Statement } from '../statements.ts';
import type { Bound, Holes, HolesOf } from './bound.ts';
import { conditionsOf, filterPart } from './conditions.ts';
import { everyRow, keptCounts, keptLinks, type Countable } from './counters.ts';
import { beyond, orderBy, placeValue, type Place, type Sort } from './keyset.ts';
import type { ListParameters } from './parameters.ts';

export interface ListStatements {
  page: Statement;
  /** None where it is not asked for, or where counts tell it. */
  total: Statement | undefined;
  /** By column. */
  counts: readonly (readonly [name: string, statement: Statement])[];
}

/** What the SQL of a list differs by, aside from who asks. */
export function shapeOf(parameters: ListParameters, bound: Bound): string {
  const { selection, sort, position, perPage, total, countBy } = parameters;
  const names = Object.entries(bound).map(([part, values]) => [part, Object.keys(values)]);
  const where = position.kind === 'page' ? rowsUpTo(position.number, perPage) : position.before;
  return JSON.stringify([selection, sort, where, perPage, total, countBy, names]);
}

export function listStatements(
  source: ListSource,
  parameters: ListParameters,
  holes: HolesOf,
  asker: Asker,
): ListStatements {
  const list = { source, parameters, holes, asker, conditions: conditionsOf(source, holes, asker) };
  const { position, countBy } = parameters;
  const plan = planOf(list);
  return {
    page: statementOf(
      position.kind === 'page' ? numbered(list, position.number) : keyset(list, position.before),
      plan,
    ),
    total: parameters.total && countBy.length === 0 ? statementOf(total(list), plan) : undefined,
    counts: countBy.map((name) => [name, statementOf(countsBy(list, name), plan)] as const),
  };
}

/**
 * How many rows meet a condition can depend on its value, and the best way to them with it: a course type of thirty is
 * looked up in an index, one of most courses is met soon enough in the order of the list. What indexes begin with
 * (company, place, `parts`) and ids do not matter so.
 */
function planOf(list: List): Plan {
  const { source, holes, conditions } = list;
  const alike = new Set(['ids', source.parts, ...Object.keys(holes['place'] ?? {})]);
  if (isOfWholeCompany(list)) alike.add('');
  return [...conditions.keys()].every((name) => alike.has(name)) ? 'generic' : 'custom';
}

const isOfWholeCompany = ({ source: { inCompany, narrowed }, asker }: List): boolean =>
  inCompany && narrowed?.(asker) === undefined;

interface List {
  source: ListSource;
  parameters: ListParameters;
  holes: HolesOf;
  asker: Asker;
  conditions: Map<string, SQL>;
}

/** The place of the first row of a page. */
export const offsetOf = (number: number, perPage: number): number => (number - 1) * perPage;

/**
 * How many rows of each part are enough for a page. The planner must know it to choose the index of the order; so that
 * pages share their SQL, it is a power of two.
 */
const rowsUpTo = (number: number, perPage: number): number =>
  number === 1 ? perPage : 2 ** Math.ceil(Math.log2(offsetOf(number, perPage) + perPage));

function numbered(list: List, number: number): SQL {
  const { source, parameters, holes, asker } = list;
  const { perPage, selection } = parameters;
  const { table } = source.record;
  const fields = selectList(fieldsOf(source.record, table, selection, asker));
  const order = orderBy(sortOf(source, parameters), false);
  const first = firstRows(list, [], order, rowsUpTo(number, perPage));
  const offset = holes['page']?.['offset'];
  const limit = literal(perPage);
  if (offset === undefined) {
    return sql`select ${fields} from ${first} order by ${order} limit ${limit}`;
  }
  // In a select of its own: what is selected would be computed of the rows before the page, too.
  const name = sql.identifier(getTableName(table));
  const page = sql`select ${name}.* from ${first} order by ${order} limit ${limit} offset ${offset}`;
  return sql`select ${fields} from (${page}) as ${name} order by ${order}`;
}

function keyset(list: List, before: boolean): SQL {
  const { source, parameters, holes, asker } = list;
  const { perPage, selection } = parameters;
  const sort = sortOf(source, parameters);
  const fields = selectList([
    ...fieldsOf(source.record, source.record.table, selection, asker),
    ['cursor_value', placeValue(sort)],
  ]);
  const order = orderBy(sort, before);
  const limit = perPage + 1;
  const place = holes['cursor'] as Holes<Place> | undefined;
  const further = place === undefined ? [] : beyond(sort, place, before);
  const from = firstRows(list, further, order, limit);
  return sql`select ${fields} from ${from} order by ${order} limit ${literal(limit)}`;
}

/** The planner reckons with a tenth of all rows where it does not know a limit. */
const literal = (count: number): SQL => sql.raw(String(count));

/**
 * The first rows that meet the conditions, and one of the alternatives if there are any; more of them than the limit
 * where they are read in parts. A part is what has one value of the column that the indexes begin with: reading each by
 * itself and taking the first of all never walks over rows of values that are not asked for.
 */
function firstRows(
  { source, holes, conditions }: List,
  alternatives: readonly SQL[],
  order: SQL,
  limit: number,
): SQL {
  const { table } = source.record;
  const column = source.parts === undefined ? undefined : columnOf(table, source.parts);
  const values = holes[filterPart(source.parts ?? '')]?.['any'];
  const parted = column !== undefined && values !== undefined;
  const others = new Map([...conditions].filter(([name]) => !parted || name !== source.parts));
  const ofPart = parted ? sql`${column} = part.value` : undefined;
  const ranges = (alternatives.length === 0 ? [undefined] : alternatives).map((range) => {
    const where = and(...others.values(), ofPart, range) ?? sql`true`;
    return sql`(select * from ${table} where ${where} order by ${order} limit ${literal(limit)})`;
  });
  const rows = sql`(${sql.join(ranges, sql` union all `)}) as ${sql.identifier(getTableName(table))}`;
  if (!parted) return rows;
  return sql`unnest(${values}::${arrayOf(column)}) as part(value), lateral ${rows}`;
}

/** How many rows match for each value of a column, with all filters but its own. */
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

/** Where the rows of a list are counted, by these columns besides what narrows it. */
function countable(
  list: List,
  conditions: Map<string, SQL>,
  columns: readonly string[] = [],
): Countable & { where: SQL } {
  const { source, holes } = list;
  const { table } = source.record;
  const rows = { ...everyRow(table), where: whole(conditions) };
  // The counts are those of whole companies.
  if (!isOfWholeCompany(list)) return rows;
  const asked = [...conditions.keys(), ...columns].filter((name) => name !== '');
  const kept = keptCounts(table, source.counted ?? [], asked);
  if (kept !== null) return { ...kept, where: whole(conditions) };
  for (const [filter, links] of Object.entries(source.countedLinks ?? {})) {
    const id = holes[filterPart(filter)]?.['id'];
    const ofLinks = keptLinks(table, links, asked);
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
