// Differences that are ignored when typed texts are compared.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparable } from './texts.ts';

test.each([
  ['  Ёлка ', 'елка'],
  ['е\u0308лка', 'ёлка'],
  ['два\u00A0 \n слова', 'два слова'],
  ['кое—как', 'кое-как'],
  ['«да»', '"да"'],
  ['O’Коннор', "o'коннор"],
  ['STRASSE', 'straße'],
  ['ΟΔΟΣ', 'οδος'],
  ['пере\u00ADнос', 'перенос'],
  ['0,5', '0.5'],
  ['−2,50', '-2.50'],
  ['и так далее…', 'и так далее...'],
])('«%s» is «%s»', (one, other) => {
  expect(comparable(one, false)).toBe(comparable(other, false));
});

test.each([
  ['007', '7'],
  ['1.5', '1.50'],
  ['да', 'да.'],
  ['1, 5', '1.5'],
  ['а', 'a'],
])('«%s» is not «%s»', (one, other) => {
  expect(comparable(one, false)).not.toBe(comparable(other, false));
});

test('only case makes a difference if the question says so', () => {
  expect(comparable('Москва', true)).not.toBe(comparable('москва', true));
  expect(comparable(' «Ёж» ', true)).toBe(comparable('"Еж"', true));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const same = comparable(text, false);
      for (const typed of [` ${text}\u00A0`, text.normalize('NFD'), `\u200B${text}`]) {
        expect(comparable(typed, false)).toBe(same);
      }
    }),
  );
});
