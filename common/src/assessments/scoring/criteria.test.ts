// Sums of marks by criteria, and rejected marks.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questions } from '../../../testing/questions.ts';
import { pointsOfCriteria } from './criteria.ts';
import { maxPointsOf } from './points.ts';

const question = questions.assessment_by_criterion;

test('full marks give all points, and no marks give none', () => {
  fc.assert(
    fc.property(question, (question) => {
      const marks = question.question_criteria_by_sort.map(({ id, max_points }) => ({
        criterion_id: id,
        points: max_points,
      }));
      const max_points = maxPointsOf(question);
      const full = { points: max_points, max_points, is_complete: true, problems: [] };
      expect(pointsOfCriteria(question, marks)).toEqual(full);
      const empty = { points: 0, max_points, is_complete: false, problems: [] };
      expect(pointsOfCriteria(question, [])).toEqual(empty);
    }),
  );
});

test('valid marks add up exactly, and others are reported', () => {
  const hundredths = fc.integer({ min: -100, max: 2500 });
  fc.assert(
    fc.property(question, fc.array(hundredths, { maxLength: 6 }), (question, all) => {
      const criteria = question.question_criteria_by_sort.slice(0, all.length);
      const marks = criteria.map(({ id }, index) => ({
        criterion_id: id,
        points: (all[index] ?? 0) / 100,
      }));
      const isWithin = (index: number) => {
        const [mark = 0, most = 0] = [all[index], (criteria[index]?.max_points ?? 0) * 100];
        return question.criterion_type === 'points'
          ? mark >= 0 && mark <= most
          : mark === 0 || mark === most;
      };
      const { points, problems } = pointsOfCriteria(question, marks);
      const within = criteria.flatMap((_, index) => (isWithin(index) ? (all[index] ?? 0) : []));
      expect(Math.round(points * 100)).toBe(within.reduce((sum, mark) => sum + mark, 0));
      expect(problems.map(({ field }) => field)).toEqual(
        criteria.flatMap((_, index) => (isWithin(index) ? [] : `${index}.points`)),
      );
    }),
  );
});

test('a mark of an unknown criterion, a repeated one, or one in thousandths does not count', () => {
  const [sample] = fc.sample(question, { numRuns: 1, seed: 3 });
  const [first] = sample?.question_criteria_by_sort ?? [];
  if (sample === undefined || first === undefined) throw new Error('a criterion');
  const marks = [
    { criterion_id: first.id, points: 0.125 },
    { criterion_id: first.id, points: 1 },
    { criterion_id: first.id, points: 1 },
    { criterion_id: -1, points: 1 },
  ];
  const { points, problems } = pointsOfCriteria({ ...sample, criterion_type: 'points' }, marks);
  expect({ points, fields: problems.map(({ field }) => field) }).toEqual({
    points: 1,
    fields: ['0.points', '2.criterion_id', '3.criterion_id'],
  });
});
