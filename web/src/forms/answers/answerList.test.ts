import { expect, test } from 'vitest';
import { fieldWords } from './answerList.ts';

test('words of fields stand in the address whatever they are', () => {
  const words = { 12: 'а;б:в 100%', 7: 'Анна' };
  expect(fieldWords.read(fieldWords.write(words))).toEqual(words);
  expect(fieldWords.read('нет:слов;12:')).toEqual({});
  expect(fieldWords.write({ 12: ' ' })).toBe('');
});
