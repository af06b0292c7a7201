// Finds the position of a cursor again in a list with numbered pages, after rows were inserted or deleted: by the row
// itself, by its neighbours, or by the sort value.
import type { PagePosition } from './cursors.ts';
import { type Comparator, sortKey, type Sorting } from './ordering.ts';

/** Consecutive rows of a list, read by one call. */
export interface ListSegment<Row> {
  /** The index of its first row. */
  readonly start: number;
  readonly rows: readonly Row[];
  /** Whether the list ends with it. */
  readonly last: boolean;
}

/**
 * The number of rows before the cursor's position; it includes the cursor's row when reading forward and excludes it
 * when reading backward. If the position is outside of the segment: the direction to search.
 */
export type Found = number | 'earlier' | 'later';

export function findPosition<Row extends { readonly id: number }>(
  { start, rows, last }: ListSegment<Row>,
  anchor: PagePosition,
  direction: 'forward' | 'backward',
  sorting: Sorting,
  order: Comparator,
): Found {
  if (rows.length === 0) return start === 0 ? 0 : 'earlier';
  const forward = direction === 'forward';
  const compare = (row: Row) => order(sortKey(row, sorting), anchor);
  const border = findBorder(forward ? rows : rows.toReversed(), {
    isAnchor: (row) => row.id === anchor.id && compare(row) === 0,
    // Forward, the rows before the anchor were seen; backward, those after it.
    seen: new Set(forward ? anchor.before : anchor.after),
    unseen: new Set(forward ? anchor.after : anchor.before),
    isBeyond: (row) => (forward ? compare(row) > 0 : compare(row) < 0),
    nothingBehind: forward ? start === 0 : last,
    nothingAhead: forward ? last : start === 0,
  });
  if (border === 'behind') return forward ? 'earlier' : 'later';
  if (border === 'ahead') return forward ? 'later' : 'earlier';
  return forward ? start + border : start + rows.length - border;
}

/** Whether the rows prove the position: by the anchor, or by neighbours on both sides of it. */
export function isPositionCertain<Row extends { readonly id: number }>(
  { rows }: ListSegment<Row>,
  anchor: PagePosition,
  sorting: Sorting,
): boolean {
  const before = rows.findLastIndex(({ id }) => anchor.before.includes(id));
  const after = rows.findIndex(({ id }) => anchor.after.includes(id));
  return (
    (before >= 0 && after > before) ||
    rows.some((row) => row.id === anchor.id && sortKey(row, sorting).value === anchor.value)
  );
}

interface Looking<Row> {
  readonly isAnchor: (row: Row) => boolean;
  readonly seen: ReadonlySet<number>;
  readonly unseen: ReadonlySet<number>;
  /** Whether the row is past the position, by the sort order. */
  readonly isBeyond: (row: Row) => boolean;
  readonly nothingBehind: boolean;
  readonly nothingAhead: boolean;
}

/**
 * The number of rows before the position, in reading direction; or the side on which the position lies.
 */
function findBorder<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { isAnchor, seen, unseen, isBeyond, nothingBehind, nothingAhead }: Looking<Row>,
): number | 'behind' | 'ahead' {
  const anchor = rows.findIndex(isAnchor);
  if (anchor >= 0) return anchor + 1;
  const lastSeen = rows.findLastIndex(({ id }) => seen.has(id));
  const firstUnseen = rows.findIndex(({ id }) => unseen.has(id));
  if (lastSeen >= 0 && firstUnseen > lastSeen) return lastSeen + 1;
  // A neighbour is proof only if a nearer one would be in these rows too; a row past the position shows that.
  const beyond = rows.findIndex((row, index) => index > lastSeen && isBeyond(row));
  if (lastSeen >= 0) return beyond >= 0 || nothingAhead ? lastSeen + 1 : 'ahead';
  if (beyond > 0) return beyond;
  if (beyond === 0) return nothingBehind ? 0 : 'behind';
  return nothingAhead ? rows.length : 'ahead';
}
