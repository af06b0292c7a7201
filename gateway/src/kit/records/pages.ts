// Paging without drift over a list that only has numbered pages. A page is entered with the row that the cursor stands
// on, so that rows which others have inserted or deleted meanwhile are noticed and made up for.
import { findPlace, type Order, type Stretch, valueOf } from './anchors.ts';
import type { PagePosition } from './cursors.ts';
import { readList } from './list.ts';
import { columnPlan, ID_ONLY, mergePlans } from '../plan/tree.ts';
import { badArgument, type Direction, type ListReading, type Slice } from './slices.ts';

/** Rows of one call, at most. */
export const MAX_PAGE = 100;

/** Calls that looking for a place may take; a cursor that has gone astray so far is answered from where it was. */
const MAX_STEPS = 12;

/** Rows that are looked at around a place; half of a page, so that some page holds them wherever they begin. */
const LOOK = MAX_PAGE / 2;

/** Neighbours that a cursor remembers on each side. */
const NEIGHBOURS = 3;

export async function readByPages<Row extends { id: number }>(
  list: ListReading<Row>,
  anchor: PagePosition | null,
  direction: Direction,
  size: number,
): Promise<Slice<Row>> {
  const reading = readingOf(list);
  return direction === 'forward'
    ? readForward(reading, anchor, size)
    : readBackward(reading, anchor, size);
}

interface Reading<Row> {
  readonly order: Order;
  /** The page that holds the row of this number and as many of the `count` rows after it (before it) as can be. */
  readonly read: (index: number, count: number, direction: Direction) => Promise<Page<Row>>;
  readonly count: () => Promise<number>;
}

interface Page<Row> extends Stretch<Row> {
  readonly meta: Slice<Row>['meta'];
}

function readingOf<Row extends { id: number }>(list: ListReading<Row>): Reading<Row> {
  const { rest, collection, params, wanted } = list;
  const column = typeof params['sort'] === 'string' ? params['sort'] : 'id';
  const plan = mergePlans(wanted.plan, columnPlan(column));
  return {
    order: { column, descending: params['desc'] === 1 },
    read: async (index, count, direction) => {
      const { perPage, page } = bestPage(index, count, direction);
      const of = { ...params, page, per_page: perPage };
      const { rows, meta } = await readList(rest, collection, of, { ...wanted, plan });
      const start = (page - 1) * perPage;
      const end = start + rows.length;
      const last = meta.total === null ? rows.length < perPage : end >= meta.total;
      return { start, rows, last, meta };
    },
    count: async () => {
      const of = { ...params, page: 1, per_page: 1 };
      const { meta } = await readList(rest, collection, of, { plan: ID_ONLY, total: true });
      if (meta.total === null) {
        throw badArgument('`last` needs a server that counts its rows; use `first`.');
      }
      return meta.total;
    },
  };
}

/**
 * A list that only has numbered pages can be entered only at multiples of the page size: this finds the page that
 * holds a row and most of the `count` rows that begin (end) with it, and of several such the smallest.
 */
export function bestPage(
  index: number,
  count: number,
  direction: Direction,
): { perPage: number; page: number } {
  let best = { perPage: 0, page: 0, covered: 0 };
  for (let perPage = Math.min(count, MAX_PAGE); perPage <= MAX_PAGE; perPage++) {
    const offset = index % perPage;
    const covered = Math.min(count, direction === 'forward' ? perPage - offset : offset + 1);
    if (covered > best.covered) best = { perPage, page: Math.floor(index / perPage) + 1, covered };
    if (covered === count) break;
  }
  return { perPage: best.perPage, page: best.page };
}

