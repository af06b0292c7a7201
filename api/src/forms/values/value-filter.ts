// The filter of a list of owners by custom field values.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { invalid } from '../../kit/http/errors.ts';
import type { SpecialFilter } from '../../kit/resource/resource.ts';
import { customFields } from '../tables.ts';
import { fieldFilter, filteredFieldIds } from './field-filter.ts';
import type { OwnerValues } from './value-owners.ts';

const name = 'custom_field';

export function valueFilter({ table: held, owner, of }: OwnerValues): SpecialFilter {
  const conditions = fieldFilter({
    name,
    description: 'Conditions on values of custom fields, each sent separately',
    table: held,
    columns: { ...held, owner },
    field: held.custom_field_id,
    words: held.value,
    hasWords: sql`number is null and variable_id is null and file_id is null`,
    of,
    isOf: (field) => sql`${held.custom_field_id} = ${field}`,
    byType: (cases, field, { companyId }) =>
      sql`(select case ${customFields.type} ${cases} end from ${customFields} where ${customFields.company_id} = ${companyId} and ${customFields.id} = ${field})`,
  });
  const { filter } = conditions;
  return {
    ...conditions,
    filter: {
      ...filter,
      // `choose_role` is excluded from filters (specification A, section 6).
      require: async (transaction, scope, values) => {
        const fieldIds = filteredFieldIds(name, values);
        const excluded = and(
          eq(customFields.company_id, scope.companyId),
          eq(customFields.type, 'choose_role'),
          inArray(customFields.id, fieldIds),
        );
        if ((await transaction.$count(customFields, excluded)) === 0) return;
        throw invalid(name, 'По этому полю отобрать нельзя: уберите условие', 'unknown_value');
      },
    },
  };
}
