// Tests the words for a question's measures.
import { expect, test } from 'vitest';
import { difficultyOf, discriminationOf, shareWords } from './measures.ts';

test('formats shares as percentages and no value as a dash', () => {
  expect([0, 2 / 3, 1, null].map(shareWords)).toEqual(['0 %', '67 %', '100 %', '—']);
});

test('words difficulty by the mean share of points', () => {
  expect([0.1, 0.25, 0.85, 0.9].map((share) => difficultyOf(share).words)).toEqual([
    'трудный',
    'средний',
    'средний',
    'лёгкий',
  ]);
});

test('marks a negative discrimination as a problem', () => {
  expect([-0.1, 0, 0.2, 0.4].map((correlation) => discriminationOf(correlation).tone)).toEqual([
    'danger',
    'warning',
    'neutral',
    'success',
  ]);
});
