// Validation schemas of lessons and layers.
import { z } from 'zod';
import { moment as anyMoment } from '../kit/values/date-time.ts';
import { mostBlocks } from '@kafedra/common/lessons';
import { richText } from '../kit/rich-text/rich-text.ts';
import { name, oneLine, optionalText, required } from '../kit/values/texts.ts';
import {
  checkCriteria,
  lessonOpenTypes,
  lessonStatuses,
  lessonTypes,
  likeTypes,
  type LessonStatus,
} from './tables.ts';

/** Statuses that a list shows by default: all but the trash. */
export const listedStatuses: LessonStatus[] = lessonStatuses.filter(
  (status) => status !== 'deleted',
);

/** Lessons per course; they are read in one page with it. */
export const mostLessons = 1000;
export const mostLayers = 500;

/** Default titles (specification B, section 9). */
export const newCategory = 'Новая категория';
export const newLayer = 'Новый слой';

/** Default points for homework (specification B, section 9). */
const leastPoints = 1;

const wholeNumber = (least: number, most: number) => {
  const message = `Введите целое число от ${least} до ${most}`;
  return z.int(message).min(least, message).max(most, message);
};

const moment = anyMoment.nullish();

/** A lesson enters and leaves the trash only by delete and restore. */
const chosenStatus = z.enum(lessonStatuses).refine((status) => status !== 'deleted', {
  message: 'Удаление — отдельное действие',
});

/** An upper bound for the points of one task. */
export const mostPoints = 1000;

export const points = wholeNumber(0, mostPoints);

export const wrongPoints = 'Наибольший балл меньше наименьшего';
const flag = z.boolean().optional();

const fields = {
  name: name.optional(),
  description: richText({ kilobytes: 500 }),
  status: chosenStatus.optional(),
  teacher_id: z
    .int32()
    .nullish()
    .describe('Who of the staff gives it: named by whoever manages access.'),
  open_type: z.enum(lessonOpenTypes).optional(),
  open_days_count: wholeNumber(0, 3650)
    .nullish()
    .describe('Of `after_days`: whole days after the learner has begun the course.'),
  open_final_date: moment.describe(
    'Of `on_date`: when it opens. Of all others: when it opens at the latest.',
  ),
  open_watch_percent: wholeNumber(1, 100)
    .nullish()
    .describe('Of `after_previous`: what of the lesson before must have been watched.'),
  open_points: points
    .nullish()
    .describe('Of `after_previous`: the points that the lesson before must have brought.'),
  close_date: moment.describe('When it closes to everybody.'),
  forbid_datetime: moment.describe('From when on nothing is handed in any more.'),
  homework: richText({ kilobytes: 200 }).describe('What is to be done at home: rich text.'),
  homework_min_points: points.optional().describe(`${leastPoints} unless said.`),
  homework_max_points: points.nullish(),
  show_likes: flag,
  like_type: z.enum(likeTypes).optional(),
  use_comments: flag,
  check_criterion: z
    .enum(checkCriteria)
    .optional()
    .describe('What finishes it: by its type unless said.'),
  watch_percent: wholeNumber(1, 100)
    .optional()
    .describe('Of `watched`: what of its films must have been seen, in percent.'),
  held_at: moment.describe('Of an offline one: when it takes place.'),
  held_place: optionalText(500).describe(
    'Of an offline one: where it takes place: an address, a room, or a link.',
  ),
  max_mark: wholeNumber(1, mostPoints)
    .optional()
    .describe('Of an offline one: the highest mark of the journal; 5 unless said.'),
};

export const changedLesson = z
  .strictObject({
    ...fields,
    type: z
      .enum(lessonTypes)
      .optional()
      .describe('Changed as long as nothing of the lesson would be out of sight: 409 otherwise.'),
    close_blocks_id: z
      .array(z.int32())
      .max(mostBlocks, `Не больше ${mostBlocks} блоков`)
      .optional()
      .describe('Of `constructor`: the published blocks that must be done.'),
  })
  .describe('What is left out stays as it is.');

export const newLesson = z.strictObject({
  ...fields,
  name,
  type: z.enum(lessonTypes),
  layer_id: z
    .int32()
    .nullish()
    .describe('The layer of the course that it comes last in; null at the end of the course.'),
});

const title = z
  .string(required)
  .overwrite(oneLine)
  .min(1, required)
  .max(255, 'Не больше 255 символов');

export const changedLayer = z.strictObject({ title: title.optional() });

export const newLayerInput = z.strictObject({
  title: title
    .optional()
    .describe(`«${newCategory}» at the top and «${newLayer}» in a layer, unless said.`),
  parent_layer_id: z
    .int32()
    .nullish()
    .describe('The layer that it comes last in; null makes a theme, at the end of the course.'),
});
