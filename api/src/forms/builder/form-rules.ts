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
  match: z.enum(['all', 'any']).describe('Whether all rules must hold, or one of them.'),
  rules: z
    .array(
      z.strictObject({
        field: ref.describe('The `ref` of the field that is asked.'),
        operator: z.enum(operators),
        value: z
          .string()
          .trim()
          .max(1000, 'Не больше 1000 символов')
          .nullable()
          .describe('Of a list the id of a variable; null where the operator needs none.'),
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
        .meta({ id: 'FormFieldRule', description: 'What another field must hold.' }),
    ),
  })
  .meta({ id: 'FormFieldCondition', description: 'When a field is shown.' });

/** The settings of a field without its type. */
const fieldSettings = {
  custom_field_id: z.int32().nullish().describe('Of the type `custom_field`, and of no other.'),
  required: z.boolean().optional(),
  text: longWords.describe('The words of a title, a section or a description.'),
  label: optionalLine(255).describe('In place of the field’s own name.'),
  hint: words,
  width: z.enum(fieldWidths).optional(),
  parameter: z
    .enum(hiddenParameters)
    .nullish()
    .describe('Of a hidden field: the part of the page’s address that it holds.'),
  value: words.describe('Of a hidden field: what it holds where the address does not say it.'),
  condition: condition
    .nullish()
    .describe('When the field is shown, by the answers of others. Always when null.'),
};

const type = choice(formFieldTypes, 'Необходимо выбрать тип поля');

export const newFormField = z.strictObject({
  type,
  ref: ref.optional().describe('Its name within the form; made when it is left out.'),
  ...fieldSettings,
});

/** The type can't be changed: existing answers would lose their meaning. */
export const changedFormField = z.strictObject(fieldSettings);

export type SentField = z.infer<typeof newFormField>;

const fields = z
  .array(z.strictObject({ ...newFormField.shape, ref }))
  .max(mostFields, `Не больше ${mostFields} полей`)
  .refine((all) => new Set(all.map((each) => each.ref)).size === all.length, 'Поля повторяются')
  .optional()
  .describe(
    'All fields of the form, in their order: those whose `ref` it has stay and change, those that are left out go.',
  );

export type SentFields = z.output<typeof fields>;

const settings = {
  code: code.describe('Stands in addresses in place of the id; unique in the company.'),
  title: optionalLine(255),
  description: longWords,
  button_name: optionalLine(100),
  webhook: webAddress().describe('Where the answers are sent.'),
  front_template: z.enum(frontTemplates).optional().describe('How the page of the form looks.'),
  role_id: z
    .int32()
    .nullish()
    .describe('Whoever comes by the form gets it: the default one when null.'),
  create_user: z.boolean().optional(),
  social_network_login: z.boolean().optional(),
  is_allow_sent_bitrix_phone_type: z.boolean().optional(),
  success_text: longWords.describe('What whoever has sent the form reads.'),
  redirect_url: webAddress().describe('Where whoever has sent the form is led.'),
  allowed_origins: z
    .array(origin)
    .max(mostOrigins, `Не больше ${mostOrigins} сайтов`)
    .transform((all) => [...new Set(all)])
    .optional()
    .describe('Sites whose pages may show the form in theirs.'),
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

export const fieldOrder = z.strictObject({
  form_fields: z
    .array(z.strictObject({ id: z.int32(), sort: z.int32() }))
    .min(1, required)
    .max(mostFields, `Не больше ${mostFields} полей`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Поля повторяются'),
});
