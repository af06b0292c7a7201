// The order folder record.
import { sql } from 'drizzle-orm';
import { record } from '../../kit/records/record.ts';
import { orderSettings } from '../grants.ts';
import { orderFolders } from '../order-tables.ts';
import { ordersCountBy } from '../orders-count.ts';

export const orderFolderRecord = record(orderFolders)({
  name: 'OrderFolder',
  description: 'A folder of orders.',
  permissions: orderSettings,
  mine: () => sql`true`,
  short: ['name'],
  hidden: ['created_at', 'updated_at'],
  order: 'name',
  computed: { orders_count: ordersCountBy('folder_id') },
});
