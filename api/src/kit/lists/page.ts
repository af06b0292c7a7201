// One page of a list, with what is counted of the list, in one round trip.
import type { Transaction } from '../database/database.ts';
import { databaseErrorOf, isOvertime } from '../database/failures.ts';
import { Failure, invalid } from '../http/errors.ts';
import type { ListMeta, ListSource, Place, Row } from './list.ts';
import type { Scope } from '../permissions/permissions.ts';
import {
  builtOnce,
  rowsWith,
  valuesOf,
  type Statement,
  type Values,
} from '../database/prepared-queries.ts';
import { flatten, holesFor, type Bound } from './bound-values.ts';
import { boundOf } from './conditions.ts';
import { readCursor, writeCursor } from './keyset.ts';
import { tooManyForAll } from './limits.ts';
import { maximumRows, unknownSort, type Keyset, type ListParameters } from './parameters.ts';
import { listStatements, offsetOf, shapeOf } from './statements.ts';

/** What is told of a page. */
export type PageMeta = Pick<
  ListMeta,
  'total' | 'last_page' | 'next_cursor' | 'previous_cursor' | 'cursors' | 'counts'
>;

export async function readPage(
  transaction: Transaction,
  source: ListSource,
  asked: ListParameters,
  scope: Scope,
  place?: Place,
): Promise<{ data: Row[]; meta: PageMeta }> {
  const parameters = await withSortFound(transaction, source, asked, scope);
  const bound: Bound = {
    ...boundOf(source, parameters, scope, place),
    ...positionOf(parameters),
  };
  const statements = builtOnce(source, shapeOf(parameters, bound), scope, (asker) =>
    listStatements(source, parameters, holesFor(bound), asker),
  );
  const values = { ...valuesOf(scope), ...flatten(bound) };
  const { rows, totals, counts } = await readParts(transaction, statements, values);
  return pageOf(parameters, rows, { total: totals[0]?.count, counts });
}

/** What a special order is by is looked up first. Throws 422 where there is nothing to sort by. */
export async function withSortFound(
  transaction: Transaction,
  { specialSorts }: ListSource,
  parameters: ListParameters,
  scope: Scope,
): Promise<ListParameters> {
  const { special, column } = parameters.sort;
  if (special === undefined) return parameters;
  const kind = await specialSorts?.[special.of]?.find(transaction, scope, special.id);
  if (kind == null) throw unknownSort(column);
  return { ...parameters, sort: { ...parameters.sort, special: { ...special, kind } } };
}

/** The statements of a list. */
export interface Parts {
  /** None where no rows are asked for. */
  page: Statement | undefined;
  /** None where it is not asked for, or where counts tell it. */
  total: Statement | undefined;
  /** By column. */
  counts: readonly (readonly [name: string, statement: Statement])[];
}

export interface Count {
  count: number;
}

/** How many rows there are by the values of a column. */
export type CountsBy = readonly (readonly [name: string, rows: readonly (Count & ByValue)[]])[];

interface ByValue {
  value: unknown;
}

/** Sends them together. */
export async function readParts<Found extends Row = Row, Counted extends object = object>(
  transaction: Transaction,
  { page, total, counts }: Parts,
  values: Values,
): Promise<{
  rows: Found[];
  totals: (Count & Counted)[];
  counts: [name: string, rows: (Count & ByValue & Counted)[]][];
}> {
  const [rows, totals, ...found] = await Promise.all([
    page === undefined ? [] : rowsWith<Found>(transaction, page, values),
    total === undefined ? [] : rowsWith<Count & Counted>(transaction, total, values),
    ...counts.map(async ([name, statement]): Promise<[string, (Count & ByValue & Counted)[]]> => [
      name,
      await rowsWith<Count & ByValue & Counted>(transaction, statement, values),
    ]),
  ])
    // Of the first that fails: those behind it only hear that the transaction is over.
    .catch((error: unknown) => refuseCursor(error, values))
    .catch(refuseSlow);
  return { rows, totals, counts: found };
}

/** What was counted of a list: the total where it was asked for by itself. */
interface Counted {
  total: number | undefined;
  counts: CountsBy;
}

/** The rows that stand on a page, of those that were found for it, and what is told of it. */
export function pageOf<Found extends Row>(
  parameters: ListParameters,
  found: readonly Found[],
  counted: Counted,
): { data: Omit<Found, 'cursor_value'>[]; meta: PageMeta } {
  const { position, perPage, everything, countBy } = parameters;
  if (everything && perPage < maximumRows && found.length >= perPage) throw tooManyForAll(perPage);
  const page = position.kind === 'keyset' ? byKeyset(found, parameters, position) : { data: found };
  const counts = countsOf(counted.counts);
  const total = parameters.total ? (counted.total ?? sumOf(parameters.filters, counts)) : null;
  const hasPages = total !== null && position.kind === 'page' && perPage > 0;
  return {
    data: [...page.data],
    meta: {
      total,
      last_page: hasPages ? Math.max(1, Math.ceil(total / perPage)) : null,
      ...('meta' in page && page.meta),
      ...(countBy.length > 0 && { counts }),
    },
  };
}

/** Where the page begins, as it is bound. */
export function positionOf(parameters: ListParameters): Bound {
  const { special } = parameters.sort;
  return { ...pageBegins(parameters), ...(special && { sort: { id: special.id } }) };
}

function pageBegins({ position, perPage, sort }: ListParameters): Bound {
  if (position.kind === 'page') {
    const offset = offsetOf(position.number, perPage);
    return offset === 0 ? {} : { page: { offset } };
  }
  if (position.cursor === '') return {};
  return {
    cursor: readCursor({ name: sort.column, descending: sort.descending }, position.cursor),
  };
}

function byKeyset<Found extends Row>(
  found: readonly Found[],
  { perPage, sort }: ListParameters,
  { cursor, before }: Keyset,
): {
  data: Omit<Found, 'cursor_value'>[];
  meta: Pick<PageMeta, 'next_cursor' | 'previous_cursor' | 'cursors'>;
} {
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

const countsOf = (counted: CountsBy): Counts =>
  Object.fromEntries(
    counted.map(([name, rows]) => {
      // A kept count stays when its last row is gone.
      const there = rows.filter(({ count }) => count > 0);
      return [name, Object.fromEntries(there.map(({ value, count }) => [String(value), count]))];
    }),
  );

/** The total, which counts by a column tell. */
function sumOf(filters: ListParameters['filters'], counts: Counts): number {
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
function refuseCursor(error: unknown, values: Values): never {
  const isAtCursor = Object.keys(values).some((name) => name.startsWith('cursor.'));
  if (!isAtCursor || !isBadValue(error)) throw error;
  throw invalid('cursor', 'Курсор не подходит к этому списку', 'invalid_cursor');
}

/** PostgreSQL's class 22: a value that can't be what the statement needs. */
const isBadValue = (error: unknown): boolean =>
  databaseErrorOf(error)?.code?.startsWith('22') === true;
