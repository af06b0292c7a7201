// What is sent of a comment on an order and of an answer to one (specification B, sections 5 and 7).
import { z } from 'zod';
import { problemOfFirst, required, wrongBeginning } from '../../kit/texts.ts';

/** Letters of a comment. */
const longest = 5000;

/** Answers to one comment: it is read whole. */
export const mostAnswers = 200;

/** People whom one comment mentions. */
const mostMentions = 20;

const text = z
  .string(required)
  .trim()
  .min(1, required)
  .max(longest, `Не больше ${longest} символов`)
  .describe('Plain text.');

/** The documented calls say in their bodies what their addresses say, too (specification B, section 7). */
export const addressNames = { order_id: 'order_id', comment_id: 'id' };

const told = {
  mentions_id: z
    .array(z.int32())
    .max(mostMentions, `Не больше ${mostMentions} сотрудников`)
    .optional()
    .describe('Whom it mentions: those who may work on orders. They are told of it.'),
};

export const newComment = z.strictObject({
  text: text.refine((sent) => problemOfFirst(sent) === null, wrongBeginning),
  type: z.enum(['question', 'comment']).optional().describe('`comment` when left out.'),
  is_public: z
    .boolean()
    .optional()
    .describe('Whether the customer reads it; the team alone does when left out.'),
  ...told,
});

/** Of what begins a conversation, it begins as a new one does. */
export const changedComment = z.strictObject({ text });

export const newAnswer = z
  .strictObject({
    text: text.optional(),
    message: text.optional().describe('The same as `text`.'),
    type: z.literal('answer').optional().describe('It is nothing else.'),
    is_public: z.boolean().optional().describe('As what it answers when left out.'),
    ...told,
  })
  .refine((sent) => (sent.text ?? sent.message) !== undefined, { path: ['text'], error: required });
