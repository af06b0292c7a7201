// Tests parsing and serialization of judgements.
import { expect, it } from 'vitest';
import {
  savedJudgementInput,
  judgementInput,
  pointsUpTo,
  parsePoints,
  valuesOf,
  type JudgedQuestion,
} from './judgement.ts';

const whole: JudgedQuestion = { maxPoints: 10, criteria: [], isYesNo: false };

const criteria = [
  { databaseId: 1, name: 'Содержание', maxPoints: 5 },
  { databaseId: 2, name: 'Грамотность', maxPoints: 3 },
];

const byCriteria: JudgedQuestion = { maxPoints: 8, criteria, isYesNo: false };

const yesNo: JudgedQuestion = { ...byCriteria, isYesNo: true };

it.each([
  ['7', 7],
  ['7,5', 7.5],
  [' 7.25 ', 7.25],
  ['0', 0],
  ['7,', null],
  ['7,255', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
])('parses «%s» as %s points', (text, points) => {
  expect(parsePoints(text)).toBe(points);
});

it('rejects invalid or excessive points and accepts an empty input', () => {
  const rule = pointsUpTo(10);
  expect(rule('')).toBeNull();
  expect(rule('10')).toBeNull();
  for (const wrong of ['10,01', '11', 'пять', '1,234']) {
    expect(rule(wrong)).toBe('Введите число от 0 до 10, не больше двух знаков после запятой');
  }
});

it('converts the judgement of a whole answer to values and back', () => {
  expect(valuesOf(whole, null)).toEqual({ points: '', marks: [], comment: '' });
  const made = { points: 7.5, marks: [], comment: 'Хорошо' };
  const values = valuesOf(whole, made);
  expect(values).toEqual({ points: '7,5', marks: [], comment: 'Хорошо' });
  expect(judgementInput(whole, values)).toEqual({ points: 7.5, comment: 'Хорошо' });
  expect(savedJudgementInput(whole, made)).toEqual({ points: 7.5, comment: 'Хорошо' });
});

it('orders marks by criterion', () => {
  const marks = [
    { criterionId: 2, points: 1.5 },
    { criterionId: 1, points: 5 },
  ];
  const made = { points: 6.5, marks, comment: '' };
  const values = valuesOf(byCriteria, made);
  expect(values.marks.map(({ points }) => points)).toEqual(['5', '1,5']);
  expect(judgementInput(byCriteria, { ...values, comment: '  ' })).toEqual({
    comment: null,
    marks: [
      { criterionId: 1, points: 5 },
      { criterionId: 2, points: 1.5 },
    ],
  });
  expect(savedJudgementInput(byCriteria, made)).toEqual({ comment: null, marks });
});

it('converts all-or-nothing criteria to booleans', () => {
  const made = { points: 5, marks: [{ criterionId: 1, points: 5 }], comment: '' };
  const values = valuesOf(yesNo, made);
  expect(values.marks.map(({ isGiven }) => isGiven)).toEqual([true, false]);
  expect(judgementInput(yesNo, values).marks).toEqual([
    { criterionId: 1, points: 5 },
    { criterionId: 2, points: 0 },
  ]);
});
