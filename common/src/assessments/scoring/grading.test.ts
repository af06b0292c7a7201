// The points from which each mark is given.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gradeOf } from './grading.ts';
import { gradingScales } from '../questions.ts';

const grade = (scale: 5 | 10 | 100 | 1, points: number, successful: number | null = null) =>
  gradeOf(scale, { points, max_points: 20, successful_points: successful });

test.each([
  [5, 20, '5 (отлично)', true],
  [5, 17, '5 (отлично)', true],
  [5, 16.99, '4 (хорошо)', true],
  [5, 13, '4 (хорошо)', true],
  [5, 12.99, '3 (удовлетворительно)', true],
  [5, 9, '3 (удовлетворительно)', true],
  [5, 8.99, '2 (неудовлетворительно)', false],
  [5, 0, '2 (неудовлетворительно)', false],
  [10, 19, '10 из 10', true],
  [10, 18.99, '9 из 10', true],
  [10, 0.99, '0 из 10', false],
  [100, 12.5, '63 из 100', true],
  [100, 0.1, '1 из 100', false],
  [1, 9, 'зачёт', true],
  [1, 8.99, 'незачёт', false],
] as const)('of %d: %d of 20 points are %s', (scale, points, words, is_passed) => {
  expect(grade(scale, points)).toMatchObject({ words, is_passed });
});

test('a test may set the points from which it is passed', () => {
  expect(grade(1, 9, 9.5)?.is_passed).toBe(false);
  expect(grade(1, 9.5, 9.5)?.is_passed).toBe(true);
  expect(grade(5, 3, 3)).toMatchObject({ mark: 3, is_passed: true });
  expect(grade(5, 18, 19)).toMatchObject({ mark: 2, is_passed: false });
  expect(grade(5, 19, 19)).toMatchObject({ mark: 5, is_passed: true });
});

test('more points never give a worse mark, and a test without points has no mark', () => {
  const hundredths = fc.integer({ min: 0, max: 100_000 });
  const scale = fc.constantFrom(...gradingScales);
  fc.assert(
    fc.property(scale, hundredths, hundredths, hundredths, (scale, one, other, most) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((points) =>
        gradeOf(scale, {
          points: points / 100,
          max_points: (most + 100_001) / 100,
          successful_points: null,
        }),
      );
      expect(more?.mark).toBeGreaterThanOrEqual(less?.mark ?? Infinity);
    }),
  );
  expect(gradeOf(5, { points: 0, max_points: 0, successful_points: null })).toBeNull();
});
