// Statistics of a course's students: dates of joining, progress and last visits.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowOf, rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { periodDescription, periodOf, periodQuery, type Period } from '../../kit/values/period.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { onlyId } from '../../kit/resource/resource.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { courseResource } from '../resources.ts';

const visits = z
  .object({
    today: z.int(),
    week: z.int().describe('In the last seven days, but not today.'),
    month: z.int().describe('In the last thirty days, but not in the last seven.'),
    earlier: z.int(),
    never: z.int(),
  })
  .meta({
    id: 'CourseVisits',
    description: 'Students of a course by their last visit, in days of the company’s time zone.',
  });

const statistics = z
  .object({
    days: z
      .array(
        z.object({ day: z.iso.date(), joined: z.int() }).meta({
          id: 'CourseDay',
          description: 'Students who joined a course on a day in the company’s time zone.',
        }),
      )
      .describe('All days of the period in chronological order.'),
    progress: z
      .array(
        z
          .object({
            from: z.int().nullable().describe('Percent; null for students who have not begun.'),
            to: z.int().nullable(),
            students: z.int(),
          })
          .meta({
            id: 'CourseProgressShare',
            description:
              'The number of students of a course in a range of progress, both bounds inclusive.',
          }),
      )
      .describe('From students who have not begun to those who have finished.'),
    visits,
  })
  .meta({ id: 'CourseStatistics', description: 'Statistics of the students of a course.' });

type Statistics = z.infer<typeof statistics>;

export function registerCourseStatistics(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'GET',
    path: `${courseResource.path}/:id/statistics`,
    tag: 'Courses',
    summary: 'Get the joining dates, progress and last visits of a course’s students',
    description: `Covers the current students; the period applies to \`days\`. ${periodDescription}`,
    permission: { all: 'courses_statistics' },
    params: idParams,
    query: periodQuery,
    answer: statistics,
    run: async ({ transaction, scope, params: { id }, query }) => {
      await courseResource.find(transaction, scope, id, onlyId);
      const period = await periodOf(transaction, scope, query);
      const [days, progress, visited] = await Promise.all([
        daysOf(transaction, scope, id, period),
        progressOf(transaction, scope, id),
        visitsOf(transaction, scope, id),
      ]);
      return { days, progress, visits: visited };
    },
  });
}

const daysOf = (
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
  { from, to }: Period,
) =>
  rowsOf<Statistics['days'][number]>(
    transaction,
    sql`select each.day::date::text as day, coalesce(came.students, 0) as joined
      from generate_series(${from}::date, ${to}::date, interval '1 day') as each (day)
      left join (
        select (student.created_at at time zone company.time_zone)::date as day, count(*)::integer as students
        from course_students student join companies company on company.id = student.company_id
        where student.company_id = ${companyId} and student.course_id = ${courseId}
          and student.created_at >= ${from}::date::timestamp at time zone company.time_zone
          and student.created_at < (${to}::date + 1)::timestamp at time zone company.time_zone
        group by 1
      ) came on came.day = each.day::date
      order by each.day`,
  );

/** Counts students by quarter of progress, and those who have finished. */
const progressOf = (transaction: Transaction, { companyId }: Scope, courseId: number) =>
  rowsOf<Statistics['progress'][number]>(
    transaction,
    sql`select share.least as "from", share.most as "to", coalesce(reached.students, 0) as students
      from (values (null::integer, null::integer), (0, 24), (25, 49), (50, 74), (75, 99), (100, 100)) as share (least, most)
      left join (
        select progress / 25 * 25 as least, count(*)::integer as students from course_students
        where company_id = ${companyId} and course_id = ${courseId} group by 1
      ) reached on reached.least is not distinct from share.least
      order by share.least nulls first`,
  );

const visitsOf = (transaction: Transaction, { companyId }: Scope, courseId: number) =>
  rowOf<Statistics['visits']>(
    transaction,
    sql`select count(*) filter (where visited.days < 1)::integer as today,
        count(*) filter (where visited.days between 1 and 6)::integer as week,
        count(*) filter (where visited.days between 7 and 29)::integer as month,
        count(*) filter (where visited.days >= 30)::integer as earlier,
        count(*) filter (where visited.days is null)::integer as never
      from (
        select (now() at time zone company.time_zone)::date - (student.last_visited_at at time zone company.time_zone)::date as days
        from course_students student join companies company on company.id = student.company_id
        where student.company_id = ${companyId} and student.course_id = ${courseId}
      ) visited`,
  );
