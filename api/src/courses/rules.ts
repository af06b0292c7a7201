/** What a course's data must be like, and what the bulk actions do. */
import { z } from 'zod';
import { bulkIds, bulkInput, conditionFlag, conditionValues } from '../kit/bulk.ts';
import { courseStatuses } from './tables.ts';
import type { CourseStatus } from './tables.ts';

/** What a course without a name is called (specification B, section 5). */
export const noName = 'Без названия';

const name = z
  .string()
  .trim()
  .max(255, 'Не больше 255 символов')
  .transform((text) => (text === '' ? noName : text));

export const newCourse = z.object({ name: name.default(noName) });

/** A course leaves and enters the trash by deleting and restoring alone. */
const chosenStatus = z.enum(courseStatuses).refine((status) => status !== 'deleted', {
  message: 'Удаление — отдельное действие',
});

export const changedCourse = z.object({ name: name.optional(), status: chosenStatus.optional() });

export const bulkActions = ['visible', 'draft', 'close', 'delete', 'restore'] as const;
export type BulkAction = (typeof bulkActions)[number];

export const unknownAction = 'неизвестное действие';

/** The statuses that a list shows when none is asked for: all but the trash. */
export const listedStatuses: CourseStatus[] = courseStatuses.filter(
  (status) => status !== 'deleted',
);

/** The conditions of the course list, as in its query. */
export const matching = z.strictObject({
  search: z.string().optional(),
  status: conditionValues,
  entity_type: conditionValues,
  type_id: conditionValues,
  format_id: conditionValues,
  folder_id: conditionValues,
  favourite: conditionFlag,
});

export const courseBulkInput = bulkInput('courses_id', matching, {
  nothing: 'Выберите хотя бы один курс',
  tooMany: `Не больше ${bulkIds} курсов за раз`,
});
