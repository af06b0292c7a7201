// How servers sort a list: by a column, then by id. Servers differ in collation, in the position of nulls and in
// tie-breaking; the ordering is detected from the rows.
import type { SortValue } from './cursors.ts';
import { readField } from '../records/spelling.ts';

export interface Sorting {
  /** The column that the list is sorted by. */
  readonly column: string;
  readonly descending: boolean;
}

/** Negative when the first is before the second in the list. */
export type Comparator = (one: SortKey, other: SortKey) => number;

/** The values that determine the position of a row. */
export interface SortKey {
  readonly id: number;
  readonly value: SortValue;
}

export const sortKey = (row: { readonly id: number }, { column }: Sorting): SortKey => ({
  id: row.id,
  value: (readField(row, column) ?? null) as SortValue,
});

/**
 * The index of the first ordering that these rows satisfy; the previously known one is preferred.
 */
export function detectOrdering(rows: readonly SortKey[], sorting: Sorting, known: number): number {
  if (isSorted(rows, sorting, known)) return known;
  return possibleOrderings(rows, sorting)[0] ?? known;
}

/** The indexes of all orderings that these rows satisfy. */
export const possibleOrderings = (rows: readonly SortKey[], sorting: Sorting): number[] =>
  [...ways.keys()].filter((way) => isSorted(rows, sorting, way));

function isSorted(rows: readonly SortKey[], sorting: Sorting, way: number): boolean {
  const order = comparatorOf(sorting, way);
  return rows.every((row, index) => index === 0 || order(rows[index - 1] as SortKey, row) <= 0);
}

/**
 * The ordering of the contract: Russian collation, nulls as the largest value, ids in the direction of the values.
 */
export const contractOrdering = 0;

export function comparatorOf({ descending }: Sorting, way: number): Comparator {
  const { texts, missing, ties } = ways[way] ?? (ways[contractOrdering] as Way);
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
  /** 1: null is the largest value; -1: null is the smallest. */
  readonly missing: 1 | -1;
  /** Ids ascend, descend, or follow the direction of the values. */
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
