// Manual order of rows by their numbers.
interface Numbered {
  readonly id: number;
  readonly sort: number;
}

/**
 * The order after some rows were assigned numbers: they precede the rows that had these numbers, and the other rows
 * retain theirs.
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
