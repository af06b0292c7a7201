// What the company's own fields hold of one kind of owner: declared once, and from that read with the fields, written,
// filtered and sorted by.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnOf, type ColumnName, type TableWith } from '../../kit/database/columns.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import type { Row } from '../../kit/lists/list.ts';
import type { QueryScope, Scope } from '../../kit/permissions/permissions.ts';
import { belongsTo, fieldsOf, record, selectList } from '../../kit/records/record.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { fileRecord, type UsedFile } from '../../media/index.ts';
import { customFieldRecord } from '../custom-fields/fields.ts';
import { customFields } from '../tables.ts';
import { ofSubtype, ownValues, type CustomFieldSubtype, type ValueTable } from './owners.ts';
import { storeValues, type StoredValues } from './store-values.ts';
import { takeValues } from './take-values.ts';
import { valueFilter } from './value-filter.ts';
import { valueSort } from './value-sort.ts';

interface Declaration<Table extends ValueTable, Owner extends ColumnName<Table> & string> {
  subtype: CustomFieldSubtype;
  /** Made by `fieldValueTable`. */
  table: Table;
  /** The column that names the owner. */
  owner: Owner;
  /** What it names: the column of the owners' own table. */
  of: PgColumn;
  /** Of the owner's record, which those of the values begin with. */
  name: string;
  /** What an owner is called. */
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
  const kept = ownValues({ subtype, table, owner, of });

  /** What a person reads of a value: of a list the variable's words, of a file its name. */
  const valueRecord = record(table)({
    name: `${name}CustomFieldValue`,
    description: `A value that a ${noun}’s custom field holds.`,
    permissions: 'part',
    // Of any such table TypeScript does not know the names.
    hidden: [by, 'number', 'owner_status', 'is_first', 'sorted'] as never,
    computed: {
      shown: {
        schema: z.string().describe('What a person reads: a variable’s words, a file’s name.'),
        sql: (values) => sql`coalesce(
          (select variable.value from custom_field_variables variable where variable.company_id = ${values.company_id} and variable.id = ${values.variable_id}),
          (select file.file_name from files file where file.company_id = ${values.company_id} and file.id = ${values.file_id}),
          ${values.value})`,
      },
    },
    relations: { file: belongsTo(() => fileRecord, 'file_id' as never) },
  });

  /** The fields are the same for every owner: named by no row, they are looked up once for all the owners of a page. */
  const heldBy = (ownerId: SQLWrapper, asker: QueryScope): SQL => {
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
    /** Of a value, for the relation of its owner's record. */
    record: valueRecord,
    /** A field of the company with what it holds of one owner. */
    schema: customFieldRecord.schema.extend({ values: z.array(valueRecord.schema) }).meta({
      id: `${name}CustomField`,
      description: `A custom field, with its variables and what it holds of one ${noun}.`,
    }),
    /** Which fields of such owners there are, by name. */
    fields: (transaction: Transaction, scope: Scope) => {
      const { id, name: called, type, multiple } = customFields;
      return transaction
        .select({ id, name: called, type, multiple })
        .from(customFields)
        .where(ofSubtype(subtype, scope))
        .orderBy(called, id);
    },
    /** All fields, by name, with what they hold of this owner. */
    read: async (transaction: Transaction, scope: Scope, ownerId: number): Promise<Row[]> => {
      const held = heldBy(sql`${ownerId}`, scope);
      const [row] = await rowsOf<{ fields: Row[] }>(transaction, sql`select ${held} as fields`);
      return row?.fields ?? [];
    },
    /** The same as a value of the owner's row. */
    heldBy,
    store: (transaction: Transaction, scope: Scope, ownerId: number, values: StoredValues) =>
      storeValues(transaction, scope, kept, ownerId, values),
    /** Of fields that hold nothing of an owner what they hold of others, by their order. */
    take: (transaction: Transaction, scope: Scope, ownerId: number, others: readonly number[]) =>
      takeValues(transaction, scope, kept, ownerId, others),
    /** What they hold of an owner in one text, for a version. */
    told: ({ company_id, id }: TableWith<'company_id' | 'id'>): SQL =>
      sql`(select string_agg(${table.custom_field_id} || ':' || ${table.value}, ';' order by ${table.id}) from ${table} where ${table.company_id} = ${company_id} and ${owner} = ${id})`,
    /** That one of them holds a file, for `declareFileUse`. */
    show: ({ company_id, id }: TableWith<'company_id' | 'id'>, file: UsedFile): SQL =>
      sql`${company_id} = ${file.company_id} and exists (select 1 from ${table} where ${table.company_id} = ${company_id} and ${owner} = ${id} and ${table.file_id} = ${file.id})`,
    /** The purpose of files that are uploaded for them. */
    files: kept.files,
    filter: valueFilter(kept),
    sort: valueSort(kept),
  };
}

export type FieldValues = ReturnType<typeof fieldValues>;

const variablesWithDependents = {
  ...wholeRecord,
  with: { dependent_custom_fields: wholeRecord, dependent_variables: wholeRecord },
};
