// Calls of customers that somebody is still to be reminded of.
import { foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { users } from '../../people/account/account-tables.ts';
import { orders } from '../order-tables.ts';

/** There from when a call is set until it was reminded of. */
export const orderCallReminders = pgTable(
  'order_call_reminders',
  {
    company_id: integer().notNull(),
    order_id: integer().notNull(),
    call_at: instant().notNull(),
    /** Who has set it, and is reminded where nobody works on the order. */
    set_by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.order_id] }),
    foreignKey({
      columns: [table.company_id, table.order_id],
      foreignColumns: [orders.company_id, orders.id],
    }).onDelete('cascade'),
    index('order_call_reminders_call_at').on(table.call_at),
    ...tenantPolicies('order_call_reminders'),
  ],
);
