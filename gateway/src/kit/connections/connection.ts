// Relay connections over REST lists: by keyset cursors where the server supports them, otherwise by numbered pages.
import type { GraphQLResolveInfo } from 'graphql';
import { camelCase, fieldName, snakeCase } from '../names.ts';
import { maxPageSize } from '../operations/limits.ts';
import { countName, type Shapes } from '../plan/needs.ts';
import { isSelected, planRecord } from '../plan/selection.ts';
import { idOnly, type RecordPlan } from '../plan/tree.ts';
import { type Params, queryString, type RestClient } from '../rest/client.ts';
import { missingField } from '../rest/errors.ts';
import { badArgument } from '../records/arguments.ts';
import type { Collection } from '../records/collections.ts';
import { fingerprintOf, fromCursor, type Position, toCursor } from './cursors.ts';
import { readByKeyset } from './keyset.ts';
import { joining as JOINING_WANTED, noRows, readList } from '../records/list.ts';
import type { ListSelection } from '../records/list-call.ts';
import { countEach, type Counts } from './counts.ts';
import { createLoader, type Joining, type Key } from '../records/loader.ts';
import { readField } from '../records/spelling.ts';
import { readByPages } from './pages.ts';
import type { Direction, ListReading, Slice } from './slices.ts';

export interface ConnectionArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

export interface Connection<Row> {
  readonly edges: { readonly cursor: string; readonly node: Row }[];
  readonly nodes: readonly Row[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  /** Null when it was not requested, or when the server does not count. */
  readonly totalCount: number | null;
  /** Numbers of rows by the values of a column; values without rows are omitted. */
  readonly countBy: CountBy;
  /** The corrected search text; null when nothing was corrected. */
  readonly corrected: string | null;
}

type CountBy = (column: string, values: readonly string[]) => Counts | Promise<Counts>;

/** What is selected from a connection. */
export interface ConnectionPlan {
  readonly record: RecordPlan | null;
  /** Whether rows are needed, or only counts. */
  readonly rows: boolean;
  readonly total: boolean;
  /** The column to count the rows by. */
  readonly countBy: string | undefined;
}

const defaultPageSize = 20;

export function planConnection(
  info: GraphQLResolveInfo,
  shapes: Shapes,
  countBy?: { readonly field: string; readonly column: string },
): ConnectionPlan {
  return {
    record: planRecord(info, shapes, atRows),
    rows: rows.some((field) => isSelected(info, field)),
    total: isSelected(info, 'totalCount'),
    countBy: countBy && isSelected(info, countBy.field) ? countBy.column : undefined,
  };
}

const atRows = { at: ['edges.node', 'nodes'] };
const rows = ['edges', 'nodes', 'pageInfo'];

/** The largest number of rows of the requested page. */
export const pageSize = ({ first, last }: ConnectionArgs): number =>
  first ?? last ?? defaultPageSize;

/**
 * The connection when only its count is selected and the parent record carries it; otherwise null.
 */
export function countedConnection<Row>(
  parent: object,
  relation: string,
  { rows, countBy }: ConnectionPlan,
): Connection<Row> | null {
  const count = readField(parent, countName(relation));
  if (rows || countBy !== undefined || typeof count !== 'number') return null;
  return { ...noConnection, totalCount: count, countBy: uncounted };
}

/** The page of a list whose conditions match nothing. */
export function emptyConnection<Row>(args: ConnectionArgs): Connection<Row> {
  rangeOf(args);
  return { ...noConnection, totalCount: 0, countBy: () => ({}) };
}

const noConnection = {
  edges: [],
  nodes: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  corrected: null,
};

const uncounted: CountBy = (column) => {
  throw missingField(`counts.${column}`);
};

/** `params` are the conditions and the order of the list. */
export async function readConnection<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  args: ConnectionArgs,
  plan: ConnectionPlan,
  params: Params,
): Promise<Connection<Row>> {
  const range = rangeOf(args);
  const fingerprint = fingerprintOf(collection.path.text, params);
  const anchor =
    range.cursor === null ? null : fromCursor(fingerprint, range.cursor, range.argument);
  const wanted = {
    plan: plan.record ?? idOnly,
    total: plan.total,
    countBy: plan.countBy,
  };
  const reading = { rest, collection, params, wanted };
  if (!plan.rows) {
    const numbers = { ...params, per_page: noRows };
    const { meta } = await readList(rest, collection, numbers, wanted);
    return toConnection(reading, fingerprint, { ...nothing, meta });
  }
  // For `first: 0` one row is read, to find out whether there are neighbours.
  const whole = await readSlice(reading, { ...range, size: Math.max(1, range.size) }, anchor);
  return toConnection(reading, fingerprint, cut(whole, range));
}

const nothing = { rows: [], positions: [], neighbours: { before: false, after: false } };

interface Range {
  readonly size: number;
  readonly direction: Direction;
  readonly cursor: string | null;
  /** The argument that contained the cursor. */
  readonly argument: 'after' | 'before';
}

