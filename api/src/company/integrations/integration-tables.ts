// Integrations that a company has set up with programs of its own choice.
import { index, jsonb, text } from 'drizzle-orm/pg-core';
import { createdAt, sortedText, updatedAt } from '../../kit/database/columns.ts';
import { companyTable } from '../tables.ts';

export interface IntegrationSetting {
  key: string;
  value: string;
  secret: boolean;
}

export const companyIntegrations = companyTable(
  'company_integrations',
  {
    name: sortedText().notNull(),
    /** What it is with, in the company's own words. */
    type: text(),
    /** In their order. Secrets stand in clear text: there is no key to encrypt them with. */
    settings: jsonb().$type<IntegrationSetting[]>().notNull().default([]),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index('company_integrations_name').on(table.company_id, table.name, table.id)],
);
