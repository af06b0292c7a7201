// The resource of a lesson's learners for the staff: their progress, and opening the lesson to them by hand.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { closedReasons } from '@kafedra/common/lessons/opening';
import { courseRecord, courseResource } from '../../courses/index.ts';
import { courseStudents } from '../../courses/tables.ts';
import { rowOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { filter, unknownValue } from '../../kit/lists/filters.ts';
import { readList } from '../../kit/lists/list.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Grant, Permissions, Scope } from '../../kit/permissions/permissions.ts';
import { readableThrough, record } from '../../kit/records/record.ts';
import { onlyId, resource } from '../../kit/resource/resource.ts';
import { bulkIds } from '../../kit/resource/bulk.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { manageLessonAccess } from '../grants.ts';
import { hiddenStudentColumns } from './learner-columns.ts';
import { readCourseStates } from './lesson-states.ts';
import { recalculateCourses } from './recalculation.ts';
import { toListedLesson } from './lesson-json.ts';

/** Staff who may see results of lessons, in the courses that they see. */
const permissions = {
  read: { my: 'lessons_show_results' },
} as const satisfies Permissions;

// The routes fill in the state of the lesson, because the lesson is in their path.
const instant = { schema: z.iso.datetime().nullable(), sql: () => sql`null` };
const flag = { schema: z.boolean(), sql: () => sql`false` };

const studentRecord = record(courseStudents)({
  name: 'LessonStudent',
  description: 'A student of the lesson’s course with their state in the lesson.',
  permissions,
  mine: readableThrough(() => courseRecord, 'course_id'),
  hidden: hiddenStudentColumns,
  order: 'full_name',
  computed: {
    is_there: {
      ...flag,
      schema: z.boolean().describe('Whether the student’s packages include the lesson.'),
    },
    is_open: flag,
    closed_reason: { schema: z.enum(closedReasons).nullable(), sql: () => sql`null` },
    opens_at: instant,
    is_opened_by_hand: flag,
    opened_at: instant,
    finished_at: instant,
    watched_percent: { schema: z.int(), sql: () => sql`0` },
    points: { schema: z.int(), sql: () => sql`0` },
  },
});

const states = ['finished', 'opened', 'not_opened'] as const;
type State = (typeof states)[number];

/** The routes prefix the value with the lesson from the path: `12 finished`. */
const inState = filter<{ lesson: number; state: State }>({
  read: ([value = '']) => {
    const [lesson, state = ''] = value.split(' ');
    const known = states.find((each) => each === state);
    if (known === undefined) throw unknownValue('state', state);
    return { lesson: Number(lesson), state: known };
  },
  where: ({ lesson, state }) => sql`(
    select case when progress.finished_at is not null then 'finished' when progress.opened_at is not null then 'opened' else 'not_opened' end
    from (select 1) as one left join lesson_progress progress on progress.company_id = ${courseStudents.company_id}
      and progress.lesson_id = ${lesson}::integer and progress.user_id = ${courseStudents.user_id}
  ) = ${state}::text`,
});

const students = resource({
  record: studentRecord,
  parent: { of: courseResource, by: 'course_id' },
  path: '/lessons/:lesson_id/users',
  tag: lessonsOfCourse.tag,
  missing: 'Ученик не найден',
  words: { one: 'одного ученика', many: 'учеников', all: 'Ученики' },
  readOnly: true,
  sort: ['full_name'],
  searched: ['searched'],
  counted: [['course_id']],
  specialFilters: {
    state: {
      description: '`finished`, `opened` (but not finished) or `not_opened`.',
      filter: inState,
    },
  },
});

const params = z.object({ course_id: pathId, lesson_id: pathId });

const chosen = z.strictObject({
  users_id: z
    .array(z.int32(), required)
    .min(1, 'Выберите хотя бы одного ученика')
    .max(bulkIds, `Не больше ${bulkIds} учеников`),
});

export function registerLessonStudents(app: FastifyInstance, database: Database): void {
  const { tag, path } = students;
  companyRoute(app, database, {
    method: 'GET',
    path,
    tag,
    summary: 'List the students of a lesson with their progress',
    permission: permissions.read,
    params,
    // Only one lesson per request; batch reads are not supported.
    query: students.listQuery().omit({ each: true, course_id: true }),
    list: studentRecord.schema,
    run: async ({ transaction, scope, params: { course_id, lesson_id }, query }) => {
      await find(transaction, scope, course_id, lesson_id);
      const parameters = students.readParameters(query);
      const { state } = parameters.filters;
      const filters = {
        ...parameters.filters,
        ...(state && { state: state.map((each) => `${lesson_id} ${each}`) }),
      };
      const source = students.source(permissions.read);
      const list = await readList(transaction, source, { ...parameters, filters }, scope, {
        course_id,
      });
      return {
        ...list,
        data: await withLesson(transaction, scope, { course_id, lesson_id }, list.data),
      };
    },
  });

  for (const [name, { summary, does }] of Object.entries(actions)) {
    companyRoute(app, database, {
      method: 'POST',
      path: `${path}/${name}`,
      tag,
      summary,
      permission: manageLessonAccess satisfies Grant,
      params,
      body: chosen,
      answer: z.object({
        count: z.int().describe('Number of students for whom something changed.'),
      }),
      failures: [409],
      run: async ({ transaction, scope, params: { course_id, lesson_id }, body }) => {
        const place = await lessonsOfCourse.resolveWritableParents(transaction, scope, {
          course_id,
        });
        await lessonsOfCourse.lock(
          { transaction, scope, grant: manageLessonAccess, place },
          lesson_id,
        );
        return does(transaction, scope, { course_id, lesson_id }, body.users_id);
      },
    });
  }
}

interface LessonPlace {
  course_id: number;
  lesson_id: number;
}

type Work = (
  transaction: Transaction,
  scope: Scope,
  place: LessonPlace,
  users: number[],
) => Promise<{ count: number }>;

const actions: Record<'open' | 'close' | 'finish', { summary: string; does: Work }> = {
  open: {
    summary: 'Open a lesson to students of its course, regardless of its opening rule',
    does: (transaction, { companyId, personId }, { course_id, lesson_id }, users) =>
      rowOf(
        transaction,
        sql`with added as (
          insert into lesson_openings (company_id, course_id, lesson_id, user_id, opened_by_id)
          select student.company_id, student.course_id, ${lesson_id}, student.user_id, ${personId} from course_students student
          where student.company_id = ${companyId} and student.course_id = ${course_id} and student.user_id = any(${sql.param(users)}::integer[])
          order by student.user_id on conflict do nothing returning user_id
        )
        select count(*)::integer as count from added`,
      ),
  },
  close: {
    summary: 'Undo the manual opening of a lesson to students',
    does: (transaction, { companyId }, { lesson_id }, users) =>
      rowOf(
        transaction,
        sql`with gone as (
          delete from lesson_openings where company_id = ${companyId} and lesson_id = ${lesson_id}
            and user_id = any(${sql.param(users)}::integer[]) returning user_id
        )
        select count(*)::integer as count from gone`,
      ),
  },
  finish: {
    summary: 'Finish a lesson for students of its course, regardless of its criterion',
    does: finishFor,
  },
};

async function finishFor(
  transaction: Transaction,
  { companyId }: Scope,
  { course_id, lesson_id }: LessonPlace,
  users: number[],
): Promise<{ count: number }> {
  const finished = await rowOf<{ count: number }>(
    transaction,
    sql`with finished as (
      insert into lesson_progress (company_id, course_id, lesson_id, user_id, finished_at)
      select student.company_id, student.course_id, ${lesson_id}, student.user_id, now() from course_students student
      where student.company_id = ${companyId} and student.course_id = ${course_id} and student.user_id = any(${sql.param(users)}::integer[])
      order by student.user_id
      on conflict (company_id, lesson_id, user_id) do update set finished_at = now() where lesson_progress.finished_at is null
      returning user_id
    )
    select count(*)::integer as count from finished`,
  );
  await recalculateCourses(
    transaction,
    companyId,
    sql`select ${course_id}::integer as course_id, unnest(${sql.param(users)}::integer[]) as user_id`,
  );
  return finished;
}

/** Throws 404 if the caller can't see the lesson. */
async function find(
  transaction: Transaction,
  scope: Scope,
  course_id: number,
  lesson_id: number,
): Promise<void> {
  await courseResource.find(transaction, scope, course_id, onlyId);
  await lessonsOfCourse.find(transaction, scope, lesson_id, onlyId, { course_id });
}

/** Adds the state of the lesson for each listed student. */
async function withLesson(
  transaction: Transaction,
  scope: Scope,
  { course_id, lesson_id }: LessonPlace,
  rows: Row[],
): Promise<Row[]> {
  const ids = rows.map(({ id }) => Number(id));
  const people = await transaction
    .select({ id: courseStudents.id, userId: courseStudents.user_id })
    .from(courseStudents)
    .where(
      sql`${courseStudents.company_id} = ${scope.companyId} and ${courseStudents.id} = any(${sql.param(ids)}::integer[])`,
    );
  const userOf = new Map(people.map(({ id, userId }) => [id, userId]));
  const facts = await readCourseStates(transaction, scope.companyId, {
    courseIds: [course_id],
    userIds: [...userOf.values()],
    onlyLesson: lesson_id,
  });
  const ofUsers = new Map(
    facts.map(({ userId, lessons }) => [userId, lessons.find(({ id }) => id === lesson_id)]),
  );
  return rows.map((row) => {
    const lesson = ofUsers.get(userOf.get(Number(row['id'])) ?? 0);
    if (lesson === undefined) return row;
    const values: Row = {
      ...toListedLesson(lesson),
      is_there: true,
      is_opened_by_hand: lesson.isOpenedByHand,
    };
    const requestedFields = Object.keys(studentRecord.computed).filter((name) => name in row);
    return { ...row, ...Object.fromEntries(requestedFields.map((name) => [name, values[name]])) };
  });
}
