// Which of its images a course shows.
import { sql, type SQL } from 'drizzle-orm';
import type { UsedFile } from '../media/index.ts';
import { courseFileColumns, type courses } from './course-tables.ts';

/** The condition that a course shows the file as one of its images, or prints certificates on it. */
export function shownAsImage(course: typeof courses, file: Pick<UsedFile, 'id'>): SQL {
  return sql.join(
    courseFileColumns.map((name) => sql`${course[name]} = ${file.id}`),
    sql` or `,
  );
}
