// Reads one page of a list, or one record, in one round trip.
import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from './database.ts';
import { databaseErrorOf, isOvertime } from './database/failures.ts';
import { Failure, invalid } from './errors.ts';
import { flatten, holesFor, type Bound, type Holes } from './list/bound.ts';
import { boundOf, whereOf, within } from './list/conditions.ts';
import type { CountedLinks, CountedSets } from './list/counters.ts';
import { readCursor, writeCursor } from './list/keyset.ts';
import { tooManyForAll } from './list/limits.ts';
import {
  maximumRows,
  type Keyset,
  type ListParameters,
  type Selection,
} from './list/parameters.ts';
import { listStatements, offsetOf, shapeOf, type ListStatements } from './list/statements.ts';
import type { Asker, Scope } from './permissions.ts';
import { fieldsOf, selectList, type RecordOf } from './record.ts';
import { builtOnce, rowsWith, statementOf, valuesOf, type Values } from './statements.ts';

export { conditionsWith, pattern, whereOf, within } from './list/conditions.ts';
export { wordsOf } from './list/limits.ts';

export type Row = Record<string, unknown>;

/** A condition that a list's parameter sets. Its SQL is written once and holds no value of a call. */
export interface Filter<Bound extends Values = Values> {
  /**
   * What of the values that were sent is bound; which names it has may differ. Throws 422 for values that can't be;
   * `name` is the parameter's.
   */
  read(values: readonly string[], scope: Scope, name: string): Bound;
  /** The SQL, with a hole for each name that is bound. */
  where(holes: Holes<Bound>, asker: Asker): SQL;
  /** How many conditions the values are, where that is not one. */
  conditions?(values: readonly string[]): number;
}

/** A list before its parameters: made once, not for each call. */
export interface ListSource {
  record: RecordOf;
  /** Whether only rows of the company are there. */
  inCompany: boolean;
  /** What else narrows the rows: permissions, states. */
  narrowed?: (asker: Asker) => SQL | undefined;
  /** What `search` looks through: a column, or a text made of some; no search when left out. */
  searched?: PgColumn | SQL | undefined;
  filters?: Readonly<Record<string, Filter>>;
  /** What the counts of rows are kept by, where they count what the company's condition alone leaves. */
  counted?: CountedSets | undefined;
  /** By filter: with one value of it, the counts of these links are those of the rows. */
  countedLinks?: Readonly<Record<string, CountedLinks>> | undefined;
  /** The column that the indexes of all orders begin with, after the company: a filter of the same name. */
  parts?: string | undefined;
}

/** What rows stand below, by the columns that name it: ids of records, and the kind of one where a column says it. */
export type Place = Readonly<Record<string, number | string>>;

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
  place?: Place,
): Promise<{ data: Row[]; meta: ListMeta }> {
  const bound: Bound = {
    ...boundOf(source, parameters, scope, place),
    ...positionOf(parameters),
  };
  const statements = builtOnce(source, shapeOf(parameters, bound), scope, (asker) =>
    listStatements(source, parameters, holesFor(bound), asker),
  );
  const values = { ...valuesOf(scope), ...flatten(bound) };
  const { position, perPage, everything } = parameters;
  // Sent together.
  const [rows, counted] = await Promise.all([
    rowsWith<Row>(transaction, statements.page, values).catch(refuseCursor),
    readCounts(transaction, statements, parameters, values),
  ]).catch(refuseSlow);
  if (everything && perPage < maximumRows && rows.length >= perPage) throw tooManyForAll(perPage);
  const page = position.kind === 'keyset' ? byKeyset(rows, parameters, position) : { data: rows };
  const { total, counts } = counted;
  const isNumbered = position.kind === 'page';
  return {
    data: page.data,
    meta: {
      total,
      current_page: isNumbered ? position.number : null,
      per_page: perPage,
      last_page: total !== null && isNumbered ? Math.max(1, Math.ceil(total / perPage)) : null,
      supports: ['ids', 'cursor'],
      ...('meta' in page && page.meta),
      ...(parameters.countBy.length > 0 && { counts }),
    },
  };
}

