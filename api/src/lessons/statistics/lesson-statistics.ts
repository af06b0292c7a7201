// The funnel of a course: its lessons in order, with the number of learners in each state.
import { and, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { courseRecord, courseResource } from '../../courses/index.ts';
import type { ColumnName } from '../../kit/database/columns.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conditionsWith, readList } from '../../kit/lists/list.ts';
import type { ParentKeys, Row, ListParameters } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { readableThrough, record } from '../../kit/records/record.ts';
import { resource, type SpecialFilter } from '../../kit/resource/resource.ts';
import { wireText } from '../../kit/records/wire.ts';
import { statisticsPermissions } from '../grants.ts';
import { lessons } from '../tables.ts';
import { learnerFilters, stuckDays, stuckDaysOf } from './learner-filters.ts';
import { queryStandings } from './standings.ts';
import { stuckStudents } from './stuck-students.ts';

const visibleColumns = ['id', 'name', 'type', 'sort'] as const;

// The routes fill it in for the learners that the request selects.
const count = (description: string) => ({
  schema: z.int().describe(description),
  sql: () => sql`0`,
});
const seconds = (description: string) => ({
  schema: z.int().nullable().describe(description),
  sql: () => sql`null`,
});

const statisticsRecord = record(lessons)({
  name: 'LessonStatistics',
  description: 'A lesson of a course with the number of learners in each state.',
  permissions: statisticsPermissions,
  mine: readableThrough(() => courseRecord, 'course_id'),
  hidden: Object.keys(getTableColumns(lessons)).filter(
    (name) => !(visibleColumns as readonly string[]).includes(name),
  ) as ColumnName<typeof lessons>[],
  unsummed: ['sort'],
  order: 'sort',
  computed: {
    students_count: count('Number of learners whose packages include the lesson.'),
    open_count: count('Number of them to whom it is open now.'),
    opened_count: count('Number of learners who have opened it.'),
    finished_count: count('Number of learners who have finished it.'),
    before_count: count(
      'Number of learners who have opened the previous lesson, without those to whom this one is still closed, unless it opens after the previous one.',
    ),
    came_count: count('Number of these who have opened this lesson.'),
    stuck_count: count('Number of learners stuck at it.'),
    viewers_count: count('Number of learners who watched any part of its films.'),
    watched_seconds: count('Seconds of its films watched by all learners together.'),
    median_watched_seconds: seconds('Median seconds watched, among learners who watched any part.'),
    median_finish_seconds: seconds(
      'Median seconds from opening to finishing, among learners who have finished it.',
    ),
    waiting_count: count('Number of submissions waiting for a check.'),
    waiting_since: {
      schema: z.iso
        .datetime()
        .nullable()
        .describe('Since when the oldest of these has been waiting.'),
      sql: () => sql`null`,
    },
  },
});

/** They select learners, not lessons. */
const choosing = Object.fromEntries(
  Object.entries<SpecialFilter>({ ...learnerFilters, ...stuckDays }).map(([name, each]) => [
    name,
    { ...each, filter: { ...each.filter, where: () => sql`true` } },
  ]),
);

export const lessonStatistics = resource({
  record: statisticsRecord,
  parent: { of: courseResource, by: 'course_id' },
  path: '/lesson_statistics',
  tag: 'Statistics',
  missing: 'Урок не найден',
  words: { one: 'один урок', many: 'уроков', all: 'Уроки' },
  readOnly: true,
  where: (table) => sql`${table.status} in ('start', 'visible', 'trial')`,
  sort: ['sort'],
  searched: ['name'],
  specialFilters: choosing,
});

/** A page of lessons with counts of the selected learners. */
export async function readLessonStatistics(
  transaction: Transaction,
  parameters: ListParameters,
  scope: Scope,
  place: ParentKeys,
) {
  const source = lessonStatistics.source(statisticsPermissions.read);
  const { filters } = parameters;
  const list = await readList(transaction, source, { ...parameters, filters: {} }, scope, place);
  const numbers = await readCounts(transaction, scope, place, { filters });
  return { ...list, data: list.data.map((row) => withCounts(row, numbers)) };
}

type Numbers = Map<number, Row>;

/** Fills in the requested counts; a lesson that no learner sees keeps its defaults. */
export function withCounts(row: Row, numbers: Numbers): Row {
  const known = numbers.get(Number(row['id'])) ?? {};
  return {
    ...row,
    ...Object.fromEntries(Object.entries(known).filter(([name]) => name in row)),
  };
}

/** Counts by lesson id. */
export async function readCounts(
  transaction: Transaction,
  scope: Scope,
  place: ParentKeys,
  { filters }: Pick<ListParameters, 'filters'>,
): Promise<Numbers> {
  const source = stuckStudents.source(statisticsPermissions.read);
  const conditions = conditionsWith(source, { search: '', ids: null, filters }, scope, place);
  const where = and(...conditions.values()) ?? sql`true`;
  const companyId = scope.companyId;
  const courseId = Number(place['course_id']);
  const days = stuckDaysOf({ filters });
  const found = [
    await queryStandings<{ id: number }>(transaction, { companyId, courseId, where, days }, funnel),
    ...(await Promise.all(
      [watched, taken, waiting].map((query) =>
        rowsOf<{ id: number }>(transaction, query(companyId, courseId, where)),
      ),
    )),
  ];
  return found.flat().reduce<Numbers>((known, { id, ...numbers }) => {
    known.set(id, { ...known.get(id), ...numbers });
    return known;
  }, new Map());
}

const funnel = sql`select lesson_id as id, students as students_count, open as open_count, opened as opened_count,
  finished as finished_count, came_by as before_count, came as came_count, stuck as stuck_count from funnel`;

const learners = (where: SQL): SQL =>
  sql`with learner as materialized (select course_students.user_id from course_students where ${where})`;

const watched = (companyId: number, courseId: number, where: SQL): SQL => sql`${learners(where)}
  select lesson_id as id, count(*)::integer as viewers_count, sum(seconds)::integer as watched_seconds,
    round(percentile_cont(0.5) within group (order by seconds))::integer as median_watched_seconds
  from (
    select watch.lesson_id, watch.user_id, sum(watch.watched_seconds) as seconds
    from lessons lesson join film_watches watch on watch.company_id = lesson.company_id and watch.lesson_id = lesson.id
    join learner on learner.user_id = watch.user_id
    where lesson.company_id = ${companyId} and lesson.course_id = ${courseId} and watch.watched_seconds > 0
    group by watch.lesson_id, watch.user_id
  ) as seen group by lesson_id`;

const taken = (companyId: number, courseId: number, where: SQL): SQL => sql`${learners(where)}
  select progress.lesson_id as id, round(percentile_cont(0.5) within group (
      order by extract(epoch from progress.finished_at - progress.opened_at)))::integer as median_finish_seconds
  from lesson_progress progress join learner on learner.user_id = progress.user_id
  where progress.company_id = ${companyId} and progress.course_id = ${courseId} and progress.finished_at >= progress.opened_at
  group by progress.lesson_id`;

const waiting = (companyId: number, courseId: number, where: SQL): SQL => sql`${learners(where)}
  select work.lesson_id as id, count(*)::integer as waiting_count, ${wireText(sql`min(work.sent_at)`)} as waiting_since
  from homework_works work join learner on learner.user_id = work.user_id
  where work.company_id = ${companyId} and work.course_id = ${courseId} and work.status = 'sent'
  group by work.lesson_id`;
