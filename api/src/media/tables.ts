// Uploaded files: who owns them and under which key their bytes are stored.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { currentPerson, tenantPolicies, visibleWhen } from '../kit/tenancy.ts';
import { users } from '../people/account/account-tables.ts';

/** What every file has. */
const stored = () => ({
  /** The name of the bytes in the storage and the unguessable part of the address. */
  key: uuid().notNull(),
  file_name: text().notNull(),
  mime_type: text().notNull(),
  /** Bytes. */
  size: bigint({ mode: 'number' }).notNull(),
});

/** What belongs to a company. */
export const files = pgTable(
  'files',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    id: id(),
    /** What the file hangs on: `company` for the company's own files. */
    purpose: text().notNull(),
    ...stored(),
    /** When its address stops working; null for a file that stays. */
    expires_at: instant(),
    /** The first to fetch it is the last. */
    fetched_once: boolean().notNull().default(false),
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

/** Images that belong to a person, whatever the companies: the photo, and those in texts. */
export const accountFiles = pgTable(
  'account_files',
  {
    id: id().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...stored(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('account_files_key').on(table.key),
    index('account_files_user_id').on(table.user_id),
    ...visibleWhen('account_files', sql`user_id = ${currentPerson}`),
  ],
);
