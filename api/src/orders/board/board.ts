// The order board: the number and total of orders in each status.
import { and, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { parseFlag } from '../../kit/lists/filters.ts';
import { conditionsWith } from '../../kit/lists/list.ts';
import { storedCount, storedSum } from '../../kit/lists/stored-counts.ts';
import type { ListParameters } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { orders, orderStatuses } from '../order-tables.ts';
import { orderResource } from '../orders/orders.ts';

/** The maximum number of columns; orders of further statuses are found with the filter. */
export const maxColumns = 50;

export const boardColumn = z
  .object({
    status_id: z.int(),
    count: z.int().describe('Number of matching orders in the status.'),
    sum: z.string().describe('Sum of their `to_pay`, in roubles.'),
  })
  .meta({
    id: 'OrderBoardColumn',
    description: 'A column of the order board: the orders in one status.',
  });

/** The key columns of the stored totals. */
const keyColumns = ['status', 'status_id'] as const;

/**
 * Returns the columns in the order of the statuses. Without filters other than the trash, it reads the stored totals
 * instead of the orders.
 */
export async function readBoard(
  transaction: Transaction,
  scope: Scope,
  parameters: ListParameters,
): Promise<z.infer<typeof boardColumn>[]> {
  const source = orderResource.source(orderResource.permissions.read);
  const conditions = conditionsWith(source, parameters, scope);
  const ofStatuses = ofWholeColumns.flatMap((name) => conditions.get(name) ?? []);
  const hasStoredTotals = [...conditions.keys()].every(
    (name) => name === 'deleted' || isOfColumn(name),
  );
  const { count, sum, joined } = hasStoredTotals
    ? storedTotals(scope, parameters)
    : countedTotals(and(...conditions.values()));
  // These conditions depend on the status alone.
  return rowsOf(
    transaction,
    sql`select ${orders.status_id} as status_id, ${count} as count, round(${sum}, 2)::text as sum
      from (select company_id, id as status_id, sort from ${orderStatuses}) as orders ${joined}
      where ${and(...ofStatuses)} order by sort, ${orders.status_id} limit ${maxColumns}`,
  );
}

/** Conditions that depend on the company or the status alone, so that all orders of a status meet them or none. */
const ofWholeColumns = ['', 'status_id', 'status_type'];

const isOfColumn = (name: string): boolean => ofWholeColumns.includes(name);

interface Totals {
  count: SQL;
  sum: SQL;
  joined?: SQL;
}

function storedTotals({ companyId }: Scope, { filters }: ListParameters): Totals {
  const isInTrash = parseFlag('deleted', filters['deleted']?.[0] ?? '0');
  const place = isInTrash ? sql`'deleted'::text` : sql`'active'::text`;
  const company = sql`${companyId}::integer`;
  const key = [place, sql`${orders.status_id}`];
  return {
    count: storedCount(company, 'orders', keyColumns, [key]),
    sum: storedSum(company, 'orders', 'to_pay', keyColumns, key),
  };
}

const countedTotals = (where: SQL | undefined): Totals => ({
  count: sql`coalesce(found.count, 0)`,
  sum: sql`coalesce(found.sum, 0)`,
  joined: sql`left join (
    select status_id, count(*)::integer as count, sum(to_pay) as sum from ${orders} where ${where} group by status_id
  ) as found on found.status_id = ${orders.status_id}`,
});
