// The tables of saved views (the query and columns of a list under a name) and of default views.
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, isOneOf, oneOf, sortedText, updatedAt } from '../../kit/database/columns.ts';
import { trashColumns } from '../../kit/resource/trash.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { users } from '../../people/account/account-tables.ts';
import { companyTable } from '../tables.ts';

export const viewStatuses = ['kept', 'deleted'] as const;

export const savedViews = companyTable(
  'saved_views',
  {
    name: sortedText().notNull(),
    /** The path of the list below the company's: `courses`, `forms/12/answers`. */
    list: text().notNull(),
    /** The query string of the list's URL. */
    address: text().notNull().default(''),
    /** The person's settings of the table, which only clients interpret. */
    columns: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Whether all staff see it. */
    shared: boolean().notNull().default(false),
    author_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: oneOf(viewStatuses).notNull().default('kept'),
    ...trashColumns(viewStatuses),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('saved_views', 'status', viewStatuses),
    // Names are unique regardless of case, except in the trash.
    uniqueIndex('saved_views_own_name')
      .on(table.company_id, table.list, table.author_id, sql`lower(name)`)
      .where(sql`status = 'kept'`),
    uniqueIndex('saved_views_shared_name')
      .on(table.company_id, table.list, sql`lower(name)`)
      .where(sql`shared and status = 'kept'`),
    index('saved_views_list').on(table.company_id, table.list, table.name, table.id),
    index('saved_views_name').on(table.company_id, table.name, table.id),
    index('saved_views_author_id').on(table.author_id),
  ],
);

/** The default view of a list for each person. */
export const savedViewDefaults = pgTable(
  'saved_view_defaults',
  {
    company_id: integer().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    view_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.user_id, table.list] }),
    foreignKey({
      name: 'saved_view_defaults_saved_views_fk',
      columns: [table.company_id, table.view_id],
      foreignColumns: [savedViews.company_id, savedViews.id],
    }).onDelete('cascade'),
    index('saved_view_defaults_view_id').on(table.company_id, table.view_id),
    index('saved_view_defaults_user_id').on(table.user_id),
    ...tenantPolicies('saved_view_defaults'),
  ],
);
