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

export const newCustomField = z.object({
  name,
  type: z.enum(customFieldTypes, 'Необходимо выбрать тип поля'),
  subtype: z.enum(customFieldSubtypes).optional(),
  ...rest,
});

/** The type stays: what it holds would mean something else. */
export const changedCustomField = z.object({ name: name.optional(), ...rest });
