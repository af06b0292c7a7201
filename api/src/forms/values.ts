/** What custom fields may hold: what was sent is checked by the field's type and kept as texts. */
import { z } from 'zod';
import type { CustomFieldType } from './tables.ts';

export interface FieldOfValue {
  id: number;
  type: CustomFieldType;
  multiple: boolean;
  variables: readonly { id: number }[];
}

const required = 'Обязательное поле';

const ofType: Partial<Record<CustomFieldType, z.ZodType<string>>> = {
  integer: z.string().regex(/^-?\d{1,15}$/, 'Введите целое число'),
  date: z.iso.date('Введите дату в виде 2026-12-31'),
  datetime: z.iso.datetime({ offset: true, error: 'Введите дату и время' }),
  phone: z.string().regex(/^\+?[\d\s()-]{5,30}$/, 'Введите номер в виде +7 900 000-00-00'),
  email: z.email('Введите адрес почты в виде имя@домен.ру'),
  url: z.url({ protocol: /^https?$/, error: 'Адрес должен начинаться с http:// или https://' }),
};

const anyText = z.string().max(10_000, 'Не больше 10 000 символов');

/** The texts to keep, or what is wrong. An empty list keeps nothing. */
export function readValues(
  field: FieldOfValue,
  sent: unknown,
  isRequired: boolean,
): { values: string[] } | { problem: string } {
  const values = [sent]
    .flat()
    .filter((value) => value !== null && value !== undefined && value !== '')
    .map((value) => String(value).trim())
    .filter((value) => value !== '');
  if (values.length === 0) return isRequired ? { problem: required } : { values: [] };
  if (values.length > 1 && !field.multiple) return { problem: 'Выберите одно значение' };
  if (field.type === 'list') {
    const known = new Set(field.variables.map(({ id }) => String(id)));
    if (!values.every((value) => known.has(value))) return { problem: 'Выберите из списка' };
    return { values };
  }
  for (const value of values) {
    const read = (ofType[field.type] ?? anyText).safeParse(value);
    if (!read.success) return { problem: read.error.issues[0]?.message ?? 'Недопустимое значение' };
  }
  return { values };
}
