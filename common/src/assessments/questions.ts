// What questions of tests are: their kinds, what each consists of, and what a learner gives as an answer.

export const questionTypes = [
  'unknown',
  'input',
  'numeric_input',
  'radio',
  'checkbox',
  'sort',
  'multi_input',
  'textarea',
  'correspondence',
  'select_input',
  'text_input',
  'assessment_by_criterion',
  'audio_input',
] as const;

/** `unknown` is a question whose kind was not chosen yet; it is never active. */
export type QuestionType = (typeof questionTypes)[number];

/** The marks that a test ends in: out of five, ten or a hundred points, or passed and not passed. */
export const gradingScales = [5, 10, 100, 1] as const;
export type GradingScale = (typeof gradingScales)[number];

/** `points`: each criterion gives from nothing to its points. `yes_no`: all of them, or nothing. */
export const criterionTypes = ['points', 'yes_no'] as const;
export type CriterionType = (typeof criterionTypes)[number];

/**
 * Of `radio` and `checkbox` a choice; of `sort` an item; of `input` and `numeric_input` what is taken for right; of
 * `multi_input`, `text_input` and `select_input` a blank, which has answers of its own below it (`parent_answer_id`), or
 * select items.
 */
export interface Answer {
  id: number;
  /** Rich text of choices and items, plain text of all others; a blank's is its name, if it has one. */
  value: string;
  /** What is told of the answer once it may be: why it is right, or wrong. Rich text. */
  comment: string | null;
  /** Of choices: it is to be ticked. Of what is taken for right: always true. */
  correct: boolean;
  /** Of `sort`: its place in the right order, from 1. */
  correct_position: number | null;
  /** From 1 among those with the same parent. Of a blank in a text: the number of its mark, [[1]]. */
  sort: number;
  /** The blank that it is an answer of. */
  parent_answer_id: number | null;
  /** Of `numeric_input`: how far off a number may be and still be right; decimal. Null is exactly. */
  tolerance: string | null;
}

/** One of what `correspondence` matches: learners find dependent items for each main one. */
export interface Correspondence {
  id: number;
  is_main: boolean;
  value: string;
  sort: number;
}

/** A right pair. */
export interface CorrespondenceLink {
  main_id: number;
  dependent_id: number;
}

/** What a blank of `select_input` may be filled with. */
export interface SelectItem {
  id: number;
  answer_id: number;
  value: string;
  correct: boolean;
  sort: number;
}

export interface Criterion {
  id: number;
  name: string;
  description: string | null;
  max_points: number;
  sort: number;
}

/** A question with all that its answer is judged by. */
export interface Question {
  type: QuestionType;
  /** Rich text; blanks of `text_input` and `select_input` stand in it as [[1]], [[2]]. */
  question: string;
  /** What a right answer gives: a whole number, 0 or more. */
  max_points: number;
  /** Whether what is right in part gives a part of the points. */
  partial: boolean;
  /**
   * What each wrong part takes away, in percent of the points. Null is as much as a right one gives, and nothing where it
   * stands in the place of a right one. `partial` alone; of `sort` nothing is taken away.
   */
  penalty_percentage: number | null;
  /** Of texts that are typed: capitals make a difference. */
  case_sensitive: boolean;
  /** Whether a main item may have several dependent ones. */
  correspondence_multi: boolean;
  criterion_type: CriterionType;
  answers: readonly Answer[];
  correspondences: readonly Correspondence[];
  correspondence_links: readonly CorrespondenceLink[];
  select_input_items: readonly SelectItem[];
  question_criteria_by_sort: readonly Criterion[];
}

/** What a learner gives as an answer; which parts follows from the question's kind. */
export interface GivenAnswer {
  /** `input`, `numeric_input`, `textarea`, `assessment_by_criterion`. */
  text?: string;
  /** `radio` (one) and `checkbox`: what is ticked; `sort`: all items in their order. */
  answers_id?: readonly number[];
  /** `multi_input` and `text_input`: what stands in the blanks. */
  texts?: readonly { answer_id: number; text: string }[];
  /** `select_input`: what the blanks are filled with. */
  items?: readonly { answer_id: number; item_id: number }[];
  /** `correspondence`. */
  links?: readonly CorrespondenceLink[];
  /** `audio_input` (one) and `assessment_by_criterion`. */
  files_id?: readonly number[];
}
