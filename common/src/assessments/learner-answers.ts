// Validates a learner's answer against its question: parts that do not belong to it are reported and never scored.
import type { Answer, LearnerAnswer, Question, QuestionType } from './questions.ts';
import { comparable } from './scoring/texts.ts';

export interface AnswerProblem {
  /** The path in the answer, such as `links.1`. */
  field: string;
  message: string;
}

export interface NormalizedAnswer {
  /** The valid part of the answer; null if it is empty. */
  answer: LearnerAnswer | null;
  /** Errors of the other parts. */
  problems: AnswerProblem[];
}

/** Characters of a one-line answer, and of an essay. */
export const longestGiven = { line: 1_000, text: 100_000 } as const;

/** Files in an answer that is assessed by criteria. */
export const mostGivenFiles = 20;

type Part = keyof LearnerAnswer;

const allParts: readonly Part[] = ['text', 'answers_id', 'texts', 'items', 'links', 'files_id'];

/** An answer in a request; missing parts may be null. */
export type SentAnswer = { [Each in Part]?: LearnerAnswer[Each] | null | undefined };

const partsOf: Readonly<Record<QuestionType, readonly Part[]>> = {
  unknown: [],
  input: ['text'],
  numeric_input: ['text'],
  radio: ['answers_id'],
  checkbox: ['answers_id'],
  sort: ['answers_id'],
  multi_input: ['texts'],
  text_input: ['texts'],
  select_input: ['items'],
  correspondence: ['links'],
  textarea: ['text'],
  audio_input: ['files_id'],
  assessment_by_criterion: ['text', 'files_id'],
};

/**
 * Several choices where only one is allowed count as none: otherwise ticking all would be right.
 */
export function normalizeAnswer(question: Question, given: SentAnswer): NormalizedAnswer {
  const problems: AnswerProblem[] = [];
  const addProblem = (field: string, message: string) => problems.push({ field, message });
  const parts = partsOf[question.type];
  for (const part of allParts) {
    const isEmpty = (given[part] ?? []).length === 0;
    if (!isEmpty && !parts.includes(part)) addProblem(part, 'На этот вопрос так не отвечают');
  }
  const answer: LearnerAnswer = {};
  for (const part of parts) Object.assign(answer, partReaders[part](question, given, addProblem));
  return { answer: Object.keys(answer).length === 0 ? null : answer, problems };
}

/** Top-level answers, such as the blanks, in order. */
export const topAnswers = ({ answers }: Pick<Question, 'answers'>): Answer[] =>
  bySort(answers.filter(({ parent_answer_id }) => parent_answer_id === null));

/** Sorts by `sort`. */
export const bySort = <Each extends { id: number; sort: number }>(all: readonly Each[]): Each[] =>
  all.toSorted((one, other) => one.sort - other.sort || one.id - other.id);

type AddProblem = (field: string, message: string) => void;
type PartReader = (question: Question, given: SentAnswer, addProblem: AddProblem) => LearnerAnswer;

