// The table of the audit log. Written by triggers (keep_audits and keep_link_audits in the migrations).
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
    /** The table of the record; `users` for members. */
    auditable_type: text().notNull(),
    auditable_id: integer().notNull(),
    event: oneOf(auditEvents).notNull(),
    /** Null if no person made the change. */
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** By column, `{ from, to }`; `{}` for secret values. Empty for created and deleted records. */
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
