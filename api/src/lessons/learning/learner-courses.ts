// Courses of a learner: the list of those that they learn in, and single courses with trial lessons.
import { sql } from 'drizzle-orm';
import { readOne } from '../../kit/lists/list.ts';
import type { ListSource, Row } from '../../kit/lists/contract.ts';
import { notFound } from '../../kit/http/errors.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { filter, unknownValue } from '../../kit/lists/filters.ts';
import type { FieldSelection } from '../../kit/records/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { resource } from '../../kit/resource/resource.ts';
import { courses } from '../../courses/course-tables.ts';
import { readCourseStates, type CourseState } from './lesson-states.ts';
import { isLearnerCourse, learnerCourseRecord } from './records.ts';
import { toTimestamp } from './lesson-json.ts';

const states = { learning: 'is null', finished: 'is not null' } as const;

export const learnerCourses = resource({
  record: learnerCourseRecord,
  path: '/learning/courses',
  tag: 'Learning',
  missing: 'Курс не найден',
  words: { one: 'один курс', many: 'курсов', all: 'Курсы' },
  readOnly: true,
  mine: isLearnerCourse,
  sort: ['name'],
  searched: ['name'],
  specialFilters: {
    state: {
      description: '`learning`: unfinished courses; `finished`: finished courses.',
      filter: filter<{ isFinished: boolean }>({
        read: ([value = '']) => {
          if (!Object.hasOwn(states, value)) throw unknownValue('state', value);
          return { isFinished: value === 'finished' };
        },
        where: ({ isFinished }, { personId }) =>
          sql`exists (select 1 from course_students student where student.company_id = ${courses.company_id}
            and student.course_id = ${courses.id} and student.user_id = ${personId} and (student.finished_at is not null) = ${isFinished})`,
      }),
    },
  },
});

/** Courses that the learner can open, whether they learn there or may try it. */
const anyCourse: ListSource = {
  record: learnerCourseRecord,
  inCompany: true,
  narrowed: (asker) => learnerCourseRecord.mine?.(courses, asker),
};

/** Throws 404 if the learner can't see the course. */
export async function findLearnerCourse(
  transaction: Transaction,
  scope: Scope,
  id: number,
  selection: FieldSelection,
): Promise<Row> {
  const [row, facts] = await Promise.all([
    readOne(transaction, anyCourse, id, selection, scope),
    readCourseStates(transaction, scope.companyId, { courseIds: [id], userIds: [scope.personId] }),
  ]);
  if (row === null) throw notFound(learnerCourses.missing);
  return withCourseState(row, facts[0]);
}

/** Adds fields that follow from openings of lessons; reads nothing if none of them is requested. */
export async function withOpeningFields(
  transaction: Transaction,
  scope: Scope,
  rows: Row[],
): Promise<Row[]> {
  const withFields = rows.filter((row) => openingFields.some((name) => name in row));
  if (withFields.length === 0) return rows;
  const facts = await readCourseStates(transaction, scope.companyId, {
    courseIds: withFields.map(({ id }) => Number(id)),
    userIds: [scope.personId],
  });
  const ofCourses = new Map(facts.map((each) => [each.courseId, each]));
  return rows.map((row) => withCourseState(row, ofCourses.get(Number(row['id']))));
}

type OpeningField = (typeof openingFields)[number];
const openingFields = [
  'ends_at',
  'is_ended',
  'lessons_count',
  'finished_lessons_count',
  'next_lesson',
] as const;

function withCourseState(row: Row, facts: CourseState | undefined): Row {
  if (facts === undefined) return row;
  const { lessons, endsAt, now } = facts;
  const next = lessons.find(
    ({ opening, finishedAt }) => opening.state === 'open' && finishedAt === null,
  );
  const values: Record<OpeningField, unknown> = {
    ends_at: toTimestamp(endsAt),
    is_ended: endsAt !== null && endsAt <= now,
    lessons_count: lessons.length,
    finished_lessons_count: lessons.filter(({ finishedAt }) => finishedAt !== null).length,
    next_lesson: next === undefined ? null : { id: next.id, name: next.name, type: next.type },
  };
  const requestedFields = openingFields.filter((name) => name in row);
  return { ...row, ...Object.fromEntries(requestedFields.map((name) => [name, values[name]])) };
}
