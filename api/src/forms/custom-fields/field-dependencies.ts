// The dependencies of a company's custom fields, in the form that rules take them.
import type { DependentField } from '@kafedra/common/fields';
import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { variableDependentFields, variableDependentVariables } from './dependent-tables.ts';

interface Bringer {
  field: number;
  id: number;
  dependentFields: number[];
  dependentVariables: number[];
}

/** The lists with options that have dependents; none in most companies. */
export async function fieldDependencies(
  transaction: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<DependentField[]> {
  const bringers = await rowsOf<Bringer>(
    transaction,
    sql`select variable.custom_field_id as field, variable.id,
        coalesce(array_agg(distinct brought.field) filter (where brought.field is not null), '{}') as "dependentFields",
        coalesce(array_agg(distinct brought.variable) filter (where brought.variable is not null), '{}') as "dependentVariables"
      from (
        select variable_id, custom_field_id as field, null::integer as variable from ${variableDependentFields} where company_id = ${companyId}
        union all
        select variable_id, null, dependent_variable_id from ${variableDependentVariables} where company_id = ${companyId}
      ) brought
      join custom_field_variables variable on variable.company_id = ${companyId} and variable.id = brought.variable_id
      group by variable.custom_field_id, variable.id`,
  );
  return [...Map.groupBy(bringers, ({ field }) => field)].map(([id, variables]) => ({
    id,
    variables,
  }));
}
