// How a server sorts a list: by a column, with rows of the same value by their ids. Servers differ in how they sort text,
// where rows without a value stand, and how ties are broken; their own rows tell.
import type { SortValue } from './cursors.ts';
import { valueIn } from '../records/spelling.ts';

export interface Sorting {
  /** The column that the list is sorted by. */
  readonly column: string;
  readonly descending: boolean;
}

/** Negative when the first stands before the second in the list. */
export type Order = (one: Placed, other: Placed) => number;

/** What the place of a row depends on. */
export interface Placed {
  readonly id: number;
  readonly value: SortValue;
}

export const placed = (row: { readonly id: number }, { column }: Sorting): Placed => ({
  id: row.id,
  value: (valueIn(row, column) ?? null) as SortValue,
});

/** The number of the first way of sorting that these rows are in; the one that was known before comes first. */
export function wayOf(rows: readonly Placed[], sorting: Sorting, known: number): number {
  if (isSorted(rows, sorting, known)) return known;
  return waysOf(rows, sorting)[0] ?? known;
}

/** The numbers of all ways of sorting that these rows may be in. */
export const waysOf = (rows: readonly Placed[], sorting: Sorting): number[] =>
  [...ways.keys()].filter((way) => isSorted(rows, sorting, way));

function isSorted(rows: readonly Placed[], sorting: Sorting, way: number): boolean {
  const order = orderOf(sorting, way);
  return rows.every((row, index) => index === 0 || order(rows[index - 1] as Placed, row) <= 0);
}

/** The order of the contract: text as a Russian reader sorts it, no value is the largest, ids go with the values. */
export const contract = 0;

export function orderOf({ descending }: Sorting, way: number): Order {
  const { texts, missing, ties } = ways[way] ?? (ways[contract] as Way);
  const direction = descending ? -1 : 1;
  const values = (one: SortValue, other: SortValue): number => {
    if (one === other) return 0;
    if (one === null) return missing;
    if (other === null) return -missing;
    if (typeof one === 'string' && typeof other === 'string') return texts(one, other);
    return one < other ? -1 : 1;
  };
  const tie = ties === 'with' ? direction : ties;
  return (one, other) => direction * values(one.value, other.value) || tie * (one.id - other.id);
}

interface Way {
  readonly texts: (one: string, other: string) => number;
  /** 1: a row without a value counts as the largest; -1: as the smallest. */
  readonly missing: 1 | -1;
  /** Ids go up, go down, or go with the values. */
  readonly ties: 1 | -1 | 'with';
}

const collator = new Intl.Collator('ru');
const byReader = (one: string, other: string) =>
  isDecimal(one) && isDecimal(other) ? Number(one) - Number(other) : collator.compare(one, other);
const byText = (one: string, other: string) => collator.compare(one, other);
const byCode = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const isDecimal = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text);

const ways: readonly Way[] = [byReader, byText, byCode].flatMap((texts) =>
  ([1, -1] as const).flatMap((missing) =>
    (['with', 1, -1] as const).map((ties) => ({ texts, missing, ties })),
  ),
);
