// Searching texts by words as people type them.
import { expect, it } from 'vitest';
import { hasWords } from './index.ts';

it.each([
  ['Расчёт за ЁЛКУ', 'елку расчет', true],
  ['Расчет за елку', 'Ёлку', true],
  ['Расчёт за ёлку', 'расчёт  палку', false],
  ['Расчёт', '', true],
])('«%s» for «%s»: %s', (text, search, isFound) => {
  expect(hasWords(text, search)).toBe(isFound);
});
