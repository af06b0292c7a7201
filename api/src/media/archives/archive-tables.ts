// The table of requested archives: their files and expiry. The bytes are created during the download.
import { index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, instant } from '../../kit/database/columns.ts';

export const fileArchives = companyTable(
  'file_archives',
  {
    /** The secret part of the URL. */
    key: uuid().notNull().defaultRandom(),
    /**
     * Who requested it, possibly by an access token. Their permissions at the time of the download determine the
     * content.
     */
    author_id: integer().notNull(),
    access_token_id: integer(),
    file_name: text().notNull(),
    /** The archived folder; null for selected files. */
    folder_id: integer(),
    /** Ids of file storage entries. */
    item_ids: integer().array().notNull(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('file_archives_key').on(table.key),
    index('file_archives_expires_at').on(table.expires_at),
  ],
);
