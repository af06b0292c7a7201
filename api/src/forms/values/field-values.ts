// Declares the custom field values of one kind of owner, and derives their reads, writes, filter and sort.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnOf, type ColumnName, type TableWith } from '../../kit/database/columns.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { QueryScope, Scope } from '../../kit/permissions/permissions.ts';
import { belongsTo, fieldsOf, record, selectList } from '../../kit/records/record.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { fileRecord, type UsedFile } from '../../media/index.ts';
import { customFieldRecord } from '../custom-fields/custom-fields.ts';
import { customFields } from '../tables.ts';
import {
  ofSubtype,
  declareOwnerValues,
  type CustomFieldSubtype,
  type ValueTable,
} from './value-owners.ts';
import { storeValues, type ValuesInput } from './store-values.ts';
import { copyValues } from './copy-values.ts';
import { valueFilter } from './value-filter.ts';
import { valueSort } from './value-sort.ts';

interface Declaration<Table extends ValueTable, Owner extends ColumnName<Table> & string> {
  subtype: CustomFieldSubtype;
  /** A table created by `fieldValueTable`. */
  table: Table;
  /** The column that references the owner. */
  owner: Owner;
  /** The referenced column of the owners' table. */
  of: PgColumn;
  /** The name of the owner's record, which prefixes those of the value records. */
  name: string;
  /** The noun for an owner. */
  noun: string;
}

export function fieldValues<Table extends ValueTable, Owner extends ColumnName<Table> & string>({
  subtype,
  table,
  owner: by,
  of,
  name,
  noun,
}: Declaration<Table, Owner>) {
  const owner = columnOf(table, by);
  const ownerValues = declareOwnerValues({ subtype, table, owner, of });

  /** The displayed value: the text of the option, the name of the file. */
  const valueRecord = record(table)({
    name: `${name}CustomFieldValue`,
    description: `A custom field value of one ${noun}.`,
    permissions: 'part',
    // TypeScript does not know the column names of a generic table.
    hidden: [by, 'number', 'owner_status', 'is_first', 'sorted'] as never,
    computed: {
      shown: {
        schema: z
          .string()
          .describe('The displayed value: the text of the option, the name of the file.'),
        sql: (values) => sql`coalesce(
          (select variable.value from custom_field_variables variable where variable.company_id = ${values.company_id} and variable.id = ${values.variable_id}),
          (select file.file_name from files file where file.company_id = ${values.company_id} and file.id = ${values.file_id}),
          ${values.value})`,
      },
    },
    relations: { file: belongsTo(() => fileRecord, 'file_id' as never) },
  });

  /**
   * The subquery of the fields does not refer to the owner's row, so PostgreSQL runs it once for all owners of a page.
   */
  const valuesJson = (ownerId: SQLWrapper, asker: QueryScope): SQL => {
    const field = selectList(
      fieldsOf(
        customFieldRecord,
        customFields,
        { ...wholeRecord, with: { custom_field_variables: variablesWithDependents } },
        asker,
      ),
    );
    const fields = sql`(
      select jsonb_agg(to_jsonb(described) order by described.name, described.id)
      from (select ${field} from ${customFields} where ${ofSubtype(subtype, asker)}) as described
    )`;
    const value = selectList(
      fieldsOf(valueRecord, table, { ...wholeRecord, with: { file: wholeRecord } }, asker, 'held_'),
    );
    const values = sql`(
      select coalesce(jsonb_agg((select to_jsonb(object) from (select ${value}) as object) order by ${table.id}), '[]'::jsonb)
      from ${table}
      where ${table.company_id} = ${asker.companyId} and ${owner} = ${ownerId} and ${table.custom_field_id} = (field.described ->> 'id')::int
    )`;
    return sql`(
      select coalesce(jsonb_agg(field.described || jsonb_build_object('values', ${values}) order by field.position), '[]'::jsonb)
      from jsonb_array_elements(${fields}) with ordinality as field (described, position)
    )`;
  };

  return {
    /** For the relation of the owner's record. */
    record: valueRecord,
    /** A custom field of the company with the values of one owner. */
    schema: customFieldRecord.schema.extend({ values: z.array(valueRecord.schema) }).meta({
      id: `${name}CustomField`,
      description: `A custom field with its options and its values for one ${noun}.`,
    }),
    /** The custom fields of such owners, by name. */
    fields: (transaction: Transaction, scope: Scope) => {
      const { id, name: called, type, multiple } = customFields;
      return transaction
        .select({ id, name: called, type, multiple })
        .from(customFields)
        .where(ofSubtype(subtype, scope))
        .orderBy(called, id);
    },
    /** All fields by name, with the values of this owner. */
    read: async (transaction: Transaction, scope: Scope, ownerId: number): Promise<Row[]> => {
      const held = valuesJson(sql`${ownerId}`, scope);
      const [row] = await rowsOf<{ fields: Row[] }>(transaction, sql`select ${held} as fields`);
      return row?.fields ?? [];
    },
    /** The same as a JSON value in a query of the owner's row. */
    valuesJson,
    store: (transaction: Transaction, scope: Scope, ownerId: number, values: ValuesInput) =>
      storeValues(transaction, scope, ownerValues, ownerId, values),
    /** Copies values of other owners into fields without a value, in the order of these owners. */
    copyFrom: (
      transaction: Transaction,
      scope: Scope,
      ownerId: number,
      others: readonly number[],
    ) => copyValues(transaction, scope, ownerValues, ownerId, others),
    /** SQL: the values of an owner as one text, for the version. */
    versionText: ({ company_id, id }: TableWith<'company_id' | 'id'>): SQL =>
      sql`(select string_agg(${table.custom_field_id} || ':' || ${table.value}, ';' order by ${table.id}) from ${table} where ${table.company_id} = ${company_id} and ${owner} = ${id})`,
    /** SQL: whether a value is the file, for `declareFileUse`. */
    showsFile: ({ company_id, id }: TableWith<'company_id' | 'id'>, file: UsedFile): SQL =>
      sql`${company_id} = ${file.company_id} and exists (select 1 from ${table} where ${table.company_id} = ${company_id} and ${owner} = ${id} and ${table.file_id} = ${file.id})`,
    /** The purpose of files uploaded for values. */
    filePurpose: ownerValues.filePurpose,
    filter: valueFilter(ownerValues),
    sort: valueSort(ownerValues),
  };
}

export type FieldValues = ReturnType<typeof fieldValues>;

const variablesWithDependents = {
  ...wholeRecord,
  with: { dependent_custom_fields: wholeRecord, dependent_variables: wholeRecord },
};
