// Which of its images a course shows.
import { sql, type SQL } from 'drizzle-orm';
import type { UsedFile } from '../../media/index.ts';
import { courseFileColumns, courseImages, type courses } from '../course-tables.ts';

/** The condition that a course shows the file as one of its images, or prints certificates on it. */
export const shownAsImage = (course: typeof courses, file: Pick<UsedFile, 'id'>): SQL =>
  inOneOf(courseFileColumns, course, file);

/** The condition that it is one of the images that the course advertises itself with. */
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
