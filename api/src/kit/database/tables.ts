// The tables of the kit: row counts, idempotency keys, started work, staged texts and secrets.
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
 * Counts of a table's rows by the values of some columns, maintained by triggers (keep_row_counts in the migrations).
 * Concurrent writers do not block each other: each updates a row that is not locked, or inserts one. The count is the
 * sum of the rows of a key.
 */
export const rowCounts = pgTable(
  'row_counts',
  {
    company_id: integer().notNull(),
    /** The table whose rows are counted. */
    counted: text().notNull(),
    /** The columns that rows are counted by, as `status,entity_type`. */
    counted_by: text().notNull(),
    /** The values of these columns, as a JSON array in the same order. */
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

/** Sums of a column, maintained in the same way (keep_row_sums in the migrations). */
export const rowSums = pgTable(
  'row_sums',
  {
    company_id: integer().notNull(),
    /** The table whose rows are summed. */
    summed: text().notNull(),
    /** The column that is summed. */
    summed_column: text().notNull(),
    /** The columns that sums are grouped by, as `status,status_id`. */
    summed_by: text().notNull(),
    /** The values of these columns, as a JSON array in the same order. */
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

/** Responses to requests with an `Idempotency-Key`, stored for a day (idempotency.ts). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** 0 outside companies. */
    company_id: integer().notNull(),
    /** The owner of the key; 0 for a visitor. */
    user_id: integer().notNull(),
    /** A hash of the key and its owner. */
    id: text().notNull(),
    /** The encrypted response. Null only within the transaction that stores it. */
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

/**
 * Work of the queues that is running, or was when its process died (jobs/work-starts.ts). Finished work has no row.
 */
export const workStarts = pgTable(
  'work_starts',
  {
    company_id: integer().notNull(),
    queue: text().notNull(),
    /** The id of the work in the queue. */
    key: uuid().notNull(),
    /** The process that runs it; null after that process has died. */
    process: uuid(),
    /** How often the process died during this work. */
    deaths: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.queue, table.key] }),
    index('work_starts_process').on(table.process),
    ...systemOnly('work_starts'),
  ],
);

/** Long texts to be used by a later transaction (staged-texts.ts). */
export const stagedTexts = pgTable(
  'staged_texts',
  {
    company_id: integer().notNull(),
    /** Identifies the texts of one job attempt. */
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

/** Signing keys of the installation. One row, written by a migration. */
export const installationSecrets = pgTable(
  'installation_secrets',
  {
    /** What the secret is used for. */
    purpose: text().primaryKey(),
    secret: text().notNull(),
  },
  () => [...systemOnly('installation_secrets')],
);
