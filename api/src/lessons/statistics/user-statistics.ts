// The documented statistics of courses and lessons: activity of learners in a period (specification A, section 7). The
// cost grows with the courses of a page.
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { courses } from '../../courses/course-tables.ts';
import { courseRecord, lessonRecord } from '../../courses/index.ts';
import type { ColumnName } from '../../kit/database/columns.ts';
import { rowsOf, type Database } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { dayOf, filter, idsFilter } from '../../kit/lists/filters.ts';
import { readList } from '../../kit/lists/list.ts';
import type { Row } from '../../kit/lists/contract.ts';
import { periodDescription, periodOf } from '../../kit/values/period.ts';
import { belongsTo, readableThrough, record } from '../../kit/records/record.ts';
import { resource, type Resource, type SpecialFilter } from '../../kit/resource/resource.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { statisticsPermissions } from '../grants.ts';
import { lessons } from '../tables.ts';

/** Default and maximum rows per page. */
const usualPage = '5';
const largestPage = 100;

const count = (description: string) => ({
  schema: z.int().describe(description),
  sql: () => sql`0`,
});

const computed = {
  users_count: count('Number of learners who opened a lesson for the first time in the period.'),
  opened_count: count('Number of first openings in the period.'),
  finished_count: count('Number of finished lessons in the period.'),
};

const hiddenBut = <Columns extends object>(columns: Columns, shown: readonly string[]) =>
  Object.keys(columns).filter((name) => !shown.includes(name));

const courseUse = record(courses)({
  name: 'CourseUserStatistics',
  description: 'A course with the activity of its learners in a period.',
  permissions: statisticsPermissions,
  mine: readableThrough(() => courseRecord, 'id'),
  hidden: hiddenBut(getTableColumns(courses), ['id', 'name']) as ColumnName<typeof courses>[],
  order: 'name',
  computed,
  relations: { course: belongsTo(() => courseRecord, 'id') },
});

const lessonUse = record(lessons)({
  name: 'LessonUserStatistics',
  description: 'A lesson with the activity of its learners in a period.',
  permissions: statisticsPermissions,
  mine: readableThrough(() => courseRecord, 'course_id'),
  hidden: hiddenBut(getTableColumns(lessons), ['id', 'name', 'course_id']) as ColumnName<
    typeof lessons
  >[],
  order: 'name',
  computed,
  relations: { lesson: belongsTo(() => lessonRecord, 'id') },
});

/** The dates do not filter rows. */
const dayFilter = (name: string, description: string): SpecialFilter => ({
  description,
  filter: filter<{ day: string }>({
    read: ([value]) => ({ day: dayOf(name, value) }),
    where: ({ day }) => sql`${day}::date is not null`,
  }),
});

const ofDays = {
  date_start: dayFilter('date_start', 'First day of the period.'),
  date_end: dayFilter('date_end', 'Last day of the period.'),
};

const common = { tag: 'Statistics', readOnly: true, sort: ['name'], searched: ['name'] } as const;

const courseUses = resource({
  ...common,
  record: courseUse,
  path: '/user_statistics/courses',
  missing: 'Курс не найден',
  words: { one: 'один курс', many: 'курсов', all: 'Курсы' },
  where: (table) => sql`${table.status} <> 'deleted'`,
  specialFilters: {
    courseIds: {
      description: 'Courses with these ids.',
      filter: idsFilter((ids) => sql`${courses.id} = any(${ids})`),
    },
    ...ofDays,
  },
});

const lessonUses = resource({
  ...common,
  record: lessonUse,
  path: '/user_statistics/lessons',
  missing: 'Урок не найден',
  words: { one: 'один урок', many: 'уроков', all: 'Уроки' },
  where: (table) => sql`${table.status} <> 'deleted'`,
  specialFilters: {
    courseIds: {
      description: 'Lessons of these courses.',
      filter: idsFilter((ids) => sql`${lessons.course_id} = any(${ids})`),
    },
    ...ofDays,
  },
});

export function registerUserStatistics(app: FastifyInstance, database: Database): void {
  registerUse(app, database, courseUses, sql`progress.course_id`);
  registerUse(app, database, lessonUses, sql`progress.lesson_id`);
}

function registerUse(app: FastifyInstance, database: Database, list: Resource, by: SQL): void {
  companyRoute(app, database, {
    method: 'GET',
    path: list.path,
    tag: list.tag,
    summary: `List ${list === courseUses ? 'courses' : 'lessons'} with the activity of their learners in a period`,
    description: `The default page size is ${usualPage} rows, the maximum ${largestPage}; reading all rows is refused if there are more. ${periodDescription.replaceAll('`from`', '`date_start`').replaceAll('`to`', '`date_end`')}`,
    permission: statisticsPermissions.read,
    query: list.listQuery().omit({ each: true }),
    list: list.record.schema,
    run: async ({ transaction, scope, query }) => {
      const requested = list.readParameters({ per_page: usualPage, ...query });
      const { everything, filters } = requested;
      if (!everything && requested.perPage > largestPage) {
        throw invalid('per_page', `Не больше ${largestPage} строк на странице`);
      }
      const parameters = { ...requested, perPage: Math.min(requested.perPage, largestPage) };
      const days = {
        from: filters['date_start'] && dayOf('date_start', filters['date_start'][0]),
        to: filters['date_end'] && dayOf('date_end', filters['date_end'][0]),
      };
      const names = { from: 'date_start', to: 'date_end' };
      const period = await periodOf(transaction, scope, days, names);
      const source = list.source(statisticsPermissions.read);
      const { data, meta } = await readList(transaction, source, parameters, scope);
      const ids = data.map(({ id }) => Number(id));
      const numbers = await rowsOf<Row & { id: number }>(
        transaction,
        sql`select ${by} as id, count(distinct progress.user_id) filter (where opened_on between ${period.from}::date and ${period.to}::date)::integer as users_count,
            count(*) filter (where opened_on between ${period.from}::date and ${period.to}::date)::integer as opened_count,
            count(*) filter (where finished_on between ${period.from}::date and ${period.to}::date)::integer as finished_count
          from (
            select of_learner.course_id, of_learner.lesson_id, of_learner.user_id,
              (of_learner.opened_at at time zone company.time_zone)::date as opened_on,
              (of_learner.finished_at at time zone company.time_zone)::date as finished_on
            from lesson_progress of_learner join companies company on company.id = of_learner.company_id
            where of_learner.company_id = ${scope.companyId}
          ) as progress where ${by} = any(${sql.param(ids)}::integer[]) group by ${by}`,
      );
      const known = new Map(numbers.map((each) => [each.id, each]));
      return {
        data: data.map((row) => {
          const entries = Object.entries(known.get(Number(row['id'])) ?? {});
          return { ...row, ...Object.fromEntries(entries.filter(([name]) => name in row)) };
        }),
        meta: { ...meta, supports: meta.supports.filter((each) => each !== 'each') },
      };
    },
  });
}