function rangeOf({ first, after, last, before }: ConnectionArgs): Range {
  if (first != null && last != null)
    throw badArgument('Укажите либо `first`, либо `last`, а не оба.');
  if (first != null && before != null)
    throw badArgument('`before` указывают с `last`, а не с `first`.');
  if (last != null && after != null)
    throw badArgument('`after` указывают с `first`, а не с `last`.');
  if (after != null && before != null)
    throw badArgument('Укажите либо `after`, либо `before`, а не оба.');
  const backward = last != null || before != null;
  const size = pageSize({ first, last });
  if (size < 0 || size > maxPageSize) {
    const argument = backward ? 'last' : 'first';
    throw badArgument(`Ожидается \`${argument}\` от 0 до ${maxPageSize}, а не ${size}.`);
  }
  return {
    size,
    direction: backward ? 'backward' : 'forward',
    cursor: after ?? before ?? null,
    argument: backward ? 'before' : 'after',
  };
}

interface WantedSlice {
  readonly size: number;
  readonly of: ListSelection;
}

interface SliceKey<Row extends { id: number }> extends Key {
  wanted: WantedSlice;
  readonly collection: Collection<Row>;
  readonly params: Params;
  readonly direction: Direction;
  readonly anchor: Position | null;
}

/** Reads that start at the same position share the largest of them. */
async function readSlice<Row extends { id: number }>(
  { rest, collection, params, wanted }: ListReading<Row>,
  { size, direction, cursor }: Range,
  anchor: Position | null,
): Promise<Slice<Row>> {
  const load = rest.memoize(collection.path, 'slices', () =>
    createLoader<SliceKey<Row>, Promise<Slice<Row>>>({
      joining,
      send: async (keys) => keys.map((key) => readSliceNow(rest, key)),
    }),
  );
  const of = queryString({ ...params, cursor, direction });
  return load({ of, collection, params, direction, anchor, wanted: { size, of: wanted } });
}

async function readSliceNow<Row extends { id: number }>(
  rest: RestClient,
  { collection, params, direction, anchor, wanted: { size, of: wanted } }: SliceKey<Row>,
): Promise<Slice<Row>> {
  const reading = { rest, collection, params, wanted };
  if (anchor?.kind !== 'page') {
    const slice = await readByKeyset(reading, anchor, direction, size);
    if (slice) return slice;
  }
  return readByPages(reading, anchor?.kind === 'page' ? anchor : null, direction, size);
}

const joining: Joining<WantedSlice> = {
  both: (one, other) => ({
    size: Math.max(one.size, other.size),
    of: JOINING_WANTED.both(one.of, other.of),
  }),
  satisfies: (has, wants) => has.size >= wants.size && JOINING_WANTED.satisfies(has.of, wants.of),
};

/** The requested number of rows of a slice that may be larger. */
function cut<Row>(slice: Slice<Row>, { size, direction }: Range): Slice<Row> {
  const { rows, positions, neighbours } = slice;
  if (rows.length <= size) return slice;
  const [from, to] = direction === 'forward' ? [0, size] : [rows.length - size, rows.length];
  return {
    ...slice,
    rows: rows.slice(from, to),
    positions: positions.slice(from, to),
    neighbours: {
      before: neighbours.before || from > 0,
      after: neighbours.after || to < rows.length,
    },
  };
}

function toConnection<Row extends { id: number }>(
  { rest, collection, params }: ListReading<Row>,
  fingerprint: string,
  { rows, positions, neighbours, meta }: Slice<Row>,
): Connection<Row> {
  const edges = rows.map((node, index) => ({
    cursor: toCursor(fingerprint, positions[index] as Position),
    node,
  }));
  return {
    edges,
    nodes: rows,
    pageInfo: {
      hasNextPage: neighbours.after,
      hasPreviousPage: neighbours.before,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: meta.total,
    countBy: (column, values) =>
      meta.counts?.[column] ?? countEach(rest, collection, params, column, values),
    corrected: meta.corrected ?? null,
  };
}

/**
 * The resolver of `totalCount`. A missing count is an error: null without one would violate @semanticNonNull.
 */
export function totalCount({ totalCount }: Pick<Connection<unknown>, 'totalCount'>): number {
  if (totalCount === null) throw missingField('meta.total');
  return totalCount;
}

/** The column that a connection's field counts the rows by: `countByStatus` → `status`. */
export const countedColumn = (field: string): string | null => {
  const [, column] = /^countBy([A-Z]\w*)$/.exec(field) ?? [];
  return column === undefined ? null : snakeCase(fieldName(column));
};

/** The resolver of such a field: the numbers of rows by value; values without rows are omitted. */
export const countsResolver =
  (column: string, values: readonly string[]) =>
  // The second parameter matters: the executor treats a resolver with one parameter as a plain read.
  ({ countBy }: Pick<Connection<unknown>, 'countBy'>, _args: object) => {
    const shown = (counts: Counts) =>
      values.flatMap((value) => {
        const count = counts[value];
        return count ? [{ [camelCase(column)]: value, count }] : [];
      });
    const counts = countBy(column, values);
    return counts instanceof Promise ? counts.then(shown) : shown(counts);
  };
