// Types of questions, their parts, and the answers of learners.

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

/** `unknown`: no kind is chosen yet; such a question is never active. */
export type QuestionType = (typeof questionTypes)[number];

/** Grading scales: five, ten or a hundred points, or passed and failed. */
export const gradingScales = [5, 10, 100, 1] as const;
export type GradingScale = (typeof gradingScales)[number];

/** `points`: a criterion gives between 0 and its points. `yes_no`: all or none. */
export const criterionTypes = ['points', 'yes_no'] as const;
export type CriterionType = (typeof criterionTypes)[number];

/**
 * For `radio` and `checkbox` a choice; for `sort` an item; for `input` and `numeric_input` an accepted answer; for
 * `multi_input`, `text_input` and `select_input` a blank, whose accepted answers are its children (`parent_answer_id`)
 * or select items.
 */
export interface Answer {
  id: number;
  /** Rich text for choices and items, plain text for all others; for a blank its optional name. */
  value: string;
  /** An explanation shown with the results, as rich text. */
  comment: string | null;
  /** For choices: whether it should be ticked. For accepted answers always true. */
  correct: boolean;
  /** `sort` only: the position in the right order, from 1. */
  correct_position: number | null;
  /**
   * From 1 among answers with the same parent. For a blank in a text, the number of its mark [[1]].
   */
  sort: number;
  /** The blank that this answer belongs to. */
  parent_answer_id: number | null;
  /** `numeric_input` only: the tolerance as a decimal; null means exact. */
  tolerance: string | null;
}

/** An item of `correspondence`: learners match dependent items to each main one. */
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

/** An option of a blank of `select_input`. */
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

/** A question with everything that scoring needs. */
export interface Question {
  type: QuestionType;
  /** Rich text; `text_input` and `select_input` mark blanks as [[1]], [[2]]. */
  question: string;
  /** The points of a right answer: an integer, 0 or more. */
  max_points: number;
  /** Whether a partly right answer gets a part of the points. */
  partial: boolean;
  /**
   * Percent of the points that each wrong part takes away. Null: as much as a right part gives, and nothing if it
   * replaces a right one. Used only with `partial`; `sort` has no penalty.
   */
  penalty_percentage: number | null;
  /** Whether typed texts are compared case-sensitively. */
  case_sensitive: boolean;
  /** Whether a main item may have several dependent items. */
  correspondence_multi: boolean;
  criterion_type: CriterionType;
  answers: readonly Answer[];
  correspondences: readonly Correspondence[];
  correspondence_links: readonly CorrespondenceLink[];
  select_input_items: readonly SelectItem[];
  question_criteria_by_sort: readonly Criterion[];
}

/** A learner's answer; the kind of question determines which parts it has. */
export interface LearnerAnswer {
  /** `input`, `numeric_input`, `textarea`, `assessment_by_criterion`. */
  text?: string;
  /** `radio` (one) and `checkbox`: the ticked choices; `sort`: all items in order. */
  answers_id?: readonly number[];
  /** `multi_input` and `text_input`: texts of the blanks. */
  texts?: readonly { answer_id: number; text: string }[];
  /** `select_input`: the options chosen in the blanks. */
  items?: readonly { answer_id: number; item_id: number }[];
  /** `correspondence`. */
  links?: readonly CorrespondenceLink[];
  /** `audio_input` (one) and `assessment_by_criterion`. */
  files_id?: readonly number[];
}
