// Uploaded files: who owns them and under which key their bytes are stored; and those of which chunks are missing.
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

/** What every file has. */
const stored = () => ({
  /** The name of the bytes in the storage and the unguessable part of the address. */
  key: uuid().notNull(),
  file_name: text().notNull(),
  mime_type: text().notNull(),
  /** Bytes. */
  size: bigint({ mode: 'number' }).notNull(),
  /** Of an image that can be read, in pixels, with what stands in for it while it loads (`images.ts`). */
  width: integer(),
  height: integer(),
  thumbhash: text(),
});

/** What belongs to a company. */
export const files = companyTable(
  'files',
  {
    /** What the file hangs on: `company` for the company's own files. */
    purpose: text().notNull(),
    /** The id of the record of that kind that it was uploaded for; null where the purpose says all. */
    owner_id: integer(),
    ...stored(),
    /** Of a film: the image that stands for it. A migration says that it becomes null when that image goes. */
    poster_id: integer(),
    /** When its address stops working; null for a file that stays. */
    expires_at: instant(),
    /** The first to fetch it is the last. */
    fetched_once: boolean().notNull().default(false),
    /** An entry of the storage that had it is gone, which triggers note: the cleaning looks whether anything needs it. */
    is_loose: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [
    // What a person has sent to several companies has the same bytes in all of them.
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
 * For a table of the files that the texts of some records show, beside what ties it to these: triggers write it, requests only
 * read, and a file that is gone goes from it.
 */
export const shownInTexts = (
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
 * How many bytes the files of a company have. Triggers write it, requests only read. As with counts of rows, writers never
 * wait for each other: each takes a row that nobody holds, or adds one, and the total is the sum of these few.
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

/** Files that belong to a person, whatever the companies: the photo, those in texts, and those to be sent to a company. */
export const accountFiles = pgTable(
  'account_files',
  {
    /** Of one sequence with the files of companies: an id names one file wherever it is sent. */
    id: integer()
      .default(sql`nextval('files_id_seq')`)
      .primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...stored(),
    /** Of a film: the person's image that stands for it. */
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

/** The keys of bytes that no row shows, or none yet (`strays.ts`). */
export const strayBytes = pgTable(
  'stray_bytes',
  {
    key: uuid().primaryKey(),
    /** When they are removed, unless they have become a file. */
    goes_at: instant().notNull().defaultNow(),
  },
  (table) => [index('stray_bytes_goes_at').on(table.goes_at), ...systemOnly('stray_bytes')],
);

/** Files that come in chunks, each its sender's own, until a day after the last chunk. */
export const uploads = pgTable(
  'uploads',
  {
    id: id().primaryKey(),
    /** Null where it is sent to no company. */
    company_id: integer().references(() => companies.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sender's name for it. */
    uuid: uuid().notNull(),
    /** The address that it is sent to. */
    target: text().notNull(),
    file_name: text().notNull(),
    /** Bytes of the file, and of each chunk but the last. */
    size: bigint({ mode: 'number' }).notNull(),
    chunk_size: bigint({ mode: 'number' }).notNull(),
    chunk_count: integer().notNull(),
    /** The name of the bytes in the storage, and what that calls the unfinished ones. */
    key: uuid().notNull(),
    storage_id: text().notNull(),
    /** Told by the first chunk. */
    mime_type: text(),
    /** The indexes of the chunks that are here. */
    received: ranges().notNull().default('{}'),
    /** What was answered when it was whole. */
    answer: jsonb(),
    /** Given up: its bytes go, and then the row. */
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
