// Bulk actions on lessons of a course, selected by ids. The payload contains the changed lessons, which `changesNamed`
// only counts.
import type { GraphQLResolveInfo } from 'graphql';
import type { CourseRow, LessonRow } from '../__generated__/rows.ts';
import type { Context } from '../context.ts';
import { courses } from '../courses/index.ts';
import { planRecord } from '../kit/plan/selection.ts';
import { skippedOf, type BulkAnswer } from '../kit/mutations/bulk.ts';
import { requireInCompany, toGlobalId } from '../kit/records/ids.ts';
import { type Input, mutation } from '../kit/mutations/payload.ts';
import { loadRecords } from '../kit/records/records.ts';
import { inputIds } from '../kit/mutations/translations.ts';
import { selectedRecord } from '../kit/mutations/writes.ts';
import { below, type RestPath } from '../kit/rest/path.ts';
import { lessonsBelow } from './collections.ts';

interface Chosen extends Input {
  readonly courseId: string;
  readonly lessonIds: readonly string[];
}

interface Course {
  readonly company_id: number;
  readonly id: number;
}

interface Done {
  course: Course;
  ids: readonly number[];
  count: number;
  skips: Skips;
}

interface Changed extends Skips {
  course: CourseRow | null;
  lessons: LessonRow[];
}

interface Deleted extends Skips {
  course: CourseRow | null;
  deletedLessonIds: string[];
  deletedCount: number;
}

type Skips = ReturnType<typeof skippedOf>;

const nothing: Skips = { skipped: [], skippedCount: 0 };

/** Sends the ids of the lessons; a response without ids means that all were changed. */
async function send(
  { rest }: Context,
  { courseId, lessonIds }: Chosen,
  pathOf: (course: Course) => RestPath,
): Promise<Done> {
  const { companyId, id } = requireInCompany(courseId, 'Course');
  const course = { company_id: companyId, id };
  const named = inputIds(companyId, 'Lesson', lessonIds, 'lessonIds', 'Урок не найден');
  const { data } = await rest.write<BulkAnswer | null>('POST', pathOf(course), {
    lessons_id: named,
  });
  const { ids = named, count = ids.length } = data ?? {};
  return { course, ids, count, skips: skippedOf(data ?? {}) };
}

/** The contract's path for deleting lessons, which is not below the lessons. */
const deletionOf = ({ company_id, id }: Course) =>
  below(courses(company_id).path, { course_id: id }, '/delete_lessons');

export const deleteLessons = mutation<Chosen, Deleted>(
  {
    call: `POST ${deletionOf({ company_id: 0, id: 0 }).route}`,
    failed: { course: null, deletedLessonIds: [], deletedCount: 0, ...nothing },
    fields: { lessons_id: 'lessonIds' },
  },
  async (input, context, info) => {
    const { course, ids, count, skips } = await send(context, input, deletionOf);
    const deletedLessonIds = ids.map((id) =>
      toGlobalId({ type: 'Lesson', companyId: course.company_id, id }),
    );
    return {
      course: await courseNow(context, info, course),
      deletedLessonIds,
      deletedCount: count,
      ...skips,
    };
  },
);

/** `counted`: the payload field with the number of changed lessons. */
export const changesLessons = <Counted extends string, Given extends Chosen = Chosen>(
  action: string | ((input: Given) => string),
  counted: Counted,
) =>
  mutation<Given, Changed & Record<Counted, number>>(
    {
      call: `POST ${lessonsBelow.route}/{action}`,
      failed: payload<Counted>({ ...nothing, course: null, lessons: [] }, counted, 0),
      fields: { lessons_id: 'lessonIds' },
    },
    async (input, context, info) => {
      const name = typeof action === 'string' ? action : action(input);
      const done = await send(context, input, (course) =>
        below(lessonsBelow(course).path, { action: name }),
      );
      const changed = {
        ...done.skips,
        course: await courseNow(context, info, done.course),
        lessons: await lessonsNow(context, info, done),
      };
      return payload(changed, counted, done.count);
    },
  );

const payload = <Counted extends string>(changed: Changed, counted: Counted, count: number) => ({
  ...changed,
  // TypeScript widens a computed name to string.
  ...({ [counted]: count } as Record<Counted, number>),
});

/** The changed course, if the payload selects it. */
const courseNow = (context: Context, info: GraphQLResolveInfo, { company_id, id }: Course) =>
  selectedRecord(context, info, 'course', courses(company_id), { id });

async function lessonsNow(
  { rest, shapes }: Context,
  info: GraphQLResolveInfo,
  { course, ids }: Done,
): Promise<LessonRow[]> {
  const plan = planRecord(info, shapes, { at: ['lessons'] });
  return plan && ids.length > 0 ? loadRecords(rest, lessonsBelow(course), ids, plan) : [];
}
