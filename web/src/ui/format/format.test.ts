// Russian formats of numbers, money, dates and sizes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countOf,
  formatDate,
  formatDateTime,
  formatNumber,
  formatOutOf,
  formatPhone,
  formatPrice,
  formatSize,
  formatTimeLeft,
  initials,
  plural,
} from './format.ts';

const courses = ['курс', 'курса', 'курсов'] as const;

/** Replaces non-breaking spaces for readable expectations. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('numbers', () => {
  it('are shown with their maximum if there is one', () => {
    expect(plain(formatOutOf(7.5, 1000) ?? '')).toBe('7,5 из 1 000');
    expect(formatOutOf(0, 10)).toBe('0 из 10');
    expect(formatOutOf(7, null)).toBe('7');
    expect(formatOutOf(null, 10)).toBeNull();
  });

  it('separates thousands by no-break spaces', () => {
    expect(formatNumber(312)).toBe('312');
    expect(formatNumber(12_500)).toBe('12\u00a0500');
    expect(plain(formatNumber(1_234_567))).toBe('1 234 567');
    expect(plain(formatNumber(-1000))).toBe('−1 000');
    expect(plain(formatNumber('1234.5'))).toBe('1 234,5');
  });

  it('loses no digit of any number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n }), (value) => {
        const text = formatNumber(String(value));
        expect(text.replaceAll('\u00a0', '')).toBe(String(value));
        expect(
          text
            .split('\u00a0')
            .slice(1)
            .every((group) => group.length === 3),
        ).toBe(true);
      }),
    );
  });
});

describe('prices', () => {
  it('writes kopecks only if there are any', () => {
    expect(plain(formatPrice('12400.00'))).toBe('12 400 ₽');
    expect(plain(formatPrice('99.9'))).toBe('99,90 ₽');
    expect(plain(formatPrice(21_165))).toBe('21 165 ₽');
  });

  it('shows null and zero as free', () => {
    for (const free of [null, undefined, '', '0', '0.00', 0])
      expect(formatPrice(free)).toBe('Бесплатно');
  });

  it('keeps every kopeck', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 24n }), (kopecks) => {
        const wire = `${String(kopecks / 100n)}.${String(kopecks % 100n).padStart(2, '0')}`;
        const [roubles = '', rest = '00'] = formatPrice(wire)
          .replaceAll('\u00a0', '')
          .replace('₽', '')
          .split(',');
        expect(BigInt(roubles) * 100n + BigInt(rest)).toBe(kopecks);
      }),
    );
  });
});

describe('plurals', () => {
  it('follows Russian grammar', () => {
    const said = [1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 111, 121].map((count) =>
      plural(count, courses),
    );
    expect(said).toEqual([
      'курс',
      'курса',
      'курса',
      'курсов',
      'курсов',
      'курсов',
      'курсов',
      'курс',
      'курса',
      'курсов',
      'курсов',
      'курс',
    ]);
    expect(countOf(1205, courses)).toBe('1\u00a0205\u00a0курсов');
  });

  it('equals Intl.PluralRules for every whole number', () => {
    const rules = new Intl.PluralRules('ru');
    const forms: Record<string, string> = { one: 'курс', few: 'курса', many: 'курсов' };
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(plural(count, courses)).toBe(forms[rules.select(count)]);
      }),
    );
  });
});

describe('dates', () => {
  it('shows a day unchanged in any time zone', () => {
    expect(formatDate('2026-09-01')).toBe('01.09.2026');
    expect(formatDate('2026-08-31T22:30:00.000Z', 'Europe/Moscow')).toBe('01.09.2026');
    expect(formatDate(null)).toBe('—');
  });

  it('determines today and yesterday by the calendar, not by 24 hours', () => {
    const now = new Date('2026-09-02T00:10:00+03:00');
    const at = (instant: string) =>
      plain(formatDateTime(instant, { now, timeZone: 'Europe/Moscow' }));
    expect(at('2026-09-02T00:05:00+03:00')).toBe('сегодня, 00:05');
    expect(at('2026-09-01T23:59:00+03:00')).toBe('вчера, 23:59');
    expect(at('2026-08-31T14:05:00+03:00')).toBe('31.08.2026, 14:05');
    expect(formatDateTime(null)).toBe('—');
  });
});

describe('initials', () => {
  it('takes the first letters of two words', () => {
    expect(initials('Елена Соколова')).toBe('ЕС');
    expect(initials('  анна-мария  ')).toBe('АМ');
    expect(initials('«Кафедра»')).toBe('К');
    expect(initials('')).toBe('');
  });
});

describe('sizes', () => {
  it.each([
    [0, '0 Б'],
    [1023, '1 023 Б'],
    [1024, '1 КБ'],
    [2_516_582, '2,4 МБ'],
    [24 * 1024 ** 3, '24 ГБ'],
  ])('writes %d bytes as %s', (bytes, text) => {
    expect(plain(formatSize(bytes))).toBe(text);
  });
});

describe('the time left', () => {
  it.each([
    ['2026-09-02T12:00:00Z', '24 часа'],
    ['2026-09-02T10:59:00Z', '22 часа'],
    ['2026-09-01T13:00:00Z', '1 час'],
    ['2026-09-01T12:59:59Z', '59 минут'],
    ['2026-09-01T12:01:00Z', '1 минута'],
    ['2026-09-01T12:00:59Z', 'меньше минуты'],
    ['2026-09-01T12:00:00Z', null],
  ])('until %s is %s', (until, text) => {
    const left = formatTimeLeft(until, Date.parse('2026-09-01T12:00:00Z'));
    expect(left && plain(left)).toBe(text);
  });
});

describe('a phone number', () => {
  it.each([
    ['+79001234567', '+7 900 123-45-67'],
    ['+4930123456', '+4930123456'],
    ['звонить вечером', 'звонить вечером'],
    [null, ''],
  ])('%s is formatted as %s', (number, read) => {
    expect(formatPhone(number)).toBe(read);
  });
});
