// SQL conditions that a course shows a file as one of its images.
import { sql, type SQL } from 'drizzle-orm';
import type { UsedFile } from '../../media/index.ts';
import { courseFileColumns, courseImages, type courses } from '../course-tables.ts';

/** The file is an image of the course or the background of its certificates. */
export const isCourseImage = (course: typeof courses, file: Pick<UsedFile, 'id'>): SQL =>
  inOneOf(courseFileColumns, course, file);

/** The file is one of the images that advertise the course. */
export const isCover = (course: typeof courses, file: UsedFile): SQL =>
  sql`${course.company_id} = ${file.company_id} and (${inOneOf(coverColumns, course, file)})`;

const coverColumns = courseImages.map((kind) => `${kind}_id` as const);

const inOneOf = (
  columns: readonly (typeof courseFileColumns)[number][],
  course: typeof courses,
  file: Pick<UsedFile, 'id'>,
): SQL =>
  sql.join(
    columns.map((name) => sql`${course[name]} = ${file.id}`),
    sql` or `,
  );
