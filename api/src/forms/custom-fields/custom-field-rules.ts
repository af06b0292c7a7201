// Validation of custom fields.
import { fieldTypes } from '@kafedra/common/fields';
import { z } from 'zod';
import { choice, name, optionalText } from '../../kit/values/texts.ts';
import { customFieldSubtypes, listShowTypes } from '../tables.ts';

const text = optionalText(1000);

const rest = {
  description: text,
  prompt: text,
  multiple: z.boolean().optional(),
  list_show_type: z.enum(listShowTypes).optional(),
  field_list_bitrix_id: text,
};

/** Options of one list. */
export const maxVariables = 1000;

export const tooManyVariables = `Не больше ${maxVariables} вариантов`;

/** The options of a list, without duplicates. */
const variables = <Variable extends z.ZodType>(
  variable: Variable,
  wordsOf: (item: z.output<Variable>) => string,
) =>
  z
    .array(variable)
    .max(maxVariables, tooManyVariables)
    .refine(
      (all) => new Set(all.map((item) => wordsOf(item).toLowerCase())).size === all.length,
      'Варианты повторяются',
    )
    .optional();

export const variableValue = name;

export const newCustomField = z.strictObject({
  name,
  type: choice(fieldTypes, 'Необходимо выбрать тип поля'),
  subtype: z.enum(customFieldSubtypes).optional(),
  ...rest,
  variables: variables(variableValue, (value) => value).describe(
    'The options of a list field, without duplicates.',
  ),
});

export const changedCustomField = z.strictObject({
  name: name.optional(),
  type: z
    .enum(fieldTypes)
    .optional()
    .describe(
      'Values are converted to the new type; those that cannot be converted are lost. `consequences` tells how many.',
    ),
  ...rest,
  variables: variables(
    z.strictObject({ id: z.int32().optional(), value: variableValue }),
    ({ value }) => value,
  ).describe(
    'All options of the list; those without an id are new. Values of omitted options are deleted.',
  ),
});

export type VariablesInput = readonly (string | { id?: number | undefined; value: string })[];

/** Many pasted options. */
export const newVariables = z.strictObject({
  values: z
    .array(variableValue, 'Обязательное поле')
    .min(1, 'Обязательное поле')
    .max(maxVariables, tooManyVariables),
});

const some = z.array(z.int32()).max(100, 'Не больше 100 за раз').default([]);

export const dependents = z
  .strictObject({ dependent_custom_fields: some, dependent_variables: some })
  .refine((sent) => sent.dependent_custom_fields.length + sent.dependent_variables.length > 0, {
    path: ['dependent_custom_fields'],
    message: 'Обязательное поле',
  });

export type Dependents = z.infer<typeof dependents>;
