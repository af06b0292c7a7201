// The builder's document: all editable parts of a form, in the types of `common`.
import {
  isAnswered,
  nameOfField,
  type DefinedField,
  type Condition,
  type FieldWidth,
  type FormFieldType,
  type FrontTemplate,
  type HiddenParameter,
} from '@kafedra/common/forms';
import type { FieldType } from '@kafedra/common/fields';
import { isSame } from '../../../kit/record/merge.ts';
import type { DescribedField } from '../../../ui/index.ts';
import type { FilledField } from '../../filling/fields.ts';
import { fromGraphqlEnum } from '../../graphqlEnums.ts';

/** An editable field. */
export interface FieldDraft {
  readonly ref: string;
  readonly type: FormFieldType;
  readonly customField: DescribedField | null;
  readonly required: boolean;
  readonly text: string;
  readonly label: string;
  readonly hint: string;
  readonly width: FieldWidth;
  readonly parameter: HiddenParameter | null;
  readonly value: string;
  readonly condition: Condition | null;
}

export interface FormDocument {
  readonly name: string;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly buttonName: string;
  readonly webhook: string;
  readonly frontTemplate: FrontTemplate;
  readonly role: { readonly id: string; readonly name: string } | null;
  readonly createUser: boolean;
  readonly socialNetworkLogin: boolean;
  readonly successText: string;
  readonly redirectUrl: string;
  readonly allowedOrigins: readonly string[];
  /** ISO 8601; null for no limit. */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  /** As typed. */
  readonly answersLimit: string;
  readonly answersPerAddress: string;
  readonly answersPerEmail: string;
  readonly textBefore: string;
  readonly textAfter: string;
  readonly textFull: string;
  readonly fields: readonly FieldDraft[];
}

export const newRef = (): string => crypto.randomUUID();

export const newField = (
  type: FormFieldType,
  customField: DescribedField | null = null,
): FieldDraft => ({
  ref: newRef(),
  type,
  customField,
  required: type === 'name' || type === 'email',
  text: startingTexts[type] ?? '',
  label: '',
  hint: '',
  width: 'whole',
  parameter: type === 'hidden' ? 'utm_source' : null,
  value: '',
  condition: null,
});

/** The payload of the palette that a new field is created from. */
export interface PalettePayload {
  readonly type: FormFieldType;
  /** For the type `custom_field`: its global id. */
  readonly customField: string | null;
}

export const palettePayload = (type: FormFieldType, customField: string | null): string =>
  JSON.stringify({ type, customField } satisfies PalettePayload);

export const parsePalettePayload = (payload: string): PalettePayload =>
  JSON.parse(payload) as PalettePayload;

const startingTexts: Partial<Record<FormFieldType, string>> = {
  title: 'Заголовок',
  description: 'Текст для тех, кто заполняет форму',
  section: 'Новый раздел',
};

/** The field in the type that the shared rules of fields take. */
export const definedField = (field: FieldDraft): DefinedField => ({
  key: field.ref,
  type: field.type,
  label: field.label.trim() || null,
  text: field.text.trim() || null,
  condition: field.condition,
  customField: field.customField && {
    id: field.customField.databaseId,
    name: field.customField.name,
    type: fromGraphqlEnum<FieldType>(field.customField.type),
    variables: variablesOf(field.customField),
  },
});

/** A list without variables was described by a server that does not return them. */
const variablesOf = ({ variables }: DescribedField): number[] | null =>
  variables.length > 0 ? variables.map(({ databaseId }) => databaseId) : null;

/** The name of the field in the builder. */
export const fieldName = (field: FieldDraft): string => nameOfField(definedField(field));

/** The field as the public page has it. */
export const filledField = ({ ref, ...field }: FieldDraft): FilledField => ({
  ...field,
  key: ref,
  text: field.text.trim() || null,
  label: field.label.trim() || null,
  hint: field.hint.trim() || null,
  value: field.value.trim() || null,
});

export const canBeRequired = (type: FormFieldType): boolean =>
  isAnswered(type) && type !== 'hidden';

/** Creating an account requires these fields. */
export const alwaysRequired = (
  type: FormFieldType,
  { createUser }: Pick<FormDocument, 'createUser'>,
): boolean => createUser && (type === 'name' || type === 'email');

/** Removes the field and the rules of other fields that refer to it. */
export function withoutField(document: FormDocument, ref: string): FormDocument {
  return {
    ...document,
    fields: document.fields
      .filter((field) => field.ref !== ref)
      .map((field) => withoutRules(field, ref)),
  };
}

function withoutRules(field: FieldDraft, ref: string): FieldDraft {
  const { condition } = field;
  if (!condition?.rules.some((rule) => rule.field === ref)) return field;
  const rules = condition.rules.filter((rule) => rule.field !== ref);
  return { ...field, condition: rules.length === 0 ? null : { ...condition, rules } };
}

/**
 * Restores the field at its position, and the rules that referred to it unless they have changed.
 */
export function withFieldBack(
  document: FormDocument,
  before: FormDocument,
  ref: string,
): FormDocument {
  const place = before.fields.findIndex((field) => field.ref === ref);
  const removed = before.fields[place];
  if (removed === undefined || document.fields.some((field) => field.ref === ref)) return document;
  const following = before.fields
    .slice(place + 1)
    .find((field) => document.fields.some((each) => each.ref === field.ref));
  const fields = document.fields.map((field) => {
    const was = before.fields.find((each) => each.ref === field.ref);
    const isStripped =
      was && was !== field && isSame(field.condition, withoutRules(was, ref).condition);
    return isStripped ? { ...field, condition: was.condition } : field;
  });
  return withField({ ...document, fields }, removed, following?.ref ?? null);
}

/** Inserts a field before another one; null appends it. */
export function withField(
  document: FormDocument,
  field: FieldDraft,
  before: string | null,
): FormDocument {
  const place = document.fields.findIndex(({ ref }) => ref === before);
  return {
    ...document,
    fields: document.fields.toSpliced(place < 0 ? document.fields.length : place, 0, field),
  };
}

export function withFieldMoved(
  document: FormDocument,
  ref: string,
  before: string | null,
): FormDocument {
  const field = document.fields.find((each) => each.ref === ref);
  if (field === undefined || ref === before) return document;
  const others = { ...document, fields: document.fields.filter((each) => each.ref !== ref) };
  return withField(others, field, before);
}

/** The field after this one; null for the last one or an unknown one. */
export function refAfter(fields: readonly FieldDraft[], ref: string | null): string | null {
  const place = fields.findIndex((field) => field.ref === ref);
  return place < 0 ? null : (fields[place + 1]?.ref ?? null);
}

/**
 * Whether a field can be duplicated: custom fields and name, surname and email can be in a form only once.
 */
export function canBeTwice({ type, customField }: FieldDraft): boolean {
  return customField === null && !['name', 'surname', 'email'].includes(type);
}
