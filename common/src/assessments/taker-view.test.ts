// What takers see of a question does not reveal the right answer.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyQuestion, permuted, questions } from '../../testing/questions.ts';
import type { Question } from './questions.ts';
import { seededShuffle } from './drawing.ts';
import { scoreOf } from './scoring/scoring.ts';
import { takerQuestion } from './taker-view.ts';

/** The same question with other right answers. */
const otherwiseRight = (question: Question): fc.Arbitrary<Question> =>
  fc
    .tuple(
      permuted(question.answers.map(({ correct_position }) => correct_position)),
      fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
      fc.string(),
    )
    .map(([positions, flags, secret]) => {
      const isMark = (answer: Question['answers'][number]) =>
        answer.parent_answer_id === null && !['input', 'numeric_input'].includes(question.type);
      return {
        ...question,
        answers: question.answers.map((answer, index) => ({
          ...answer,
          value: isMark(answer) ? answer.value : secret,
          comment: secret,
          correct: flags[index] ?? false,
          correct_position: positions[index] ?? null,
          tolerance: secret,
        })),
        correspondence_links: question.correspondence_links.filter((_, index) => flags[index]),
        select_input_items: question.select_input_items.map((item, index) => ({
          ...item,
          correct: flags[index] ?? false,
        })),
      };
    });

describe.each(Object.entries(questions))('%s', (_, question) => {
  test('two questions that differ only in right answers have the same view', () => {
    const pair = question.chain((question) =>
      fc.tuple(fc.constant(question), otherwiseRight(question)),
    );
    fc.assert(
      fc.property(pair, fc.integer(), fc.boolean(), ([one, other], seed, shuffleAnswers) => {
        const seen = (each: Question) => takerQuestion(each, seededShuffle(seed), shuffleAnswers);
        expect(seen(other)).toEqual(seen(one));
      }),
    );
  });
});

test('the view has no field with right answers', () => {
  fc.assert(
    fc.property(anyQuestion, fc.integer(), (question, seed) => {
      expect(JSON.stringify(takerQuestion(question, seededShuffle(seed)))).not.toMatch(
        /"(correct|correct_position|comment|tolerance|correspondence_links|parent_answer_id)"/,
      );
    }),
  );
});

test('the view does not depend on the order in which rows were written', () => {
  const written = anyQuestion.chain((question) =>
    fc.tuple(
      fc.constant(question),
      permuted(question.correspondences.filter(({ is_main }) => !is_main)),
      permuted(question.type === 'sort' ? question.answers : []),
    ),
  );
  fc.assert(
    fc.property(written, fc.integer(), ([question, dependents, items], seed) => {
      const numbered = <Each extends { sort: number }>(rows: readonly Each[]) =>
        rows.map((row, index) => ({ ...row, sort: index + 1 }));
      const other = {
        ...question,
        correspondences: [
          ...question.correspondences.filter(({ is_main }) => is_main),
          ...numbered(dependents),
        ],
        ...(items.length > 0 && { answers: numbered(items) }),
      };
      expect(takerQuestion(other, seededShuffle(seed))).toEqual(
        takerQuestion(question, seededShuffle(seed)),
      );
    }),
  );
});

test('items to sort are shown in every order equally often, including the right one', () => {
  const [sample] = fc.sample(
    questions.sort.filter(({ answers }) => answers.length === 3),
    { numRuns: 1, seed: 5 },
  );
  if (sample === undefined) throw new Error('a question');
  const runs = 1200;
  const right = Array.from({ length: runs }, (_, seed) => {
    const answers_id = takerQuestion(sample, seededShuffle(seed)).answers.map(({ id }) => id);
    return scoreOf(sample, { answers_id }).state === 'right';
  }).filter(Boolean).length;
  // One of six orders is right: five times the standard deviation.
  const deviation = Math.sqrt((runs * 5) / 36);
  expect(Math.abs(right - runs / 6)).toBeLessThan(5 * deviation);
});

test('numbers have no gaps after deleted parts', () => {
  fc.assert(
    fc.property(anyQuestion, fc.integer(), (question, seed) => {
      const spread = <Each extends { sort: number }>(rows: readonly Each[]) =>
        rows.map((row) => ({ ...row, sort: row.sort * 7 }));
      const isInText = question.type === 'text_input' || question.type === 'select_input';
      const other = {
        ...question,
        answers: isInText ? question.answers : spread(question.answers),
        correspondences: spread(question.correspondences),
        select_input_items: spread(question.select_input_items),
        question_criteria_by_sort: spread(question.question_criteria_by_sort),
      };
      const seen = (each: Question) => takerQuestion(each, seededShuffle(seed), true);
      expect(seen(other)).toEqual(seen(question));
    }),
  );
});

test('choices retain their order unless the test shuffles them, and blanks retain their numbers', () => {
  fc.assert(
    fc.property(questions.checkbox, questions.text_input, (choices, blanks) => {
      const values = choices.answers.map(({ value }) => value);
      expect(takerQuestion(choices, seededShuffle(1)).answers.map(({ value }) => value)).toEqual(
        values,
      );
      expect(takerQuestion(blanks, seededShuffle(1), true).answers.map(({ sort }) => sort)).toEqual(
        blanks.answers.flatMap(({ parent_answer_id, sort }) =>
          parent_answer_id === null ? [sort] : [],
        ),
      );
    }),
  );
  const [sample] = fc.sample(
    questions.radio.filter(({ answers }) => answers.length > 3),
    { numRuns: 1, seed: 1 },
  );
  if (sample === undefined) throw new Error('a question');
  const orders = Array.from({ length: 60 }, (_, seed) =>
    takerQuestion(sample, seededShuffle(seed), true)
      .answers.map(({ id }) => id)
      .join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(10);
});
