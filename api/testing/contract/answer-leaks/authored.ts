// Generates questions in the order in which authors write them: items sorted, pairs side by side, the right answer
// first. Only their words are random, by a seed.
import type { ComparedParts } from './search.ts';
import { traitsOf } from './traits.ts';

export const authoredKinds = [
  'sort',
  'correspondence',
  'radio',
  'checkbox',
  'select_input',
] as const;
export type AuthoredKind = (typeof authoredKinds)[number];

export interface AuthoredQuestion {
  kind: AuthoredKind;
  /** The request body. */
  body: { type: AuthoredKind } & Record<string, unknown>;
  /** By the text of a part: its right position, or whether it is right. */
  right: ReadonlyMap<string, number>;
}

export type Random = () => number;

/** Random numbers from 0, less than 1 (mulberry32, Tommy Ettinger). */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const upTo = (random: Random, count: number): number => Math.floor(random() * count);

export const mixed = <Each>(random: Random, all: readonly Each[]): Each[] =>
  all
    .map((each) => ({ each, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ each }) => each);

const letters = [...'абвгдежзиклмнопрстуфхцчшэюя'];

function wordsOf(random: Random, count: number): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    const length = 3 + upTo(random, 8);
    words.add(Array.from({ length }, () => letters[upTo(random, letters.length)]).join(''));
  }
  return [...words];
}

export function authorQuestion(kind: AuthoredKind, random: Random): AuthoredQuestion {
  const count = 4 + upTo(random, 4);
  const words = wordsOf(random, count * 2);
  const [some, others] = [words.slice(0, count), words.slice(count)];
  const common = { type: kind, question: '<p>Вопрос</p>', max_points: 10, partial: true };
  const choices = (values: readonly string[], rightCount: number) =>
    values.map((value, index) => ({ value, correct: index < rightCount }));
  const rightFirst = (values: readonly string[], rightCount: number): [string, number][] =>
    values.map((value, index) => [value, index < rightCount ? 1 : 0]);
  const places = (values: readonly string[]) =>
    new Map(values.map((value, index) => [value, index]));
  switch (kind) {
    case 'sort':
      return {
        kind,
        body: { ...common, answers: some.map((value) => ({ value })) },
        right: places(some),
      };
    case 'correspondence':
      return {
        kind,
        body: {
          ...common,
          correspondences: some.flatMap((value, index) => [
            { is_main: true, value },
            { is_main: false, value: others[index] ?? '' },
          ]),
          correspondence_links: some.map((_, index) => ({
            main: index * 2,
            dependent: index * 2 + 1,
          })),
        },
        right: places(others),
      };
    case 'radio':
    case 'checkbox': {
      const rightCount = kind === 'radio' ? 1 : 1 + upTo(random, count - 1);
      return {
        kind,
        body: { ...common, answers: choices(some, rightCount) },
        right: new Map(rightFirst(some, rightCount)),
      };
    }
    case 'select_input':
      return {
        kind,
        body: {
          ...common,
          question: '<p>Раз [[1]], два [[2]]</p>',
          answers: [some, others].map((items, index) => ({
            value: '',
            sort: index + 1,
            select_input_items: choices(items, 1),
          })),
        },
        right: new Map([...rightFirst(some, 1), ...rightFirst(others, 1)]),
      };
  }
}

/** A question as a learner reads it by REST or GraphQL, in the same form. */
export type SeenQuestion = Record<string, unknown>;

interface SeenPart {
  id: number;
  words: string;
  isMain: boolean;
  blank: number;
}

const list = (question: SeenQuestion, ...names: string[]): SeenPart[] =>
  names
    .flatMap((name) => (question[name] ?? []) as Record<string, unknown>[])
    .map((row) => ({
      id: Number(row['id'] ?? row['databaseId']),
      words: String(row['value']).replaceAll(/<[^>]*>/g, ''),
      isMain: (row['is_main'] ?? row['isMain']) === true,
      blank: Number(row['answer_id'] ?? row['answerId']),
    }));

/** Groups of parts that are compared with each other. */
export function partsOf(kind: AuthoredKind, question: SeenQuestion): SeenPart[][] {
  switch (kind) {
    case 'correspondence':
      return [list(question, 'correspondences').filter(({ isMain }) => !isMain)];
    case 'select_input': {
      const items = list(question, 'select_input_items', 'selectInputItems');
      return [...Map.groupBy(items, ({ blank }) => blank).values()];
    }
    default:
      return [list(question, 'answers')];
  }
}

/** `everything` is all that the learner saw of the question. */
export const compared = (
  { kind, right }: AuthoredQuestion,
  question: SeenQuestion,
  everything: unknown,
): ComparedParts[] =>
  partsOf(kind, question).map((parts) => {
    const traits = traitsOf(everything, new Set(parts.map(({ id }) => id)));
    return {
      kind,
      parts: parts.map(({ id, words }) => ({
        traits: traits.get(id) ?? new Map(),
        right: right.get(words) ?? 0,
      })),
    };
  });

/** A random valid answer with the ids that the learner saw. */
export function anyAnswer(kind: AuthoredKind, question: SeenQuestion, random: Random): object {
  const groups = partsOf(kind, question).map((parts) => mixed(random, parts));
  const [ids = []] = groups.map((parts) => parts.map(({ id }) => id));
  switch (kind) {
    case 'sort':
      return { answers_id: ids };
    case 'radio':
      return { answers_id: ids.slice(0, 1) };
    case 'checkbox':
      return { answers_id: ids.slice(0, 1 + upTo(random, ids.length)) };
    case 'correspondence':
      return {
        links: list(question, 'correspondences')
          .filter(({ isMain }) => isMain)
          .map(({ id }, index) => ({ main_id: id, dependent_id: ids[index] })),
      };
    case 'select_input':
      return {
        items: groups.flatMap(([first]) =>
          first === undefined ? [] : [{ answer_id: first.blank, item_id: first.id }],
        ),
      };
  }
}

/** A copy without the outcomes of parts, which a test shows on purpose after the finish. */
export const withoutOutcomes = (seen: unknown): unknown =>
  JSON.parse(
    JSON.stringify(seen, (key, value: unknown) => (key === 'outcome' ? undefined : value)),
  );
