// The table of a company's integrations with other programs.
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
    /** The program, as the company calls it. */
    type: text(),
    /** In the given order. Secrets are plain text, because there is no encryption key. */
    settings: jsonb().$type<IntegrationSetting[]>().notNull().default([]),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index('company_integrations_name').on(table.company_id, table.name, table.id)],
);
