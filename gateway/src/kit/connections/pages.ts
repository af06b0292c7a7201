// Pages without drift over a list with numbered pages. Each page is read including the row of the cursor, so that
// inserted and deleted rows are detected and compensated.
import { badArgument } from '../records/arguments.ts';
import { findPosition, type Found, isPositionCertain, type ListSegment } from './anchors.ts';
import { badCursor, type PagePosition } from './cursors.ts';
import { readList } from '../records/list.ts';
import {
  contractOrdering,
  comparatorOf,
  sortKey,
  type Sorting,
  detectOrdering,
  possibleOrderings,
} from './ordering.ts';
import { assessPage, maxPage, unknownSizes } from './page-sizes.ts';
import { columnPlan, idOnly, mergePlans } from '../plan/tree.ts';
import type { PageSizes } from '../rest/client.ts';
import type { Direction, ListReading, Slice } from './slices.ts';

/**
 * Calls until the next rows are found; a position that has moved by thousands of rows takes a dozen.
 */
const maxCalls = 32;

/** Pages tried where the position would be under another ordering. */
const maxGuesses = 4;

/**
 * Rows read at a candidate position: half a page, so that some page contains them wherever they start.
 */
const look = maxPage / 2;

/** Neighbours that a cursor stores on each side. */
const neighbours = 5;

export async function readByPages<Row extends { id: number }>(
  list: ListReading<Row>,
  from: PagePosition | null,
  direction: Direction,
  size: number,
): Promise<Slice<Row>> {
  const pages = pagesOf(list, from?.ordering ?? contractOrdering);
  const forward = direction === 'forward';
  const taken: Taken<Row>[] = [];
  let count = 0;
  let anchor = from;
  let known: number | null = null;
  let page: Page<Row>;
  let place: number;
  for (;;) {
    const missing = size - count;
    if (known !== null) {
      page = await pages.read(forward ? known : known - 1, missing, direction);
      place = known;
    } else if (anchor) {
      ({ page, place } = await findAnchor(
        pages,
        anchor,
        Math.max(missing, neighbours) + 1,
        direction,
      ));
    } else if (forward) {
      [page, place] = [await pages.read(0, Math.max(missing, neighbours), direction), 0];
    } else [page, place] = await readEnd(pages, Math.max(missing, neighbours));
    // Rows before it may have been deleted since it was found.
    const offset = Math.min(place - page.start, page.rows.length);
    const [begin, end] = forward
      ? [offset, Math.min(page.rows.length, offset + missing)]
      : [Math.max(0, offset - missing), offset];
    taken.push({ page, begin, end });
    count += end - begin;
    if (end > begin) pages.goesOn();
    const ends = forward ? page.last && end === page.rows.length : page.start + begin === 0;
    if (count >= size || ends) return toSlice(pages, taken, direction, from !== null);
    // Continue from the last row taken, or from the position itself if it is at the edge of its page.
    known = end > begin ? null : place;
    if (end > begin) anchor = pages.positionAt(page, forward ? end - 1 : begin);
  }
}

interface Page<Row> extends ListSegment<Row> {
  readonly meta: Slice<Row>['meta'];
  /** The detected ordering of its rows. */
  readonly way: number;
}

/** Rows of a page, from `begin` (inclusive) to `end` (exclusive). */
interface Taken<Row> {
  readonly page: Page<Row>;
  readonly begin: number;
  readonly end: number;
}

interface Pages<Row> {
  readonly sorting: Sorting;
  /**
   * The page that contains the row at this index and as many as possible of the `count` rows after (before) it.
   */
  readonly read: (index: number, count: number, direction: Direction) => Promise<Page<Row>>;
  readonly count: () => Promise<number>;
  /** Resets the limit of calls, because rows were found. */
  readonly goesOn: () => void;
  readonly positionAt: (page: Page<Row>, at: number) => PagePosition;
}

/** `way`: the ordering known so far; it remains until a page shows another. */
function pagesOf<Row extends { id: number }>(list: ListReading<Row>, way: number): Pages<Row> {
  const { rest, collection, params, wanted } = list;
  const column = typeof params['sort'] === 'string' ? params['sort'] : 'id';
  const sorting = { column, descending: params['desc'] === 1 };
  const plan = mergePlans(wanted.plan, columnPlan(column));
  const { route } = collection.path;
  const readPage = (page: number, perPage: number) =>
    readList(rest, collection, { ...params, page, per_page: perPage }, { ...wanted, plan });
  const rowsOf = async (page: number, perPage: number) =>
    (await readPage(page, perPage)).rows.length;
  let calls = 0;

  const read: Pages<Row>['read'] = async (index, count, direction) => {
    calls += 1;
    if (calls > maxCalls) {
      throw badCursor('Место курсора больше не найти: начните список сначала.');
    }
    const known = rest.pageSizes.get(route) ?? unknownSizes;
    const { perPage, page } = bestPage(index, count, direction, known);
    const { rows, meta } = await readPage(page, perPage);
    const came = { page, perPage, rows: rows.length, meta };
    const { size, last, sizes } = await assessPage(came, known, rowsOf);
    rest.pageSizes.set(route, sizes);
    // The first page starts at index 0 for any size.
    if (size !== perPage && page > 1) return read(index, count, direction);
    const start = (page - 1) * size;
    way = detectOrdering(
      rows.map((row) => sortKey(row, sorting)),
      sorting,
      way,
    );
    return { start, rows, last, meta, way };
  };
  return {
    sorting,
    read,
    count: async () => {
      const of = { ...params, page: 1, per_page: 1 };
      const { meta } = await readList(rest, collection, of, { plan: idOnly, total: true });
      if (meta.total === null) {
        throw badArgument(
          'Сервер не считает записи, поэтому `last` здесь недоступен: укажите `first`.',
        );
      }
      return meta.total;
    },
    goesOn: () => {
      calls = 0;
    },
    positionAt: ({ rows, start, way: sorted }, at) => ({
      kind: 'page',
      index: start + at,
      ...sortKey(rows[at] as Row, sorting),
      before: idsOf(rows.slice(Math.max(0, at - neighbours), at)).toReversed(),
      after: idsOf(rows.slice(at + 1, at + 1 + neighbours)),
      ordering: sorted,
    }),
  };
}

