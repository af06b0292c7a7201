// Validation schemas of exam data.
import { z } from 'zod';
import {
  mostPromptLetters,
  promptPlaceholders,
  questionTypes,
  placeholderError,
} from '@kafedra/common/assessments';
import { requiredRichText, richText } from '../../kit/rich-text/rich-text.ts';
import { name, optionalText, required } from '../../kit/values/texts.ts';

/** Kinds of answers that a question number may have. */
export const examAnswerTypes = questionTypes.filter((type) => type !== 'unknown') as [
  ExamAnswerType,
  ...ExamAnswerType[],
];
export type ExamAnswerType = Exclude<(typeof questionTypes)[number], 'unknown'>;

const prompt = optionalText(mostPromptLetters)
  .superRefine((text, context) => {
    const refusal = placeholderError(text ?? '');
    if (refusal !== null) {
      context.addIssue({ code: 'custom', message: refusal, params: { code: 'invalid' } });
    }
  })
  .describe(
    `The prompt for the AI. Placeholders: ${promptPlaceholders.map((one) => `{${one}}`).join(', ')}; other words in braces are refused.`,
  );

export const newSubject = z.strictObject({ name, description: optionalText(1000) });

const ofNumber = {
  name,
  answer_type: z.enum(examAnswerTypes).optional(),
  prompt,
  use_image: z.boolean().optional().describe('Whether pictures are requested.'),
  use_example: z.boolean().optional().describe('Whether the prompt includes examples.'),
};

export const newQuestionNumber = z.strictObject({ subject_id: z.int32(), ...ofNumber });

/** Without the subject, which cannot change. */
export const changedQuestionNumber = z.strictObject(ofNumber).partial();

const ofExample = {
  text: requiredRichText({ kilobytes: 100 }),
  answer: z.string(required).trim().min(1, required).max(5000, 'Не больше 5000 символов'),
  solution: richText({ kilobytes: 100 }),
  image_id: z.int32().nullish().describe('Id of a picture in the storage.'),
};

export const newExample = z.strictObject({ question_number_id: z.int32(), ...ofExample });

/** Without the question number, which cannot change. */
export const changedExample = z.strictObject(ofExample).partial();
