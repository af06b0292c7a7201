// Streams of films: of a film's file the renditions that players choose among while it plays (HLS), how far they are made,
// and whether anybody makes them. A stream belongs to the file: it goes with it, and all that shows the file has it.
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

/** A trigger makes one for each film that a block of a lesson shows. */
export const filmStreams = pgTable(
  'film_streams',
  {
    company_id: integer().notNull(),
    file_id: integer().notNull(),
    /** Of what was ordered last; made once more, the stream of before is there until the next one is. */
    status: oneOf(streamStatuses).notNull().default('waiting'),
    /** Of the film that is done. */
    percent: integer().notNull().default(0),
    /** Why it failed, in Russian. */
    error: text(),
    /** Whoever began it last, who alone may write to it, and the key of the bytes that they make. */
    attempt: uuid(),
    /** How often it was begun since it was ordered. */
    starts: integer().notNull().default(0),
    ordered_at: instant().notNull().defaultNow(),
    /** When whoever makes it was heard of last. */
    heard_at: instant(),
    /** The name of the finished bytes in the storage and the unguessable part of the address. */
    key: uuid(),
    /** The bytes of each part that lies below the key, by its name. */
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

/** Whether the installation makes streams at all: one row, which whoever makes them touches every minute. */
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
