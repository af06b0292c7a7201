// The history of changes. Triggers write it (keep_audits and keep_link_audits of the migrations).
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companies } from '../company/tables.ts';
import { createdAt, id, isOneOf, oneOf } from '../kit/database/columns.ts';
import { currentCompany, visibleWhen } from '../kit/database/tenancy.ts';
import { users } from '../people/account/account-tables.ts';

export const auditEvents = ['created', 'updated', 'deleted'] as const;

export const audits = pgTable(
  'audits',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    id: id(),
    /** The table that the record is in; people are in `users`. */
    auditable_type: text().notNull(),
    auditable_id: integer().notNull(),
    event: oneOf(auditEvents).notNull(),
    /** Who did it; null when no person did. */
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** By column, `{ from, to }`; of what is secret, neither. Empty for a record that was created or deleted. */
    changes: jsonb().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    isOneOf('audits', 'event', auditEvents),
    index('audits_auditable').on(
      table.company_id,
      table.auditable_type,
      table.auditable_id,
      table.id,
    ),
    index('audits_author_id').on(table.company_id, table.author_id, table.id),
    ...visibleWhen('audits', sql`company_id = ${currentCompany}`, sql`false`),
  ],
);
