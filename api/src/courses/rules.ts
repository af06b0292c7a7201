/** What a course's data must be like, and what the bulk actions do. */
import { z } from 'zod';
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

/** How many ids a bulk action takes by name, and names in its answer. */
export const bulkIds = 1000;

const texts = z.union([z.string(), z.array(z.union([z.string(), z.number()]))]).optional();

/** The conditions of the course list, as in its query. */
export const matching = z.strictObject({
  search: z.string().optional(),
  status: texts,
  entity_type: texts,
  type_id: texts,
  format_id: texts,
  folder_id: texts,
  favourite: z.union([z.boolean(), z.enum(['0', '1'])]).optional(),
});

/** The conditions of a body as a list's query would say them. */
export function queryOfMatching(
  conditions: z.infer<typeof matching>,
): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(conditions).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(String)];
      return [name, typeof value === 'boolean' ? String(Number(value)) : value];
    }),
  );
}

export const bulkInput = z
  .object({
    courses_id: z
      .array(z.int())
      .min(1, 'Выберите хотя бы один курс')
      .max(bulkIds, `Не больше ${bulkIds} курсов за раз`)
      .optional(),
    matching: matching.optional(),
  })
  .refine((input) => (input.courses_id === undefined) !== (input.matching === undefined), {
    message: 'Обязательное поле',
    path: ['courses_id'],
    params: { code: 'required' },
  });
