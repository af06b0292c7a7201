// The order status record.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import { record } from '../../kit/records/record.ts';
import { orderSettings } from '../grants.ts';
import { orderStatuses } from '../order-tables.ts';
import { ordersCountBy } from '../orders-count.ts';

const badge = z
  .object({ value: z.string(), text_color: z.string(), background: z.string() })
  .meta({ id: 'OrderStatusName', description: 'A name with its colours, such as `#1d5fd6`.' });

export const orderStatusRecord = record(orderStatuses)({
  name: 'OrderStatus',
  description: 'An order status.',
  permissions: orderSettings,
  mine: () => sql`true`,
  short: ['admin_value'],
  history: {
    type: 'order_statuses',
    // Exposed as parts of the names.
    extraFields: {
      admin_text_color: 'readers',
      admin_background: 'readers',
      public_value: 'readers',
      public_text_color: 'readers',
      public_background: 'readers',
    },
  },
  hidden: [
    'admin_text_color',
    'admin_background',
    'public_value',
    'public_text_color',
    'public_background',
    'created_at',
    'updated_at',
  ],
  unsummed: ['sort'],
  order: 'sort',
  computed: {
    admin_name: {
      schema: badge.describe('The name that staff see.'),
      sql: (table) => badgeOf(table.admin_value, table.admin_text_color, table.admin_background),
    },
    public_name: {
      schema: badge.describe('The name that customers see.'),
      sql: (table) => badgeOf(table.public_value, table.public_text_color, table.public_background),
    },
    text_color: {
      schema: z.string().describe('Same as in `admin_name`.'),
      sql: (table) => sql`${table.admin_text_color}`,
    },
    background: {
      schema: z.string().describe('Same as in `admin_name`.'),
      sql: (table) => sql`${table.admin_background}`,
    },
    orders_count: ordersCountBy('status_id'),
  },
});

const badgeOf = (value: SQLWrapper, text: SQLWrapper, background: SQLWrapper): SQL =>
  sql`jsonb_build_object('value', ${value}, 'text_color', ${text}, 'background', ${background})`;
