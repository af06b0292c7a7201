// Validation schemas and limits of comments and discussions.
import { z } from 'zod';
import { firstCommentProblem, required, wrongBeginning } from '../../kit/values/texts.ts';
import { likeValues } from './comment-tables.ts';

/** Characters per comment. */
const longest = 5000;

/** Replies per discussion, because a discussion is read in one response. */
export const maxReplies = 100;

const text = z
  .string(required)
  .trim()
  .min(1, required)
  .max(longest, `Не больше ${longest} символов`)
  .describe('Plain text.');

export const firstCommentInput = z.strictObject({
  text: text.refine((sent) => firstCommentProblem(sent) === null, wrongBeginning),
});

/** The body of a reply and of an update, which may be one of a reply. */
export const commentInput = z.strictObject({ text });

export const likeInput = z.strictObject({
  value: z.enum(likeValues).nullable().describe('Null removes the like or dislike.'),
});
