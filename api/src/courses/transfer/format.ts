// What an archive of a course holds: `course.json` says all of it, and the files that it names lie beside it.
import { z } from 'zod';
import { changedCourse, newCourse } from '../rules.ts';
import { filePath, mostFiles } from './limits.ts';
import { oneLine } from '../../kit/values/texts.ts';

export const formatName = 'kafedra-course';
export const formatVersion = 1;

/** How much is told of what did not come along: nobody reads more. */
export const mostTold = 300;

const told = z.string().max(1000);

const leftBehind = z.array(z.strictObject({ title: told, why: told })).max(mostTold);

/** What the archive calls a file: in texts it stands where the key of the file stood. */
export const fileMark = z.uuid().transform((mark) => mark.toLowerCase());

const archivedFile = z.strictObject({
  mark: fileMark,
  /** Null for one that was too large, or was not there any more. */
  path: z.string().regex(filePath).nullable(),
  name: z.string().overwrite(oneLine).min(1).max(255),
});

const areDifferent = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

/** The fields of a course that mean the same in every company; its texts are cleaned as those of an editor are. */
export const courseFields = changedCourse
  .omit({
    status: true,
    img_id: true,
    img_anons_id: true,
    img_banner_id: true,
    img_banner_mobile_id: true,
    img_header_id: true,
    img_vertical_banner_id: true,
    certificate_id: true,
    type_id: true,
    format_id: true,
    folder_id: true,
    subcategories_id: true,
    places_id: true,
    form_id: true,
    crm_form_id: true,
    crm_bitrix: true,
    crm_bitrix_form_id: true,
    crm_bitrix_form_url: true,
    catalog_url_first_category_id: true,
    catalog_url_second_category_id: true,
  })
  .required({ name: true })
  .extend({ entity_type: newCourse.shape.entity_type });

export type CourseFields = z.infer<typeof courseFields>;

export const courseContent = z.strictObject({
  format: z.literal(formatName),
  version: z.int(),
  // What is unpacked is then no more than the directory of the archive says.
  files: z
    .array(archivedFile)
    .max(mostFiles)
    .refine((files) => areDifferent(files.map(({ mark }) => mark)), 'Метки файлов повторяются')
    .refine(
      (files) => areDifferent(files.flatMap(({ path }) => path ?? [])),
      'Файлы названы дважды',
    ),
  /** What of the course did not come along. */
  left: leftBehind.default([]),
  course: courseFields,
  /** By the names of `parts.ts`; what an archive has beyond them was written by a later version. */
  parts: z.record(z.string().max(50), z.unknown()),
});

export type CourseContent = z.infer<typeof courseContent>;