/**
 * A numbered page starts at a multiple of its size: this finds the page that contains a row and most of the `count`
 * rows that start (end) with it, and the smallest such page.
 */
export function bestPage(
  index: number,
  count: number,
  direction: Direction,
  { least, most }: Pick<PageSizes, 'least' | 'most'> = unknownSizes,
): { perPage: number; page: number } {
  let best = { perPage: 0, page: 0, covered: 0 };
  const smallest = Math.max(least, count <= most ? count : Math.ceil(most / 2));
  for (let perPage = smallest; perPage <= most; perPage++) {
    const offset = index % perPage;
    const covered = Math.min(count, direction === 'forward' ? perPage - offset : offset + 1);
    if (covered > best.covered) best = { perPage, page: Math.floor(index / perPage) + 1, covered };
    if (covered === count) break;
  }
  return { perPage: best.perPage, page: best.page };
}

interface AnchorPlace<Row> {
  readonly page: Page<Row>;
  readonly place: number;
}

/**
 * The page that contains the anchor's position, and the position. If only the sort order shows it and other orderings
 * are possible that would place it elsewhere, these places are searched for the anchor or its neighbours.
 */
async function findAnchor<Row extends { id: number }>(
  pages: Pages<Row>,
  anchor: PagePosition,
  count: number,
  direction: Direction,
): Promise<AnchorPlace<Row>> {
  const { sorting } = pages;
  const isSure = ({ page }: AnchorPlace<Row>) => isPositionCertain(page, anchor, sorting);
  const found = await search(pages, anchor, count, direction);
  if (isSure(found)) return found;
  const rows = found.page.rows.map((row) => sortKey(row, sorting));
  const elsewhere = new Map<Found, number>();
  for (const way of possibleOrderings(rows, sorting)) {
    const place = findPosition(found.page, anchor, direction, sorting, comparatorOf(sorting, way));
    if (typeof place === 'string' && !elsewhere.has(place)) elsewhere.set(place, way);
  }
  for (const way of elsewhere.values()) {
    const other = await search(pages, anchor, count, direction, { way, looks: maxGuesses });
    if (isSure(other)) return other;
  }
  return found;
}

/**
 * Searches by the detected or a guessed ordering; each step goes twice as far as the previous one.
 */
async function search<Row extends { id: number }>(
  { read, sorting }: Pages<Row>,
  anchor: PagePosition,
  count: number,
  direction: Direction,
  guess?: { readonly way: number; readonly looks: number },
): Promise<AnchorPlace<Row>> {
  // Includes rows behind the position, as neighbours of the next cursor.
  const behind = Math.max(0, anchor.index + (direction === 'forward' ? -neighbours : neighbours));
  let page = await read(behind, count + Math.abs(anchor.index - behind), direction);
  // The position is not before the end of `lower` and not after the start of `upper`.
  let lower: Page<Row> | null = null;
  let upper: Page<Row> | null = null;
  for (let looks = 1, far = maxPage; ; looks += 1, far *= 2) {
    const order = comparatorOf(sorting, guess?.way ?? page.way);
    const place = findPosition(page, anchor, direction, sorting, order);
    if (typeof place === 'number') return { page, place };
    if (place === 'earlier') upper = page;
    else lower = page;
    const earliest = lower ? lower.start + lower.rows.length : 0;
    if (lower && upper && earliest >= upper.start) {
      return { page: direction === 'forward' ? upper : lower, place: earliest };
    }
    if (looks === guess?.looks) return { page, place: earliest };
    let index: number;
    if (!upper) index = earliest + far - maxPage;
    else if (!lower) index = upper.start - far;
    else index = Math.floor((earliest + upper.start - 1) / 2);
    page = await read(Math.max(0, index), look, 'forward');
  }
}

/** The last page and the end of the list, also when rows were added after they were counted. */
async function readEnd<Row>(
  { read, count }: Pages<Row>,
  size: number,
): Promise<[page: Page<Row>, place: number]> {
  let total = await count();
  for (;;) {
    const page = await read(Math.max(0, total - 1), size, 'backward');
    const end = page.start + page.rows.length;
    if (page.last && (page.rows.length > 0 || page.start === 0)) return [page, end];
    total = page.rows.length > 0 ? (page.meta.total ?? end + 1) : page.start;
  }
}

function toSlice<Row extends { id: number }>(
  { positionAt }: Pages<Row>,
  taken: readonly Taken<Row>[],
  direction: Direction,
  entered: boolean,
): Slice<Row> {
  const inOrder = direction === 'forward' ? taken : taken.toReversed();
  const [first, final] = [inOrder[0] as Taken<Row>, inOrder.at(-1) as Taken<Row>];
  return {
    rows: inOrder.flatMap(({ page, begin, end }) => page.rows.slice(begin, end)),
    positions: inOrder.flatMap(({ page, begin, end }) =>
      Array.from({ length: end - begin }, (_, index) => positionAt(page, begin + index)),
    ),
    neighbours: {
      before: first.page.start + first.begin > 0,
      after:
        direction === 'forward'
          ? !final.page.last || final.end < final.page.rows.length
          : entered && (!final.page.last || final.end < final.page.rows.length),
    },
    meta: first.page.meta,
  };
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
