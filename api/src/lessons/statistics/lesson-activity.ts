// Statistics of one lesson: progress of its learners, openings and finishes by day, and homework.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowOf, rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { periodDescription, periodOf, periodQuery, type Period } from '../../kit/values/period.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { statisticsPermissions } from '../grants.ts';
import { lessonStatistics, readCounts, withCounts } from './lesson-statistics.ts';

const days = z.array(
  z.object({ day: z.iso.date(), opened: z.int(), finished: z.int() }).meta({
    id: 'LessonDay',
    description:
      'The number of learners who first opened and who finished a lesson on a day in the company’s time zone.',
  }),
);

const homework = z
  .object({
    waiting: z.int(),
    returned: z.int(),
    accepted: z.int(),
    least_points: z.int().nullable().describe('Of accepted submissions; null if none has points.'),
    average_points: z.int().nullable(),
    most_points: z.int().nullable(),
  })
  .meta({ id: 'LessonHomework', description: 'Homework statistics of a lesson.' });

const activity = z
  .object({
    numbers: lessonStatistics.record.schema,
    days: days.describe('All days of the period in chronological order.'),
    homework,
  })
  .meta({ id: 'LessonActivity', description: 'Statistics of a lesson.' });

type Activity = z.infer<typeof activity>;

export function registerLessonActivity(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'GET',
    path: `${lessonsOfCourse.path}/:lesson_id/statistics`,
    tag: lessonStatistics.tag,
    summary: 'Get the statistics of a lesson: progress, activity by day, and homework',
    description: `Covers the current students of the course. ${periodDescription}`,
    permission: statisticsPermissions.read,
    params: z.object({ course_id: pathId, lesson_id: pathId }),
    query: periodQuery,
    answer: activity,
    run: async ({ transaction, scope, params: { course_id, lesson_id }, query }) => {
      const place = await lessonStatistics.resolveParents(transaction, scope, { course_id });
      const row = await lessonStatistics.find(transaction, scope, lesson_id, wholeRecord, place);
      const period = await periodOf(transaction, scope, query);
      const numbers = await readCounts(transaction, scope, place, { filters: {} });
      const [byDay, ofHomework] = await Promise.all([
        daysOf(transaction, scope, lesson_id, period),
        homeworkOf(transaction, scope, lesson_id),
      ]);
      return {
        numbers: withCounts(row, numbers) as Activity['numbers'],
        days: byDay,
        homework: ofHomework,
      };
    },
  });
}

const learnt = (companyId: number) =>
  sql`exists (select 1 from course_students student where student.company_id = ${companyId}
    and student.course_id = of_learner.course_id and student.user_id = of_learner.user_id)`;

const daysOf = (
  transaction: Transaction,
  { companyId }: Scope,
  lessonId: number,
  { from, to }: Period,
) =>
  rowsOf<Activity['days'][number]>(
    transaction,
    sql`with happened as (
      select (of_learner.opened_at at time zone company.time_zone)::date as opened_on,
        (of_learner.finished_at at time zone company.time_zone)::date as finished_on
      from lesson_progress of_learner join companies company on company.id = of_learner.company_id
      where of_learner.company_id = ${companyId} and of_learner.lesson_id = ${lessonId} and ${learnt(companyId)}
    )
    select each.day::date::text as day, coalesce(opened.students, 0) as opened, coalesce(finished.students, 0) as finished
    from generate_series(${from}::date, ${to}::date, interval '1 day') as each (day)
    left join (select opened_on as day, count(*)::integer as students from happened group by 1) opened on opened.day = each.day::date
    left join (select finished_on as day, count(*)::integer as students from happened group by 1) finished on finished.day = each.day::date
    order by each.day`,
  );

const homeworkOf = (transaction: Transaction, { companyId }: Scope, lessonId: number) =>
  rowOf<Activity['homework']>(
    transaction,
    sql`select count(*) filter (where of_learner.status = 'sent')::integer as waiting,
        count(*) filter (where of_learner.status = 'returned')::integer as returned,
        count(*) filter (where of_learner.status = 'accepted')::integer as accepted,
        min(of_learner.points) as least_points, round(avg(of_learner.points))::integer as average_points, max(of_learner.points) as most_points
      from homework_works of_learner
      where of_learner.company_id = ${companyId} and of_learner.lesson_id = ${lessonId} and ${learnt(companyId)}`,
  );
