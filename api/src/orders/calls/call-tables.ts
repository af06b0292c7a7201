// Pending reminders of customer calls.
import { foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { users } from '../../people/account/account-tables.ts';
import { orders } from '../order-tables.ts';

/** A row exists from the time when a call is scheduled until its reminder is sent. */
export const orderCallReminders = pgTable(
  'order_call_reminders',
  {
    company_id: integer().notNull(),
    order_id: integer().notNull(),
    call_at: instant().notNull(),
    /** Who scheduled the call; reminded if the order has no manager. */
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
