// What custom fields may hold: what was sent is checked by the field's type, and read as the rows that keep it.
import { z } from 'zod';
import { email, phone } from '../kit/contacts.ts';
import { calendarDay } from '../kit/texts.ts';
import type { CustomFieldType } from './tables.ts';

export interface FieldOfValue {
  type: CustomFieldType;
  multiple: boolean;
  variables: readonly { id: number }[];
  /** Those that may be named; none where nothing can be uploaded. */
  files?: readonly { id: number; mime_type: string }[];
}

/** A value as its row keeps it. */
export interface KeptValue {
  value: string;
  variable_id: number | null;
  file_id: number | null;
  number: number | null;
}

/** Types that hold no values of people here: Bitrix24 knows the one, and roles are given elsewhere. */
export const unheldTypes: readonly CustomFieldType[] = ['list_bitrix', 'choose_role'];

/** Types whose values are uploaded files. */
export const fileTypes: readonly CustomFieldType[] = ['file', 'image', 'avatar'];

/** Whether a person can fill the field in with nothing but a keyboard. */
export const canBeTyped = (type: CustomFieldType): boolean =>
  !unheldTypes.includes(type) && !fileTypes.includes(type);

const mostValues = 100;

const required = 'Обязательное поле';

const text = z.string().max(10_000, 'Не больше 10 000 символов');

const ofType: Partial<Record<CustomFieldType, z.ZodType<string>>> = {
  integer: z
    .string()
    .regex(/^-?\d{1,15}$/, 'Введите целое число')
    .transform((digits) => String(Number(digits))),
  date: calendarDay('Введите дату в виде 2026-12-31'),
  datetime: z.iso
    .datetime({ offset: true, error: 'Введите дату и время' })
    .transform((moment) => new Date(moment).toISOString())
    .refine((moment) => /^(?!0000)\d{4}-/.test(moment), 'Введите дату и время'),
  phone,
  email,
  url: z
    .url({ protocol: /^https?$/, error: 'Адрес должен начинаться с http:// или https://' })
    .max(2000, 'Не больше 2000 символов'),
  string: text,
  text,
  telegram_id: z
    .string()
    .regex(/^(@?[A-Za-z]\w{3,63}|\d{1,20})$/, 'Введите имя в виде @name или номер'),
};

/** The values to keep, or what is wrong. An empty list keeps nothing. */
export function readValues(
  field: FieldOfValue,
  sent: unknown,
  isRequired: boolean,
): { values: KeptValue[] } | { problem: string } {
  const texts = [sent]
    .flat()
    .filter((value) => value !== null && value !== undefined)
    .map((value) => String(value).trim())
    .filter((value) => value !== '');
  if (texts.length === 0) return isRequired ? { problem: required } : { values: [] };
  if (texts.length > 1 && !field.multiple) return { problem: 'Выберите одно значение' };
  if (texts.length > mostValues) return { problem: `Не больше ${mostValues} значений` };
  const values: KeptValue[] = [];
  for (const value of new Set(texts)) {
    const read = readValue(field, value);
    if ('problem' in read) return read;
    values.push(read);
  }
  return { values };
}

const kept = (value: string, typed: Partial<KeptValue> = {}): KeptValue => ({
  value,
  variable_id: null,
  file_id: null,
  number: null,
  ...typed,
});

function readValue(
  { type, variables, files = [] }: FieldOfValue,
  value: string,
): KeptValue | { problem: string } {
  if (type === 'list') {
    const variable = variables.find(({ id }) => String(id) === value);
    if (variable === undefined) return { problem: 'Выберите из списка' };
    return kept(value, { variable_id: variable.id });
  }
  if (fileTypes.includes(type)) {
    const file = files.find(({ id }) => String(id) === value);
    if (file === undefined) return { problem: 'Файл не найден, загрузите его ещё раз' };
    if (type !== 'file' && !file.mime_type.startsWith('image/')) {
      return { problem: 'Выберите изображение' };
    }
    return kept(value, { file_id: file.id });
  }
  const read = ofType[type]?.safeParse(value);
  if (read === undefined) return { problem: 'Это поле здесь не заполняют' };
  if (!read.success) return { problem: read.error.issues[0]?.message ?? 'Недопустимое значение' };
  return kept(read.data, { number: numberOf(type, read.data) });
}

const dayLength = 86_400_000;

function numberOf(type: CustomFieldType, value: string): number | null {
  if (type === 'integer') return Number(value);
  if (type === 'date') return Date.parse(value) / dayLength;
  return type === 'datetime' ? Date.parse(value) : null;
}
