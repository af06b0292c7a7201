// Validates sent values of custom fields by type, and converts them to rows.
import { holdsFiles, isList, textProblem, type FieldType } from '@kafedra/common/fields';
import { z } from 'zod';
import { email, phone } from '../../kit/values/contacts.ts';
import { calendarDay, oneLine } from '../../kit/values/texts.ts';

export interface ValueField {
  type: FieldType;
  multiple: boolean;
  variables: readonly { id: number }[];
  /** The files that may be referenced; none if the field can't take uploads. */
  files?: readonly { id: number; mime_type: string }[];
}

/** A value as its row stores it. */
export interface StoredValue {
  value: string;
  variable_id: number | null;
  file_id: number | null;
  number: number | null;
}

/** Types without stored values: roles are assigned elsewhere. */
export const typesWithoutValues: readonly FieldType[] = ['choose_role'];

/** Whether the field can be filled in with the keyboard alone. */
export const canBeTyped = (type: FieldType): boolean =>
  !typesWithoutValues.includes(type) && !holdsFiles(type);

const mostValues = 100;

const required = 'Обязательное поле';

/** Types with a stored format that differs from the input, or a check that a pattern can't express. */
const ofType: Partial<Record<FieldType, z.ZodType<string>>> = {
  integer: z.string().transform((digits) => String(Number(digits))),
  date: calendarDay('Введите дату в виде 2026-12-31'),
  datetime: z.iso
    .datetime({ offset: true, error: 'Введите дату и время' })
    .transform((moment) => new Date(moment).toISOString())
    .refine((moment) => /^(?!0000)\d{4}-/.test(moment), 'Введите дату и время'),
  phone,
  email,
  url: z.url({ protocol: /^https?$/, error: 'Адрес должен начинаться с http:// или https://' }),
};

/** Returns the rows to store, or the error. An empty list clears the field. */
export function readValues(
  field: ValueField,
  sent: unknown,
  isRequired: boolean,
): { values: StoredValue[] } | { problem: string } {
  const texts = [sent]
    .flat()
    .filter((value) => value !== null && value !== undefined)
    .map((value) => (field.type === 'text' ? String(value).trim() : oneLine(String(value))))
    .filter((value) => value !== '');
  if (texts.length === 0) return isRequired ? { problem: required } : { values: [] };
  if (texts.length > 1 && !field.multiple) return { problem: 'Выберите одно значение' };
  if (texts.length > mostValues) return { problem: `Не больше ${mostValues} значений` };
  const values: StoredValue[] = [];
  for (const value of new Set(texts)) {
    const read = readValue(field, value);
    if ('problem' in read) return read;
    values.push(read);
  }
  return { values };
}

const storedValue = (value: string, typed: Partial<StoredValue> = {}): StoredValue => ({
  value,
  variable_id: null,
  file_id: null,
  number: null,
  ...typed,
});

function readValue(
  { type, variables, files = [] }: ValueField,
  value: string,
): StoredValue | { problem: string } {
  if (isList(type)) {
    const variable = variables.find(({ id }) => String(id) === value);
    if (variable === undefined) return { problem: 'Выберите из списка' };
    return storedValue(value, { variable_id: variable.id });
  }
  if (holdsFiles(type)) {
    const file = files.find(({ id }) => String(id) === value);
    if (file === undefined) return { problem: 'Файл не найден, загрузите его ещё раз' };
    if (type !== 'file' && !file.mime_type.startsWith('image/')) {
      return { problem: 'Выберите изображение' };
    }
    return storedValue(value, { file_id: file.id });
  }
  if (!canBeTyped(type)) return { problem: 'Это поле здесь не заполняют' };
  const problem = textProblem(type, value);
  if (problem !== null) return { problem };
  const read = (ofType[type] ?? z.string()).safeParse(value);
  if (!read.success) return { problem: read.error.issues[0]?.message ?? 'Недопустимое значение' };
  return storedValue(read.data, { number: numberOf(type, read.data) });
}

const dayLength = 86_400_000;

function numberOf(type: FieldType, value: string): number | null {
  if (type === 'integer') return Number(value);
  if (type === 'date') return Date.parse(value) / dayLength;
  return type === 'datetime' ? Date.parse(value) : null;
}
