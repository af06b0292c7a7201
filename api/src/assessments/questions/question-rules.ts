// Validation schemas of questions and their parts.
import { z } from 'zod';
import { criterionTypes, questionTypes } from '@kafedra/common/assessments';
import { richText } from '../../kit/rich-text/rich-text.ts';
import { name, optionalText, required } from '../../kit/values/texts.ts';
import { attempts, maxQuestions, partNumber, timer, whole } from '../rules.ts';

/** Choices, items, blanks or pairs of a question. */
export const maxAnswers = 100;
/** Accepted texts or options of one blank. */
export const maxVariants = 50;
export const maxCriteria = 30;
const maxFiles = 20;

/** Points of a question or a criterion. */
export const points = whole(0, 1000);

/** KB of HTML, of an answer or a comment. */
const answerText = { kilobytes: 50 };

export const answerValue = z
  .string(required)
  .max(50_000, 'Слишком длинный текст')
  .describe('Rich text for choices and items, plain text for all others.');

export const tolerance = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,12})?$/, 'Введите число: 0.5')
  .nullish()
  .describe('For `numeric_input`: the accepted deviation from the number.');

const known = z.int32().optional().describe('Id of an existing part; omitted for a new one.');

const variant = z.strictObject({
  id: known,
  value: answerValue,
  comment: richText(answerText),
  correct: z.boolean().optional(),
  tolerance,
});

export const selectItem = z.strictObject({
  id: known,
  value: z.string(required).trim().min(1, required).max(1000, 'Не больше 1000 символов'),
  correct: z.boolean().optional(),
});

const answer = variant.extend({
  correct_position: whole(1, maxAnswers).nullish(),
  sort: whole(1, 99).optional().describe('For a blank in a text: the number of its mark.'),
  answers: z
    .array(variant)
    .max(maxVariants, `Не больше ${maxVariants} ответов`)
    .optional()
    .describe('For a blank: its accepted answers.'),
  select_input_items: z
    .array(selectItem)
    .max(maxVariants, `Не больше ${maxVariants} вариантов`)
    .optional()
    .describe('For a blank of `select_input`: its options.'),
});

const matched = z.strictObject({
  id: known,
  is_main: z.boolean(),
  value: requiredValue(),
});

const link = z.strictObject({
  main: z.int().min(0).describe('Index in `correspondences`, from 0.'),
  dependent: z.int().min(0).describe('Index in `correspondences`, from 0.'),
});

export const criterion = z.strictObject({
  id: known,
  name,
  description: optionalText(5000),
  max_points: points,
});

function requiredValue() {
  return answerValue.refine((text) => text.trim() !== '', required);
}

const content = {
  question: richText({ kilobytes: 200 }).transform((text) => (text === null ? '' : text)),
  topic_id: z.int32().nullish().describe('The topic of the question.'),
  part: partNumber,
  max_points: points,
  partial: z.boolean(),
  penalty_percentage: whole(0, 100)
    .nullish()
    .describe(
      'Percentage of the points that a wrong part deducts; null: as much as a right part gives.',
    ),
  case_sensitive: z.boolean(),
  timer,
  max_attempts: attempts,
  infinity_attempts: z.boolean().describe('Takes precedence over `max_attempts`.'),
  required: z.boolean(),
  shuffle_answers: z.boolean().nullish().describe('Null: as in the test.'),
  show_answer_note: z.boolean(),
  correspondence_multi: z.boolean(),
  criterion_type: z.enum(criterionTypes),
  criterion_points: points,
  check_without_register: z.boolean(),
  solution: richText({ kilobytes: 200 }),
  answers: z.array(answer).max(maxAnswers, `Не больше ${maxAnswers} ответов`),
  correspondences: z.array(matched).max(maxAnswers, `Не больше ${maxAnswers} элементов`),
  correspondence_links: z.array(link).max(1000, 'Не больше 1000 пар'),
  question_criteria: z.array(criterion).max(maxCriteria, `Не больше ${maxCriteria} критериев`),
  files_id: z
    .array(z.int32())
    .max(maxFiles, `Не больше ${maxFiles} файлов`)
    .refine((all) => new Set(all).size === all.length, {
      message: 'Один и тот же файл дважды',
      params: { code: 'repeated' },
    })
    .describe('Ids of files in the storage that accompany the text, in order.'),
};

const type = z.enum(questionTypes).describe('Parts that the new type does not have are deleted.');

export const changedQuestion = z
  .strictObject({ ...content, type, active: z.boolean() })
  .partial()
  .describe(
    'Omitted fields remain unchanged; items that a sent list does not contain are deleted. An active question must have no flaws.',
  );

export const newQuestion = changedQuestion.extend({
  behind_id: z
    .int32()
    .nullish()
    .describe(
      'The question of the test to insert it after; null for the beginning. Default: the end.',
    ),
});

export type SentQuestion = z.output<typeof changedQuestion> & { behind_id?: number | null };
export type SentAnswer = z.output<typeof answer>;
export type SentVariant = z.output<typeof variant>;
export type SentCriterion = z.output<typeof criterion>;

/** Positions, parts and points of many questions at once. */
export const questionUpdates = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        id: z.int32(),
        sort: z.int32().optional().describe('Position among the questions of the test.'),
        part: partNumber.optional(),
        max_points: points.optional(),
        required: z.boolean().optional(),
      }),
    )
    .min(1, required)
    .max(maxQuestions, `Не больше ${maxQuestions} вопросов`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      message: 'Один и тот же вопрос дважды',
      params: { code: 'repeated' },
    }),
});

export type QuestionUpdate = z.output<typeof questionUpdates>['questions'][number];
