// Converts a form between the GraphQL fragments, the builder's document and the mutation input.
import type {
  FieldWidth,
  FormFieldType,
  FrontTemplate,
  HiddenParameter,
} from '@kafedra/common/forms';
import { graphql, readInlineData } from 'react-relay';
import type { DescribedField } from '../../../ui/index.ts';
import { describeField } from '../../custom-fields/describeField.ts';
import { parseLimit, limitText } from '../../limits/limits.ts';
import { conditionOf, fromGraphqlEnum, toGraphqlEnum } from '../../graphqlEnums.ts';
import type { FieldDraft, FormDocument } from './document.ts';
import type { savedForm_form$key } from '../../../__generated__/savedForm_form.graphql.ts';
import type {
  savedForm_data$data,
  savedForm_data$key,
} from '../../../__generated__/savedForm_data.graphql.ts';
import type { UpdateFormInput } from '../../../__generated__/useSendingMutation.graphql.ts';

export interface SavedForm {
  readonly id: string;
  /** Null on a server without versions. */
  readonly version: string | null;
  readonly document: FormDocument;
}

/** Reads a form with complete descriptions of its fields. */
export function readForm(key: savedForm_form$key): SavedForm {
  const form = readInlineData<savedForm_form$key>(
    graphql`
      fragment savedForm_form on Form @inline {
        ...savedForm_data
        fields @catch(to: NULL) {
          customField {
            ...describeField_field
          }
        }
      }
    `,
    key,
  );
  const described = (form.fields ?? []).flatMap(({ customField }) =>
    customField ? describeField(customField) : [],
  );
  return savedForm(readFormData(form), (id) =>
    described.find(({ databaseId }) => databaseId === id),
  );
}

/**
 * Reads a saved form, with descriptions of custom fields from `known`. Null if it has other ones: somebody else has
 * added them.
 */
export function readSaved(key: savedForm_data$key, known: readonly FieldDraft[]): SavedForm | null {
  const form = readFormData(key);
  const knownField = (id: number) =>
    known.find(({ customField }) => customField?.databaseId === id)?.customField;
  const isKnown = (form.fields ?? []).every(
    ({ customField }) => !customField || knownField(customField.databaseId),
  );
  if (!isKnown) return null;
  const saved = savedForm(form, knownField);
  return form.fields ? saved : { ...saved, document: { ...saved.document, fields: known } };
}

/** Reads a form without the variables of its fields, which can be many thousands. */
const readFormData = (key: savedForm_data$key): savedForm_data$data =>
  readInlineData<savedForm_data$key>(
    graphql`
      fragment savedForm_data on Form @inline {
        id
        version
        name
        code
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
            databaseId
          }
        }
      }
    `,
    key,
  );

type FieldById = (databaseId: number) => DescribedField | null | undefined;

function savedForm({ id, version, ...form }: savedForm_data$data, fieldById: FieldById): SavedForm {
  return {
    id,
    version: version ?? null,
    document: {
      name: form.name,
      code: form.code ?? '',
      title: form.title ?? '',
      description: form.description ?? '',
      buttonName: form.buttonName ?? '',
      webhook: form.webhook ?? '',
      frontTemplate: fromGraphqlEnum<FrontTemplate>(form.frontTemplate ?? 'CARD'),
      role: form.role ? { id: form.role.id, name: form.role.name } : null,
      createUser: form.createUser,
      socialNetworkLogin: form.socialNetworkLogin,
      successText: form.successText ?? '',
      redirectUrl: form.redirectUrl ?? '',
      allowedOrigins: form.allowedOrigins ?? [],
      opensAt: form.opensAt ?? null,
      closesAt: form.closesAt ?? null,
      answersLimit: limitText(form.answersLimit),
      answersPerAddress: limitText(form.answersPerAddress),
      answersPerEmail: limitText(form.answersPerEmail),
      textBefore: form.textBefore ?? '',
      textAfter: form.textAfter ?? '',
      textFull: form.textFull ?? '',
      fields: (form.fields ?? []).map((field) => draftOf(field, fieldById)),
    },
  };
}

const draftOf = (
  field: NonNullable<savedForm_data$data['fields']>[number],
  fieldById: FieldById,
): FieldDraft => ({
  ref: field.ref,
  type: fromGraphqlEnum<FormFieldType>(field.type),
  customField: (field.customField && fieldById(field.customField.databaseId)) ?? null,
  required: field.required ?? false,
  text: field.text ?? '',
  label: field.label ?? '',
  hint: field.hint ?? '',
  width: field.width ? fromGraphqlEnum<FieldWidth>(field.width) : 'whole',
  parameter: field.parameter ? fromGraphqlEnum<HiddenParameter>(field.parameter) : null,
  value: field.value ?? '',
  condition: field.condition ? conditionOf(field.condition) : null,
});

/** Converts the document to the mutation input. */
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
    frontTemplate: toGraphqlEnum<'CARD'>(frontTemplate),
    roleId: role?.id ?? null,
    createUser: document.createUser,
    socialNetworkLogin: document.socialNetworkLogin,
    successText: orNull(document.successText),
    redirectUrl: orNull(document.redirectUrl),
    allowedOrigins: allowedOrigins.map((origin) => origin.trim()).filter((origin) => origin !== ''),
    opensAt: document.opensAt,
    closesAt: document.closesAt,
    answersLimit: parseLimit(document.answersLimit),
    answersPerAddress: parseLimit(document.answersPerAddress),
    answersPerEmail: parseLimit(document.answersPerEmail),
    textBefore: orNull(document.textBefore),
    textAfter: orNull(document.textAfter),
    textFull: orNull(document.textFull),
    fields: fields.map(fieldInput),
  } satisfies Omit<UpdateFormInput, 'id'>;
}

export const fieldInput = (field: FieldDraft) => ({
  ref: field.ref,
  type: toGraphqlEnum<'NAME'>(field.type),
  customFieldId: field.customField?.databaseId ?? null,
  required: field.required,
  text: orNull(field.text),
  label: orNull(field.label),
  hint: orNull(field.hint),
  width: toGraphqlEnum<'WHOLE'>(field.width),
  parameter: field.parameter && toGraphqlEnum<'UTM_SOURCE'>(field.parameter),
  value: orNull(field.value),
  condition: field.condition && {
    match: toGraphqlEnum<'ALL'>(field.condition.match),
    rules: field.condition.rules.map(({ field: ref, operator, value }) => ({
      field: ref,
      operator: toGraphqlEnum<'IS'>(operator),
      value,
    })),
  },
});

const orNull = (text: string): string | null => text.trim() || null;
