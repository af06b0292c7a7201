// What the kit itself keeps in the database.
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';
import { currentCompany, visibleWhen } from './tenancy.ts';

/**
 * How many rows of a table have the same values in some of its columns. Triggers write it (keep_row_counts of the
 * migrations), requests only read. Writers never wait for each other: each takes a row that nobody holds, or adds
 * one, so that a count is the sum of the few rows of its key.
 */
export const rowCounts = pgTable(
  'row_counts',
  {
    company_id: integer().notNull(),
    /** The table whose rows are counted. */
    counted: text().notNull(),
    /** The columns that they are counted by, as `status,entity_type`. */
    counted_by: text().notNull(),
    /** The values of these columns, as a JSON array in their order. */
    key: jsonb().notNull(),
    id: id(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.company_id, table.counted, table.counted_by, table.key, table.id],
    }),
    ...visibleWhen('row_counts', sql`company_id = ${currentCompany}`, sql`false`),
  ],
);
