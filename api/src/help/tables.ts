// The tables of platform releases, which are the same for the whole installation, and of each person's views of them.
import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../kit/database/columns.ts';
import { currentPerson, visibleWhen } from '../kit/database/tenancy.ts';
import { users } from '../people/account/account-tables.ts';

export const releases = pgTable(
  'releases',
  {
    id: id().primaryKey(),
    title: text().notNull(),
    published_at: instant(),
    created_at: createdAt(),
  },
  () => visibleWhen('releases', sql`published_at <= now()`, sql`false`),
);

export const releaseViews = pgTable(
  'release_views',
  {
    release_id: integer()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewed_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.release_id] }),
    ...visibleWhen('release_views', sql`user_id = ${currentPerson}`),
  ],
);
