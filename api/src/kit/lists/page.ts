// Reads one page of a list with its total and counts, in one round trip.
import type { Transaction } from '../database/database.ts';
import { databaseErrorOf, isStatementTimeout } from '../database/failures.ts';
import { Failure, invalid } from '../http/errors.ts';
import type {
  ListSource,
  ParentKeys,
  Row,
  Keyset,
  ListParameters,
  ListStatements,
  PageMeta,
} from './contract.ts';
import type { Scope } from '../permissions/permissions.ts';
import {
  memoizeByShape,
  runStatement,
  valuesOf,
  type Values,
} from '../database/prepared-queries.ts';
import { flatten, placeholdersFor, type BoundValues } from './bound-values.ts';
import { bindConditions } from './conditions.ts';
import { readCursor, writeCursor } from './keyset.ts';
import { tooManyForAll } from './limits.ts';
import { maximumRows, unknownSort } from './parameters.ts';
import { listStatements, offsetOf, shapeOf } from './statements.ts';

export async function readPage(
  transaction: Transaction,
  source: ListSource,
  requested: ListParameters,
  scope: Scope,
  place?: ParentKeys,
): Promise<{ data: Row[]; meta: PageMeta }> {
  const parameters = await withSortFound(transaction, source, requested, scope);
  const bound: BoundValues = {
    ...bindConditions(source, parameters, scope, place),
    ...positionOf(parameters),
  };
  const statements = memoizeByShape(source, shapeOf(parameters, bound), scope, (asker) =>
    listStatements(source, parameters, placeholdersFor(bound), asker),
  );
  const values = { ...valuesOf(scope), ...flatten(bound) };
  const { rows, totals, counts } = await runListStatements(transaction, statements, values);
  return pageOf(parameters, rows, { total: totals[0]?.count, counts });
}

/** Resolves a special sort, which needs a query. Throws 422 if the list cannot be sorted by it. */
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

export interface Count {
  count: number;
}

/** Row counts by the values of a column. */
export type CountsBy = readonly (readonly [name: string, rows: readonly (Count & ByValue)[]])[];

interface ByValue {
  value: unknown;
}

/** Runs the queries in one round trip. */
export async function runListStatements<Found extends Row = Row, Counted extends object = object>(
  transaction: Transaction,
  { page, total, counts }: ListStatements,
  values: Values,
): Promise<{
  rows: Found[];
  totals: (Count & Counted)[];
  counts: [name: string, rows: (Count & ByValue & Counted)[]][];
}> {
  const [rows, totals, ...found] = await Promise.all([
    page === undefined ? [] : runStatement<Found>(transaction, page, values),
    total === undefined ? [] : runStatement<Count & Counted>(transaction, total, values),
    ...counts.map(async ([name, statement]): Promise<[string, (Count & ByValue & Counted)[]]> => [
      name,
      await runStatement<Count & ByValue & Counted>(transaction, statement, values),
    ]),
  ])
    // The first failure is reported; later statements fail only because the transaction is aborted.
    .catch((error: unknown) => refuseCursor(error, values))
    .catch(refuseSlow);
  return { rows, totals, counts: found };
}

/** The counts of a list, and the total if it was counted separately. */
interface Counted {
  total: number | undefined;
  counts: CountsBy;
}

/** The rows and the metadata of a page, from the rows that were read for it. */
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

/** The values that bind the start of the page. */
export function positionOf(parameters: ListParameters): BoundValues {
  const { special } = parameters.sort;
  return { ...pageBegins(parameters), ...(special && { sort: { id: special.id } }) };
}

function pageBegins({ position, perPage, sort }: ListParameters): BoundValues {
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
  // Before the page is at least the cursor's own row, unless it was deleted meanwhile.
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
      // A stored count remains after its last row is deleted.
      const there = rows.filter(({ count }) => count > 0);
      return [name, Object.fromEntries(there.map(({ value, count }) => [String(value), count]))];
    }),
  );

/** The total, as the sum of the counts by a column. */
function sumOf(filters: ListParameters['filters'], counts: Counts): number {
  const [first] = Object.entries(counts);
  if (first === undefined) return 0;
  const [name, byValue] = first;
  const values = filters[name] ?? Object.keys(byValue);
  return values.reduce((sum, value) => sum + (byValue[value] ?? 0), 0);
}

/** 422 instead of 503, because the client can request less. */
function refuseSlow(error: unknown): never {
  if (!isStatementTimeout(error)) throw error;
  throw new Failure(422, [
    {
      message: 'Список собирается слишком долго: уточните условия или попросите меньше',
      code: 'too_slow',
    },
  ]);
}

/** A valid cursor may contain a value that does not fit its column. */
function refuseCursor(error: unknown, values: Values): never {
  const isAtCursor = Object.keys(values).some((name) => name.startsWith('cursor.'));
  if (!isAtCursor || !isBadValue(error)) throw error;
  throw invalid('cursor', 'Курсор не подходит к этому списку', 'invalid_cursor');
}

/** PostgreSQL's error class 22: data exceptions. */
const isBadValue = (error: unknown): boolean =>
  databaseErrorOf(error)?.code?.startsWith('22') === true;
