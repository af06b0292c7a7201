// Tables of custom field values, one for each kind of owner, all with the same structure.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
  type PgColumnBuilderBase,
} from 'drizzle-orm/pg-core';
import { companies } from '../../company/tables.ts';
import { id, sortedText } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { files } from '../../media/tables.ts';
import { companyMembers } from '../../people/tables.ts';
import { customFields, customFieldVariables } from '../tables.ts';

/** The number of characters that lists are sorted by, because index entries are limited in size. */
export const sortedLength = 100;

/**
 * A table with the values of one kind of owner, referenced by a column. The migration that creates the table adds its
 * triggers with `CALL keep_field_values(…)`.
 */
export function fieldValueTable<Owner extends Record<string, PgColumnBuilderBase>>(
  name: string,
  ownerColumn: Owner,
  ownerKey: () => [AnyPgColumn, AnyPgColumn],
) {
  const [by = ''] = Object.keys(ownerColumn);
  return pgTable(
    name,
    {
      company_id: integer()
        .notNull()
        .references(() => companies.id, { onDelete: 'cascade' }),
      /** Several values of a field are in the order in which they were sent. */
      id: id(),
      ...ownerColumn,
      custom_field_id: integer().notNull(),
      /** As on the wire: the id of the option or of the file for lists and files. */
      value: text().notNull(),
      /** Integers and dates have this column as well, for comparisons. */
      variable_id: integer(),
      file_id: integer(),
      /** Integers unchanged, days since 1970, instants in milliseconds since 1970. */
      number: bigint({ mode: 'number' }),
      /** The status of the owner, by which lists are partitioned; maintained by a trigger. */
      owner_status: text().notNull().default(''),
      /** Whether it is the first value of the field; maintained by a trigger. */
      is_first: boolean().notNull().default(false),
      /** The sort key of a first value: its text, number or option; files have none. */
      sorted: sortedText().generatedAlwaysAs(
        sql.raw(`case
          when not is_first or file_id is not null then null
          when variable_id is not null then lpad(variable_id::text, 10, '0')
          when number is not null then lpad((number + 100000000000000000)::text, 18, '0')
          else left(value, ${sortedLength}) end`),
      ),
    },
    (table) => {
      // TypeScript does not know the name of a column that is computed from an argument.
      const owner = Reflect.get(table, by) as AnyPgColumn;
      return [
        primaryKey({ columns: [table.company_id, table.id] }),
        foreignKey({ columns: [table.company_id, owner], foreignColumns: ownerKey() }).onDelete(
          'cascade',
        ),
        foreignKey({
          columns: [table.company_id, table.custom_field_id],
          foreignColumns: [customFields.company_id, customFields.id],
        }).onDelete('cascade'),
        foreignKey({
          columns: [table.company_id, table.variable_id],
          foreignColumns: [customFieldVariables.company_id, customFieldVariables.id],
        }).onDelete('cascade'),
        foreignKey({
          columns: [table.company_id, table.file_id],
          foreignColumns: [files.company_id, files.id],
        }).onDelete('cascade'),
        index(`${name}_${by}`).on(table.company_id, owner, table.custom_field_id, table.id),
        index(`${name}_number`).on(table.company_id, table.custom_field_id, table.number, owner),
        index(`${name}_variable_id`).on(table.company_id, table.variable_id, owner),
        index(`${name}_file_id`).on(table.company_id, table.file_id),
        index(`${name}_text`)
          .using('gin', table.company_id, table.custom_field_id, table.value.op('gin_trgm_ops'))
          .where(sql`number is null and variable_id is null and file_id is null`),
        index(`${name}_sorted`)
          .on(table.company_id, table.custom_field_id, table.owner_status, table.sorted, owner)
          .where(sql`sorted is not null`),
        ...tenantPolicies(name),
      ];
    },
  );
}

export const customFieldUserValues = fieldValueTable(
  'custom_field_user_values',
  { user_id: integer().notNull() },
  () => [companyMembers.company_id, companyMembers.user_id],
);
