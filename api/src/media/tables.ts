// Tables of uploaded files, their owners and storage keys, and of unfinished chunked uploads.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { companies, companyTable } from '../company/tables.ts';
import { createdAt, id, instant, ranges } from '../kit/database/columns.ts';
import { currentCompany, currentPerson, systemOnly, visibleWhen } from '../kit/database/tenancy.ts';
import { users } from '../people/account/account-tables.ts';

/** The columns of all files. */
const stored = () => ({
  /** The key of the bytes in the storage, and the secret part of the URL. */
  key: uuid().notNull(),
  file_name: text().notNull(),
  mime_type: text().notNull(),
  /** Bytes. */
  size: bigint({ mode: 'number' }).notNull(),
  /** For readable images: dimensions in pixels, and the placeholder (`images.ts`). */
  width: integer(),
  height: integer(),
  thumbhash: text(),
});

export const files = companyTable(
  'files',
  {
    /** The kind of record that it belongs to: `company` for the company's own files. */
    purpose: text().notNull(),
    /** The id of the record that it was uploaded for; null if the purpose determines it. */
    owner_id: integer(),
    ...stored(),
    /** The poster of a video. A migration adds `on delete set null (poster_id)`. */
    poster_id: integer(),
    /** When its URL expires; null for permanent files. */
    expires_at: instant(),
    /** The file expires with its first download. */
    fetched_once: boolean().notNull().default(false),
    /** Set by triggers when an entry of the storage is deleted: the clean-up checks whether the file is still used. */
    is_loose: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [
    // A file that a person shares with several companies has the same bytes in all of them.
    uniqueIndex('files_key').on(table.key, table.company_id),
    index('files_expires_at').on(table.expires_at),
    index('files_purpose').on(table.company_id, table.purpose, table.owner_id),
    index('files_poster_id')
      .on(table.company_id, table.poster_id)
      .where(sql`poster_id is not null`),
    index('files_is_loose')
      .on(table.company_id, table.id)
      .where(sql`is_loose`),
  ],
);

/**
 * Columns and policies of a table with the files that texts of some records show. Triggers write it, requests only read
 * it, and rows of deleted files are removed.
 */
export const textFileColumns = (
  name: string,
  table: Record<'company_id' | 'file_id', AnyPgColumn>,
) => [
  foreignKey({
    columns: [table.company_id, table.file_id],
    foreignColumns: [files.company_id, files.id],
  }).onDelete('cascade'),
  index(`${name}_file_id`).on(table.company_id, table.file_id),
  ...visibleWhen(name, sql`company_id = ${currentCompany}`, sql`false`),
];

/**
 * The bytes stored by a company. Triggers write it, requests only read it. As with row counts, writers never wait for
 * each other: each locks a free row or adds one, and the total is the sum of the few rows.
 */
export const fileBytes = pgTable(
  'file_bytes',
  {
    company_id: integer().notNull(),
    id: id(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    ...visibleWhen('file_bytes', sql`company_id = ${currentCompany}`, sql`false`),
  ],
);

/** Files of people outside of companies: photos, images in their texts, and files to share with a company. */
export const accountFiles = pgTable(
  'account_files',
  {
    /** From the same sequence as files of companies, so that an id identifies one file in both tables. */
    id: integer()
      .default(sql`nextval('files_id_seq')`)
      .primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...stored(),
    /** The poster of a video: an image of the same person. */
    poster_id: integer().references((): AnyPgColumn => accountFiles.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('account_files_key').on(table.key),
    index('account_files_user_id').on(table.user_id),
    index('account_files_poster_id')
      .on(table.poster_id)
      .where(sql`poster_id is not null`),
    ...visibleWhen('account_files', sql`user_id = ${currentPerson}`),
  ],
);

/** The storage keys of bytes that no row references (`orphaned-bytes.ts`). */
export const orphanedBytes = pgTable(
  'stray_bytes',
  {
    key: uuid().primaryKey(),
    /** When they are removed, unless they have become a file. */
    goes_at: instant().notNull().defaultNow(),
  },
  (table) => [index('stray_bytes_goes_at').on(table.goes_at), ...systemOnly('stray_bytes')],
);

/** Chunked uploads. Visible to the sender only, and deleted a day after the last chunk. */
export const uploads = pgTable(
  'uploads',
  {
    id: id().primaryKey(),
    /** Null for uploads outside of companies. */
    company_id: integer().references(() => companies.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sender's id of the upload. */
    uuid: uuid().notNull(),
    /** The path that it is sent to. */
    target: text().notNull(),
    file_name: text().notNull(),
    /** The size of the file, and of each chunk except the last, in bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    chunk_size: bigint({ mode: 'number' }).notNull(),
    chunk_count: integer().notNull(),
    /** The key of the bytes, and the storage's id of the unfinished upload. */
    key: uuid().notNull(),
    storage_id: text().notNull(),
    /** Detected from the first chunk. */
    mime_type: text(),
    /** The indexes of the received chunks. */
    received: ranges().notNull().default('{}'),
    /** The stored response of the finished upload. */
    answer: jsonb(),
    /** Cancelled: the bytes are removed, then the row. */
    is_cancelled: boolean().notNull().default(false),
    touched_at: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('uploads_uuid').on(table.user_id, table.company_id, table.uuid).nullsNotDistinct(),
    index('uploads_touched_at').on(table.touched_at),
    index('uploads_company_id').on(table.company_id),
    ...visibleWhen(
      'uploads',
      sql`user_id = ${currentPerson} and (${currentCompany} is null or company_id = ${currentCompany})`,
    ),
  ],
);
