// Which of its images a course shows.
import { sql, type SQL } from 'drizzle-orm';
import type { UsedFile } from '../media/index.ts';
import { courseImages, type courses } from './course-tables.ts';

/** The condition that a course shows the file as one of its images, or prints certificates on it. */
export function shownAsImage(course: typeof courses, file: Pick<UsedFile, 'id'>): SQL {
  const columns = [
    ...courseImages.map((kind) => course[`${kind}_id` as const]),
    course.certificate_id,
  ];
  return sql.join(
    columns.map((column) => sql`${column} = ${file.id}`),
    sql` or `,
  );
}
