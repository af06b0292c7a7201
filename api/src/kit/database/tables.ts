// What the kit itself keeps in the database.
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import {
  currentCompany,
  currentPerson,
  systemOnly,
  tenantPolicies,
  visibleWhen,
} from './tenancy.ts';

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

/** What a number of such rows comes to, kept in the same way (keep_row_sums of the migrations). */
export const rowSums = pgTable(
  'row_sums',
  {
    company_id: integer().notNull(),
    /** The table whose rows are added up. */
    summed: text().notNull(),
    /** The column that is added up. */
    summed_column: text().notNull(),
    /** The columns whose values they are added up by, as `status,status_id`. */
    summed_by: text().notNull(),
    /** The values of these columns, as a JSON array in their order. */
    key: jsonb().notNull(),
    id: id(),
    sum: numeric().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.company_id,
        table.summed,
        table.summed_column,
        table.summed_by,
        table.key,
        table.id,
      ],
    }),
    ...visibleWhen('row_sums', sql`company_id = ${currentCompany}`, sql`false`),
  ],
);

/** The answers to requests with an `Idempotency-Key`, for a day (idempotency.ts). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** 0 outside companies. */
    company_id: integer().notNull(),
    /** Whose key it is; 0 for somebody who has not signed in. */
    user_id: integer().notNull(),
    /** A hash of the key and whose it is. */
    id: text().notNull(),
    /** Sealed; null only in the transaction that will keep it. */
    answer: text(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    index('idempotency_keys_created_at').on(table.created_at),
    ...visibleWhen(
      'idempotency_keys',
      sql`company_id = coalesce(${currentCompany}, 0) and user_id = ${currentPerson}`,
    ),
  ],
);

/** Work of the queues that is under way, or was when a process died (jobs-queue/starts.ts). What ended otherwise has no row. */
export const workStarts = pgTable(
  'work_starts',
  {
    company_id: integer().notNull(),
    queue: text().notNull(),
    /** Its id in the queue. */
    key: uuid().notNull(),
    /** Where it is under way; null after that process has died. */
    process: uuid(),
    /** Starts that ended with their process. */
    deaths: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.queue, table.key] }),
    index('work_starts_process').on(table.process),
    ...systemOnly('work_starts'),
  ],
);

/** Long texts on their way into what a transaction writes of them (staged-texts.ts). */
export const stagedTexts = pgTable(
  'staged_texts',
  {
    company_id: integer().notNull(),
    /** Those that go together. */
    staging: uuid().notNull(),
    place: integer().notNull(),
    content: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.staging, table.place] }),
    index('staged_texts_created_at').on(table.created_at),
    ...tenantPolicies('staged_texts'),
  ],
);

/** What the installation signs with: one row, which the migration has written. */
export const installationSecrets = pgTable(
  'installation_secrets',
  {
    /** What it signs. */
    purpose: text().primaryKey(),
    secret: text().notNull(),
  },
  () => [...systemOnly('installation_secrets')],
);
