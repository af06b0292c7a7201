// Computed field of dictionary entries: the number of courses that use the entry and that the caller may see.
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
/** Columns of courses that reference an entry. */
type Naming = 'type_id' | 'format_id' | 'folder_id';
type Course = TableWith<'company_id' | 'id' | Naming>;

/**
 * Row counts maintained by triggers: the counted table, and the columns by which its rows are counted.
 */
interface RowCounts {
  counted: string;
  by: readonly string[];
}

interface Counting {
  rowCounts: RowCounts;
  /** The condition that a course uses the entry. */
  describes: (course: Course, entry: Entry) => SQL;
}

const coursesCount = ({ rowCounts, describes }: Counting) => ({
  schema: z.int().describe('Number of courses that the caller may see, without the trash.'),
  sql: (entry: Entry, asker: QueryScope): SQL => {
    const reach = reachOf(asker, courseGrants.read);
    if (reach === 'none') return sql`0`;
    if (reach === 'all') return storedCoursesCount(rowCounts, entry, living);
    const course = alias(courses, 'described');
    return sql`(
      select count(*)::integer from ${courses} described
      where ${course.company_id} = ${entry.company_id} and ${course.status} <> 'deleted'
        and ${isOwnCourse(course, asker)} and ${describes(course, entry)}
    )`;
  },
});

const living = courseStatuses.filter((status) => status !== 'deleted');

/**
 * The trigger-maintained number of courses with these statuses that use an entry, regardless of the caller.
 */
export const storedCoursesCount = (
  { counted, by }: RowCounts,
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

/** For a dictionary that a column of courses references. */
export const coursesCountBy = (column: Naming) =>
  coursesCount({
    rowCounts: storedCountsBy(column),
    describes: (course, entry) => sql`${course[column]} = ${entry.id}`,
  });

/** The row counts of courses by a column. */
export function storedCountsBy(column: Naming): RowCounts {
  const by = countedCourses.find((set) => set.some((name) => name === column));
  if (by === undefined) throw new Error(`no row counts of courses by ${column}`);
  return { counted: 'courses', by };
}

type Linking = [typeof courseCategoryCourses, 'category_id'] | [typeof coursePlaces, 'place_id'];

/** For a dictionary that a link table connects with courses. */
export const coursesCountIn = (...linking: Linking) => {
  const [links, column] = linking;
  return coursesCount({
    rowCounts: storedCountsIn(...linking),
    describes: (course, entry) =>
      sql`exists (select 1 from ${links} link where link.company_id = ${course.company_id} and link.course_id = ${course.id} and link.${sql.identifier(column)} = ${entry.id})`,
  });
};

/** The row counts of a link table by the linked entry. */
export const storedCountsIn = (...[links, column]: Linking): RowCounts => ({
  counted: getTableName(links),
  by: [column, 'course_status'],
});
