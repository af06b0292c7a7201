// Checks a form's fields together: no field is repeated, and conditions refer to fields that can be answered. Each
// write of a field runs the check while it locks the form.
import { isList } from '@kafedra/common/fields';
import {
  nameOfField,
  needsValue,
  validateFields,
  type DefinedField,
  type FieldProblem,
} from '@kafedra/common/forms';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { Failure, conflict } from '../../kit/http/errors.ts';
import type { FailureReason } from '../../kit/http/failure.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { quoted } from '../../kit/values/russian-errors.ts';
import { customFields, formFields } from '../tables.ts';

type StoredField = DefinedField & { id: number };

/** Throws 422 with all errors, each with its field. */
export async function requireValidFields(
  transaction: Transaction,
  scope: Scope,
  formId: number,
): Promise<void> {
  const { problems } = await soundnessOf(transaction, scope, formId);
  if (problems.length === 0) return;
  throw new Failure(
    422,
    problems.map((problem) => reasonOf(problem, `fields.${problem.index}.`)),
  );
}

/** Throws 422 if the form is invalid as a whole, with the property of this field that causes it. */
export async function requireValidField(
  transaction: Transaction,
  scope: Scope,
  formId: number,
  id: number | null,
): Promise<void> {
  const { fields, problems } = await soundnessOf(transaction, scope, formId);
  const [first] = problems;
  if (first === undefined) return;
  const own = problems.find(({ index }) => fields[index]?.id === id);
  if (own !== undefined) throw new Failure(422, [reasonOf(own, '')]);
  throw new Failure(422, [{ message: first.message, code: 'invalid' }]);
}

/** Throws 409 if conditions of other fields refer to this one. */
export async function requireNotInConditions(
  transaction: Transaction,
  scope: Scope,
  formId: number,
  id: number,
): Promise<void> {
  const fields = await definedFields(transaction, scope, formId);
  const key = fields.find((field) => field.id === id)?.key;
  const dependent = fields.filter(({ condition }) =>
    condition?.rules.some(({ field }) => field === key),
  );
  if (dependent.length === 0) return;
  const names = dependent.map((field) => quoted(nameOfField(field))).join(', ');
  throw conflict('in_use', `Поле нужно условиям: ${names}`);
}

/** The fields of a form in order, as the rules for the whole form take them, without the options of lists. */
export async function definedFields(
  transaction: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  formId: number,
): Promise<StoredField[]> {
  return transaction
    .select({
      id: formFields.id,
      key: formFields.ref,
      type: formFields.type,
      label: formFields.label,
      text: formFields.text,
      condition: formFields.condition,
      customField: {
        id: customFields.id,
        name: customFields.name,
        type: customFields.type,
      },
    })
    .from(formFields)
    .leftJoin(
      customFields,
      and(
        eq(customFields.company_id, formFields.company_id),
        eq(customFields.id, formFields.custom_field_id),
      ),
    )
    .where(and(eq(formFields.company_id, companyId), eq(formFields.form_id, formId)))
    .orderBy(formFields.sort, formFields.id);
}

async function soundnessOf(
  transaction: Transaction,
  scope: Scope,
  formId: number,
): Promise<{ fields: StoredField[]; problems: FieldProblem[] }> {
  await lockCustomFields(
    transaction,
    scope,
    sql`select field.custom_field_id from form_fields field
      where field.company_id = ${scope.companyId} and field.form_id = ${formId}`,
  );
  const fields = await definedFields(transaction, scope, formId);
  return { fields, problems: validateFields(await withVariables(transaction, scope, fields)) };
}

/**
 * Locks custom fields until the transaction ends, so that their type and the options named in conditions can't change.
 * Returns the existing ones. Must run before rows that reference the fields are written: a delete of the field waits
 * for this lock.
 */
export async function lockCustomFields(
  transaction: Transaction,
  { companyId }: Scope,
  which: SQL,
): Promise<ReadonlySet<number>> {
  const held = await rowsOf<{ id: number }>(
    transaction,
    sql`select id from custom_fields where company_id = ${companyId} and id in (${which}) order by id for share`,
  );
  return new Set(held.map(({ id }) => id));
}

export const selectIds = (ids: readonly number[]): SQL => sql`select unnest(${idArray(ids)})`;

/** List fields with those existing options that conditions name. */
async function withVariables(
  transaction: Transaction,
  { companyId }: Scope,
  fields: readonly StoredField[],
): Promise<DefinedField[]> {
  const lists = fields.flatMap(({ customField }) =>
    customField !== null && isList(customField.type) ? [customField.id] : [],
  );
  const named = fields.flatMap(({ condition }) =>
    (condition?.rules ?? []).flatMap(({ operator, value }) =>
      needsValue(operator) && value !== null ? [value] : [],
    ),
  );
  if (lists.length === 0 || named.length === 0) return [...fields];
  const known = await rowsOf<{ id: number; list: number }>(
    transaction,
    sql`select id, custom_field_id as list from custom_field_variables
      where company_id = ${companyId} and custom_field_id = any(${idArray(lists)}) and id = any(${idArray(named)})`,
  );
  return fields.map((field) => {
    const { customField } = field;
    if (customField === null) return field;
    const variables = known.filter(({ list }) => list === customField.id).map(({ id }) => id);
    return { ...field, customField: { ...customField, variables } };
  });
}

const reasonOf = ({ part, message }: FieldProblem, before: string): FailureReason => ({
  field: `${before}${part}`,
  message,
  code: 'invalid',
});
