// Validation schemas of homework messages, and the bounds of points.
import { z } from 'zod';
import { requiredRichText, richText } from '../../kit/rich-text/rich-text.ts';
import { required } from '../../kit/values/texts.ts';
import { maxTaskPoints, points } from '../rules.ts';

/** Files per message. */
export const maxFiles = 20;

export interface PointBounds {
  least: number;
  /** Null for no limit of the task; `mostPoints` still applies. */
  most: number | null;
}

/** The reason why a task does not allow these points; null if it does. */
export function pointsProblem(given: number, { least, most }: PointBounds): string | null {
  const highest = most ?? maxTaskPoints;
  if (given >= least && given <= highest) return null;
  return least === highest
    ? `За это задание ставят ровно ${least}`
    : `За это задание ставят от ${least} до ${highest}`;
}

const text = richText({ kilobytes: 200 });

const files_id = z
  .array(z.int32())
  .max(maxFiles, `Не больше ${maxFiles} файлов за раз`)
  .default([])
  .describe(`Files that the sender has uploaded for the message, at most ${maxFiles}.`);

const seen_message_id = z
  .int32(required)
  .describe(
    'Id of the last message that the caller has seen; 409 `newer` if there is a newer one.',
  );

/** Requires a text or files. */
const holdsSomething = (sent: { text?: string | null | undefined; files_id: number[] }) =>
  (sent.text ?? null) !== null || sent.files_id.length > 0;

const nothingSent = { path: ['text'], params: { code: 'required' } };

export const messageInput = z.strictObject({ text, files_id }).refine(holdsSomething, {
  message: 'Напишите текст или приложите файл',
  ...nothingSent,
});

const block_id = z
  .int32()
  .nullish()
  .describe('The block of the task; null for the task of the lesson itself.');

export const taskMessageInput = z
  .strictObject({ block_id, text, files_id })
  .refine(holdsSomething, {
    message: 'Напишите ответ или приложите файл',
    ...nothingSent,
  });

export const acceptance = z.strictObject({
  points: points.describe('Within the limits of the task.'),
  text,
  files_id,
  seen_message_id,
});

export const rejection = z.strictObject({
  text: requiredRichText({ kilobytes: 200 }).describe('What the learner should correct.'),
  files_id,
  seen_message_id,
});

export const bulkAcceptance = z.strictObject({
  points: points
    .nullish()
    .describe('Points for each submission; default: the maximum of its task.'),
});
