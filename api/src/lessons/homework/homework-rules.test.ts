// Tests the bounds of points and the digest of submitted texts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxTaskPoints } from '../rules.ts';
import { pointsProblem } from './homework-rules.ts';
import { minWords, wordsDigest } from './words-digest.ts';

const points = fc.integer({ min: 0, max: maxTaskPoints });

test('accepts points within the bounds of a task, both bounds included', () => {
  fc.assert(
    fc.property(points, points, points, (given, one, other) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      const fits = given >= least && given <= most;
      expect(pointsProblem(given, { least, most }) === null).toBe(fits);
      expect(pointsProblem(least, { least, most })).toBeNull();
      expect(pointsProblem(most, { least, most })).toBeNull();
    }),
  );
});

test('accepts up to the general maximum without an upper bound', () => {
  expect(pointsProblem(maxTaskPoints, { least: 1, most: null })).toBeNull();
  expect(pointsProblem(0, { least: 1, most: null })).toBe('За это задание ставят от 1 до 1000');
  expect(pointsProblem(4, { least: 5, most: 5 })).toBe('За это задание ставят ровно 5');
});

const words = (count: number) => Array.from({ length: count }, (_, index) => `ёлка${index}`);

test('gives the same digest to the same words in any spelling of case and spaces', () => {
  const plain = words(minWords).join(' ');
  const written = `— ${words(minWords).join(',\n ').toUpperCase().replaceAll('Ё', 'Е')}!`;
  expect(wordsDigest(written)).toBe(wordsDigest(plain));
  expect(wordsDigest(`${plain} ещё`)).not.toBe(wordsDigest(plain));
});

test('gives no digest to a short answer', () => {
  expect(wordsDigest(words(minWords - 1).join(' '))).toBeNull();
});
