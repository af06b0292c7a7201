// Tables of daily sales counters, maintained by triggers of orders and the ledger, so that yearly statistics read
// neither.
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companies } from '../../company/tables.ts';
import { day, money } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';

export const salesDays = pgTable(
  'sales_days',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** In the company's time zone. */
    day: day().notNull(),
    /** 0: no course. The course may have been deleted. */
    course_id: integer().notNull(),
    /** `utm_source` in lower case; empty without one. */
    source: text().notNull(),
    /** Views of the purchase page. */
    seen: integer().notNull().default(0),
    /** Orders created on this day, and how many of them are paid by now. */
    orders: integer().notNull().default(0),
    paid_orders: integer().notNull().default(0),
    /** Payments and their amounts on this day. */
    payments: integer().notNull().default(0),
    income: money().notNull().default('0'),
    refunds: money().notNull().default('0'),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.day, table.course_id, table.source] }),
    check('sales_days_sums', sql`income >= 0 and refunds >= 0`),
    ...tenantPolicies('sales_days'),
  ],
);
