// Writes the fields of a form, all together or one by one. Each write locks the form until the transaction ends, so
// that rules across fields (no cyclic conditions, no duplicate fields) hold for what is stored.
import { mostFields } from '@kafedra/common/forms';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { Failure, invalid, notFound } from '../../kit/http/errors.ts';
import type { FailureReason } from '../../kit/http/failure.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { formFields, forms } from '../tables.ts';
import type { FormFieldInput, FormFieldsInput } from './form-rules.ts';
import {
  lockCustomFields,
  requireValidFields,
  requireValidField,
  selectIds,
} from './form-validation.ts';

/** Replaces the fields of a form. Throws 422 with all errors, each with its field. */
export async function writeFields(
  transaction: Transaction,
  scope: Scope,
  form_id: number,
  sent: NonNullable<FormFieldsInput>,
): Promise<void> {
  const { companyId: company_id } = scope;
  const refs = sent.map(({ ref }) => ref);
  await transaction
    .delete(formFields)
    .where(
      and(ofForm(scope, form_id), refs.length > 0 ? notInArray(formFields.ref, refs) : undefined),
    );
  const remaining = await transaction
    .select({ ref: formFields.ref, type: formFields.type })
    .from(formFields)
    .where(ofForm(scope, form_id));
  const types = new Map(remaining.map(({ ref, type }) => [ref, type]));
  const otherType = sent.findIndex(({ ref, type }) => (types.get(ref) ?? type) !== type);
  if (otherType >= 0) throw invalid(`fields.${otherType}.type`, 'Тип поля не меняется');
  await requireCustomFields(
    transaction,
    scope,
    sent.map(({ custom_field_id, type }, index) => ({
      custom_field_id,
      type,
      at: `fields.${index}.`,
    })),
  );
  if (sent.length > 0) {
    const rows = sent.map((field, index) => ({
      company_id,
      form_id,
      sort: index + 1,
      ...wholeField(field),
    }));
    await transaction
      .insert(formFields)
      .values(rows)
      .onConflictDoUpdate({
        target: [formFields.company_id, formFields.form_id, formFields.ref],
        set: excluded,
      });
  }
  await requireValidFields(transaction, scope, form_id);
}

type NewField = Pick<FormFieldInput, 'type'> & Partial<FormFieldInput>;

/** Fills in the defaults of a new field. */
const wholeField = ({ ref = newRef(), ...field }: NewField) => ({
  ref,
  type: field.type,
  custom_field_id: field.custom_field_id ?? null,
  required: field.required ?? false,
  text: field.text ?? null,
  label: field.label ?? null,
  hint: field.hint ?? null,
  width: field.width ?? 'whole',
  parameter: field.parameter ?? null,
  value: field.value ?? null,
  condition: field.condition ?? null,
});

const newRef = (): string => crypto.randomUUID();

const written = [
  'sort',
  'custom_field_id',
  'required',
  'text',
  'label',
  'hint',
  'width',
  'parameter',
  'value',
  'condition',
] as const;

const excluded = Object.fromEntries(
  written.map((name) => [name, sql`excluded.${sql.identifier(name)}`]),
);

/** Appends a field; returns its id. */
export async function addField(
  transaction: Transaction,
  scope: Scope,
  form_id: number,
  field: NewField,
): Promise<number> {
  await lockForm(transaction, scope, form_id);
  const { companyId: company_id } = scope;
  const there = await transaction.$count(formFields, ofForm(scope, form_id));
  if (there >= mostFields) throw invalid('type', `Не больше ${mostFields} полей`);
  const { custom_field_id, type } = field;
  await requireCustomFields(transaction, scope, [{ custom_field_id, type, at: '' }]);
  const sort = sql`(select coalesce(max(field.sort), 0) + 1 from form_fields field
    where field.company_id = ${company_id} and field.form_id = ${form_id})`;
  const [row] = await transaction
    .insert(formFields)
    .values({ company_id, form_id, sort, ...wholeField(field) })
    .onConflictDoNothing()
    .returning({ id: formFields.id });
  if (row === undefined) throw invalid('ref', 'Такое имя в форме уже есть', 'taken');
  await requireValidField(transaction, scope, form_id, row.id);
  return row.id;
}

/** Fields of the type `custom_field` need a custom field of the company; other types have none. */
async function requireCustomFields(
  transaction: Transaction,
  scope: Scope,
  sent: readonly (Pick<FormFieldInput, 'custom_field_id' | 'type'> & { at: string })[],
): Promise<void> {
  const ids = sent.flatMap(({ custom_field_id: id }) => id ?? []);
  const known = await lockCustomFields(transaction, scope, selectIds(ids));
  const errors = sent.flatMap(({ custom_field_id: id, type, at }): FailureReason[] => {
    const field = `${at}custom_field_id`;
    if (type !== 'custom_field') {
      return id == null ? [] : [{ field, message: 'У встроенных полей его нет', code: 'invalid' }];
    }
    if (id == null) return [{ field, message: 'Выберите поле', code: 'required' }];
    return known.has(id) ? [] : [{ field, message: 'Поле не найдено', code: 'not_found' }];
  });
  if (errors.length > 0) throw new Failure(422, errors);
}

/** Assigns the given numbers, then renumbers all fields from 1. */
export async function sortFields(
  transaction: Transaction,
  scope: Scope,
  form_id: number,
  sent: readonly { id: number; sort: number }[],
): Promise<void> {
  const fields = await transaction
    .select({ id: formFields.id, sort: formFields.sort })
    .from(formFields)
    .where(ofForm(scope, form_id));
  const known = new Set(fields.map(({ id }) => id));
  if (sent.some(({ id }) => !known.has(id))) throw notFound('Поле формы не найдено');
  const wanted = new Map(sent.map(({ id, sort }) => [id, sort]));
  const numberOf = ({ id, sort }: { id: number; sort: number }) => wanted.get(id) ?? sort;
  const sorted = fields.toSorted(
    (one, other) =>
      numberOf(one) - numberOf(other) ||
      // Fields with a given number precede those that had it.
      Number(wanted.has(other.id)) - Number(wanted.has(one.id)) ||
      one.id - other.id,
  );
  const ids = sql.param(`{${sorted.map(({ id }) => id).join(',')}}`);
  await transaction.execute(
    sql`update form_fields field set sort = ranked.sort
      from unnest(${ids}::integer[]) with ordinality as ranked (id, sort)
      where field.company_id = ${scope.companyId} and field.id = ranked.id and field.sort <> ranked.sort`,
  );
}

const ofForm = ({ companyId }: Pick<Scope, 'companyId'>, formId: number) =>
  and(eq(formFields.company_id, companyId), eq(formFields.form_id, formId));

/** Locks the form against concurrent writes of its fields until the transaction ends. */
export async function lockForm(
  transaction: Transaction,
  { companyId }: Scope,
  formId: number,
): Promise<void> {
  await transaction
    .select({ id: forms.id })
    .from(forms)
    .where(and(eq(forms.company_id, companyId), eq(forms.id, formId)))
    .for('no key update');
}

export async function formIdOf(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
): Promise<number> {
  const [field] = await transaction
    .select({ form_id: formFields.form_id })
    .from(formFields)
    .where(and(eq(formFields.company_id, companyId), eq(formFields.id, id)));
  if (field === undefined) throw new Error(`form field ${id} does not exist`);
  return field.form_id;
}