/** One record of the source by its id; null when it isn't there. */
export async function readOne(
  transaction: Transaction,
  source: ListSource,
  id: number,
  selection: Selection,
  scope: Scope,
  place: Place = {},
): Promise<Row | null> {
  const bound: Bound = { place: { ...place, id } };
  const shape = `one ${JSON.stringify([selection, Object.keys(place)])}`;
  const statement = builtOnce(source, shape, scope, (asker) => {
    const { table } = source.record;
    const where = and(whereOf(source, asker), ...within(source, holesFor(bound)['place']).values());
    const fields = selectList(fieldsOf(source.record, table, selection, asker));
    return statementOf(sql`select ${fields} from ${table} where ${where}`);
  });
  const values = { ...valuesOf(scope), ...flatten(bound) };
  const [row] = await rowsWith<Row>(transaction, statement, values);
  return row ?? null;
}

/** Where the page begins, as it is bound. */
function positionOf({ position, perPage, sort }: ListParameters): Bound {
  if (position.kind === 'page') {
    const offset = offsetOf(position.number, perPage);
    return offset === 0 ? {} : { page: { offset } };
  }
  if (position.cursor === '') return {};
  return {
    cursor: readCursor({ name: sort.column, descending: sort.descending }, position.cursor),
  };
}

function byKeyset(
  found: readonly Row[],
  { perPage, sort }: ListParameters,
  { cursor, before }: Keyset,
): { data: Row[]; meta: Pick<ListMeta, 'next_cursor' | 'previous_cursor' | 'cursors'> } {
  const order = { name: sort.column, descending: sort.descending };
  const more = found.length > perPage;
  const page = found.slice(0, perPage);
  if (before) page.reverse();
  const cursors: string[] = [];
  const data = page.map(({ cursor_value: value, ...row }) => {
    const id = Number(row['id']);
    cursors.push(writeCursor(order, typeof value === 'string' ? { value, id } : { id }));
    return row;
  });
  // Behind the page lies at least the row of the cursor, unless it was deleted meanwhile.
  const [hasPrevious, hasNext] = before ? [more, cursor !== ''] : [cursor !== '', more];
  return {
    data,
    meta: {
      next_cursor: hasNext ? (cursors.at(-1) ?? null) : null,
      previous_cursor: hasPrevious ? (cursors[0] ?? null) : null,
      cursors,
    },
  };
}

type Counts = Record<string, Record<string, number>>;

async function readCounts(
  transaction: Transaction,
  statements: ListStatements,
  { total, filters }: ListParameters,
  values: Values,
): Promise<{ total: number | null; counts: Counts }> {
  const [totals, ...found] = await Promise.all([
    statements.total && rowsWith<{ count: number }>(transaction, statements.total, values),
    ...statements.counts.map(async ([name, statement]) => {
      const rows = await rowsWith<{ value: unknown; count: number }>(
        transaction,
        statement,
        values,
      );
      // A kept count stays when its last row is gone.
      const there = rows.filter(({ count }) => count > 0);
      return [
        name,
        Object.fromEntries(there.map(({ value, count }) => [String(value), count])),
      ] as const;
    }),
  ]);
  const counts: Counts = Object.fromEntries(found);
  if (!total) return { total: null, counts };
  return { total: totals?.[0]?.count ?? sumOfCounts(filters, counts), counts };
}

/** The total, which counts by a column tell. */
function sumOfCounts(filters: ListParameters['filters'], counts: Counts): number {
  const [first] = Object.entries(counts);
  if (first === undefined) return 0;
  const [name, byValue] = first;
  const values = filters[name] ?? Object.keys(byValue);
  return values.reduce((sum, value) => sum + (byValue[value] ?? 0), 0);
}

/** Whoever asks can ask for less, which an answer of 5xx would not say. */
function refuseSlow(error: unknown): never {
  if (!isOvertime(error)) throw error;
  throw new Failure(422, [
    {
      message: 'Список собирается слишком долго: уточните условия или попросите меньше',
      code: 'too_slow',
    },
  ]);
}

/** What looks like a cursor may still hold a value that its column can't. */
function refuseCursor(error: unknown): never {
  if (!isBadValue(error)) throw error;
  throw invalid('cursor', 'Курсор не подходит к этому списку', 'invalid_cursor');
}

/** PostgreSQL's class 22: a value that can't be what the statement needs. */
const isBadValue = (error: unknown): boolean =>
  databaseErrorOf(error)?.code?.startsWith('22') === true;
