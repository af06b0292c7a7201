// Normalizing answers: rejected parts, and the remaining answer.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answered, anyQuestion, junk, questions } from '../../testing/questions.ts';
import { longestGiven, normalizeAnswer, topAnswers } from './learner-answers.ts';

test('a valid answer is unchanged', () => {
  fc.assert(
    fc.property(answered(anyQuestion), ([question, given]) => {
      const nothing = { text: null, answers_id: null, texts: undefined, links: null };
      expect(normalizeAnswer(question, { ...nothing, ...given }).problems).toEqual([]);
    }),
  );
});

test('the normalized form of any answer is valid', () => {
  fc.assert(
    fc.property(answered(anyQuestion, junk), ([question, given]) => {
      const { answer, problems } = normalizeAnswer(question, given);
      expect(normalizeAnswer(question, answer ?? {})).toEqual({ answer, problems: [] });
      for (const { field, message } of problems) {
        expect(field).toMatch(/^[a-z_]+(\.\d+)?$/);
        expect(message).toMatch(/^[А-ЯЁ]/);
      }
    }),
  );
});

test('problems name their fields', () => {
  const [question] = fc.sample(questions.checkbox, { numRuns: 1, seed: 1 });
  if (question === undefined) throw new Error('a question');
  const [first, second] = topAnswers(question).map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error('two choices');
  expect(normalizeAnswer(question, { text: 'да', answers_id: [first, -1, second, first] })).toEqual(
    {
      answer: { answers_id: [second] },
      problems: [
        { field: 'text', message: 'На этот вопрос так не отвечают' },
        { field: 'answers_id.1', message: 'Такого варианта в вопросе нет' },
        { field: 'answers_id.3', message: 'Этот вариант уже назван' },
      ],
    },
  );
});

test('limits the length of a text', () => {
  fc.assert(
    fc.property(fc.oneof(questions.input, questions.textarea), (question) => {
      const longest = question.type === 'input' ? longestGiven.line : longestGiven.text;
      expect(normalizeAnswer(question, { text: 'а'.repeat(longest) }).problems).toEqual([]);
      const { answer, problems } = normalizeAnswer(question, { text: 'а'.repeat(longest + 1) });
      expect({ answer, fields: problems.map(({ field }) => field) }).toEqual({
        answer: null,
        fields: ['text'],
      });
    }),
    { numRuns: 5 },
  );
});
