/** What a custom field must be like. */
import { z } from 'zod';
import { customFieldSubtypes, customFieldTypes, listShowTypes } from './tables.ts';

const required = 'Обязательное поле';

const name = z.string(required).trim().min(1, required).max(255, 'Не больше 255 символов');

const text = z
  .string()
  .trim()
  .max(1000, 'Не больше 1000 символов')
  .nullish()
  .transform((value) => (value === '' ? null : value));

const rest = {
  description: text,
  prompt: text,
  multiple: z.boolean().optional(),
  list_show_type: z.enum(listShowTypes).optional(),
  field_list_bitrix_id: text,
};

const mostVariables = 500;

/** What a list may hold, in words that differ. */
const variables = <Variable extends z.ZodType>(
  variable: Variable,
  wordsOf: (item: z.output<Variable>) => string,
) =>
  z
    .array(variable)
    .max(mostVariables, `Не больше ${mostVariables} вариантов`)
    .refine((all) => new Set(all.map(wordsOf)).size === all.length, 'Варианты повторяются')
    .optional();

const variableValue = z.string(required).trim().min(1, required).max(255, 'Не больше 255 символов');

export const newCustomField = z.object({
  name,
  type: z.enum(customFieldTypes, 'Необходимо выбрать тип поля'),
  subtype: z.enum(customFieldSubtypes).optional(),
  ...rest,
  variables: variables(variableValue, (value) => value).describe('What a list may hold.'),
});

/** The type stays: what it holds would mean something else. */
export const changedCustomField = z.object({
  name: name.optional(),
  ...rest,
  variables: variables(
    z.object({ id: z.int().optional(), value: variableValue }),
    ({ value }) => value,
  ).describe(
    'All that a list may hold from now on; those without an id are new. What held one that is left out loses it.',
  ),
});

export type SentVariables = readonly (string | { id?: number | undefined; value: string })[];
