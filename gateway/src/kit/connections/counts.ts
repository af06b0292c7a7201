// Counts the rows of a list by the values of a column for servers without `countBy=`: one concurrent call per value.
import { columnPlan } from '../plan/tree.ts';
import type { Params, RestClient } from '../rest/client.ts';
import { missingField } from '../rest/errors.ts';
import type { Collection } from '../records/collections.ts';
import { readList } from '../records/list.ts';
import { readField } from '../records/spelling.ts';

/** By value; values without rows may be missing. */
export type Counts = Readonly<Record<string, number>>;

/** The list's own condition on the column is ignored. */
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
    // A server that does not know the condition returns all rows.
    if (rows.some((row) => readField(row, column) !== value))
      throw missingField(`counts.${column}`);
    return [value, meta.total];
  };
  return Object.fromEntries(await Promise.all(values.map(count)));
}
