// Relay connections over REST lists: by keyset cursors where the server has them, by aligned pages where it has not.
import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import type { OrderDirection } from '../../__generated__/resolvers.ts';
import { badCursor, fingerprintOf, fromCursor, type Position, toCursor } from './cursors.ts';
import { errorOfTransport, RestError } from '../rest/errors.ts';
import type { Collection } from './collections.ts';
import { type ListAnswer, readList, tryAbility, type Wanted } from './list.ts';
import type { Params, RestClient } from '../rest/client.ts';
import type { Shapes } from '../plan/needs.ts';
import { isSelected, planRecord } from '../plan/selection.ts';
import { ID_ONLY, type RecordPlan } from '../plan/tree.ts';

export interface ConnectionArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

export interface Connection<Row> {
  readonly edges: { readonly cursor: string; readonly node: Row }[];
  readonly nodes: Row[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  /** Null when nobody asked, or the server does not count. */
  readonly totalCount: number | null;
  /** By column, then by its value; null when nobody asked. */
  readonly counts: ListAnswer<Row>['meta']['counts'];
}

/** What is selected from a connection. */
export interface ConnectionPlan {
  readonly record: RecordPlan | null;
  /** Whether rows are needed at all, or only numbers about them. */
  readonly rows: boolean;
  readonly total: boolean;
  /** The column to count the rows by. */
  readonly countBy: string | undefined;
}

export const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 20;

export function planConnection(
  info: GraphQLResolveInfo,
  shapes: Shapes,
  countBy?: { readonly field: string; readonly column: string },
): ConnectionPlan {
  return {
    record: planRecord(info, shapes, AT_ROWS),
    rows: ROWS.some((field) => isSelected(info, field)),
    total: isSelected(info, 'totalCount'),
    countBy: countBy && isSelected(info, countBy.field) ? countBy.column : undefined,
  };
}

const AT_ROWS = { at: ['edges.node', 'nodes'] };
const ROWS = ['edges', 'nodes', 'pageInfo'];

/** At most how many rows a page has. */
export const pageSize = ({ first, last }: ConnectionArgs): number =>
  first ?? last ?? DEFAULT_PAGE_SIZE;

/** A connection of which only the number is wanted, when the record that it hangs on carries that number. */
export function countedConnection<Row>(
  parent: object,
  relation: string,
  { rows, countBy }: ConnectionPlan,
): Connection<Row> | null {
  const count: unknown = (parent as Record<string, unknown>)[`${relation}_count`];
  if (rows || countBy !== undefined || typeof count !== 'number') return null;
  const pageInfo = {
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: null,
    endCursor: null,
  };
  return { edges: [], nodes: [], pageInfo, totalCount: count, counts: null };
}

/** `params` say which rows there are and in which order. */
export async function readConnection<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  args: ConnectionArgs,
  plan: ConnectionPlan,
  params: Params,
): Promise<Connection<Row>> {
  const range = rangeOf(args);
  const list: List<Row> = {
    rest,
    collection,
    fingerprint: fingerprintOf(collection.path.text, params),
    params,
    wanted: { plan: plan.record ?? ID_ONLY, total: plan.total, countBy: plan.countBy },
  };
  const anchor =
    range.cursor === null ? null : fromCursor(list.fingerprint, range.cursor, range.argument);

  if (!plan.rows) {
    const numbers = await readList(rest, collection, { ...params, per_page: 1 }, list.wanted);
    return toConnection(list, numbers, [], { hasNextPage: false, hasPreviousPage: false });
  }
  if (anchor?.kind === 'page') return readByPages(list, range, anchor.index);
  return (await readByKeyset(list, range, anchor)) ?? readByPages(list, range, null);
}

interface List<Row extends { id: number }> {
  readonly rest: RestClient;
  readonly collection: Collection<Row>;
  readonly fingerprint: string;
  readonly params: Params;
  readonly wanted: Wanted;
}

interface Range {
  readonly size: number;
  readonly backwards: boolean;
  readonly cursor: string | null;
  /** The argument that the cursor came in. */
  readonly argument: 'after' | 'before';
}

function rangeOf({ first, after, last, before }: ConnectionArgs): Range {
  if (first != null && last != null) throw badArgument('Give either `first` or `last`, not both.');
  if (first != null && before != null)
    throw badArgument('`before` goes with `last`, not with `first`.');
  if (last != null && after != null)
    throw badArgument('`after` goes with `first`, not with `last`.');
  if (after != null && before != null)
    throw badArgument('Give either `after` or `before`, not both.');
  const backwards = last != null || before != null;
  const size = pageSize({ first, last });
  if (size < 1 || size > MAX_PAGE_SIZE) {
    const argument = backwards ? 'last' : 'first';
    throw badArgument(`\`${argument}\` must be from 1 to ${MAX_PAGE_SIZE}, not ${size}.`);
  }
  return {
    size,
    backwards,
    cursor: after ?? before ?? null,
    argument: backwards ? 'before' : 'after',
  };
}

/** The resolver of `totalCount`: null without an error would say that there is no number. */
export function totalCount({ totalCount }: Pick<Connection<unknown>, 'totalCount'>): number {
  if (totalCount === null) throw errorOfTransport('UPSTREAM_MALFORMED');
  return totalCount;
}

