// Tests which parts of a text are highlighted.
import { expect, test } from 'vitest';
import { comparedWords, partsOf } from './search-text.ts';

test('words are compared in small letters without ё, whatever stands between them', () => {
  expect(comparedWords('«Ёлочные» игрушки, 9-й класс & | !')).toEqual(
    'елочные игрушки 9 й класс'.split(' '),
  );
});

test('a text keeps its own letters around what was found', () => {
  expect(partsOf('Ёлка — 🎄 и «ёлки»', '[елка]     и  [елки] ')).toEqual([
    { text: 'Ёлка', match: true },
    { text: ' — 🎄 и «', match: false },
    { text: 'ёлки', match: true },
    { text: '»', match: false },
  ]);
});

test('a text whose letters do not stand where those compared stand is shown without marks', () => {
  expect(partsOf('İstanbul', '[i stanbul]')).toEqual([{ text: 'İstanbul', match: false }]);
});
