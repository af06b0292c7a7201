// Russian messages for invalid values.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { failureOf } from '../http/errors.ts';
import { russianErrorMap } from './russian-errors.ts';
import { choice } from './texts.ts';

const listed = (count: number) => Array.from({ length: count }, (_, place) => `v${place}`);

/** The problems of a value, as `field: message`. */
function wrongWith(schema: z.ZodType, value: unknown): string[] {
  const read = schema.safeParse(value, { error: russianErrorMap, reportInput: true });
  const { errors = [] } = read.success ? {} : failureOf(read.error);
  return errors.map(({ field, message }) => `${field ?? ''}: ${message}`);
}

test.for([
  [z.string(), 5, 'Укажите текст'],
  [z.string(), null, 'Обязательное поле'],
  [z.string(), undefined, 'Обязательное поле'],
  [z.string().min(1), '', 'Обязательное поле'],
  [z.string().min(3), 'a', 'Требуется минимум 3 символа'],
  [z.string().max(1), 'aa', 'Не больше 1 символа'],
  [z.string().max(255), 'a'.repeat(256), 'Не больше 255 символов'],
  [z.email(), 'a', 'Введите адрес почты в виде имя@домен.ру'],
  [z.iso.date(), 'a', 'Введите дату в виде 2026-09-01'],
  [z.uuid(), 'a', 'Недопустимое значение'],
  [z.number(), '5', 'Укажите число'],
  [z.int32(), 1.5, 'Укажите целое число'],
  [z.int32(), 3e9, 'Не больше 2 147 483 647'],
  [z.number().positive(), 0, 'Больше 0'],
  [z.number().multipleOf(5), 7, 'Укажите число, кратное 5'],
  [z.boolean(), 'yes', 'Укажите «true» или «false»'],
  [z.array(z.string()), 'a', 'Укажите список'],
  [z.array(z.string()).min(2), ['a'], 'Требуется минимум 2 значения'],
  [z.strictObject({}), [], 'Укажите объект с полями'],
  [z.enum(['a', 'b']), 'c', 'Выберите одно из: «a», «b»'],
  [z.enum(['a', 'b']), null, 'Обязательное поле'],
  [choice(['a', 'b'], 'Выберите тариф'), 'c', 'Выберите одно из: «a», «b»'],
  [choice(['a', 'b'], 'Выберите тариф'), undefined, 'Выберите тариф'],
  [choice(['a', 'b'], 'Выберите тариф'), '', 'Выберите тариф'],
  [z.literal('a'), 'c', 'Ожидается «a»'],
  [z.union([z.string(), z.array(z.string())]), 5, 'Укажите текст или список'],
  [z.string().refine(() => false), 'a', 'Недопустимое значение'],
] as const)('%#: of a value', ([schema, value, message]) => {
  expect(wrongWith(schema, value).map((error) => error.replaceAll('\u00a0', ' '))).toEqual([
    `: ${message}`,
  ]);
});

test('lists only some of many choices', () => {
  const [error = ''] = wrongWith(z.enum(listed(80)), 'c');
  expect(error).toMatch(/«v0», .*«v19» и ещё 60$/);
});

describe('the reported field', () => {
  const role = z.strictObject({
    name: z.string(),
    rights: z.strictObject({ read: z.boolean().optional() }).optional(),
    ids: z.union([z.number(), z.array(z.number())]).optional(),
  });

  test('is each unknown name at any depth', () => {
    const sent = { name: 'a', nope: 1, Nope: 2, rights: { write: true } };
    expect(wrongWith(role, sent)).toEqual([
      'rights.write: Неизвестное поле «write»',
      'nope: Неизвестное поле «nope»',
      'Nope: Неизвестное поле «Nope»',
    ]);
  });

  test('is within the union member that matches the value’s type', () => {
    expect(wrongWith(role, { name: 'a', ids: [1, 'b'] })).toEqual(['ids.1: Укажите число']);
  });

  test('is reported once', () => {
    const short = z.strictObject({ code: z.string().min(3).regex(/^\d/) });
    expect(wrongWith(short, { code: 'a' })).toEqual(['code: Требуется минимум 3 символа']);
  });

  test('is shortened if its name is long', () => {
    const [error = ''] = wrongWith(role, { name: 'a', ['x'.repeat(5000)]: 1 });
    expect(error.split(': ')[1]).toHaveLength('Неизвестное поле «»'.length + 61);
  });
});
