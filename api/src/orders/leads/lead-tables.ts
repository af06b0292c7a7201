// Tables of Bitrix24 leads: the settings of their automatic creation, and the state of each order's lead.
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

/** The settings of automatic leads. Without a row, no leads are created automatically. */
export const bitrixAutoLeads = pgTable(
  'bitrix_auto_leads',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Whether every new order becomes a lead. A trigger implements it, so that it covers orders from all sources. */
    is_active: boolean().notNull(),
    /** Bitrix24's code of the lead source, such as `WEB`. */
    source_id: text(),
    /** The Bitrix24 user responsible for new leads; null: the owner of the webhook. */
    assigned_by_id: integer(),
  },
  (table) => [primaryKey({ columns: [table.company_id] }), ...tenantPolicies('bitrix_auto_leads')],
);

/** The state of an order's lead. */
export const bitrixLeads = pgTable(
  'bitrix_leads',
  {
    company_id: integer().notNull(),
    order_id: integer().notNull(),
    /** The id in Bitrix24; null until the lead is created. */
    lead_id: integer(),
    made_at: instant(),
    problem: text(),
    tries: integer().notNull().default(0),
    /** When to try next; null if the lead was created or the attempts were exhausted. */
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
