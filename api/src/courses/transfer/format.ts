// The format of a course archive: `course.json` with the content, and the files that it references beside it.
import { z } from 'zod';
import { changedCourse, newCourse } from '../rules.ts';
import { filePath, maxFiles } from './limits.ts';
import { oneLine } from '../../kit/values/texts.ts';

export const formatName = 'kafedra-course';
export const formatVersion = 1;

/** The maximum number of reported omissions; users do not read more. */
export const maxReportedOmissions = 300;

const omissionText = z.string().max(1000);

const leftBehind = z
  .array(z.strictObject({ title: omissionText, why: omissionText }))
  .max(maxReportedOmissions);

/** The id of a file within the archive; it replaces the file's key in texts. */
export const archiveFileId = z.uuid().transform((mark) => mark.toLowerCase());

const archivedFile = z.strictObject({
  mark: archiveFileId,
  /** Null for a file that was too large or missing. */
  path: z.string().regex(filePath).nullable(),
  name: z.string().overwrite(oneLine).min(1).max(255),
});

const areDifferent = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

/**
 * Fields of a course that mean the same in every company; texts are sanitized like those of the editor.
 */
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
  // Each path occurs once, so that the unpacked size is at most that of the archive's directory.
  files: z
    .array(archivedFile)
    .max(maxFiles)
    .refine((files) => areDifferent(files.map(({ mark }) => mark)), 'Метки файлов повторяются')
    .refine(
      (files) => areDifferent(files.flatMap(({ path }) => path ?? [])),
      'Файлы названы дважды',
    ),
  /** Parts of the course that the archive does not contain. */
  left: leftBehind.default([]),
  course: courseFields,
  /** By the names of `parts/index.ts`; unknown names come from a later version. */
  parts: z.record(z.string().max(50), z.unknown()),
});

export type CourseContent = z.infer<typeof courseContent>;
