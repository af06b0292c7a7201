// The condition of a list of owners on what the company's own fields hold of them.
import { sql } from 'drizzle-orm';
import type { SpecialFilter } from '../../kit/resource.ts';
import { customFields } from '../tables.ts';
import { fieldConditions } from './field-conditions.ts';
import type { OwnValues } from './owners.ts';

export const valueFilter = ({ table: held, owner, of }: OwnValues): SpecialFilter =>
  fieldConditions({
    name: 'custom_field',
    description: 'What custom fields hold, each condition by itself',
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
