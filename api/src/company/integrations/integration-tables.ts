// Integrations that a company has set up with programs of its own choice.
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, sortedText, updatedAt } from '../../kit/columns.ts';
import { tenantPolicies } from '../../kit/tenancy.ts';
import { companies } from '../tables.ts';

export interface IntegrationSetting {
  key: string;
  value: string;
  secret: boolean;
}

export const companyIntegrations = pgTable(
  'company_integrations',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    id: id(),
    name: sortedText().notNull(),
    /** What it is with, in the company's own words. */
    type: text(),
    /** In their order. Secrets stand in clear text: there is no key to encrypt them with. */
    settings: jsonb().$type<IntegrationSetting[]>().notNull().default([]),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    index('company_integrations_name').on(table.company_id, table.name, table.id),
    ...tenantPolicies('company_integrations'),
  ],
);
