// How many courses an entry of a dictionary describes, those in the trash aside, of those that whoever asks may see.
import { getTableName, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { TableWith } from '../../kit/columns.ts';
import { reachOf, type Asker } from '../../kit/permissions.ts';
import { courseGrants, isOwnCourse } from '../grants.ts';
import { courses } from '../course-tables.ts';
import { type courseCategoryCourses, type coursePlaces } from '../tables.ts';

type Entry = TableWith<'company_id' | 'id'>;
/** The columns of courses that name an entry. */
type Naming = 'type_id' | 'format_id' | 'folder_id';
type Course = TableWith<'company_id' | 'id' | Naming>;

interface Counting {
  /** The kept counts of all courses: the table, the columns that they are counted by, and of these the entry’s place. */
  kept: { counted: string; by: string; entry: 0 | 1 };
  /** The condition that a course is described with the entry. */
  describes: (course: Course, entry: Entry) => SQL;
}

const coursesCount = ({ kept, describes }: Counting) => ({
  schema: z.int().describe('Courses that the person may see, those in the trash aside.'),
  sql: (entry: Entry, asker: Asker): SQL => {
    const reach = reachOf(asker, courseGrants.read);
    if (reach === 'none') return sql`0`;
    if (reach === 'all') {
      const { counted, by, entry: place } = kept;
      const [id, status] = [sql.raw(String(place)), sql.raw(String(1 - place))];
      return sql`(
        select coalesce(sum(kept.count), 0)::integer from row_counts kept
        where kept.company_id = ${entry.company_id} and kept.counted = ${counted} and kept.counted_by = ${by}
          and kept.key ->> ${id} = ${entry.id}::text and kept.key ->> ${status} <> 'deleted'
      )`;
    }
    const course = alias(courses, 'described');
    return sql`(
      select count(*)::integer from ${courses} described
      where ${course.company_id} = ${entry.company_id} and ${course.status} <> 'deleted'
        and ${isOwnCourse(course, asker)} and ${describes(course, entry)}
    )`;
  },
});

/** Of a dictionary that a column of courses names. */
export const coursesCountBy = (column: Naming) =>
  coursesCount({
    kept: { counted: 'courses', by: `status,${column}`, entry: 1 },
    describes: (course, entry) => sql`${course[column]} = ${entry.id}`,
  });

/** Of one that courses are linked with. */
export const coursesCountIn = (
  ...[links, column]:
    | [typeof courseCategoryCourses, 'category_id']
    | [typeof coursePlaces, 'place_id']
) =>
  coursesCount({
    kept: { counted: getTableName(links), by: `${column},course_status`, entry: 0 },
    describes: (course, entry) =>
      sql`exists (select 1 from ${links} link where link.company_id = ${course.company_id} and link.course_id = ${course.id} and link.${sql.identifier(column)} = ${entry.id})`,
  });
