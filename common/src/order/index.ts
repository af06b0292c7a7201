// Rows in an order by hand, by the numbers that they have and are given.
interface Numbered {
  readonly id: number;
  readonly sort: number;
}

/**
 * The order after some have been given numbers: whoever was given one comes before those that had it, and the others
 * keep theirs.
 */
export function inNumberedOrder<Each extends Numbered>(
  rows: readonly Each[],
  wanted: ReadonlyMap<number, number>,
): Each[] {
  const numberOf = ({ id, sort }: Each) => wanted.get(id) ?? sort;
  return rows.toSorted(
    (one, other) =>
      numberOf(one) - numberOf(other) ||
      Number(wanted.has(other.id)) - Number(wanted.has(one.id)) ||
      one.id - other.id,
  );
}
