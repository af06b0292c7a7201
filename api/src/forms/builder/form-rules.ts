// Validation of forms and single fields. Rules for a form as a whole are in common.
import {
  fieldWidths,
  formFieldTypes,
  formTypes,
  frontTemplates,
  hiddenParameters,
  mostFields,
  operators,
  type FormFieldType,
} from '@kafedra/common/forms';
import { z } from 'zod';
import { limitSettings } from '../limits/limit-rules.ts';
import {
  choice,
  name,
  optionalLine,
  optionalText,
  required,
  webAddress,
} from '../../kit/values/texts.ts';

const words = optionalText(1000);
const longWords = optionalText(10_000);

/** A code replaces the id in URLs, so it must not look like an id. */
const code = z
  .string()
  .trim()
  .max(100, 'Не больше 100 символов')
  .regex(/^[A-Za-z0-9-]*$/, 'Латинские буквы, цифры и дефис')
  .refine((text) => text === '' || /[^0-9]/.test(text), 'Нужна хотя бы одна буква')
  .nullish()
  .transform((text) => (text === '' ? null : text?.toLowerCase()));

const mostOrigins = 50;

/**
 * `https://school.ru` without a path. The host must not contain characters with a meaning in Content-Security-Policy.
 */
const origin = z
  .url({
    protocol: /^https?$/,
    hostname: /^(?:[a-z\d.-]+|\[[\da-f:.]+\])$/i,
    error: 'Введите адрес сайта целиком, с https://',
  })
  .max(255, 'Не больше 255 символов')
  .transform((text) => new URL(text).origin);

const ref = z.string().regex(/^[\w-]{1,64}$/, 'Латинские буквы, цифры, дефис и подчёркивание');

const mostRules = 20;

const condition = z.strictObject({
  match: z.enum(['all', 'any']).describe('Whether all rules or any of them must hold.'),
  rules: z
    .array(
      z.strictObject({
        field: ref.describe('The `ref` of the field that the rule tests.'),
        operator: z.enum(operators),
        value: z
          .string()
          .trim()
          .max(1000, 'Не больше 1000 символов')
          .nullable()
          .describe('For a list, the id of an option; null if the operator needs no value.'),
      }),
    )
    .min(1, 'Добавьте хотя бы одно условие')
    .max(mostRules, `Не больше ${mostRules} условий`),
});

export const conditionSchema = z
  .object({
    match: z.enum(['all', 'any']),
    rules: z.array(
      z
        .object({ field: z.string(), operator: z.enum(operators), value: z.string().nullable() })
        .meta({ id: 'FormFieldRule', description: 'A rule on the answer to another field.' }),
    ),
  })
  .meta({ id: 'FormFieldCondition', description: 'The condition on which a field is shown.' });

/** The settings of a field without its type. */
const fieldSettings = {
  custom_field_id: z
    .int32()
    .nullish()
    .describe('Required for the type `custom_field`, not allowed for others.'),
  required: z.boolean().optional(),
  text: longWords.describe('The text of a title, a section or a description.'),
  label: optionalLine(255).describe('Replaces the name of the field.'),
  hint: words,
  width: z.enum(fieldWidths).optional(),
  parameter: z
    .enum(hiddenParameters)
    .nullish()
    .describe('For a hidden field: the parameter of the page’s URL that it takes.'),
  value: words.describe('For a hidden field: the value if the URL does not have the parameter.'),
  condition: condition
    .nullish()
    .describe(
      'The condition on which the field is shown, by answers to other fields; null: always.',
    ),
};

const type = choice(formFieldTypes, 'Необходимо выбрать тип поля');

export const newFormField = z.strictObject({
  type,
  ref: ref.optional().describe('Name of the field within the form; generated if omitted.'),
  ...fieldSettings,
});

/** The type can't be changed: existing answers would lose their meaning. */
export const changedFormField = z.strictObject(fieldSettings);

export type FormFieldInput = z.infer<typeof newFormField>;

const fields = z
  .array(z.strictObject({ ...newFormField.shape, ref }))
  .max(mostFields, `Не больше ${mostFields} полей`)
  .refine((all) => new Set(all.map((each) => each.ref)).size === all.length, 'Поля повторяются')
  .optional()
  .describe(
    'All fields of the form, in order: fields with an existing `ref` are updated, omitted ones are deleted.',
  );

export type FormFieldsInput = z.output<typeof fields>;

const settings = {
  code: code.describe('Replaces the id in URLs; unique in the company.'),
  title: optionalLine(255),
  description: longWords,
  button_name: optionalLine(100),
  webhook: webAddress().describe('URL to which answers are sent.'),
  front_template: z.enum(frontTemplates).optional().describe('The appearance of the form’s page.'),
  role_id: z
    .int32()
    .nullish()
    .describe('Given to people who register by the form; null: the default role.'),
  create_user: z.boolean().optional(),
  social_network_login: z.boolean().optional(),
  is_allow_sent_bitrix_phone_type: z.boolean().optional(),
  success_text: longWords.describe('Text shown after the form was submitted.'),
  redirect_url: webAddress().describe('URL to redirect to after the form was submitted.'),
  allowed_origins: z
    .array(origin)
    .max(mostOrigins, `Не больше ${mostOrigins} сайтов`)
    .transform((all) => [...new Set(all)])
    .optional()
    .describe('Origins of sites that may embed the form.'),
  ...limitSettings,
  fields,
};

export const newForm = z.strictObject({
  name,
  type: choice(formTypes, 'Необходимо выбрать тип формы'),
  ...settings,
});

/** The type can't be changed: it determines the effect of answers. */
export const changedForm = z.strictObject({ name: name.optional(), ...settings });

export const basicFields = formFieldTypes.filter(
  (each): each is Exclude<FormFieldType, 'custom_field'> => each !== 'custom_field',
);

export const basicField = z.strictObject({
  field: choice(basicFields, 'Необходимо выбрать тип поля'),
});

export const fieldSortInput = z.strictObject({
  form_fields: z
    .array(z.strictObject({ id: z.int32(), sort: z.int32() }))
    .min(1, required)
    .max(mostFields, `Не больше ${mostFields} полей`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Поля повторяются'),
});
