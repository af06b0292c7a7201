// Validation of order comments and answers (specification B, sections 5 and 7).
import { z } from 'zod';
import { firstCommentProblem, required, wrongBeginning } from '../../kit/values/texts.ts';

/** Characters of a comment. */
const longest = 5000;

/** Answers to one comment, which are always read together. */
export const maxAnswers = 200;

/** Files of one comment. */
const maxFiles = 20;

/** People mentioned by one comment. */
const maxMentions = 20;

const text = z
  .string(required)
  .trim()
  .max(longest, `Не больше ${longest} символов`)
  .describe('Plain text.');

/** The documented calls repeat the ids of their address in the body (specification B, section 7). */
export const addressNames = { order_id: 'order_id', comment_id: 'id' };

const beside = {
  files_id: z
    .array(z.int32())
    .max(maxFiles, `Не больше ${maxFiles} файлов за раз`)
    .optional()
    .describe('Ids of files that the sender uploaded for the comment.'),
  mentions_id: z
    .array(z.int32())
    .max(maxMentions, `Не больше ${maxMentions} сотрудников`)
    .optional()
    .describe(
      'Ids of the mentioned staff, who must be allowed to change orders. They are notified.',
    ),
};

/** The error for a comment with neither text nor files. */
const saysNothing = {
  path: ['text'],
  error: 'Напишите комментарий или приложите файл',
  params: { code: 'required' },
};

const bringsFiles = (sent: { files_id?: readonly number[] | undefined }) =>
  sent.files_id !== undefined && sent.files_id.length > 0;

export const newComment = z
  .strictObject({
    text: text
      .refine((sent) => sent === '' || firstCommentProblem(sent) === null, wrongBeginning)
      .nullish()
      .describe('Plain text; optional if files are attached.'),
    type: z.enum(['question', 'comment']).optional().describe('Default: `comment`.'),
    is_public: z
      .boolean()
      .optional()
      .describe('Whether the customer can read it; default: staff only.'),
    ...beside,
  })
  .refine((sent) => Boolean(sent.text) || bringsFiles(sent), saysNothing);

/** A changed comment must begin as a new one does; only a comment with files may be empty. */
export const changedComment = z.strictObject({ text });

export const newAnswer = z
  .strictObject({
    text: text.nullish(),
    message: text.nullish().describe('Alias of `text`.'),
    type: z.literal('answer').optional().describe('Always `answer`.'),
    is_public: z.boolean().optional().describe('Default: that of the answered comment.'),
    ...beside,
  })
  .refine((sent) => Boolean(sent.text || sent.message) || bringsFiles(sent), saysNothing);
