// Validation schemas of tests.
import { z } from 'zod';
import { gradingScales } from '@kafedra/common/assessments';
import { richText } from '../kit/rich-text/rich-text.ts';
import { name, optionalLine } from '../kit/values/texts.ts';
import { shownResults } from './shown-results.ts';
import { activityStatuses, type ActivityStatus } from './tables.ts';

/** The statuses listed without a filter: all but the trash. */
export const listedStatuses: ActivityStatus[] = activityStatuses.filter(
  (status) => status !== 'deleted',
);

/** Questions of a test, without the trash. */
export const maxQuestions = 500;

/** Parts of a test: one page shows all their titles. */
const maxParts = 50;

/** A day in seconds, the longest time limit of an attempt. */
const longestTimer = 24 * 60 * 60;

export const whole = (least: number, most: number) =>
  z
    .int(`Введите целое число от ${least} до ${most}`)
    .min(least, `Не меньше ${least}`)
    .max(most, `Не больше ${most}`);

/** Seconds; null is no limit. */
export const timer = whole(5, longestTimer).nullish().describe('Seconds; null for no limit.');

export const attempts = whole(1, 1000);

/** The number of a part of a test. */
export const partNumber = whole(1, maxParts);

const part = z.strictObject({
  part: partNumber,
  title: optionalLine(255),
  draws_count: whole(1, maxQuestions)
    .nullish()
    .describe('Number of active questions of the part that are drawn for an attempt.'),
});

const settings = {
  title: name,
  description: richText({ kilobytes: 200 }),
  category_id: z.int32().nullish(),
  subject_id: z.int32().nullish(),
  grading_scale: z
    .literal([...gradingScales], 'Выберите шкалу: 5, 10, 100 баллов или зачёт')
    .describe('1 stands for passed and not passed.'),
  successful_points: whole(0, 1_000_000)
    .nullish()
    .describe('Minimum points of a successful attempt; null for 45 % of all points.'),
  timer,
  max_attempts: attempts,
  infinity_attempts: z.boolean().describe('Takes precedence over `max_attempts`.'),
  shuffle_questions: z.boolean(),
  shuffle_answers: z.boolean(),
  shown_result: z.enum(shownResults).describe('What a learner sees after the finish.'),
  is_free: z.boolean().describe('Whether anybody with the URL can take it, without an account.'),
  parts: z
    .array(part)
    .max(maxParts, `Не больше ${maxParts} частей`)
    .refine((all) => new Set(all.map((each) => each.part)).size === all.length, {
      message: 'Одна и та же часть дважды',
      params: { code: 'repeated' },
    })
    .describe('All parts that have settings.'),
};

export const changedTest = z
  .strictObject(settings)
  .partial()
  .describe('Omitted fields remain unchanged.');

export const newTest = changedTest.required({ title: true });

export type SentTest = z.output<typeof changedTest>;