/** The page in which the anchor's place is, and the place; each step looks twice as far as the one before. */
async function findAnchor<Row extends { id: number }>(
  { read, order }: Reading<Row>,
  anchor: PagePosition,
  count: number,
  direction: Direction,
): Promise<{ page: Page<Row>; place: number }> {
  const side = direction === 'forward' ? 'after' : 'before';
  let page = await read(anchor.index, count, direction);
  let earliest = 0;
  let latest = Number.POSITIVE_INFINITY;
  for (let step = 0; step < MAX_STEPS; step++) {
    const place = findPlace(page, anchor, side, order);
    if (typeof place === 'number') return { page, place };
    const far = MAX_PAGE * 2 ** step;
    let index: number;
    if (place === 'earlier') {
      latest = page.start;
      index = Math.max(earliest, page.start - far);
    } else {
      earliest = page.start + page.rows.length;
      index = Math.min(latest - 1, earliest + far - MAX_PAGE);
    }
    // Between two pages that are known to miss it, the middle one is looked at.
    if (earliest > 0 && latest < Number.POSITIVE_INFINITY) {
      index = Math.floor((earliest + latest - 1) / 2);
    }
    page = await read(Math.max(0, index), LOOK, 'forward');
  }
  return { page, place: Math.min(anchor.index + 1, page.start + page.rows.length) };
}

async function readForward<Row extends { id: number }>(
  reading: Reading<Row>,
  from: PagePosition | null,
  size: number,
): Promise<Slice<Row>> {
  const rows: Row[] = [];
  let anchor = from;
  let first: number | null = null;
  for (;;) {
    const missing = size - rows.length;
    const { page, place } = anchor
      ? await findAnchor(reading, anchor, missing + 1, 'forward')
      : { page: await reading.read(0, missing, 'forward'), place: 0 };
    first ??= place;
    const found = page.rows.slice(place - page.start, place - page.start + missing);
    rows.push(...found);
    const end = place + found.length;
    const more = !page.last || end < page.start + page.rows.length;
    if (rows.length === size || !more) {
      return slice(reading, rows, first, { before: first > 0, after: more }, page.meta);
    }
    // A page that has nothing beyond the place ends there: the next one begins with it.
    anchor = positionsOf(reading.order, rows, first).at(-1) ?? movedTo(anchor, end - 1);
  }
}

async function readBackward<Row extends { id: number }>(
  reading: Reading<Row>,
  from: PagePosition | null,
  size: number,
): Promise<Slice<Row>> {
  const rows: Row[] = [];
  let anchor = from;
  let after = true;
  let meta: Slice<Row>['meta'] | null = null;
  for (;;) {
    const missing = size - rows.length;
    let page: Page<Row>;
    let place: number;
    if (anchor) {
      ({ page, place } = await findAnchor(reading, anchor, missing + 1, 'backward'));
    } else {
      page = await readEnd(reading, missing);
      place = page.start + page.rows.length;
      after = false;
    }
    meta ??= page.meta;
    const found = page.rows.slice(Math.max(0, place - page.start - missing), place - page.start);
    rows.unshift(...found);
    const first = place - found.length;
    if (rows.length === size || first === 0) {
      return slice(reading, rows, first, { before: first > 0, after }, meta);
    }
    anchor = positionsOf(reading.order, rows, first)[0] ?? movedTo(anchor, first);
  }
}

/** The page that the list ends with, also when rows were added since they were counted. */
async function readEnd<Row>({ read, count }: Reading<Row>, size: number): Promise<Page<Row>> {
  let total = await count();
  for (let tries = 0; ; tries++) {
    const page = await read(Math.max(0, total - 1), size, 'backward');
    if (page.last || tries === MAX_STEPS) return page;
    total = page.meta.total ?? page.start + page.rows.length + 1;
  }
}

const movedTo = (anchor: PagePosition | null, index: number): PagePosition | null =>
  anchor && { ...anchor, index: Math.max(0, index) };

function slice<Row extends { id: number }>(
  { order }: Reading<Row>,
  rows: readonly Row[],
  first: number,
  neighbours: { readonly before: boolean; readonly after: boolean },
  meta: Slice<Row>['meta'],
): Slice<Row> {
  return { rows, positions: positionsOf(order, rows, first), neighbours, meta };
}

function positionsOf<Row extends { id: number }>(
  { column }: Order,
  rows: readonly Row[],
  first: number,
): PagePosition[] {
  return rows.map((row, index) => ({
    kind: 'page',
    index: first + index,
    id: row.id,
    value: valueOf(row, column),
    before: idsOf(rows.slice(Math.max(0, index - NEIGHBOURS), index)).toReversed(),
    after: idsOf(rows.slice(index + 1, index + 1 + NEIGHBOURS)),
  }));
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