interface Order {
  readonly field: string;
  /** Ascending by the schema's default. */
  readonly direction?: OrderDirection;
}

/** `orderBy` as parameters; REST names columns as the enum does, in lower case. */
export function orderParams(orderBy: Order | null | undefined, fallback: Order): Params {
  const { field, direction } = orderBy ?? fallback;
  return { sort: field, desc: direction === 'desc' ? 1 : 0 };
}

const badArgument = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_ARGUMENT' } });

/** Null when the server has no keyset cursors. */
async function readByKeyset<Row extends { id: number }>(
  list: List<Row>,
  { size, backwards, argument }: Range,
  anchor: Extract<Position, { kind: 'keyset' }> | null,
): Promise<Connection<Row> | null> {
  const page = {
    ...list.params,
    cursor: anchor?.cursor ?? '',
    per_page: size,
    ...(backwards && { before: 1 }),
  };
  const read = tryAbility(list.rest, list.collection, 'cursor', page, list.wanted);
  const answer = await read.catch((error: unknown) => {
    const refused =
      error instanceof RestError && error.problems.some(({ field }) => field === 'cursor');
    throw refused ? badCursor(`\`${argument}\` points to nothing in this list any more.`) : error;
  });
  if (!answer) {
    if (anchor) throw badCursor(`\`${argument}\` was made by a server that is no longer there.`);
    return null;
  }
  const { cursors, next_cursor, previous_cursor } = answer.meta;
  if (cursors?.length !== answer.rows.length) throw errorOfTransport('UPSTREAM_MALFORMED');
  const positions = cursors.map((cursor): Position => ({ kind: 'keyset', cursor }));
  return toConnection(list, answer, positions, {
    hasNextPage: next_cursor !== null,
    hasPreviousPage: previous_cursor !== null,
  });
}

/** `anchor` is the number of the row that the cursor stands on. */
async function readByPages<Row extends { id: number }>(
  list: List<Row>,
  { size, backwards }: Range,
  anchor: number | null,
): Promise<Connection<Row>> {
  let start = anchor === null ? 0 : anchor + 1;
  let end = start + size;
  if (backwards) {
    end = anchor ?? (await countRows(list));
    start = Math.max(0, end - size);
  }
  const answer = await readWindow(list, start, Math.max(1, end - start));
  const rows = answer.rows.slice(0, end - start);
  const positions = rows.map((row, offset): Position => ({
    kind: 'page',
    index: start + offset,
    id: row.id,
  }));
  return toConnection(list, { ...answer, rows }, positions, {
    hasNextPage: answer.meta.total === null ? answer.more : start + rows.length < answer.meta.total,
    hasPreviousPage: start > 0,
  });
}

async function countRows<Row extends { id: number }>(list: List<Row>): Promise<number> {
  const page = { ...list.params, per_page: 1, page: 1 };
  const { meta } = await readList(list.rest, list.collection, page, { plan: ID_ONLY, total: true });
  if (meta.total === null)
    throw badArgument('`last` needs a server that counts its rows; use `first`.');
  return meta.total;
}

/** Reads the rows from `start` on through as few pages as cover them. */
async function readWindow<Row extends { id: number }>(
  list: List<Row>,
  start: number,
  size: number,
): Promise<ListAnswer<Row> & { readonly more: boolean }> {
  const { perPage, pages } = alignedPages(start, size);
  const answers = await Promise.all(
    pages.map((page) =>
      readList(
        list.rest,
        list.collection,
        { ...list.params, page, per_page: perPage },
        list.wanted,
      ),
    ),
  );
  const skipped = start - ((pages[0] ?? 1) - 1) * perPage;
  const rows = answers.flatMap((answer) => answer.rows).slice(skipped);
  const final = answers.at(-1) as ListAnswer<Row>;
  return { rows, meta: final.meta, more: rows.length > size || final.rows.length === perPage };
}

/**
 * A list that only has numbered pages can be entered only at multiples of the page size: this finds the smallest
 * page that holds all rows from `start` to `start + size`, or two neighbours of that size where none does.
 */
export function alignedPages(start: number, size: number): { perPage: number; pages: number[] } {
  const lastRow = start + size - 1;
  for (let perPage = size; perPage <= Math.max(size, MAX_PAGE_SIZE); perPage++) {
    const page = Math.floor(start / perPage);
    if (page === Math.floor(lastRow / perPage)) return { perPage, pages: [page + 1] };
    if (perPage >= 2 * size) break; // two pages of `size` cost less
  }
  const page = Math.floor(start / size) + 1;
  return { perPage: size, pages: [page, page + 1] };
}

function toConnection<Row extends { id: number }>(
  list: List<Row>,
  answer: ListAnswer<Row>,
  positions: readonly Position[],
  neighbours: { hasNextPage: boolean; hasPreviousPage: boolean },
): Connection<Row> {
  const edges = positions.map((position, index) => ({
    cursor: toCursor(list.fingerprint, position),
    node: answer.rows[index] as Row,
  }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      ...neighbours,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: answer.meta.total,
    counts: answer.meta.counts,
  };
}
