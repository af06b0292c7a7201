// The form as the builder holds it: all that is edited, in the words of the rules that browser and server share.
import {
  isAnswered,
  nameOfField,
  type AskedField,
  type Condition,
  type FieldWidth,
  type FormFieldType,
  type FormType,
  type FrontTemplate,
  type HiddenParameter,
} from '@kafedra/common/forms';
import type { FieldType } from '@kafedra/common/fields';
import { graphql, readInlineData } from 'react-relay';
import { isSame } from '../../kit/record/merge.ts';
import type { DescribedField } from '../../ui/index.ts';
import { describeField } from '../custom-fields/describeField.ts';
import type { FilledField } from '../filling/fields.ts';
import { limitIn, typedLimit } from '../limits/limits.ts';
import { conditionOf, lowered, raised } from '../wire.ts';
import type {
  document_form$data,
  document_form$key,
} from '../../__generated__/document_form.graphql.ts';
import type { UpdateFormInput } from '../../__generated__/useFormDocumentMutation.graphql.ts';

/** A field as it is edited. */
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
  readonly isAllowSentBitrixPhoneType: boolean;
  readonly successText: string;
  readonly redirectUrl: string;
  readonly allowedOrigins: readonly string[];
  /** Instants; null without. */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  /** As they are typed. */
  readonly answersLimit: string;
  readonly answersPerAddress: string;
  readonly answersPerEmail: string;
  readonly textBefore: string;
  readonly textAfter: string;
  readonly textFull: string;
  readonly fields: readonly FieldDraft[];
}

export interface SavedForm {
  readonly id: string;
  readonly type: FormType;
  /** Null on a server that keeps none. */
  readonly version: string | null;
  readonly document: FormDocument;
}

export function readForm(key: document_form$key): SavedForm {
  const form = readInlineData<document_form$key>(
    graphql`
      fragment document_form on Form @inline {
        id
        version
        name
        code
        type
        title
        description
        buttonName
        webhook
        frontTemplate @catch(to: NULL)
        role {
          id
          name
        }
        createUser
        socialNetworkLogin
        isAllowSentBitrixPhoneType @catch(to: NULL)
        successText @catch(to: NULL)
        redirectUrl @catch(to: NULL)
        allowedOrigins @catch(to: NULL)
        opensAt @catch(to: NULL)
        closesAt @catch(to: NULL)
        answersLimit @catch(to: NULL)
        answersPerAddress @catch(to: NULL)
        answersPerEmail @catch(to: NULL)
        textBefore @catch(to: NULL)
        textAfter @catch(to: NULL)
        textFull @catch(to: NULL)
        fields @catch(to: NULL) {
          ref
          type
          required
          text
          label
          hint
          width
          parameter
          value
          condition {
            match
            rules {
              field
              operator
              value
            }
          }
          customField {
            ...describeField_field
          }
        }
      }
    `,
    key,
  );
  const { id, version, type } = form;
  return {
    id,
    type: lowered<FormType>(type),
    version: version ?? null,
    document: {
      name: form.name,
      code: form.code ?? '',
      title: form.title ?? '',
      description: form.description ?? '',
      buttonName: form.buttonName ?? '',
      webhook: form.webhook ?? '',
      frontTemplate: lowered<FrontTemplate>(form.frontTemplate ?? 'CARD'),
      role: form.role ? { id: form.role.id, name: form.role.name } : null,
      createUser: form.createUser,
      socialNetworkLogin: form.socialNetworkLogin,
      isAllowSentBitrixPhoneType: form.isAllowSentBitrixPhoneType ?? false,
      successText: form.successText ?? '',
      redirectUrl: form.redirectUrl ?? '',
      allowedOrigins: form.allowedOrigins ?? [],
      opensAt: form.opensAt ?? null,
      closesAt: form.closesAt ?? null,
      answersLimit: typedLimit(form.answersLimit),
      answersPerAddress: typedLimit(form.answersPerAddress),
      answersPerEmail: typedLimit(form.answersPerEmail),
      textBefore: form.textBefore ?? '',
      textAfter: form.textAfter ?? '',
      textFull: form.textFull ?? '',
      fields: (form.fields ?? []).map(draftOf),
    },
  };
}

const draftOf = (field: NonNullable<document_form$data['fields']>[number]): FieldDraft => ({
  ref: field.ref,
  type: lowered<FormFieldType>(field.type),
  customField: field.customField ? describeField(field.customField) : null,
  required: field.required ?? false,
  text: field.text ?? '',
  label: field.label ?? '',
  hint: field.hint ?? '',
  width: field.width ? lowered<FieldWidth>(field.width) : 'whole',
  parameter: field.parameter ? lowered<HiddenParameter>(field.parameter) : null,
  value: field.value ?? '',
  condition: field.condition ? conditionOf(field.condition) : null,
});

