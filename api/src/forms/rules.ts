// What a custom field must be like.
import { z } from 'zod';
import { name, optionalText } from '../kit/texts.ts';
import { customFieldSubtypes, customFieldTypes, listShowTypes } from './tables.ts';

const text = optionalText(1000);

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

const variableValue = name;

export const newCustomField = z.strictObject({
  name,
  type: z.enum(customFieldTypes, 'Необходимо выбрать тип поля'),
  subtype: z.enum(customFieldSubtypes).optional(),
  ...rest,
  variables: variables(variableValue, (value) => value).describe('What a list may hold.'),
});

/** The type stays: what it holds would mean something else. */
export const changedCustomField = z.strictObject({
  name: name.optional(),
  ...rest,
  variables: variables(
    z.strictObject({ id: z.int32().optional(), value: variableValue }),
    ({ value }) => value,
  ).describe(
    'All that a list may hold from now on; those without an id are new. What held one that is left out loses it.',
  ),
});

export type SentVariables = readonly (string | { id?: number | undefined; value: string })[];
