// Scoring a stored question by a corrected key.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answered, questions } from '../../../testing/questions.ts';
import { applyKey } from './corrected-key.ts';
import type { Question } from '../questions.ts';
import { scoreOf } from './scoring.ts';

/**
 * The same question with another key: every choice and option inverted, pairs shifted by one, points doubled.
 */
const corrected = (question: Question): Question => ({
  ...question,
  max_points: question.max_points * 2,
  partial: !question.partial,
  case_sensitive: !question.case_sensitive,
  answers: question.answers.map((answer) => ({ ...answer, correct: !answer.correct })),
  select_input_items: question.select_input_items.map((item) => ({
    ...item,
    correct: !item.correct,
  })),
  correspondence_links: question.correspondence_links.slice(1),
});

describe.each(Object.entries(questions))('%s', (_, question) => {
  test('is unchanged by its own key', () => {
    fc.assert(
      fc.property(question, (question) => {
        expect(applyKey(question, question)).toEqual({
          ...question,
          answers: expect.arrayContaining([...question.answers]),
        });
      }),
    );
  });

  test('scores every answer as the corrected question does', () => {
    fc.assert(
      fc.property(answered(question), ([question, given]) => {
        const now = corrected(question);
        const keyed = applyKey(question, now);
        expect(keyed && scoreOf(keyed, given)).toEqual(scoreOf(now, given));
      }),
    );
  });
});

const answer = (id: number, value: string, correct: boolean) => ({
  id,
  value,
  correct,
  comment: null,
  correct_position: null,
  sort: id,
  parent_answer_id: null,
  tolerance: null,
});

test('the content that learners saw does not change, whatever was edited since', () => {
  const [sample] = fc.sample(questions.radio, { numRuns: 1, seed: 1 });
  if (sample === undefined) throw new Error('a question');
  const stored = { ...sample, answers: [answer(1, 'Париж', false), answer(2, 'Лион', true)] };
  const now = {
    ...sample,
    question: '<p>Другой вопрос</p>',
    answers: [answer(1, 'Столица', true), answer(3, 'Ницца', false)],
  };
  expect(applyKey(stored, now)).toMatchObject({
    question: stored.question,
    answers: [answer(1, 'Париж', true), answer(2, 'Лион', true)],
  });
  expect(applyKey(stored, { ...now, type: 'checkbox' })).toBeNull();
});
