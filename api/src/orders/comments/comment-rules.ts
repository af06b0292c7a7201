// Validation of order comments and answers (specification B, sections 5 and 7).
import { z } from 'zod';
import { firstCommentProblem, required, wrongBeginning } from '../../kit/values/texts.ts';

/** Characters of a comment. */
const longest = 5000;

/** Answers to one comment, which are always read together. */
export const mostAnswers = 200;

/** Files of one comment. */
const mostFiles = 20;

/** People mentioned by one comment. */
const mostMentions = 20;

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
    .max(mostFiles, `Не больше ${mostFiles} файлов за раз`)
    .optional()
    .describe('Files that the sender has uploaded for it.'),
  mentions_id: z
    .array(z.int32())
    .max(mostMentions, `Не больше ${mostMentions} сотрудников`)
    .optional()
    .describe('Whom it mentions: those who may work on orders. They are told of it.'),
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
      .describe('Plain text; may be left out where files come with it.'),
    type: z.enum(['question', 'comment']).optional().describe('`comment` when left out.'),
    is_public: z
      .boolean()
      .optional()
      .describe('Whether the customer reads it; the team alone does when left out.'),
    ...beside,
  })
  .refine((sent) => Boolean(sent.text) || bringsFiles(sent), saysNothing);

/** A changed comment must begin as a new one does; only a comment with files may be empty. */
export const changedComment = z.strictObject({ text });

export const newAnswer = z
  .strictObject({
    text: text.nullish(),
    message: text.nullish().describe('The same as `text`.'),
    type: z.literal('answer').optional().describe('It is nothing else.'),
    is_public: z.boolean().optional().describe('As what it answers when left out.'),
    ...beside,
  })
  .refine((sent) => Boolean(sent.text || sent.message) || bringsFiles(sent), saysNothing);
