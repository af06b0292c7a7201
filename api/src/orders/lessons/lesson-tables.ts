// The table of teacher prices for an order's lessons.
import {
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { lessons } from '../../lessons/tables.ts';
import { orders } from '../order-tables.ts';

/** Lessons without a teacher price have no row. */
export const orderLessons = pgTable(
  'order_lessons',
  {
    company_id: integer().notNull(),
    order_id: integer().notNull(),
    lesson_id: integer().notNull(),
    /** In roubles. */
    teacher_price: numeric({ precision: 12, scale: 2 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.order_id, table.lesson_id] }),
    check('order_lessons_price', sql`teacher_price >= 0`),
    foreignKey({
      name: 'order_lessons_order',
      columns: [table.company_id, table.order_id],
      foreignColumns: [orders.company_id, orders.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'order_lessons_lesson',
      columns: [table.company_id, table.lesson_id],
      foreignColumns: [lessons.company_id, lessons.id],
    }).onDelete('cascade'),
    index('order_lessons_lesson_id').on(table.company_id, table.lesson_id),
    ...tenantPolicies('order_lessons'),
  ],
);
