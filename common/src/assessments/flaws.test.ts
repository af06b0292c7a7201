// Flaws of each kind of question.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyQuestion, questions, type KnownType } from '../../testing/questions.ts';
import { flawsOf, type FlawCode } from './flaws.ts';
import type { Question } from './questions.ts';

test('a valid question has no flaws', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      expect(flawsOf(question)).toEqual([]);
    }),
  );
});

/** Changes of a valid question, and the flaws that they cause. */
const broken: [KnownType, FlawCode[], (question: Question) => Partial<Question>][] = [
  ['input', ['no_text'], () => ({ question: '' })],
  ['input', ['no_type'], () => ({ type: 'unknown' })],
  ['input', ['no_right_answer'], () => ({ answers: [] })],
  ['input', ['empty'], (question) => first(question, { value: ' \u200B' })],
  ['numeric_input', ['no_right_answer'], () => ({ answers: [] })],
  ['numeric_input', ['not_a_number'], (question) => first(question, { value: '3/4' })],
  ['numeric_input', ['empty'], (question) => first(question, { value: '' })],
  ['numeric_input', ['wrong_tolerance'], (question) => first(question, { tolerance: '-0,1' })],
  ['numeric_input', ['wrong_tolerance'], (question) => first(question, { tolerance: 'чуть' })],
  ['radio', ['too_few'], () => ({ answers: [] })],
  ['radio', ['no_right_answer'], (question) => all(question, { correct: false })],
  ['radio', ['several_right_answers'], (question) => all(question, { correct: true })],
  ['radio', ['empty'], (question) => first(question, { value: '' })],
  ['checkbox', ['no_right_answer'], (question) => all(question, { correct: false })],
  ['checkbox', ['too_few'], ({ answers }) => ({ answers: answers.filter(isFirstRight) })],
  [
    'checkbox',
    ['equal'],
    (question) => first(question, { value: ` ${question.answers[1]?.value}` }),
  ],
  ['sort', ['no_position'], (question) => first(question, { correct_position: null })],
  ['sort', ['no_order'], (question) => all(question, { correct_position: 1 })],
  ['sort', [], (question) => all(question, { value: '<p>а</p>' })],
  ['multi_input', ['no_blanks'], () => ({ answers: [] })],
  ['multi_input', ['no_right_answer'], withoutAccepted],
  ['text_input', ['no_right_answer'], withoutAccepted],
  [
    'text_input',
    ['mark_without_blank'],
    ({ question }) => ({ question: `${question}<p>[[77]]</p>` }),
  ],
  ['text_input', ['repeated_mark'], ({ question }) => ({ question: `${question}<p>[[1]]</p>` })],
  [
    'text_input',
    ['blank_without_mark'],
    ({ question }) => ({ question: question.replace('[[1]]', '…') }),
  ],
  ['select_input', ['mark_without_blank', 'no_blanks'], () => ({ answers: [], question: '[[1]]' })],
  ['select_input', ['no_right_answer'], (question) => items(question, { correct: false })],
  ['select_input', ['too_few'], () => ({ select_input_items: [] })],
  ['select_input', ['equal'], (question) => items(question, { value: 'одно' })],
  ['select_input', ['empty'], (question) => items(question, { value: '' })],
  ['correspondence', ['no_pairs'], () => ({ correspondence_links: [] })],
  [
    'correspondence',
    ['broken_pair'],
    ({ correspondence_links }) => ({
      correspondence_links: [...correspondence_links, { main_id: -1, dependent_id: -2 }],
    }),
  ],
  ['correspondence', ['linked_twice'], linkedTwice],
  ['correspondence', ['equal'], (question) => sides(question, true, 'одно')],
  ['correspondence', [], (question) => sides(question, false, 'одно')],
  ['correspondence', ['empty'], (question) => sides(question, false, '')],
  ['assessment_by_criterion', ['no_criteria'], () => ({ question_criteria_by_sort: [] })],
  ['assessment_by_criterion', ['no_points'], (question) => criteria(question, { max_points: 0 })],
  ['assessment_by_criterion', ['empty'], (question) => criteria(question, { name: ' ' })],
];

test.each(broken)('%s: %j', (type, codes, change) => {
  fc.assert(
    fc.property(questions[type], (question) => {
      const flaws = flawsOf({ ...question, ...change(question) });
      expect([...new Set(flaws.map(({ code }) => code))]).toEqual(codes);
      for (const { message } of flaws) expect(message).toMatch(/^[А-ЯЁ].*[^.!]$/);
    }),
    { numRuns: 20 },
  );
});

function first(question: Question, change: Partial<Question['answers'][number]>) {
  return {
    answers: question.answers.map((each, at) => (at === 0 ? { ...each, ...change } : each)),
  };
}

function all(question: Question, change: Partial<Question['answers'][number]>) {
  return { answers: question.answers.map((each) => ({ ...each, ...change })) };
}

function isFirstRight(
  { correct }: Question['answers'][number],
  index: number,
  all: Question['answers'],
) {
  return correct && all.findIndex((each) => each.correct) === index;
}

function withoutAccepted({ answers }: Question) {
  return { answers: answers.filter(({ parent_answer_id }) => parent_answer_id === null) };
}

function items(question: Question, change: Partial<Question['select_input_items'][number]>) {
  return {
    select_input_items: question.select_input_items.map((each) => ({ ...each, ...change })),
  };
}

function sides(question: Question, isMain: boolean, value: string) {
  return {
    correspondences: question.correspondences.map((each) =>
      each.is_main === isMain ? { ...each, value } : each,
    ),
  };
}

function linkedTwice({ correspondences, correspondence_links }: Question) {
  const [link] = correspondence_links;
  const other = correspondences.find(({ id, is_main }) => is_main && id !== link?.main_id);
  return {
    correspondence_multi: false,
    correspondence_links: [
      { main_id: link?.main_id ?? 0, dependent_id: link?.dependent_id ?? 0 },
      { main_id: other?.id ?? 0, dependent_id: link?.dependent_id ?? 0 },
    ],
  };
}

function criteria(
  question: Question,
  change: Partial<Question['question_criteria_by_sort'][number]>,
) {
  return {
    question_criteria_by_sort: question.question_criteria_by_sort.map((each) => ({
      ...each,
      ...change,
    })),
  };
}
