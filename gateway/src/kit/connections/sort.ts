// Converts `orderBy` to REST's `sort`: the enum value in lower case, with a record's id for fields that belong to one
// (CUSTOM_FIELD with `customField: ID` becomes `custom_field_7`).
import type { OrderDirection } from '../../__generated__/resolvers.ts';
import { pascalCase, snakeCase } from '../names.ts';
import { idsCondition } from '../records/conditions.ts';

export interface OrderBy {
  readonly field: string;
  readonly direction?: OrderDirection;
  /** Ids of records, by the names of their types: global ids, or REST ids as `Int`. */
  readonly [record: string]: unknown;
}

export function sortParam(
  { field, direction: _direction, ...records }: OrderBy,
  companyId: number | null,
): string {
  for (const [name, id] of Object.entries(records)) {
    if (snakeCase(name) !== field) continue;
    if (typeof id === 'number') return `${field}_${id}`;
    if (typeof id === 'string')
      return `${field}_${String(idsCondition(pascalCase(name), name).value(id as never, companyId))}`;
  }
  return field;
}
