// The order that a list is asked for, as REST names it: a column as the enum does, in lower case; or what one of many
// records says of a row, `customField: ID` beside the field CUSTOM_FIELD, which is `custom_field_7`; an `Int` there is
// the record's id in REST.
import type { OrderDirection } from '../../__generated__/resolvers.ts';
import { pascalCase, snakeCase } from '../names.ts';
import { idsOf } from '../records/conditions.ts';

export interface OrderBy {
  readonly field: string;
  readonly direction?: OrderDirection;
  /** Ids of records, by names of their types. */
  readonly [record: string]: unknown;
}

export function sortOf(
  { field, direction: _direction, ...records }: OrderBy,
  companyId: number | null,
): string {
  for (const [name, id] of Object.entries(records)) {
    if (snakeCase(name) !== field) continue;
    if (typeof id === 'number') return `${field}_${id}`;
    if (typeof id === 'string')
      return `${field}_${String(idsOf(pascalCase(name), name).value(id as never, companyId))}`;
  }
  return field;
}
