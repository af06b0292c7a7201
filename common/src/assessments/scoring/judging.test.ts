// Judging answers of each kind of question, and the points of their parts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answered,
  answersTo,
  permuted,
  questions,
  rightAnswerOf,
} from '../../../testing/questions.ts';
import { topAnswers } from '../learner-answers.ts';
import type { Answer, LearnerAnswer, Question } from '../questions.ts';
import { scoreOf } from './scoring.ts';

const plain: Question = {
  type: 'input',
  question: '<p>Вопрос</p>',
  max_points: 10,
  partial: false,
  penalty_percentage: null,
  case_sensitive: false,
  correspondence_multi: false,
  criterion_type: 'points',
  answers: [],
  correspondences: [],
  correspondence_links: [],
  select_input_items: [],
  question_criteria_by_sort: [],
};

const answer = (id: number, rest: Partial<Answer> = {}): Answer => ({
  id,
  value: String(id),
  comment: null,
  correct: true,
  correct_position: null,
  sort: id,
  parent_answer_id: null,
  tolerance: null,
  ...rest,
});

const pointsOf = (question: Question, given: LearnerAnswer) => scoreOf(question, given).points;

/** Six choices, the first three of which are right. */
const choices: Question = {
  ...plain,
  type: 'checkbox',
  answers: [1, 2, 3, 4, 5, 6].map((id) => answer(id, { correct: id <= 3 })),
};

test.each([
  [[1, 2, 3], 10, 10, 10],
  [[1, 2], 0, 6.67, 6.67],
  [[1], 0, 3.33, 3.33],
  [[1, 2, 4], 0, 3.33, 5.42],
  [[1, 2, 3, 4], 0, 6.67, 8.75],
  [[1, 4], 0, 0, 2.08],
  [[1, 2, 3, 4, 5, 6], 0, 0, 6.25],
  [[4], 0, 0, 0],
])('choices %j: %d or nothing, %d in part, %d with a penalty of 12,5 %%', (ids, ...points) => {
  const given = { answers_id: ids };
  const partial = { ...choices, partial: true };
  expect([
    pointsOf(choices, given),
    pointsOf(partial, given),
    pointsOf({ ...partial, penalty_percentage: 12.5 }, given),
  ]).toEqual(points);
});

test('points are rounded half up to two decimal places', () => {
  const thirds = { ...choices, partial: true, max_points: 1 };
  const eighths = { ...thirds, answers: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => answer(id)) };
  expect(pointsOf(thirds, { answers_id: [1] })).toBe(0.33);
  expect(pointsOf(thirds, { answers_id: [1, 2] })).toBe(0.67);
  expect(pointsOf(eighths, { answers_id: [1] })).toBe(0.13);
  expect(pointsOf(eighths, { answers_id: [1, 2, 3] })).toBe(0.38);
});

