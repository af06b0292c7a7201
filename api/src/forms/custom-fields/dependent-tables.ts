// Dependents of options: fields and options of other lists that are shown only while the option is chosen.
import { foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { customFields, customFieldVariables } from '../tables.ts';

export const variableDependentFields = pgTable(
  'variable_dependent_fields',
  {
    company_id: integer().notNull(),
    variable_id: integer().notNull(),
    custom_field_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.variable_id, table.custom_field_id] }),
    foreignKey({
      columns: [table.company_id, table.variable_id],
      foreignColumns: [customFieldVariables.company_id, customFieldVariables.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.custom_field_id],
      foreignColumns: [customFields.company_id, customFields.id],
    }).onDelete('cascade'),
    index('variable_dependent_fields_custom_field_id').on(table.company_id, table.custom_field_id),
    ...tenantPolicies('variable_dependent_fields'),
  ],
);

export const variableDependentVariables = pgTable(
  'variable_dependent_variables',
  {
    company_id: integer().notNull(),
    variable_id: integer().notNull(),
    dependent_variable_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.variable_id, table.dependent_variable_id] }),
    foreignKey({
      columns: [table.company_id, table.variable_id],
      foreignColumns: [customFieldVariables.company_id, customFieldVariables.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.dependent_variable_id],
      foreignColumns: [customFieldVariables.company_id, customFieldVariables.id],
    }).onDelete('cascade'),
    index('variable_dependent_variables_dependent_variable_id').on(
      table.company_id,
      table.dependent_variable_id,
    ),
    ...tenantPolicies('variable_dependent_variables'),
  ],
);
