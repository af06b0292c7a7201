// What a course's data must be like.
import { z } from 'zod';
import { courseStatuses, type CourseStatus } from './tables.ts';

/** What a course without a name is called (specification B, section 5). */
export const noName = 'Без названия';

const name = z
  .string()
  .trim()
  .max(255, 'Не больше 255 символов')
  .transform((text) => (text === '' ? noName : text));

export const newCourse = z.strictObject({ name: name.default(noName) });

/** A course leaves and enters the trash by deleting and restoring alone. */
const chosenStatus = z.enum(courseStatuses).refine((status) => status !== 'deleted', {
  message: 'Удаление — отдельное действие',
});

export const changedCourse = z.strictObject({
  name: name.optional(),
  status: chosenStatus.optional(),
  img_id: z
    .int32()
    .nullish()
    .describe('The cover: an image of the file storage; null takes it off.'),
});

/** The statuses that a list shows when none is asked for: all but the trash. */
export const listedStatuses: CourseStatus[] = courseStatuses.filter(
  (status) => status !== 'deleted',
);