test('an additional wrong choice never adds points, and an additional right one never subtracts any', () => {
  fc.assert(
    fc.property(answered(questions.checkbox), fc.nat(), ([question, given], random) => {
      const ticked = given.answers_id ?? [];
      const others = question.answers.filter(({ id }) => !ticked.includes(id));
      const added = others[random % others.length];
      if (added === undefined) return fc.pre(false);
      const partial = { ...question, partial: true };
      const more = pointsOf(partial, { answers_id: [...ticked, added.id] });
      const change = more - pointsOf(partial, given);
      expect(added.correct ? change : -change).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('several choices in a single choice question count as none', () => {
  fc.assert(
    fc.property(questions.radio, (question) => {
      const answers_id = question.answers.map(({ id }) => id);
      expect(scoreOf(question, { answers_id }).state).toBe('not_given');
    }),
  );
});

test('choices are judged as right, wrong or missed', () => {
  expect(scoreOf(choices, { answers_id: [1, 4] }).parts).toEqual([
    { answer_id: 1, outcome: 'right' },
    { answer_id: 2, outcome: 'missed' },
    { answer_id: 3, outcome: 'missed' },
    { answer_id: 4, outcome: 'wrong' },
  ]);
});

test('a number is right within the tolerance of any accepted one', () => {
  const question: Question = {
    ...plain,
    type: 'numeric_input',
    answers: [answer(1, { value: '0,3', tolerance: '0,05' }), answer(2, { value: '7' })],
  };
  const given = ['0.25', '0,35', '0.350001', '7,0', '7.01', 'семь', '+0,30'];
  expect(given.map((text) => pointsOf(question, { text }))).toEqual([10, 10, 0, 10, 0, 0, 10]);
  expect(scoreOf(question, { text: '7' }).parts).toEqual([{ answer_id: 2, outcome: 'right' }]);
});

test('a number is right in any notation, and wrong beyond the tolerance', () => {
  const hundredths = fc.integer({ min: -100_000, max: 100_000 });
  fc.assert(
    fc.property(
      hundredths,
      fc.integer({ min: -5, max: 5 }),
      fc.nat(3),
      (number, off, tolerance) => {
        const text = (all: number) => (all / 100).toFixed(2);
        const question: Question = {
          ...plain,
          type: 'numeric_input',
          answers: [answer(1, { value: text(number), tolerance: text(tolerance) })],
        };
        const typed = text(number + off)
          .replace('.', ',')
          .replace('-', '−');
        expect(pointsOf(question, { text: typed })).toBe(Math.abs(off) <= tolerance ? 10 : 0);
      },
    ),
  );
});

test('a text is right if it equals any accepted one, case-sensitively if the question says so', () => {
  const question = {
    ...plain,
    answers: [answer(1, { value: 'Орёл' }), answer(2, { value: '0,5' })],
  };
  const given = ['орел ', 'ОРЁЛ', '0.5', 'орлы', 'Орел'];
  const strict = { ...question, case_sensitive: true };
  expect(given.map((text) => pointsOf(question, { text }))).toEqual([10, 10, 10, 0, 10]);
  expect(given.map((text) => pointsOf(strict, { text }))).toEqual([0, 0, 10, 0, 10]);
});

test('a blank text is no answer, even if it is accepted', () => {
  const question = { ...plain, answers: [answer(1, { value: ' ' })] };
  const nothing = { points: 0, state: 'not_given', parts: [] };
  expect(scoreOf(question, null)).toMatchObject(nothing);
  expect(scoreOf(question, { text: '\u200B\u00A0' })).toMatchObject(nothing);
});

/** А, Б, В and Г; the second and the third are interchangeable. */
const order: Question = {
  ...plain,
  type: 'sort',
  partial: true,
  answers: [
    answer(1, { value: 'А', correct_position: 1 }),
    answer(2, { value: 'Б', correct_position: 2 }),
    answer(3, { value: 'В', correct_position: 2 }),
    answer(4, { value: 'Г', correct_position: 4 }),
  ],
};

test.each([
  [[1, 2, 3, 4], 10, 'right'],
  [[1, 3, 2, 4], 10, 'right'],
  [[4, 2, 3, 1], 5, 'partly'],
  [[2, 1, 3, 4], 5, 'partly'],
  [[1, 2], 5, 'partly'],
  [[4, 1], 0, 'wrong'],
])('items in the order %j give %d', (answers_id, points, state) => {
  expect(scoreOf(order, { answers_id })).toMatchObject({ points, state });
});

test('items with equal text are interchangeable, and each counts once', () => {
  const [first, second, third, last] = order.answers;
  if (!first || !second || !third || !last) throw new Error('four');
  const alike = { ...order, answers: [first, { ...second, value: 'Г' }, third, last] };
  expect(scoreOf(alike, { answers_id: [1, 4, 3, 2] }).state).toBe('right');
  // Г and Г in the positions of Г and В.
  expect(scoreOf(alike, { answers_id: [1, 4, 2, 3] })).toMatchObject({
    points: 5,
    state: 'partly',
  });
});

test('the points of an order are the share of items in their positions', () => {
  fc.assert(
    fc.property(answered(questions.sort), ([question, given]) => {
      const { parts, points } = scoreOf({ ...question, partial: true }, given);
      const right = (given.answers_id ?? []).filter(
        (id, index) =>
          question.answers.find((item) => item.id === id)?.correct_position === index + 1,
      );
      expect(parts.filter(({ outcome }) => outcome === 'right')).toHaveLength(right.length);
      expect(points).toBeCloseTo((question.max_points * right.length) / parts.length, 1);
    }),
  );
});

const blanks: Question = {
  ...plain,
  type: 'text_input',
  partial: true,
  answers: [
    ...[1, 2, 3, 4].map((id) => answer(id, { value: '' })),
    answer(11, { value: 'да', parent_answer_id: 1 }),
    answer(12, { value: 'ага', parent_answer_id: 1 }),
    ...[2, 3, 4].map((id) => answer(10 + id * 10, { value: `${id}`, parent_answer_id: id })),
  ],
};

test('blanks share the points, and a wrong one costs points if a penalty is set', () => {
  const given = (...texts: string[]) => ({
    texts: texts.map((text, index) => ({ answer_id: index + 1, text })),
  });
  const strict = { ...blanks, penalty_percentage: 10 };
  const all = [given('Ага', '2', '3', '4'), given('да', '2', '', '5'), given('нет', '', '', '1')];
  expect(all.map((each) => pointsOf(blanks, each))).toEqual([10, 5, 0]);
  expect(all.map((each) => pointsOf(strict, each))).toEqual([10, 4, 0]);
  expect(scoreOf(blanks, given('да', '2', '', '5')).parts.map(({ outcome }) => outcome)).toEqual([
    'right',
    'right',
    'missed',
    'wrong',
  ]);
});

test.each(['multi_input', 'text_input', 'select_input'] as const)(
  'filling one more blank of %s correctly never subtracts points',
  (type) => {
    fc.assert(
      fc.property(answered(questions[type]), fc.nat(), ([question, given], random) => {
        const tops = topAnswers(question);
        const filled = tops[random % tops.length]?.id ?? 0;
        const right = rightAnswerOf(question);
        const better: LearnerAnswer = {};
        const { texts, items } = given;
        const replaced = <Each extends { answer_id: number }>(
          all: readonly Each[] = [],
          from: readonly Each[] = [],
        ) => [
          ...all.filter(({ answer_id }) => answer_id !== filled),
          ...from.filter(({ answer_id }) => answer_id === filled),
        ];
        if (texts) better.texts = replaced(texts, right?.texts);
        if (items) better.items = replaced(items, right?.items);
        const partial = { ...question, partial: true };
        expect(pointsOf(partial, better)).toBeGreaterThanOrEqual(pointsOf(partial, given));
      }),
    );
  },
);

test('an option of another blank is no answer', () => {
  fc.assert(
    fc.property(answered(questions.select_input), ([question, given]) => {
      const [first, second] = topAnswers(question);
      const foreign = question.select_input_items.find(
        ({ answer_id, correct }) => answer_id === second?.id && correct,
      );
      if (!first || !foreign) return fc.pre(false);
      const others = (given.items ?? []).filter(({ answer_id }) => answer_id !== first.id);
      const wrong = { items: [...others, { answer_id: first.id, item_id: foreign.id }] };
      expect(scoreOf(question, wrong)).toEqual(scoreOf(question, { items: others }));
    }),
  );
});

/** Three countries and four cities; the last country has none, and two cities have equal text. */
const pairs: Question = {
  ...plain,
  type: 'correspondence',
  partial: true,
  correspondences: [
    ...['Россия', 'Франция', 'Атлантида'].map((value, index) => ({
      id: index + 1,
      is_main: true,
      value,
      sort: index + 1,
    })),
    ...['Москва', 'Париж', 'Париж', 'Рим'].map((value, index) => ({
      id: index + 11,
      is_main: false,
      value,
      sort: index + 1,
    })),
  ],
  correspondence_links: [
    { main_id: 1, dependent_id: 11 },
    { main_id: 2, dependent_id: 12 },
  ],
};

const linked = (...all: [number, number][]): LearnerAnswer => ({
  links: all.map(([main_id, dependent_id]) => ({ main_id, dependent_id })),
});

test.each([
  [linked([1, 11], [2, 12]), 10, 10],
  [linked([1, 11], [2, 13]), 10, 10],
  [linked([1, 11]), 5, 5],
  [linked([1, 11], [2, 14]), 5, 0],
  [linked([1, 11], [2, 12], [3, 14]), 5, 5],
  [linked([1, 14], [2, 11]), 0, 0],
  [linked([1, 11], [1, 14], [2, 12]), 5, 5],
])('pairs %j give %d, or %d where a main item may have several', (given, single, multi) => {
  expect(pointsOf(pairs, given)).toBe(single);
  expect(pointsOf({ ...pairs, correspondence_multi: true }, given)).toBe(multi);
});

test('a main item without a pair is right if it is left without one', () => {
  const { state, parts } = scoreOf(pairs, linked([1, 11], [2, 13]));
  expect({ state, last: parts.at(-1) }).toEqual({
    state: 'right',
    last: { main_id: 3, dependent_id: null, outcome: 'right' },
  });
  expect(scoreOf({ ...pairs, partial: false }, linked([1, 11], [2, 13], [3, 14])).points).toBe(0);
});

test('an additional wrong pair never adds points, and an additional right one never subtracts any', () => {
  const multi = questions.correspondence.map((question) => ({
    ...question,
    correspondence_multi: true,
    partial: true,
  }));
  const grown = answered(multi).chain(([question, given]) =>
    fc.tuple(fc.constant([question, given] as const), answersTo(question)),
  );
  fc.assert(
    fc.property(grown, ([[question, given], more]) => {
      const isSame = (one: { main_id: number; dependent_id: number }) => (other: typeof one) =>
        one.main_id === other.main_id && one.dependent_id === other.dependent_id;
      const added = more.links?.find((link) => !given.links?.some(isSame(link)));
      if (added === undefined) return fc.pre(false);
      const isRight = question.correspondence_links.some(isSame(added));
      const links = [...(given.links ?? []), added];
      const change = pointsOf(question, { links }) - pointsOf(question, given);
      expect(isRight ? change : -change).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('dependent items with equal text are interchangeable', () => {
  const alike = questions.correspondence.chain((question) =>
    fc.tuple(
      fc.constant({
        ...question,
        correspondences: question.correspondences.map((each) =>
          each.is_main ? each : { ...each, value: 'одно' },
        ),
      }),
      permuted(question.correspondence_links.map(({ dependent_id }) => dependent_id)),
    ),
  );
  fc.assert(
    fc.property(alike, ([question, dependents]) => {
      const links = question.correspondence_links.map(({ main_id }, index) => ({
        main_id,
        dependent_id: dependents[index] ?? 0,
      }));
      expect(scoreOf(question, { links }).state).toBe('right');
    }),
  );
});
