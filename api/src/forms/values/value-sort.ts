// The sort of a list of owners by a custom field.
import { holdsFiles, isList } from '@kafedra/common/fields';
import { and, eq, sql } from 'drizzle-orm';
import type { SpecialSort } from '../../kit/lists/special-sort.ts';
import { customFields } from '../tables.ts';
import { fieldSort } from './field-sort.ts';
import { ofSubtype, type OwnerValues } from './value-owners.ts';

export const valueSort = ({ subtype, table, owner, of }: OwnerValues): SpecialSort =>
  fieldSort({
    description:
      '`custom_field_7`: by the first value of the custom field 7; rows without a value come last.',
    find: async (transaction, scope, id) => {
      const [field] = await transaction
        .select({ type: customFields.type })
        .from(customFields)
        .where(and(ofSubtype(subtype, scope), eq(customFields.id, id)));
      if (field === undefined || holdsFiles(field.type)) return null;
      return isList(field.type) ? 'list' : 'plain';
    },
    table,
    owner,
    of,
    isOf: (column, field) => sql`${column('custom_field_id')} = ${field}::integer`,
  });
