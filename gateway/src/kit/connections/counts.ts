// How many rows of a list have each value of a column, where the server does not count by columns: one call a value,
// all at once, for the number alone.
import { columnPlan } from '../plan/tree.ts';
import type { Params, RestClient } from '../rest/client.ts';
import { missingField } from '../rest/errors.ts';
import type { Collection } from '../records/collections.ts';
import { readList } from '../records/list.ts';
import { valueIn } from '../records/spelling.ts';

/** By value; those without rows may be left out. */
export type Counts = Readonly<Record<string, number>>;

/** The list's own condition on the column is left aside. */
export async function countEach<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  params: Params,
  column: string,
  values: readonly string[],
): Promise<Counts> {
  const plan = columnPlan(column);
  const count = async (value: string): Promise<[value: string, count: number]> => {
    const of = { ...params, [column]: value, page: 1, per_page: 1 };
    const { rows, meta } = await readList(rest, collection, of, { plan, total: true });
    if (meta.total === null) throw missingField('meta.total');
    // A server that does not know the condition shows all rows, each time.
    if (rows.some((row) => valueIn(row, column) !== value)) throw missingField(`counts.${column}`);
    return [value, meta.total];
  };
  return Object.fromEntries(await Promise.all(values.map(count)));
}
