// What is sold, in numbers of each day: kept by triggers of orders and of the ledger, so that a year is told without
// reading either.
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
    /** 0: of no course. Courses may be gone by then. */
    course_id: integer().notNull(),
    /** The mark `utm_source` in small letters; empty without one. */
    source: text().notNull(),
    /** How often the page was opened where it is bought. */
    seen: integer().notNull().default(0),
    /** Orders that came on this day, and those of them that are paid by now. */
    orders: integer().notNull().default(0),
    paid_orders: integer().notNull().default(0),
    /** Money that moved on this day. */
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
