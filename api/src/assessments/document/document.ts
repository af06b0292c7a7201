// The document model of a test, independent of the database: import reads files of other systems into it, export writes
// files from it. Ids are local to a question; files are identified by name.
import type { Answer, GradingScale, Question } from '@kafedra/common/assessments';
import type { ShownResult } from './shapes.ts';

/** A file of the test. Texts refer to it by `fileAddress`; `bytes` is read lazily. */
export interface TestFile {
  /** Unique in the document, as assigned by `DocumentFiles`. */
  name: string;
  media_type: string;
  bytes: () => Promise<Uint8Array>;
}

/** A question with its settings in the test. */
export interface TestQuestion extends Question {
  /** The part of the test, from 1. */
  part: number;
  /** The time limit in seconds. */
  timer: number | null;
  required: boolean;
  max_attempts: number;
  infinity_attempts: boolean;
  /** Null: the test's setting applies. */
  shuffle_answers: boolean | null;
  show_answer_note: boolean;
  check_without_register: boolean;
  /** The maximum points of a new criterion. */
  criterion_points: number;
  /** Rich text. */
  solution: string | null;
  /** The name of its topic. */
  topic: string | null;
  active: boolean;
  /** Names of attached files, besides those shown in texts. */
  files: readonly string[];
}

export interface TestPart {
  part: number;
  title: string | null;
  /** How many of the part's questions an attempt draws; null is all. */
  draws_count: number | null;
}

/** A test without its questions. */
export interface TestSettings {
  /** Null if the file has none. */
  title: string | null;
  /** Rich text. */
  description: string | null;
  grading_scale: GradingScale;
  successful_points: number | null;
  /** The time limit of the whole test in seconds. */
  timer: number | null;
  max_attempts: number;
  infinity_attempts: boolean;
  shuffle_questions: boolean;
  shuffle_answers: boolean;
  shown_result: ShownResult;
  parts: readonly TestPart[];
}

export interface TestDocument extends TestSettings {
  questions: readonly TestQuestion[];
  files: readonly TestFile[];
}

/** Defaults for a question whose file omits a setting. */
export const defaultQuestion: TestQuestion = {
  type: 'unknown',
  question: '',
  max_points: 1,
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
  part: 1,
  timer: null,
  required: false,
  max_attempts: 1,
  infinity_attempts: true,
  shuffle_answers: null,
  show_answer_note: true,
  check_without_register: false,
  criterion_points: 1,
  solution: null,
  topic: null,
  active: true,
  files: [],
};

export const defaultSettings: TestSettings = {
  title: null,
  description: null,
  grading_scale: 5,
  successful_points: null,
  timer: null,
  max_attempts: 1,
  infinity_attempts: false,
  shuffle_questions: false,
  shuffle_answers: false,
  shown_result: 'correctness',
  parts: [],
};

export const defaultAnswer: Answer = {
  id: 1,
  value: '',
  comment: null,
  correct: false,
  correct_position: null,
  sort: 1,
  parent_answer_id: null,
  tolerance: null,
};

/** Values of choices and items are rich text; all others are plain. */
export const hasRichValues = (type: Question['type']): boolean =>
  type === 'radio' || type === 'checkbox' || type === 'sort';

/** A typed answer is compared with these values. */
export const hasAcceptedValues = (type: Question['type']): boolean =>
  type === 'input' || type === 'numeric_input';

/** Accepted answers are children of blanks. */
export const hasValuesInBlanks = (type: Question['type']): boolean =>
  type === 'multi_input' || type === 'text_input';

/** Blanks are marked in the question's text as [[1]]. */
export const hasBlanksInText = (type: Question['type']): boolean =>
  type === 'text_input' || type === 'select_input';

const folder = '/media/document/';

/** The address by which texts refer to a file of the document. */
export const fileAddress = (name: string): string => folder + encodeURIComponent(name);

const shownFile = /(?<=(?:src|href)=")\/media\/document\/([^"]*)(?=")/g;

/** Replaces the address of each file that a canonical text shows. */
export const withAddresses = (text: string, addressOf: (name: string) => string): string =>
  text.replaceAll(shownFile, (_, name: string) => addressOf(nameIn(name)));

export const filesShownIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(shownFile), ([, name = '']) => nameIn(name)));

function nameIn(address: string): string {
  const text = address.replaceAll('&amp;', '&').replaceAll(/&(?:#39|apos);/g, "'");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** All rich texts of a question. */
export const textsOf = (question: TestQuestion): string[] => [
  question.question,
  question.solution ?? '',
  ...question.answers.flatMap(({ value, comment }) =>
    hasRichValues(question.type) ? [value, comment ?? ''] : [comment ?? ''],
  ),
  ...question.correspondences.map(({ value }) => value),
];

/** Maps the texts and file names of a question. */
export function withTexts(
  { files: attached, ...question }: TestQuestion,
  text: (html: string) => string,
  nameOf: (file: string) => string | undefined,
): TestQuestion {
  const orNull = (html: string | null) => (html === null ? null : text(html) || null);
  return {
    ...question,
    question: text(question.question),
    solution: orNull(question.solution),
    answers: question.answers.map((answer) => ({
      ...answer,
      // In plain values an address is ordinary text.
      value: hasRichValues(question.type) ? text(answer.value) : answer.value,
      comment: orNull(answer.comment),
    })),
    correspondences: question.correspondences.map((item) => ({ ...item, value: text(item.value) })),
    files: attached.flatMap((file) => nameOf(file) ?? []),
  };
}
