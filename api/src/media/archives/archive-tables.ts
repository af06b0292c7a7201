// Archives that were asked for: which files, and until when they can be fetched. Their bytes are made while they are read.
import { index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, instant } from '../../kit/database/columns.ts';

export const fileArchives = companyTable(
  'file_archives',
  {
    /** The unguessable part of the address. */
    key: uuid().notNull().defaultRandom(),
    /** Who asked, by an access token perhaps: what they may see when it is fetched is what comes. */
    author_id: integer().notNull(),
    access_token_id: integer(),
    file_name: text().notNull(),
    /** The folder that it is made of; null where files were chosen. */
    folder_id: integer(),
    /** Entries of the storage. */
    item_ids: integer().array().notNull(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('file_archives_key').on(table.key),
    index('file_archives_expires_at').on(table.expires_at),
  ],
);
