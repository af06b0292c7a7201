// Rules of form fields, with the specification’s messages.
import { describe, expect, it } from 'vitest';
import {
  email,
  firstFailing,
  maxLength,
  maxLengthOrEmpty,
  minLength,
  minLengthOrEmpty,
  pattern,
  required,
  url,
  type Rule,
} from './validators.ts';

/** The values that violate the rule. */
const refused = (rule: Rule, values: readonly string[]) =>
  values.filter((value) => rule(value) !== null);

const allRefused = (rule: Rule, values: readonly string[]) =>
  refused(rule, values).length === values.length;

describe('rules', () => {
  it('required() rejects spaces', () => {
    expect(required()('   ')).toBe('Обязательное поле');
    for (const nothing of ['', null, undefined, false, []])
      expect(required()(nothing)).toBe('Обязательное поле');
    for (const something of ['а', 0, true, ['а']]) expect(required()(something)).toBeNull();
  });

  it('email() accepts an empty text, but no invalid address', () => {
    expect(
      refused(email(), ['', 'admin@demo.school', ' admin@demo.school ', 'имя@почта.рф']),
    ).toEqual([]);
    expect(
      allRefused(email(), [
        'admin',
        'admin@',
        'admin@school',
        'a b@demo.school',
        '@demo.school',
        'a@demo..school',
      ]),
    ).toBe(true);
  });

  it('url() accepts only http and https', () => {
    expect(refused(url(), ['', 'http://demo.school', 'HTTPS://demo.school/path?x=1'])).toEqual([]);
    expect(
      allRefused(url(), [
        'demo.school',
        'ftp://demo.school',
        'javascript:alert(1)',
        'https://',
        'http:///path',
      ]),
    ).toBe(true);
  });

  it('minLength() rejects an empty text, minLengthOrEmpty() accepts it', () => {
    expect(refused(minLength(3), ['abc', 'абвг'])).toEqual([]);
    expect(allRefused(minLength(3), ['', 'ab', 'a  '])).toBe(true);
    expect(refused(minLengthOrEmpty(3), ['', 'abc'])).toEqual([]);
    expect(allRefused(minLengthOrEmpty(3), ['ab'])).toBe(true);
    expect(minLength(3)('ab')).toBe('Требуется минимум 3 символа');
    expect(minLength(8)('ab')).toBe('Требуется минимум 8 символов');
  });

  it('maxLength() rejects an empty text, maxLengthOrEmpty() accepts it', () => {
    expect(refused(maxLength(5), ['a', 'абвгд', '🎓🎓🎓🎓🎓'])).toEqual([]);
    expect(allRefused(maxLength(5), ['', 'абвгде'])).toBe(true);
    expect(refused(maxLengthOrEmpty(5), ['', 'абвгд'])).toEqual([]);
    expect(allRefused(maxLengthOrEmpty(5), ['абвгде'])).toBe(true);
    expect(maxLengthOrEmpty(255)('я'.repeat(256))).toBe('Не больше 255 символов');
  });

  it('pattern() gives the same result every time, even with a global regular expression', () => {
    const code = pattern(/^[a-z0-9-]+$/giu, 'Невалидное название поддомена');
    for (const _ of [1, 2, 3]) expect(refused(code, ['', 'fizika-2027'])).toEqual([]);
    expect(code('физика')).toBe('Невалидное название поддомена');
  });

  it('firstFailing() returns the first message', () => {
    const rules = [required(), minLength(3), pattern(/^[a-z]+$/u, 'Только буквы')];
    expect(firstFailing(rules, '')).toBe('Обязательное поле');
    expect(firstFailing(rules, '1')).toBe('Требуется минимум 3 символа');
    expect(firstFailing(rules, '123')).toBe('Только буквы');
    expect(firstFailing(rules, 'abc')).toBeNull();
  });
});
