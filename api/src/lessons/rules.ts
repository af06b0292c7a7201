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
export const maxLessons = 1000;
export const maxLayers = 500;

/** Default titles (specification B, section 9). */
export const defaultCategoryTitle = 'Новая категория';
export const defaultLayerTitle = 'Новый слой';

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
export const maxTaskPoints = 1000;

export const points = wholeNumber(0, maxTaskPoints);

export const pointBoundsMessage = 'Наибольший балл меньше наименьшего';
const flag = z.boolean().optional();

const fields = {
  name: name.optional(),
  description: richText({ kilobytes: 500 }),
  status: chosenStatus.optional(),
  teacher_id: z
    .int32()
    .nullish()
    .describe('The teacher, a staff member; setting it requires the permission to manage access.'),
  open_type: z.enum(lessonOpenTypes).optional(),
  open_days_count: wholeNumber(0, 3650)
    .nullish()
    .describe('For `after_days`: whole days since the learner began the course.'),
  open_final_date: moment.describe(
    'For `on_date`: when the lesson opens; for other types: when it opens at the latest.',
  ),
  open_watch_percent: wholeNumber(1, 100)
    .nullish()
    .describe('For `after_previous`: percentage of the previous lesson that must be watched.'),
  open_points: points
    .nullish()
    .describe('For `after_previous`: points required in the previous lesson.'),
  close_date: moment.describe('When the lesson closes for everybody.'),
  forbid_datetime: moment.describe('The deadline for submissions.'),
  homework: richText({ kilobytes: 200 }).describe('The homework as rich text.'),
  homework_min_points: points.optional().describe(`Default: ${leastPoints}.`),
  homework_max_points: points.nullish(),
  show_likes: flag,
  like_type: z.enum(likeTypes).optional(),
  use_comments: flag,
  check_criterion: z
    .enum(checkCriteria)
    .optional()
    .describe('What finishes the lesson; the default depends on the type.'),
  watch_percent: wholeNumber(1, 100)
    .optional()
    .describe('For `watched`: percentage of the films that must be watched.'),
  held_at: moment.describe('For an offline lesson: when it takes place.'),
  held_place: optionalText(500).describe(
    'For an offline lesson: the place: an address, a room, or a link.',
  ),
  max_mark: wholeNumber(1, maxTaskPoints)
    .optional()
    .describe('For an offline lesson: the maximum mark in the journal; default: 5.'),
};

export const changedLesson = z
  .strictObject({
    ...fields,
    type: z
      .enum(lessonTypes)
      .optional()
      .describe('409 if the change would hide content of the lesson.'),
    close_blocks_id: z
      .array(z.int32())
      .max(mostBlocks, `Не больше ${mostBlocks} блоков`)
      .optional()
      .describe('For `constructor`: published blocks that must be completed.'),
  })
  .describe('Omitted fields remain unchanged.');

export const newLesson = z.strictObject({
  ...fields,
  name,
  type: z.enum(lessonTypes),
  layer_id: z
    .int32()
    .nullish()
    .describe('The layer, in which the lesson is placed last; null for the end of the course.'),
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
    .describe(
      `Default: «${defaultCategoryTitle}» at the top level and «${defaultLayerTitle}» in a layer.`,
    ),
  parent_layer_id: z
    .int32()
    .nullish()
    .describe(
      'The parent layer, in which the new one is placed last; null creates a theme at the end of the course.',
    ),
});
