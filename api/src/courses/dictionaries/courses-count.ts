// How many courses an entry of a dictionary describes: of those that whoever asks may see, and of all.
import { getTableName, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { TableWith } from '../../kit/database/columns.ts';
import { storedCount } from '../../kit/lists/stored-counts.ts';
import { reachOf, type QueryScope } from '../../kit/permissions/permissions.ts';
import { courseGrants, isOwnCourse } from '../grants.ts';
import { countedCourses, courses, courseStatuses, type CourseStatus } from '../course-tables.ts';
import { type courseCategoryCourses, type coursePlaces } from '../tables.ts';

type Entry = TableWith<'company_id' | 'id'>;
/** The columns of courses that name an entry. */
type Naming = 'type_id' | 'format_id' | 'folder_id';
type Course = TableWith<'company_id' | 'id' | Naming>;

/** The kept counts of all courses: the table, and the columns that they are counted by. */
interface Kept {
  counted: string;
  by: readonly string[];
}

interface Counting {
  kept: Kept;
  /** The condition that a course is described with the entry. */
  describes: (course: Course, entry: Entry) => SQL;
}

const coursesCount = ({ kept, describes }: Counting) => ({
  schema: z.int().describe('Courses that the person may see, those in the trash aside.'),
  sql: (entry: Entry, asker: QueryScope): SQL => {
    const reach = reachOf(asker, courseGrants.read);
    if (reach === 'none') return sql`0`;
    if (reach === 'all') return keptCourses(kept, entry, living);
    const course = alias(courses, 'described');
    return sql`(
      select count(*)::integer from ${courses} described
      where ${course.company_id} = ${entry.company_id} and ${course.status} <> 'deleted'
        and ${isOwnCourse(course, asker)} and ${describes(course, entry)}
    )`;
  },
});

const living = courseStatuses.filter((status) => status !== 'deleted');

/** How many courses of these statuses an entry describes, whoever asks. */
export const keptCourses = (
  { counted, by }: Kept,
  entry: Entry,
  statuses: readonly CourseStatus[],
): SQL => storedCount(entry.company_id, counted, by, keysOf(by, entry, statuses));

function keysOf(columns: readonly string[], { id }: Entry, statuses: readonly CourseStatus[]) {
  const ofStatus = statuses.map((status) => sql`${status}::text`);
  const values: Readonly<Record<string, readonly SQL[]>> = {
    status: ofStatus,
    course_status: ofStatus,
    can_be_bought: [sql`true`, sql`false`],
  };
  return columns.reduce<readonly SQLWrapper[][]>(
    (begun, column) => begun.flatMap((key) => (values[column] ?? [id]).map((one) => [...key, one])),
    [[]],
  );
}

/** Of a dictionary that a column of courses names. */
export const coursesCountBy = (column: Naming) =>
  coursesCount({
    kept: keptBy(column),
    describes: (course, entry) => sql`${course[column]} = ${entry.id}`,
  });

/** The counts by a column of courses. */
export function keptBy(column: Naming): Kept {
  const by = countedCourses.find((set) => set.some((name) => name === column));
  if (by === undefined) throw new Error(`Courses are not counted by ${column}`);
  return { counted: 'courses', by };
}

type Linking = [typeof courseCategoryCourses, 'category_id'] | [typeof coursePlaces, 'place_id'];

/** Of one that courses are linked with. */
export const coursesCountIn = (...linking: Linking) => {
  const [links, column] = linking;
  return coursesCount({
    kept: keptIn(...linking),
    describes: (course, entry) =>
      sql`exists (select 1 from ${links} link where link.company_id = ${course.company_id} and link.course_id = ${course.id} and link.${sql.identifier(column)} = ${entry.id})`,
  });
};

/** The counts by what courses are linked with. */
export const keptIn = (...[links, column]: Linking): Kept => ({
  counted: getTableName(links),
  by: [column, 'course_status'],
});
