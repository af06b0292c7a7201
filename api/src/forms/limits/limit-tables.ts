// Keys for hashing network addresses, one per form, never exposed.
import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companies } from '../../company/tables.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { forms } from '../tables.ts';

/** A separate table, so that histories and copies of forms do not include the keys. */
export const formAddressKeys = pgTable(
  'form_address_keys',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    form_id: integer().notNull(),
    key: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.form_id] }),
    foreignKey({
      columns: [table.company_id, table.form_id],
      foreignColumns: [forms.company_id, forms.id],
    }).onDelete('cascade'),
    ...tenantPolicies('form_address_keys'),
  ],
);