/** All that the document means to the server. */
export function inputOf({
  fields,
  role,
  frontTemplate,
  allowedOrigins,
  ...document
}: FormDocument) {
  return {
    name: document.name.trim(),
    code: orNull(document.code),
    title: orNull(document.title),
    description: orNull(document.description),
    buttonName: orNull(document.buttonName),
    webhook: orNull(document.webhook),
    frontTemplate: raised<'CARD'>(frontTemplate),
    roleId: role?.id ?? null,
    createUser: document.createUser,
    socialNetworkLogin: document.socialNetworkLogin,
    isAllowSentBitrixPhoneType: document.isAllowSentBitrixPhoneType,
    successText: orNull(document.successText),
    redirectUrl: orNull(document.redirectUrl),
    allowedOrigins: allowedOrigins.map((origin) => origin.trim()).filter((origin) => origin !== ''),
    opensAt: document.opensAt,
    closesAt: document.closesAt,
    answersLimit: limitIn(document.answersLimit),
    answersPerAddress: limitIn(document.answersPerAddress),
    answersPerEmail: limitIn(document.answersPerEmail),
    textBefore: orNull(document.textBefore),
    textAfter: orNull(document.textAfter),
    textFull: orNull(document.textFull),
    fields: fields.map(fieldInput),
  } satisfies Omit<UpdateFormInput, 'id'>;
}

export const fieldInput = (field: FieldDraft) => ({
  ref: field.ref,
  type: raised<'NAME'>(field.type),
  customFieldId: field.customField?.databaseId ?? null,
  required: field.required,
  text: orNull(field.text),
  label: orNull(field.label),
  hint: orNull(field.hint),
  width: raised<'WHOLE'>(field.width),
  parameter: field.parameter && raised<'UTM_SOURCE'>(field.parameter),
  value: orNull(field.value),
  condition: field.condition && {
    match: raised<'ALL'>(field.condition.match),
    rules: field.condition.rules.map(({ operator, ...rule }) => ({
      ...rule,
      operator: raised<'IS'>(operator),
    })),
  },
});

const orNull = (text: string): string | null => text.trim() || null;

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

/** What the palette hands over of a field: a new one is made of it. */
export const payloadOf = (type: FormFieldType, customField: DescribedField | null): string =>
  JSON.stringify({ type, customField });

export function draftFrom(payload: string): FieldDraft {
  const { type, customField } = JSON.parse(payload) as Pick<FieldDraft, 'type' | 'customField'>;
  return newField(type, customField);
}

const startingTexts: Partial<Record<FormFieldType, string>> = {
  title: 'Заголовок',
  description: 'Текст для тех, кто заполняет форму',
  section: 'Новый раздел',
};

/** The field as the rules for all fields together know it. */
export const askedField = (field: FieldDraft): AskedField => ({
  key: field.ref,
  type: field.type,
  label: field.label.trim() || null,
  text: field.text.trim() || null,
  condition: field.condition,
  customField: field.customField && {
    id: field.customField.databaseId,
    name: field.customField.name,
    type: lowered<FieldType>(field.customField.type),
  },
});

/** How the builder calls a field. */
export const nameOf = (field: FieldDraft): string => nameOfField(askedField(field));

/** The field as whoever fills the form in meets it. */
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

/** An account is made of these: without them nobody can be registered. */
export const alwaysRequired = (
  type: FormFieldType,
  { createUser }: Pick<FormDocument, 'createUser'>,
): boolean => createUser && (type === 'name' || type === 'email');

/** Without the field, and without the rules of others that ask it. */
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

/** The field is back where it was, with the rules that asked it, unless these are others by now. */
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
  const asking = document.fields.map((field) => {
    const was = before.fields.find((each) => each.ref === field.ref);
    const isStripped =
      was && was !== field && isSame(field.condition, withoutRules(was, ref).condition);
    return isStripped ? { ...field, condition: was.condition } : field;
  });
  return withField({ ...document, fields: asking }, removed, following?.ref ?? null);
}

/** A new field before another one; last before null. */
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

/** The field once more, after itself. Of what is asked once there is no second. */
export function canBeTwice({ type, customField }: FieldDraft): boolean {
  return customField === null && !['name', 'surname', 'email'].includes(type);
}
