// Finding the place of a cursor again in a list that only has numbered pages, after others have inserted and deleted.
// The row itself tells, or the nearest of its neighbours that is still there, or else what the list is sorted by.
import type { PagePosition, SortValue } from './cursors.ts';

/** A stretch of a list, read by one call. */
export interface Stretch<Row> {
  /** The number of its first row. */
  readonly start: number;
  readonly rows: readonly Row[];
  /** Whether the list ends with it. */
  readonly last: boolean;
}

export interface Order {
  /** The column that the list is sorted by. */
  readonly column: string;
  readonly descending: boolean;
}

/**
 * How many rows of the list, from its start, come before the place that the cursor stands for (`before` it: without the
 * row itself; `after` it: with it). When the place is not in this stretch: in which direction it is.
 */
export type Found = number | 'earlier' | 'later';

export function findPlace<Row extends { readonly id: number }>(
  { start, rows, last }: Stretch<Row>,
  anchor: PagePosition,
  side: 'before' | 'after',
  order: Order,
): Found {
  const placeBeside = (id: number) => {
    const index = rows.findIndex((row) => row.id === id);
    return index < 0 ? null : start + index + (side === 'after' ? 1 : 0);
  };
  // Going forward, all that came before the row has been seen; going backward, all that came after it.
  for (const id of [anchor.id, ...(side === 'after' ? anchor.before : anchor.after)]) {
    const place = placeBeside(id);
    if (place !== null) return place;
  }
  const isPast = (row: Row) => compare(order, valueOf(row, order.column), row.id, anchor) > 0;
  const next = rows.findIndex(isPast);
  if (next > 0 || (next === 0 && start === 0)) return start + next;
  if (next === 0) return 'earlier';
  if (!last) return 'later';
  return rows.length > 0 || start === 0 ? start + rows.length : 'earlier';
}

export const valueOf = (row: object, column: string): SortValue =>
  ((row as Record<string, unknown>)[column] ?? null) as SortValue;

/** Negative when a row with this value and id stands before the anchor in the list. */
function compare(
  { descending }: Order,
  value: SortValue,
  id: number,
  anchor: Pick<PagePosition, 'value' | 'id'>,
): number {
  const direction = descending ? -1 : 1;
  return direction * (compareValues(value, anchor.value) || id - anchor.id);
}

/** In ascending order rows without a value come last. */
function compareValues(one: SortValue, other: SortValue): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
  return one < other ? -1 : 1;
}

/** Decimals and instants by what they say, everything else as a Russian reader sorts it. */
function compareTexts(one: string, other: string): number {
  const numbers = [Number(one), Number(other)] as const;
  if (one !== '' && other !== '' && !numbers.some(Number.isNaN)) return numbers[0] - numbers[1];
  if (INSTANT.test(one) && INSTANT.test(other)) return one < other ? -1 : 1;
  return collator.compare(one, other);
}

const INSTANT = /^\d{4}-\d{2}-\d{2}/;
const collator = new Intl.Collator('ru');
