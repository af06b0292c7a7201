// Schemas of a test in an imported file, within the limits of tests in the database.
import { criterionTypes, gradingScales, questionTypes } from '@kafedra/common/assessments';
import { z } from 'zod';
import { richText } from '../../kit/rich-text/rich-text.ts';
import { shownResults } from '../shown-results.ts';
import { documentLimits } from './limits.ts';

/** How much a learner sees after the finish. */
export type ShownResult = (typeof shownResults)[number];

/** The tolerance of a number. */
const tolerancePattern = /^\d{1,12}(\.\d{1,12})?$/;

const plain = (letters: number) => z.string().max(letters);
const rich = (kilobytes: number) => richText({ kilobytes }).transform((text) => text ?? null);
/** For columns where an empty text is '' and not null. */
const richOrNothing = (kilobytes: number) =>
  richText({ kilobytes }).transform((text) => text ?? '');
const whole = (least: number, greatest: number) => z.int().min(least).max(greatest);
const identifier = z.int32().min(1);
const place = whole(1, documentLimits.answers * documentLimits.variants);
const timer = whole(5, documentLimits.timer).nullable();
const attempts = whole(1, documentLimits.attempts);
const points = whole(0, documentLimits.points);
const list = <T extends z.ZodType>(of: T, length: number = documentLimits.answers) =>
  z.array(of).max(length);

/** A question in a file; its texts are sanitized like those of the editor. */
export const questionShape = {
  type: z.enum(questionTypes),
  question: richOrNothing(documentLimits.text),
  max_points: points,
  partial: z.boolean(),
  penalty_percentage: whole(0, 100).nullable(),
  case_sensitive: z.boolean(),
  correspondence_multi: z.boolean(),
  criterion_type: z.enum(criterionTypes),
  answers: list(
    z.strictObject({
      id: identifier,
      value: z.string().max(documentLimits.answerText * 1000),
      comment: rich(documentLimits.answerText),
      correct: z.boolean(),
      correct_position: place.nullable(),
      sort: place,
      parent_answer_id: identifier.nullable(),
      tolerance: z.string().regex(tolerancePattern).nullable(),
    }),
    documentLimits.answers * documentLimits.variants,
  ),
  correspondences: list(
    z.strictObject({
      id: identifier,
      is_main: z.boolean(),
      value: richOrNothing(documentLimits.answerText),
      sort: place,
    }),
  ),
  correspondence_links: list(
    z.strictObject({ main_id: identifier, dependent_id: identifier }),
    documentLimits.links,
  ),
  select_input_items: list(
    z.strictObject({
      id: identifier,
      answer_id: identifier,
      value: plain(documentLimits.filling),
      correct: z.boolean(),
      sort: place,
    }),
    documentLimits.answers * documentLimits.variants,
  ),
  question_criteria_by_sort: list(
    z.strictObject({
      id: identifier,
      name: plain(documentLimits.name),
      description: plain(documentLimits.letters).nullable(),
      max_points: points,
      sort: place,
    }),
    documentLimits.criteria,
  ),
  part: whole(1, documentLimits.parts),
  timer,
  required: z.boolean(),
  max_attempts: attempts,
  infinity_attempts: z.boolean(),
  shuffle_answers: z.boolean().nullable(),
  show_answer_note: z.boolean(),
  check_without_register: z.boolean(),
  criterion_points: points,
  solution: rich(documentLimits.text),
  topic: plain(documentLimits.name).nullable(),
  active: z.boolean(),
  files: list(plain(documentLimits.name), documentLimits.attached),
};

export const settingsShape = {
  title: plain(documentLimits.name).nullable(),
  description: rich(documentLimits.text),
  grading_scale: z.literal([...gradingScales]),
  successful_points: whole(0, 1_000_000).nullable(),
  timer,
  max_attempts: attempts,
  infinity_attempts: z.boolean(),
  shuffle_questions: z.boolean(),
  shuffle_answers: z.boolean(),
  shown_result: z.enum(shownResults),
  parts: list(
    z.strictObject({
      part: whole(1, documentLimits.parts),
      title: plain(documentLimits.name).nullable(),
      draws_count: whole(1, documentLimits.questions).nullable(),
    }),
    documentLimits.parts,
  ),
};
