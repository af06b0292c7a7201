// Anonymous daily statistics of forms: views, starts and submissions, and the fields where people stop.
import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companies } from '../../company/tables.ts';
import { day } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { forms } from '../tables.ts';

const ofForm = () => ({
  company_id: integer()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  form_id: integer().notNull(),
  /** In the company's time zone. */
  day: day().notNull(),
});

export const formDays = pgTable(
  'form_days',
  {
    ...ofForm(),
    seen: integer().notNull().default(0),
    begun: integer().notNull().default(0),
    sent: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.form_id, table.day] }),
    foreignKey({
      columns: [table.company_id, table.form_id],
      foreignColumns: [forms.company_id, forms.id],
    }).onDelete('cascade'),
    ...tenantPolicies('form_days'),
  ],
);

/** By the field's `ref`, so that a field that is removed and restored has its numbers again. */
export const formFieldDays = pgTable(
  'form_field_days',
  {
    ...ofForm(),
    ref: text().notNull(),
    /** How many left the form after this field without submitting; negative if more returned than left on that day. */
    stopped: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.form_id, table.day, table.ref] }),
    foreignKey({
      columns: [table.company_id, table.form_id],
      foreignColumns: [forms.company_id, forms.id],
    }).onDelete('cascade'),
    ...tenantPolicies('form_field_days'),
  ],
);
