// Tables of video streams: the HLS renditions of a video file, their progress, and whether a worker makes streams. A
// stream belongs to its file and is deleted with it.
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, isOneOf, oneOf } from '../../kit/database/columns.ts';
import { tenantPolicies, visibleWhen } from '../../kit/database/tenancy.ts';
import { files } from '../tables.ts';

export const streamStatuses = ['waiting', 'running', 'ready', 'failed'] as const;

/** A trigger adds a row for each video that a block of a lesson shows. */
export const filmStreams = pgTable(
  'film_streams',
  {
    company_id: integer().notNull(),
    file_id: integer().notNull(),
    /** The status of the latest request. While a stream is remade, the previous one stays available. */
    status: oneOf(streamStatuses).notNull().default('waiting'),
    /** Progress in percent of the video. */
    percent: integer().notNull().default(0),
    /** The error message, in Russian. */
    error: text(),
    /** The id of the latest attempt, which alone may write to the row, and the key of its bytes. */
    attempt: uuid(),
    /** Starts since the request. */
    starts: integer().notNull().default(0),
    ordered_at: instant().notNull().defaultNow(),
    /** The time of the latest heartbeat. */
    heard_at: instant(),
    /** The key of the finished bytes in the storage, and the secret part of the URL. */
    key: uuid(),
    /** The size in bytes of each part below the key, by name. */
    parts: jsonb().$type<Record<string, number>>(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.file_id] }),
    isOneOf('film_streams', 'status', streamStatuses),
    check('film_streams_parts', sql`(key is null) = (parts is null)`),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }).onDelete('cascade'),
    uniqueIndex('film_streams_key').on(table.key),
    index('film_streams_unfinished')
      .on(table.company_id, table.ordered_at)
      .where(sql`status in ('waiting', 'running')`),
    ...tenantPolicies('film_streams'),
  ],
);

/** Whether the installation makes streams: one row, whose timestamp workers update every minute. */
export const streamMakers = pgTable(
  'stream_makers',
  {
    id: integer().primaryKey().default(1),
    heard_at: instant().notNull(),
  },
  () => [
    check('stream_makers_one', sql`id = 1`),
    ...visibleWhen('stream_makers', sql`true`, sql`false`),
  ],
);
