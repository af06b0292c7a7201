// Counts of orders outside the trash per status and folder, read from the stored counts.
import type { SQLWrapper } from 'drizzle-orm';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { TableWith } from '../kit/database/columns.ts';
import { storedCount } from '../kit/lists/stored-counts.ts';
import type { countedOrders } from './order-tables.ts';

type Counted = (typeof countedOrders)[number][1];

const ordersWith = (column: Counted, companyId: SQLWrapper, id: SQLWrapper): SQL<number> =>
  storedCount(companyId, 'orders', ['status', column], [[sql`'active'::text`, id]]);

/** The number of orders whose column references the row. */
export const ordersCountBy = (column: Counted) => ({
  schema: z.int().describe('Number of its orders, without the trash.'),
  sql: ({ company_id, id }: TableWith<'company_id' | 'id'>): SQL =>
    ordersWith(column, company_id, id),
});
