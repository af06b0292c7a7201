// Valid and invalid values of each type of custom field.
import { expect, test } from 'vitest';
import { textProblem } from './text-rules.ts';
import type { FieldType } from './types.ts';

test.each<[FieldType, string]>([
  ['string', 'что угодно'],
  ['integer', '-12'],
  ['phone', '8 (900) 000-00-00'],
  ['email', 'директор@школа.рф'],
  ['url', 'https://школа.рф/курсы?a=1'],
  ['telegram_id', '@kafedra'],
  ['telegram_id', '123456'],
])('%s accepts %s', (type, text) => {
  expect(textProblem(type, text)).toBeNull();
});

test.each<[FieldType, string, string]>([
  ['string', 'я'.repeat(10_001), 'Не больше 10\u00A0000 символов'],
  ['integer', '1,5', 'Введите целое число'],
  ['phone', 'нет', 'Введите номер в виде +7 900 000-00-00'],
  ['email', 'школа', 'Введите адрес почты в виде имя@домен.ру'],
  ['url', 'javascript:alert(1)', 'Адрес должен начинаться с http:// или https://'],
  ['telegram_id', '@a', 'Введите имя в виде @name или номер'],
])('%s rejects %s', (type, text, message) => {
  expect(textProblem(type, text)).toBe(message);
});
