// Validation schemas of a block's fields.
import { z } from 'zod';
import {
  blockTypes,
  calloutTones,
  codeLanguages,
  longestSource,
  mostAnswers,
  mostBlocks,
} from '@kafedra/common/lessons';
import { richText } from '../../kit/rich-text/rich-text.ts';
import { optionalLine, optionalText, required } from '../../kit/values/texts.ts';
import { points } from '../rules.ts';
import { blockStatuses, type BlockStatus } from './block-tables.ts';

/** Statuses that a list shows by default: all but the trash. */
export const listedStatuses: BlockStatus[] = blockStatuses.filter((status) => status !== 'deleted');

/** The highest limit of any block type; some types have a lower one. */
const mostFiles = 50;

const tooLong = (most: number) => `Не больше ${most} символов`;

/** A block enters and leaves the trash only by delete and restore. */
const chosenStatus = z.enum(blockStatuses).refine((status) => status !== 'deleted', {
  message: 'Удаление — отдельное действие',
});

const media = z.strictObject({
  file_id: z.int32(),
  caption: optionalText(500),
  alt: optionalLine(500),
});

const answer = z.strictObject({
  question: z.string(required).trim().max(500, tooLong(500)),
  answer: richText({ kilobytes: 50 }).transform((text) => text ?? ''),
});

const content = {
  title: optionalLine(255),
  text: richText({ kilobytes: 200 }),
  address: optionalText(4000).describe(
    'URL of a video, audio or page on a supported site, as copied there; stored as the embed URL. Replaces a file.',
  ),
  source: z
    .string()
    .max(longestSource.code, tooLong(longestSource.code))
    .nullish()
    .transform((text) => (text === '' ? null : text)),
  language: z.enum(codeLanguages).nullish(),
  tone: z.enum(calloutTones).nullish(),
  answers: z.array(answer).max(mostAnswers, `Не больше ${mostAnswers} вопросов`).nullish(),
  media: z
    .array(media)
    .max(mostFiles, `Не больше ${mostFiles} файлов`)
    .refine((all) => new Set(all.map(({ file_id }) => file_id)).size === all.length, {
      message: 'Один и тот же файл дважды',
      params: { code: 'repeated' },
    })
    .optional()
    .describe('Files of the file storage, in order. They replace the URL.'),
  captions_id: z.int32().nullish().describe('For `video`: subtitles, a WebVTT file.'),
  homework_min_points: points.nullish(),
  homework_max_points: points.nullish(),
  test_id: z.int32().nullish().describe('For `test`: a test that the caller may see.'),
};

export const changedBlock = z
  .strictObject({ ...content, status: chosenStatus.optional() })
  .describe('Omitted fields remain unchanged.');

export const newBlock = z.strictObject({
  ...content,
  type: z.enum(blockTypes).describe('Can’t be changed later.'),
  status: chosenStatus.optional().describe('Default: `draft`.'),
  behind_id: z
    .int32()
    .nullish()
    .describe('The preceding block of the lesson; null for the beginning. Default: the end.'),
});

export type NewBlock = z.output<typeof newBlock>;
export type ChangedBlock = z.output<typeof changedBlock>;

/** The body of the bulk route for positions and statuses. */
export const blockUpdates = z.strictObject({
  lesson_blocks: z
    .array(
      z.strictObject({
        id: z.int32(),
        sort: z.int32().optional().describe('The position among the blocks of the lesson.'),
        status: chosenStatus.optional(),
      }),
    )
    .min(1, required)
    .max(mostBlocks, `Не больше ${mostBlocks} блоков`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      message: 'Один и тот же блок дважды',
      params: { code: 'repeated' },
    }),
});
