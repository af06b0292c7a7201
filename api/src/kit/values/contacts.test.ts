// Phone numbers and email addresses in all usual notations.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { email, phoneOf, searchForPhones } from './contacts.ts';
import { wordsOf } from '../lists/list.ts';

/** Russian numbers: the code of an operator or a town, and the rest. */
const russian = fc
  .tuple(
    fc.constantFrom('900', '999', '975', '495', '812', '800', '343'),
    fc.integer({ max: 9_999_999, min: 0 }),
  )
  .map(([code, rest]) => `${code}${String(rest).padStart(7, '0')}`);

/** The groups of a number's digits with usual separators. */
const written = fc
  .tuple(
    russian,
    fc.constantFrom('+7', '8', '7', ''),
    fc.constantFrom('', ' ', '-', ' - '),
    fc.boolean(),
  )
  .map(([number, before, between, isBracketed]) => {
    const [code, ...rest] = [
      number.slice(0, 3),
      number.slice(3, 6),
      number.slice(6, 8),
      number.slice(8),
    ];
    const head = isBracketed ? `(${code})` : code;
    return { number, text: [before, head, ...rest].filter(Boolean).join(between) };
  });

/** Matches as a list does: the words of a search in the stored values. */
const finds = (search: string, number: string) =>
  wordsOf('search', searchForPhones(search)).every((word) =>
    `Орлова Анна anna@school.test +7${number}`.toLowerCase().includes(word.toLowerCase()),
  );

describe('a Russian number', () => {
  test('is normalized from every notation', () => {
    fc.assert(
      fc.property(written, ({ number, text }) => {
        expect(phoneOf(text)).toBe(`+7${number}`);
        expect(phoneOf(`+7${number}`)).toBe(`+7${number}`);
      }),
    );
  });

  test('is found by every notation, also after a name', () => {
    fc.assert(
      fc.property(written, ({ number, text }) => {
        expect(finds(text, number)).toBe(true);
        expect(finds(`орлова ${text}`, number)).toBe(true);
      }),
    );
  });

  test('is found by its first and by its last digits', () => {
    fc.assert(
      fc.property(russian, fc.integer({ min: 4, max: 10 }), (number, length) => {
        expect(finds(`8${number.slice(0, length)}`, number)).toBe(true);
        expect(finds(`+7 ${number.slice(0, length)}`, number)).toBe(true);
        expect(finds(number.slice(-length), number)).toBe(true);
      }),
    );
  });
});

test.each([
  ['8 (999) 123-45-67', '+79991234567'],
  ['+7 999 123 45 67', '+79991234567'],
  ['9991234567', '+79991234567'],
  ['79991234567', '+79991234567'],
  ['8-800-555-35-35', '+78005553535'],
  ['+375 29 123-45-67', '+375291234567'],
  ['8 10 49 30 123456', '+4930123456'],
  ['+1 (202) 555-0123', '+12025550123'],
  ['+7 123 456-78-90', null],
  ['8 999 123 45 6', null],
  ['8 999 123-45-67 доб. 12', null],
  ['1234567', null],
  ['+79991234567 и +79991234568', null],
  ['позвоните мне', null],
  ['', null],
])('%s is %s', (text, number) => {
  expect(phoneOf(text)).toBe(number);
});

test.each([
  ['8 (999) 123', '999123'],
  ['8 999', '999'],
  ['8999', '999'],
  ['8123', '8123'],
  ['орлова 8999123', 'орлова 999123'],
  ['101 102', '101 102'],
  ['2026-2027', '20262027'],
  ['1-а класс', '1-а класс'],
  ['user8999@mail.ru', 'user8999@mail.ru'],
  ['89991234567 89997654321', '9991234567 9997654321'],
])('normalizes a search for %s to %s', (search, words) => {
  expect(searchForPhones(search)).toBe(words);
});

test.each([
  [' Anna@School.RU ', 'Anna@school.ru'],
  ['вера@школа.рф', null],
  ['vera@школа.рф', 'vera@xn--80atdl2c.xn--p1ai'],
  ['vera@школа.рф/x', null],
  ['vera@', null],
  ['vera', null],
])('stores the address %s as %s', (text, expected) => {
  expect(email.safeParse(text).data ?? null).toBe(expected);
});

test('an email address has at most 64 characters before the @', () => {
  const of = (letters: number) => email.safeParse(`${'a'.repeat(letters)}@school.ru`).success;
  expect([of(64), of(65)]).toEqual([true, false]);
});
