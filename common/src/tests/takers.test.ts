// What takers see tells nothing of what is right.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyQuestion, permuted, questions } from '../../testing/questions.ts';
import type { Question } from './questions.ts';
import { scoreOf } from './scoring.ts';
import { shownQuestion, type ShownQuestion } from './takers.ts';

/** The same question where something else is right. */
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

const byIds = ({ answers, ...rest }: ShownQuestion) => ({
  ...rest,
  answers: answers
    .map(({ id, value }) => ({ id, value }))
    .toSorted((one, other) => one.id - other.id),
});

describe.each(Object.entries(questions))('%s', (type, question) => {
  test('two questions that differ in what is right look the same', () => {
    const pair = question.chain((question) =>
      fc.tuple(fc.constant(question), otherwiseRight(question)),
    );
    fc.assert(
      fc.property(pair, fc.integer(), fc.boolean(), ([one, other], seed, shuffleAnswers) => {
        const [left, right] = [one, other].map((each) => shownQuestion(each, seed, shuffleAnswers));
        if (left === undefined || right === undefined) throw new Error('two');
        // Of what is sorted, the right order alone is never shown.
        const seen = type === 'sort' ? byIds : (shown: ShownQuestion) => shown;
        expect(seen(right)).toEqual(seen(left));
      }),
    );
  });
});

test('what is shown has no word for what is right', () => {
  fc.assert(
    fc.property(anyQuestion, fc.integer(), (question, seed) => {
      expect(JSON.stringify(shownQuestion(question, seed))).not.toMatch(
        /"(correct|correct_position|comment|tolerance|correspondence_links|parent_answer_id)"/,
      );
    }),
  );
});

test('no order in which rows were written shows through', () => {
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
      expect(shownQuestion(other, seed)).toEqual(shownQuestion(question, seed));
    }),
  );
});

test('three items or more are never shown in the right order, and two are at times', () => {
  const few = fc.tuple(questions.sort, fc.integer());
  const isShownRight = ([question, seed]: [Question, number]) => {
    const answers_id = shownQuestion(question, seed).answers.map(({ id }) => id);
    return scoreOf(question, { answers_id }).state === 'right';
  };
  const samples = fc.sample(few, { numRuns: 400, seed: 5 });
  const right = samples.filter(isShownRight);
  expect(new Set(right.map(([{ answers }]) => answers.length))).toEqual(new Set([2]));
  const alike = samples.map(([question, seed]): [Question, number] => [
    { ...question, answers: question.answers.map((each) => ({ ...each, value: 'одно' })) },
    seed,
  ]);
  expect(alike.every(isShownRight)).toBe(true);
});

test('choices keep their order unless the test shuffles them, and blanks keep their numbers', () => {
  fc.assert(
    fc.property(questions.checkbox, questions.text_input, (choices, blanks) => {
      const values = choices.answers.map(({ value }) => value);
      expect(shownQuestion(choices, 1).answers.map(({ value }) => value)).toEqual(values);
      expect(shownQuestion(blanks, 1, true).answers.map(({ sort }) => sort)).toEqual(
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
    shownQuestion(sample, seed, true)
      .answers.map(({ id }) => id)
      .join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(10);
});
