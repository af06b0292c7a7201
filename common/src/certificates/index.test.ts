// Certificate numbers as people read them aloud, copy and type them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certificateNumber } from './index.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const anyOf = (letters: string) => fc.constantFrom(...letters);

const beginning = fc
  .array(anyOf(alphabet), { minLength: 11, maxLength: 11 })
  .map((symbols) => symbols.join(''));

/** All numbers with this beginning and a valid check symbol. */
const numbersFrom = (start: string): string[] =>
  Array.from(alphabet, (last) => start + last).filter(
    (symbols) => certificateNumber(symbols) !== null,
  );

const number = beginning.map((start) => numbersFrom(start).join(''));

describe('a certificate number', () => {
  test('has exactly one valid check symbol', () => {
    fc.assert(
      fc.property(beginning, (start) => {
        expect(numbersFrom(start)).toHaveLength(1);
      }),
    );
  });

  test('is stored in groups of four', () => {
    fc.assert(
      fc.property(number, (symbols) => {
        const stored = certificateNumber(symbols) ?? '';
        expect(stored).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(stored.replaceAll('-', '')).toBe(symbols);
        expect(certificateNumber(stored)).toBe(stored);
      }),
    );
  });

  test('is the same in any spelling', () => {
    const asTyped: Record<string, string> = { 0: 'оОoO', 1: 'iIlL', A: 'аАa', K: 'кКk', X: 'хХx' };
    fc.assert(
      fc.property(number, fc.nat(), fc.constantFrom('', ' ', '-', ' – '), (symbols, which, gap) => {
        const typed = Array.from(symbols, (symbol) => {
          const ways = asTyped[symbol] ?? symbol.toLowerCase();
          return ways[which % ways.length];
        });
        expect(certificateNumber(` № ${typed.join(gap)}`)).toBe(certificateNumber(symbols));
      }),
    );
  });

  test('is invalid with one wrong symbol', () => {
    fc.assert(
      fc.property(number, fc.nat(11), anyOf(alphabet), (symbols, at, other) => {
        fc.pre(symbols[at] !== other);
        expect(certificateNumber(symbols.slice(0, at) + other + symbols.slice(at + 1))).toBeNull();
      }),
    );
  });

  test('is invalid with swapped neighbours, except 0 and Z', () => {
    fc.assert(
      fc.property(number, fc.nat(10), (symbols, at) => {
        const [one = '', other = ''] = symbols.slice(at, at + 2);
        fc.pre(one !== other && !['0Z', 'Z0'].includes(one + other));
        const changed = symbols.slice(0, at) + other + one + symbols.slice(at + 2);
        expect(certificateNumber(changed)).toBeNull();
      }),
    );
  });

  test.each(['', 'K7QM', '0000-0000-0000-0', 'U000-0000-0000', '0000-0000-000*'])(
    'is not %j',
    (typed) => expect(certificateNumber(typed)).toBeNull(),
  );
});
