// What a comment must be like, and how long a discussion may become.
import { z } from 'zod';
import { firstCommentProblem, required, wrongBeginning } from '../../kit/values/texts.ts';
import { likeValues } from './comment-tables.ts';

/** Letters of a comment. */
const longest = 5000;

/** Replies of one discussion: it is read whole. */
export const mostReplies = 100;

const text = z
  .string(required)
  .trim()
  .min(1, required)
  .max(longest, `Не больше ${longest} символов`)
  .describe('Plain text.');

export const newComment = z.strictObject({
  text: text.refine((sent) => firstCommentProblem(sent) === null, wrongBeginning),
});

/** Of a reply, and of a change, which may be one of a reply. */
export const anyComment = z.strictObject({ text });

export const likeInput = z.strictObject({
  value: z.enum(likeValues).nullable().describe('Null takes it back.'),
});
