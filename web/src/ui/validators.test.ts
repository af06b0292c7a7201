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

const good = (rule: Rule, ...values: string[]) => {
  for (const value of values) expect(rule(value), value).toBeNull();
};
const bad = (rule: Rule, ...values: string[]) => {
  for (const value of values) expect(rule(value), value).toEqual(expect.any(String));
};

describe('rules', () => {
  it('takes spaces for nothing where something is required', () => {
    expect(required()('   ')).toBe('Обязательное поле');
    for (const nothing of ['', null, undefined, false, []])
      expect(required()(nothing)).toBe('Обязательное поле');
    for (const something of ['а', 0, true, ['а']]) expect(required()(something)).toBeNull();
  });

  it('lets an address be absent, but not wrong', () => {
    good(email(), '', 'admin@demo.school', ' admin@demo.school ', 'имя@почта.рф');
    bad(
      email(),
      'admin',
      'admin@',
      'admin@school',
      'a b@demo.school',
      '@demo.school',
      'a@demo..school',
    );
  });

  it('takes only http and https for web addresses', () => {
    good(url(), '', 'http://demo.school', 'HTTPS://demo.school/path?x=1');
    bad(
      url(),
      'demo.school',
      'ftp://demo.school',
      'javascript:alert(1)',
      'https://',
      'http:///path',
    );
  });

  it('has a shortest length that wants a value, and one that does not', () => {
    good(minLength(3), 'abc', 'абвг');
    bad(minLength(3), '', 'ab', 'a  ');
    good(minLengthOrEmpty(3), '', 'abc');
    bad(minLengthOrEmpty(3), 'ab');
    expect(minLength(3)('ab')).toBe('Требуется минимум 3 символа');
    expect(minLength(8)('ab')).toBe('Требуется минимум 8 символов');
  });

  it('has a longest length that wants a value, and one that does not', () => {
    good(maxLength(5), 'a', 'абвгд', '🎓🎓🎓🎓🎓');
    bad(maxLength(5), '', 'абвгде');
    good(maxLengthOrEmpty(5), '', 'абвгд');
    bad(maxLengthOrEmpty(5), 'абвгде');
    expect(maxLengthOrEmpty(255)('я'.repeat(256))).toBe('Не больше 255 символов');
  });

  it('matches the same way every time, even with a regular expression that remembers', () => {
    const code = pattern(/^[a-z0-9-]+$/giu, 'Невалидное название поддомена');
    for (const _ of [1, 2, 3]) good(code, '', 'fizika-2027');
    expect(code('физика')).toBe('Невалидное название поддомена');
  });

  it('says only what fails first', () => {
    const rules = [required(), minLength(3), pattern(/^[a-z]+$/u, 'Только буквы')];
    expect(firstFailing(rules, '')).toBe('Обязательное поле');
    expect(firstFailing(rules, '1')).toBe('Требуется минимум 3 символа');
    expect(firstFailing(rules, '123')).toBe('Только буквы');
    expect(firstFailing(rules, 'abc')).toBeNull();
  });
});
