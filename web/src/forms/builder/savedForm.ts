// A form between the server and the builder: read from the answer, and written as the input of a mutation.
import type {
  FieldWidth,
  FormFieldType,
  FormType,
  FrontTemplate,
  HiddenParameter,
} from '@kafedra/common/forms';
import { graphql, readInlineData } from 'react-relay';
import { describeField } from '../custom-fields/describeField.ts';
import { limitIn, typedLimit } from '../limits/limits.ts';
import { conditionOf, lowered, raised } from '../wire.ts';
import type { FieldDraft, FormDocument } from './document.ts';
import type {
  savedForm_form$data,
  savedForm_form$key,
} from '../../__generated__/savedForm_form.graphql.ts';
import type { UpdateFormInput } from '../../__generated__/useFormDocumentMutation.graphql.ts';

export interface SavedForm {
  readonly id: string;
  readonly type: FormType;
  /** Null on a server that keeps none. */
  readonly version: string | null;
  readonly document: FormDocument;
}

export function readForm(key: savedForm_form$key): SavedForm {
  const form = readInlineData<savedForm_form$key>(
    graphql`
      fragment savedForm_form on Form @inline {
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

const draftOf = (field: NonNullable<savedForm_form$data['fields']>[number]): FieldDraft => ({
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
    rules: field.condition.rules.map((rule) => ({
      field: rule.field,
      operator: raised<'IS'>(rule.operator),
      value: rule.value,
    })),
  },
});

const orNull = (text: string): string | null => text.trim() || null;
