// Builds questions while a file is read; assigns ids and positions to answers, blanks and pairs.
import type { Answer, CorrespondenceLink, Question } from '@kafedra/common/assessments';
import { defaultAnswer, defaultQuestion, type TestQuestion } from './document.ts';
import { documentLimits } from './limits.ts';
import { UnreadableQuestion } from './report.ts';

type Choice = Partial<Answer> & { value: string };

/** Throws `UnreadableQuestion` if a list exceeds its limit, before any of its items is read. */
export function requireAtMost<T>(
  all: readonly T[],
  limit: number = documentLimits.answers,
): readonly T[] {
  if (all.length <= limit) return all;
  throw new UnreadableQuestion(
    limit === documentLimits.links
      ? 'В вопросе слишком много пар'
      : `В вопросе больше ${limit} ответов`,
  );
}

/** Top-level answers in order, outside any blank. */
export const answersOf = (choices: readonly Choice[]): Answer[] =>
  choices.map((choice, index) => ({ ...defaultAnswer, ...choice, id: index + 1, sort: index + 1 }));

/** Items of `sort`; the given order is the right one. */
export const sortItems = (values: readonly Choice[]): Answer[] =>
  answersOf(values).map((answer) => ({ ...answer, correct_position: answer.sort }));

/** Blanks in the order of their marks, each with its accepted texts. */
export function blanksWithAnswers(
  blanks: readonly { value?: string; answers: readonly string[] }[],
): Answer[] {
  const top = answersOf(blanks.map(({ value = '' }) => ({ value })));
  const below = blanks.flatMap(({ answers }, index) =>
    answers.map((value, place) => ({
      ...defaultAnswer,
      value,
      correct: true,
      sort: place + 1,
      parent_answer_id: index + 1,
    })),
  );
  return [...top, ...below.map((answer, index) => ({ ...answer, id: top.length + index + 1 }))];
}

interface Filling {
  value: string;
  correct: boolean;
}

/** Blanks in the order of their marks, each with its options. */
export function blanksWithItems(
  blanks: readonly (readonly Filling[])[],
): Pick<Question, 'answers' | 'select_input_items'> {
  const items = blanks.flatMap((fillings, index) =>
    fillings.map(({ value, correct }, place) => ({
      answer_id: index + 1,
      value,
      correct,
      sort: place + 1,
    })),
  );
  return {
    answers: answersOf(blanks.map(() => ({ value: '' }))),
    select_input_items: items.map((item, index) => ({ id: index + 1, ...item })),
  };
}

type Pairs = Pick<Question, 'correspondences' | 'correspondence_links'> & {
  correspondence_multi?: true;
};

/** Main items with their dependent items; equal dependent items are merged into one. */
export function pairsOf(
  pairs: readonly { main: string | null; dependent: string | null }[],
): Pairs {
  const mains = distinct(pairs.map(({ main }) => main));
  const dependents = distinct(pairs.map(({ dependent }) => dependent));
  const mainIds = new Map(mains.map((value, index) => [value, index + 1]));
  const dependentIds = new Map(dependents.map((value, index) => [value, mains.length + index + 1]));
  const links = pairs.flatMap(({ main, dependent }) => {
    const main_id = main === null ? undefined : mainIds.get(main);
    const dependent_id = dependent === null ? undefined : dependentIds.get(dependent);
    return main_id === undefined || dependent_id === undefined ? [] : [{ main_id, dependent_id }];
  });
  return {
    correspondences: [
      ...mains.map((value, index) => ({ id: index + 1, is_main: true, value, sort: index + 1 })),
      ...dependents.map((value, index) => ({
        id: mains.length + index + 1,
        is_main: false,
        value,
        sort: index + 1,
      })),
    ],
    correspondence_links: links,
    ...(hasSeveralPairs(links) && { correspondence_multi: true }),
  };
}

/** Whether an item of either side belongs to more than one pair. */
export const hasSeveralPairs = (links: readonly CorrespondenceLink[]): boolean =>
  new Set(links.map(({ main_id }) => main_id)).size < links.length ||
  new Set(links.map(({ dependent_id }) => dependent_id)).size < links.length;

const distinct = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value) => value !== null)),
];

export const questionOf = (parts: Partial<TestQuestion>): TestQuestion => ({
  ...defaultQuestion,
  ...parts,
});

/** The blanks of a question in order, each with its accepted answers. */
export function blanksOf({ answers }: Question): { blank: Answer; answers: Answer[] }[] {
  const below = Map.groupBy(answers, ({ parent_answer_id }) => parent_answer_id);
  return answers
    .filter(({ parent_answer_id }) => parent_answer_id === null)
    .map((blank) => ({ blank, answers: below.get(blank.id) ?? [] }));
}

/** The texts of each pair; an item without a partner is listed separately. */
export function pairsIn({
  correspondences,
  correspondence_links,
}: Question): { main: string | null; dependent: string | null }[] {
  const values = new Map(correspondences.map(({ id, value }) => [id, value]));
  const mains = correspondences.filter(({ is_main }) => is_main);
  const dependents = correspondences.filter(({ is_main }) => !is_main);
  const linksOf = Map.groupBy(correspondence_links, ({ main_id }) => main_id);
  const taken = new Set(correspondence_links.map(({ dependent_id }) => dependent_id));
  return [
    ...mains.flatMap(({ id, value }) => {
      const links = linksOf.get(id) ?? [];
      return links.length === 0
        ? [{ main: value, dependent: null }]
        : links.map((link) => ({ main: value, dependent: values.get(link.dependent_id) ?? null }));
    }),
    ...dependents
      .filter(({ id }) => !taken.has(id))
      .map(({ value }) => ({ main: null, dependent: value })),
  ];
}
