// The number of a certificate, as people read it aloud, copy and type it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certificateNumber } from './index.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const anyOf = (letters: string) => fc.constantFrom(...letters);

const beginning = fc
  .array(anyOf(alphabet), { minLength: 11, maxLength: 11 })
  .map((symbols) => symbols.join(''));

/** Of all that begin so, those whose check symbol belongs to it. */
const numbersFrom = (start: string): string[] =>
  Array.from(alphabet, (last) => start + last).filter(
    (symbols) => certificateNumber(symbols) !== null,
  );

const number = beginning.map((start) => numbersFrom(start).join(''));

describe('the number of a certificate', () => {
  test('has one check symbol that belongs to it', () => {
    fc.assert(
      fc.property(beginning, (start) => {
        expect(numbersFrom(start)).toHaveLength(1);
      }),
    );
  });

  test('is kept in groups of four', () => {
    fc.assert(
      fc.property(number, (symbols) => {
        const kept = certificateNumber(symbols) ?? '';
        expect(kept).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(kept.replaceAll('-', '')).toBe(symbols);
        expect(certificateNumber(kept)).toBe(kept);
      }),
    );
  });

  test('is the same however it is typed', () => {
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

  test('is another one when one symbol is wrong', () => {
    fc.assert(
      fc.property(number, fc.nat(11), anyOf(alphabet), (symbols, at, other) => {
        fc.pre(symbols[at] !== other);
        expect(certificateNumber(symbols.slice(0, at) + other + symbols.slice(at + 1))).toBeNull();
      }),
    );
  });

  test('is another one when neighbours change places, but for 0 and Z', () => {
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
