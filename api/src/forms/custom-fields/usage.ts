// Where a custom field is used, and how conditions refer to it. What is in use can't be removed.
import { isList, type FieldType } from '@kafedra/common/fields';
import { needsValue, operatorsFor, type Operator } from '@kafedra/common/forms';
import { sql, type SQL } from 'drizzle-orm';
import type { TableWith } from '../../kit/database/columns.ts';
import { rowOf, rowsOf, type Transaction } from '../../kit/database/database.ts';
import { Failure, conflict } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { quoted } from '../../kit/values/russian-errors.ts';
import { readValues } from '../values/read-values.ts';

export interface FieldUse {
  id: number;
  name: string;
}

/** The forms and invites that use a field, by name. */
export function usesOf(
  transaction: Transaction,
  { companyId }: Scope,
  field: number,
): Promise<{ forms: FieldUse[]; invites: FieldUse[] }> {
  return rowOf(
    transaction,
    sql`select
      (select coalesce(json_agg(json_build_object('id', form.id, 'name', form.name) order by form.name, form.id), '[]'::json) from forms form
        where form.company_id = ${companyId} and exists (select 1 from form_fields field
          where field.company_id = form.company_id and field.form_id = form.id and field.custom_field_id = ${field})) as forms,
      (select coalesce(json_agg(json_build_object('id', invite.id, 'name', invite.name) order by invite.name, invite.id), '[]'::json) from invites invite
        where invite.company_id = ${companyId} and exists (select 1 from invite_custom_fields usage
          where usage.company_id = invite.company_id and usage.invite_id = invite.id and usage.custom_field_id = ${field})) as invites`,
  );
}

/** Throws 409 for a field that forms or invites use. Values of people are deleted with the field. */
export async function refuseUsed(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<void> {
  const { forms, invites } = await usesOf(transaction, scope, id);
  const listed = (words: string, all: readonly FieldUse[]) =>
    all.length > 0 ? [`${words}: ${namesOf(all)}`] : [];
  const used = [...listed('в формах', forms), ...listed('в приглашениях', invites)];
  if (used.length === 0) return;
  throw conflict('in_use', `Поле используется ${used.join('; ')}`);
}

/** The same for many fields, as SQL on a row of the field. */
export const isUsed = ({ company_id, id }: TableWith<'company_id' | 'id'>): SQL =>
  sql`(exists (select 1 from form_fields usage where usage.company_id = ${company_id} and usage.custom_field_id = ${id})
    or exists (select 1 from invite_custom_fields usage where usage.company_id = ${company_id} and usage.custom_field_id = ${id}))`;

/** A condition of a form that refers to a field. */
interface FormCondition {
  form: FieldUse;
  operator: Operator;
  value: string | null;
}

/** The conditions of forms that refer to a field. Reads only the forms that have the field. */
const conditionsOn = (
  transaction: Transaction,
  { companyId }: Scope,
  field: number,
): Promise<FormCondition[]> =>
  rowsOf<FormCondition>(
    transaction,
    sql`select json_build_object('id', form.id, 'name', form.name) as form, rule.operator, rule.value
      from form_fields usage
      join form_fields dependent on dependent.company_id = usage.company_id and dependent.form_id = usage.form_id
      cross join lateral jsonb_to_recordset(dependent.condition -> 'rules') as rule (field text, operator text, value text)
      join forms form on form.company_id = usage.company_id and form.id = usage.form_id
      where usage.company_id = ${companyId} and usage.custom_field_id = ${field} and rule.field = usage.ref
      order by form.name, form.id`,
  );

/** The forms with conditions that name any of these options, by name. */
export async function formsNamingVariables(
  transaction: Transaction,
  scope: Scope,
  field: number,
  variables: readonly number[],
): Promise<FieldUse[]> {
  if (variables.length === 0) return [];
  const gone = new Set(variables.map(String));
  const conditions = await conditionsOn(transaction, scope, field);
  return formsIn(
    conditions.filter(({ operator, value }) => needsValue(operator) && gone.has(value ?? '')),
  );
}

/** The forms with conditions that would be invalid for the other type, by name. */
export async function formsConflictingWithType(
  transaction: Transaction,
  scope: Scope,
  field: number,
  { from, to }: { from: FieldType; to: FieldType },
): Promise<FieldUse[]> {
  if (from === to) return [];
  const possible = operatorsFor({
    type: 'custom_field',
    customField: { id: field, name: '', type: to },
  });
  const mayHold = (value: string | null) =>
    !isList(from) &&
    'values' in readValues({ type: to, multiple: false, variables: [] }, value, false);
  const conditions = await conditionsOn(transaction, scope, field);
  return formsIn(
    conditions.filter(
      ({ operator, value }) =>
        !possible.includes(operator) || (['is', 'is_not'].includes(operator) && !mayHold(value)),
    ),
  );
}

/** Throws 409 if conditions name an option that is about to be deleted. */
export async function refuseVariablesInConditions(
  transaction: Transaction,
  scope: Scope,
  field: number,
  variables: readonly number[],
  at: { field?: string } = {},
): Promise<void> {
  const forms = await formsNamingVariables(transaction, scope, field, variables);
  if (forms.length === 0) return;
  const what = variables.length === 1 ? 'Вариант назван' : 'Варианты названы';
  throw inUse(`${what} в условиях форм: ${namesOf(forms)}`, at);
}

/** Throws 409 if conditions would be invalid for the other type. */
export async function refuseTypeInConditions(
  transaction: Transaction,
  scope: Scope,
  field: number,
  types: { from: FieldType; to: FieldType },
): Promise<void> {
  const forms = await formsConflictingWithType(transaction, scope, field, types);
  if (forms.length === 0) return;
  throw inUse(`С другим типом потеряют смысл условия форм: ${namesOf(forms)}`, { field: 'type' });
}

const inUse = (message: string, at: { field?: string }) =>
  new Failure(409, [{ message, code: 'in_use', ...at }]);

const namesOf = (all: readonly FieldUse[]): string =>
  all.map(({ name }) => quoted(name)).join(', ');

const formsIn = (conditions: readonly FormCondition[]): FieldUse[] => [
  ...new Map(conditions.map(({ form }) => [form.id, form])).values(),
];
