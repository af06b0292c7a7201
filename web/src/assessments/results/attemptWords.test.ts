// Tests the texts that describe an attempt.
import { expect, it } from 'vitest';
import { markWords, attemptDurationWords } from './attemptWords.ts';

it.each([
  [0, '0 с'],
  [59, '59 с'],
  [60, '1 мин'],
  [3599, '59 мин'],
  [3600, '1 ч'],
  [5460, '1 ч 31 мин'],
  [90_000, '25 ч'],
])('formats %d seconds as «%s»', (seconds, words) => {
  const began = '2026-09-01T10:00:00Z';
  expect(
    attemptDurationWords(began, new Date(Date.parse(began) + seconds * 1000).toISOString()),
  ).toBe(words);
});

it('has neither duration nor mark for a running attempt', () => {
  expect(attemptDurationWords('2026-09-01T10:00:00Z', null)).toBeNull();
  expect(markWords(5, null)).toBeNull();
});

it('words marks by the grading scale', () => {
  expect(markWords(5, 4)).toBe('4 (хорошо)');
  expect(markWords(100, 62)).toBe('62 из 100');
  expect(markWords(1, 0)).toBe('незачёт');
});