/** Each reader omits its part if it is empty. */
const partReaders: Record<Part, PartReader> = {
  text({ type }, given, addProblem) {
    const text = given.text ?? '';
    const isLine = type === 'input' || type === 'numeric_input';
    const longest = isLine ? longestGiven.line : longestGiven.text;
    if (text.length > longest) addProblem('text', tooLong(longest));
    return text.length > longest || isEmptyText(text) ? {} : { text };
  },

  answers_id(question, { answers_id: given }, addProblem) {
    const known = idsOf(topAnswers(question));
    const answers_id = fitting(given, 'answers_id', addProblem, {
      keyOf: (id) => id,
      problemOf: (id) => (known.has(id) ? null : 'Такого варианта в вопросе нет'),
      repeated: 'Этот вариант уже назван',
    });
    if (question.type === 'radio' && answers_id.length > 1) {
      addProblem('answers_id', 'Выберите один вариант');
      return {};
    }
    return answers_id.length === 0 ? {} : { answers_id };
  },

  texts(question, { texts: given }, addProblem) {
    const blanks = idsOf(topAnswers(question));
    const texts = fitting(given, 'texts', addProblem, {
      keyOf: ({ answer_id }) => answer_id,
      problemOf({ answer_id, text }) {
        if (!blanks.has(answer_id)) return 'Такого пропуска в вопросе нет';
        return text.length > longestGiven.line ? tooLong(longestGiven.line) : null;
      },
      repeated: 'Этот пропуск уже заполнен',
    }).filter(({ text }) => !isEmptyText(text));
    return texts.length === 0 ? {} : { texts };
  },

  items(question, { items: given }, addProblem) {
    const blanks = idsOf(topAnswers(question));
    const blankOf = new Map(
      question.select_input_items.map(({ id, answer_id }) => [id, answer_id]),
    );
    const items = fitting(given, 'items', addProblem, {
      keyOf: ({ answer_id }) => answer_id,
      problemOf({ answer_id, item_id }) {
        if (!blanks.has(answer_id)) return 'Такого пропуска в вопросе нет';
        return blankOf.get(item_id) === answer_id ? null : 'Такого варианта у пропуска нет';
      },
      repeated: 'Этот пропуск уже заполнен',
    });
    return items.length === 0 ? {} : { items };
  },

  links(question, { links: given }, addProblem) {
    const mains = idsOf(question.correspondences.filter(({ is_main }) => is_main));
    const dependents = idsOf(question.correspondences.filter(({ is_main }) => !is_main));
    const pairs = fitting(given, 'links', addProblem, {
      keyOf: ({ main_id, dependent_id }) => `${main_id} ${dependent_id}`,
      problemOf: ({ main_id, dependent_id }) =>
        mains.has(main_id) && dependents.has(dependent_id) ? null : 'Такой пары быть не может',
      repeated: 'Эта пара уже названа',
    });
    const links = question.correspondence_multi
      ? pairs
      : fitting(pairs, 'links', addProblem, {
          keyOf: ({ main_id }) => main_id,
          problemOf: () => null,
          repeated: 'У этого элемента может быть одна пара',
        });
    return links.length === 0 ? {} : { links };
  },

  files_id({ type }, { files_id: given }, addProblem) {
    const most = type === 'audio_input' ? 1 : mostGivenFiles;
    const files_id = fitting(given, 'files_id', addProblem, {
      keyOf: (id) => id,
      problemOf: () => null,
      repeated: 'Этот файл уже приложен',
    });
    if (files_id.length > most) {
      addProblem('files_id', most === 1 ? 'Приложите одну запись' : `Не больше ${most} файлов`);
      return {};
    }
    return files_id.length === 0 ? {} : { files_id };
  },
};

const idsOf = (all: readonly { id: number }[]): Set<number> => new Set(all.map(({ id }) => id));

/** Whether a typed text is blank and counts as no answer. */
export const isEmptyText = (text: string): boolean => comparable(text, true) === '';

const tooLong = (longest: number) => `Не больше ${longest.toLocaleString('ru')} символов`;

interface Fit<Each> {
  /** Identifies what may occur only once. */
  keyOf: (each: Each) => string | number;
  problemOf: (each: Each) => string | null;
  repeated: string;
}

/**
 * The valid entries in order. All entries with a repeated key are dropped, so that their order makes no difference.
 */
function fitting<Each>(
  given: readonly Each[] | null | undefined,
  field: Part,
  addProblem: AddProblem,
  { keyOf, problemOf, repeated }: Fit<Each>,
): Each[] {
  const known = (given ?? []).flatMap((each, index) => {
    const problem = problemOf(each);
    if (problem !== null) addProblem(`${field}.${index}`, problem);
    return problem === null ? [{ each, index }] : [];
  });
  return [...Map.groupBy(known, ({ each }) => keyOf(each)).values()].flatMap((same) => {
    for (const { index } of same.slice(1)) addProblem(`${field}.${index}`, repeated);
    return same.length === 1 ? same.map(({ each }) => each) : [];
  });
}
