/** Uploaded files: who owns them and under which key their bytes are stored. */
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from '../company/tables.ts';
import { createdAt, id, instant } from '../kit/columns.ts';
import { tenantPolicies } from '../kit/tenancy.ts';

export const files = pgTable(
  'files',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    id: id(),
    /** What the file hangs on: `company` for the company's own files. */
    purpose: text().notNull(),
    /** The name of the bytes in the storage and the unguessable part of the address. */
    key: uuid().notNull(),
    file_name: text().notNull(),
    mime_type: text().notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** When its address stops working; null for a file that stays. */
    expires_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    uniqueIndex('files_key').on(table.key),
    index('files_expires_at').on(table.expires_at),
    index('files_purpose').on(table.company_id, table.purpose),
    ...tenantPolicies('files'),
  ],
);
