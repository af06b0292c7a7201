// Properties of scoring that hold for every kind of question; `judging.test.ts` tests each kind.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answered,
  answersTo,
  anyQuestion,
  junk,
  permuted,
  questions,
  rightAnswerOf,
} from '../../../testing/questions.ts';
import { normalizeAnswer } from '../learner-answers.ts';
import { maxPointsOf } from './points.ts';
import type { LearnerAnswer, Question } from '../questions.ts';
import { scoreOf } from './scoring.ts';

const { textarea, audio_input, assessment_by_criterion, ...judgedByRules } = questions;

describe.each(Object.entries(questions))('%s', (_, question) => {
  test('no answer gives no points', () => {
    fc.assert(
      fc.property(question, (question) => {
        const nothing = { points: 0, max_points: maxPointsOf(question), state: 'not_given' };
        expect(scoreOf(question, null)).toMatchObject(nothing);
        expect(scoreOf(question, { text: ' ', texts: [], files_id: [] })).toMatchObject(nothing);
      }),
    );
  });

  test('points are between 0 and the maximum, with two decimal places, for any answer', () => {
    fc.assert(
      fc.property(
        answered(question, (question) => fc.oneof(answersTo(question), junk(question))),
        ([question, given]) => {
          const { points, max_points } = scoreOf(question, given);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(max_points);
          expect(points).toBe(Number(points.toFixed(2)));
        },
      ),
    );
  });

  test('without partial credit points are all or none, and never more than with it', () => {
    fc.assert(
      fc.property(answered(question), ([question, given]) => {
        const whole = scoreOf({ ...question, partial: false }, given);
        const partial = scoreOf({ ...question, partial: true }, given);
        expect([0, whole.max_points]).toContain(whole.points);
        expect(whole.state).not.toBe('partly');
        expect(whole.points).toBeLessThanOrEqual(partial.points);
        expect(partial.parts).toEqual(whole.parts);
      }),
    );
  });

  test('a penalty never adds points, and a larger one subtracts no fewer', () => {
    fc.assert(
      fc.property(answered(question), fc.nat(100), fc.nat(100), ([question, given], one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)].map(
          (penalty_percentage) =>
            scoreOf({ ...question, partial: true, penalty_percentage }, given).points,
        );
        expect(large).toBeLessThanOrEqual(small ?? -1);
      }),
    );
  });

  test('the order of rows and their numbers make no difference', () => {
    const mixed = answered(question).chain(([question, given]) =>
      fc.tuple(
        fc.constant([question, given] as const),
        inAnotherOrder(question),
        otherOrders(question, given),
        fc.integer({ min: 1, max: 1000 }),
      ),
    );
    fc.assert(
      fc.property(mixed, ([[question, given], other, otherGiven, shift]) => {
        const { parts, ...score } = scoreOf(question, given);
        expect(scoreOf(other, otherGiven)).toEqual({ ...score, parts });
        expect(scoreOf(shifted(question, shift), shiftedGiven(given, shift))).toMatchObject(score);
      }),
    );
  });

  test('parts of other kinds of questions change nothing', () => {
    const together = answered(question).chain(([question, given]) =>
      fc.tuple(fc.constant(question), fc.constant(given), junk(question)),
    );
    fc.assert(
      fc.property(together, ([question, given, other]) => {
        const known = normalizeAnswer(question, other).answer ?? {};
        const rest = Object.fromEntries(
          Object.entries(other).filter(([part]) => !(part in known) && !(part in given)),
        );
        expect(scoreOf(question, { ...rest, ...given })).toEqual(scoreOf(question, given));
      }),
    );
  });
});

test.each(Object.entries(judgedByRules))(
  'a right answer gives all points of %s, with and without partial credit',
  (_, question) => {
    fc.assert(
      fc.property(question, fc.boolean(), (question, partial) => {
        const score = scoreOf({ ...question, partial }, rightAnswerOf(question));
        expect(score).toMatchObject({ points: question.max_points, state: 'right' });
        expect(score.parts.every(({ outcome }) => outcome === 'right')).toBe(true);
      }),
    );
  },
);

test('an answer that a teacher checks waits', () => {
  fc.assert(
    fc.property(fc.oneof(textarea, audio_input, assessment_by_criterion), (question) => {
      const given = question.type === 'audio_input' ? { files_id: [1] } : { text: 'Ответ' };
      expect(scoreOf(question, given)).toMatchObject({ points: 0, state: 'waits', parts: [] });
    }),
  );
});

test('a question without a kind gives no points', () => {
  fc.assert(
    fc.property(answered(anyQuestion), ([question, given]) => {
      expect(scoreOf({ ...question, type: 'unknown' }, given).points).toBe(0);
    }),
  );
});

const inAnotherOrder = (question: Question): fc.Arbitrary<Question> =>
  fc
    .tuple(
      permuted(question.answers),
      permuted(question.correspondences),
      permuted(question.correspondence_links),
      permuted(question.select_input_items),
    )
    .map(([answers, correspondences, correspondence_links, select_input_items]) => ({
      ...question,
      answers,
      correspondences,
      correspondence_links,
      select_input_items,
    }));

/** For items to sort, the order is the answer. */
const otherOrders = (question: Question, given: LearnerAnswer): fc.Arbitrary<LearnerAnswer> => {
  const { answers_id = [], texts = [], items = [], links = [] } = given;
  return fc
    .tuple(
      question.type === 'sort' ? fc.constant([...answers_id]) : permuted(answers_id),
      permuted(texts),
      permuted(items),
      permuted(links),
    )
    .map(([answers_id, texts, items, links]) => ({ ...given, answers_id, texts, items, links }))
    .map((all) => Object.fromEntries(Object.entries(all).filter(([part]) => part in given)));
};

const shifted = (question: Question, by: number): Question => ({
  ...question,
  answers: question.answers.map((answer) => ({
    ...answer,
    id: answer.id + by,
    parent_answer_id: answer.parent_answer_id === null ? null : answer.parent_answer_id + by,
  })),
  correspondences: question.correspondences.map((each) => ({ ...each, id: each.id + by })),
  correspondence_links: question.correspondence_links.map((link) => shiftedLink(link, by)),
  select_input_items: question.select_input_items.map((item) => ({
    ...item,
    id: item.id + by,
    answer_id: item.answer_id + by,
  })),
});

const shiftedLink = (link: { main_id: number; dependent_id: number }, by: number) => ({
  main_id: link.main_id + by,
  dependent_id: link.dependent_id + by,
});

const shiftedGiven = (given: LearnerAnswer, by: number): LearnerAnswer => ({
  ...given,
  ...(given.answers_id && { answers_id: given.answers_id.map((id) => id + by) }),
  ...(given.texts && {
    texts: given.texts.map((each) => ({ ...each, answer_id: each.answer_id + by })),
  }),
  ...(given.items && {
    items: given.items.map((each) => ({
      answer_id: each.answer_id + by,
      item_id: each.item_id + by,
    })),
  }),
  ...(given.links && { links: given.links.map((link) => shiftedLink(link, by)) }),
});
