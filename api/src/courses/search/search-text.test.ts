// Tests which parts of a text are highlighted.
import { expect, test } from 'vitest';
import { searchWords, splitMatches } from './search-text.ts';

test('compares words in lower case without ё, whatever separates them', () => {
  expect(searchWords('«Ёлочные» игрушки, 9-й класс & | !')).toEqual(
    'елочные игрушки 9 й класс'.split(' '),
  );
});

test('highlights matches in the original text', () => {
  expect(splitMatches('Ёлка — 🎄 и «ёлки»', '[елка]     и  [елки] ')).toEqual([
    { text: 'Ёлка', match: true },
    { text: ' — 🎄 и «', match: false },
    { text: 'ёлки', match: true },
    { text: '»', match: false },
  ]);
});

test('shows a text without highlights if normalization moved its letters', () => {
  expect(splitMatches('İstanbul', '[i stanbul]')).toEqual([{ text: 'İstanbul', match: false }]);
});
