// The registry of value tables by kind of owner.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TableWith } from '../../kit/database/columns.ts';
import type { QueryScope } from '../../kit/permissions/permissions.ts';
import { customFields, type customFieldSubtypes } from '../tables.ts';
import { typesWithoutValues } from './read-values.ts';

export type CustomFieldSubtype = (typeof customFieldSubtypes)[number];

/** A table created by `fieldValueTable`, for any owner. */
export type ValueTable = TableWith<
  | 'company_id'
  | 'id'
  | 'custom_field_id'
  | 'value'
  | 'variable_id'
  | 'file_id'
  | 'number'
  | 'owner_status'
  | 'sorted'
>;

export interface OwnerValues {
  subtype: CustomFieldSubtype;
  table: ValueTable;
  /** The column that references the owner. */
  owner: PgColumn;
  /** The referenced column of the owners' table. */
  of: PgColumn;
  /** The purpose of files uploaded for values. */
  filePurpose: string;
}

const declared = new Map<CustomFieldSubtype, OwnerValues>();

export function declareOwnerValues(values: Omit<OwnerValues, 'filePurpose'>): OwnerValues {
  const ownerValues = { ...values, filePurpose: `${values.subtype}_custom_field` };
  declared.set(values.subtype, ownerValues);
  return ownerValues;
}

/** Undefined if such owners have no values table. */
export const valuesOfSubtype = (subtype: CustomFieldSubtype): OwnerValues | undefined =>
  declared.get(subtype);

/** SQL: the fields of a kind of owner that hold values. */
export const ofSubtype = (
  subtype: CustomFieldSubtype,
  { companyId }: Pick<QueryScope, 'companyId'>,
): SQL =>
  sql`${and(
    eq(customFields.company_id, companyId),
    eq(customFields.subtype, subtype),
    sql`${customFields.type} <> all(${sql.param(`{${typesWithoutValues.join(',')}}`)}::text[])`,
  )}`;
