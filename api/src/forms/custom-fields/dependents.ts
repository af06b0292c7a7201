// The dependents of an option: fields, and options of other lists. Dependencies must not form a cycle.
import { findCycle } from '@kafedra/common/fields';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { variableDependentFields, variableDependentVariables } from './dependent-tables.ts';
import type { Dependents } from './custom-field-rules.ts';

/** The key space of these advisory locks. Any number that no other advisory lock uses. */
const dependentsLock = 7_254_003;

/**
 * Throws 422 for missing records, for fields of another kind of owner, and for cycles. Existing dependents are not
 * changed.
 */
export async function attachDependents(
  transaction: Transaction,
  scope: Scope,
  variable: number,
  { dependent_custom_fields: fields, dependent_variables: variables }: Dependents,
): Promise<void> {
  const { companyId } = scope;
  // Serializes concurrent changes, which could create a cycle together.
  await transaction.execute(sql`select pg_advisory_xact_lock(${dependentsLock}, ${companyId})`);
  const [own] = await rowsOf<Field>(transaction, fieldsOfVariables(companyId, [variable]));
  const brought = await rowsOf<Field>(transaction, fieldsWithIds(companyId, fields));
  const lists = await rowsOf<Field>(transaction, fieldsOfVariables(companyId, variables));
  if (own === undefined || brought.length < new Set(fields).size) {
    throw invalid('dependent_custom_fields', 'Поле не найдено', 'not_found');
  }
  if (lists.length < new Set(variables).size) {
    throw invalid('dependent_variables', 'Вариант не найден', 'not_found');
  }
  const steps = await stepsBetween(transaction, companyId);
  for (const [name, all] of [
    ['dependent_custom_fields', brought],
    ['dependent_variables', lists],
  ] as const) {
    for (const field of all) requireNoCircle(name, own, field, steps);
  }
  await transaction.execute(
    sql`insert into ${variableDependentFields} (company_id, variable_id, custom_field_id)
      select ${companyId}, ${variable}, id from unnest(${idArray(fields)}) as id on conflict do nothing`,
  );
  await transaction.execute(
    sql`insert into ${variableDependentVariables} (company_id, variable_id, dependent_variable_id)
      select ${companyId}, ${variable}, id from unnest(${idArray(variables)}) as id on conflict do nothing`,
  );
}

/** Ids that are not attached are ignored. */
export async function detachDependents(
  transaction: Transaction,
  { companyId }: Scope,
  variable: number,
  { dependent_custom_fields: fields, dependent_variables: variables }: Dependents,
): Promise<void> {
  await transaction.execute(
    sql`delete from ${variableDependentFields}
      where company_id = ${companyId} and variable_id = ${variable} and custom_field_id = any(${idArray(fields)})`,
  );
  await transaction.execute(
    sql`delete from ${variableDependentVariables}
      where company_id = ${companyId} and variable_id = ${variable} and dependent_variable_id = any(${idArray(variables)})`,
  );
}

interface Field {
  id: number;
  name: string;
  subtype: string;
}

const fieldsWithIds = (companyId: number, ids: readonly number[]): SQL =>
  sql`select id, name, subtype from custom_fields where company_id = ${companyId} and id = any(${idArray(ids)})`;

/** SQL: one row for each option. */
const fieldsOfVariables = (companyId: number, ids: readonly number[]): SQL =>
  sql`select field.id, field.name, field.subtype from custom_field_variables variable
    join custom_fields field on field.company_id = variable.company_id and field.id = variable.custom_field_id
    where variable.company_id = ${companyId} and variable.id = any(${idArray(ids)})`;

interface Steps {
  from: ReadonlyMap<number, readonly number[]>;
  names: ReadonlyMap<number, string>;
}

/** Which field has which other fields as dependents, directly or through options. */
async function stepsBetween(transaction: Transaction, companyId: number): Promise<Steps> {
  const steps = await rowsOf<{ from: number; name: string; to: number[] }>(
    transaction,
    sql`select field.id as "from", field.name, array_agg(distinct step."to") as "to" from (
        select variable_id, custom_field_id as "to" from ${variableDependentFields} where company_id = ${companyId}
        union all
        select link.variable_id, brought.custom_field_id from ${variableDependentVariables} link
          join custom_field_variables brought on brought.company_id = link.company_id and brought.id = link.dependent_variable_id
          where link.company_id = ${companyId}
      ) step
      join custom_field_variables variable on variable.company_id = ${companyId} and variable.id = step.variable_id
      join custom_fields field on field.company_id = ${companyId} and field.id = variable.custom_field_id
      group by field.id, field.name`,
  );
  return {
    from: new Map(steps.map(({ from, to }) => [from, to])),
    names: new Map(steps.map(({ from, name }) => [from, name])),
  };
}

function requireNoCircle(name: string, own: Field, field: Field, { from, names }: Steps): void {
  if (field.subtype !== own.subtype) {
    throw invalid(name, `«${field.name}» описывает другое: зависеть могут поля одного назначения`);
  }
  const circle = findCycle((id: number) => from.get(id) ?? [], own.id, field.id);
  if (circle === null) return;
  const known = new Map([...names, [own.id, own.name], [field.id, field.name]]);
  const way = circle.map((id) => `«${known.get(id) ?? id}»`).join(' → ');
  throw invalid(name, `Получится круг: ${way}`, 'circle');
}
