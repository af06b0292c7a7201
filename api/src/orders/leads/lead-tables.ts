// Leads of Bitrix24 that orders become: whether all new ones do, and what has become of each.
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { companies } from '../../company/tables.ts';
import { createdAt, instant } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { orders } from '../order-tables.ts';

/** How a company's orders become leads. No row: they don't by themselves. */
export const bitrixAutoLeads = pgTable(
  'bitrix_auto_leads',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Whether every new order becomes one: a migration sees to it, wherever orders come from. */
    is_active: boolean().notNull(),
    /** Bitrix24's code of where leads come from, as `WEB`. */
    source_id: text(),
    /** Bitrix24's id of who is to work on them; null: whoever the webhook belongs to. */
    assigned_by_id: integer(),
  },
  (table) => [primaryKey({ columns: [table.company_id] }), ...tenantPolicies('bitrix_auto_leads')],
);

/** What has become of an order there. */
export const bitrixLeads = pgTable(
  'bitrix_leads',
  {
    company_id: integer().notNull(),
    order_id: integer().notNull(),
    /** In Bitrix24; null of what is not there yet. */
    lead_id: integer(),
    made_at: instant(),
    /** Why the last try failed. */
    problem: text(),
    tries: integer().notNull().default(0),
    /** When it is tried next; null where it is made, or was given up. */
    try_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.order_id] }),
    foreignKey({
      columns: [table.company_id, table.order_id],
      foreignColumns: [orders.company_id, orders.id],
    }).onDelete('cascade'),
    index('bitrix_leads_try_at')
      .on(table.try_at)
      .where(sql`try_at is not null`),
    ...tenantPolicies('bitrix_leads'),
  ],
);
