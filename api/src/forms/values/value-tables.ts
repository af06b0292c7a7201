// What custom fields hold of their owners: a table for each kind of owner, all of one making.
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

/** By how much of a text lists are sorted: an entry of an index has an end. */
export const sortedLength = 100;

/**
 * The values of one kind of owner, whom a column names. The migration that makes the table begins to keep it with
 * `CALL keep_field_values(…)`.
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
      /** Several values stand in the order in which they came. */
      id: id(),
      ...ownerColumn,
      custom_field_id: integer().notNull(),
      /** As it travels: of a list the variable's id, of a file its id. */
      value: text().notNull(),
      /** One of these has it too, so that it can be compared. */
      variable_id: integer(),
      file_id: integer(),
      /** Integers as they are, days since 1970, moments in milliseconds since then. */
      number: bigint({ mode: 'number' }),
      /** That of the owner, by which lists are parted; kept by a trigger. */
      owner_status: text().notNull().default(''),
      /** Whether it is the first that the field holds of its owner; kept by a trigger. */
      is_first: boolean().notNull().default(false),
      /** What lists are sorted by: of a first value its words, its number, or its variable; files have no order. */
      sorted: sortedText().generatedAlwaysAs(
        sql.raw(`case
          when not is_first or file_id is not null then null
          when variable_id is not null then lpad(variable_id::text, 10, '0')
          when number is not null then lpad((number + 100000000000000000)::text, 18, '0')
          else left(value, ${sortedLength}) end`),
      ),
    },
    (table) => {
      // What is made in part of an argument, TypeScript does not know by name.
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
