// The table of files in the file storage that a company shows among its own files.
import { foreignKey, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { files } from '../../media/tables.ts';
import { companies } from '../tables.ts';

export const companyFiles = pgTable(
  'company_files',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    file_id: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.file_id] }),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }),
    ...tenantPolicies('company_files'),
  ],
);
