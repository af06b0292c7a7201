// Notifies teachers and learners of events in lessons, and hides notifications whose reader may no longer see the
// lesson.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { NotificationKind } from '@kafedra/common/notifications';
import { isOpenByPackages, packagesOfLearners, lessonOwners } from '../../courses/index.ts';
import { publishedStatuses } from '../../courses/course-tables.ts';
import type { Transaction } from '../../kit/database/database.ts';
import type { Permission } from '../../kit/permissions/flags.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { notify, declareNotificationVisibility } from '../../people/index.ts';

interface PlaceOfEvent {
  kind: NotificationKind;
  course_id: number;
  lesson_id: number;
  /** Groups unread notifications: of one subject only the newest remains. */
  subjectId: number;
  recordId?: number;
}

/** Options of `notify` for learners. */
export const toLearners = { isForStaff: false, flags: ['learn_courses'] } as const;

/**
 * Notifies the owners of the lesson who have the permission, except one who gets another notification.
 */
export const notifyTeachers = (
  transaction: Transaction,
  { companyId, personId }: Scope,
  { flag, except = null, ...event }: PlaceOfEvent & { flag: Permission; except?: number | null },
): Promise<void> =>
  notify(transaction, companyId, {
    kind: event.kind,
    isForStaff: true,
    flags: [flag],
    actorId: personId,
    recipients: sql`select person.user_id, ${columnsOf(event)}
      from (${lessonOwners(sql`${companyId}::integer`, sql`${event.lesson_id}::integer`)}) as person
      where person.user_id is distinct from ${except}::integer`,
  });

/** Notifies one person as a learner, or as staff with a permission. */
export const notifyPerson = (
  transaction: Transaction,
  { companyId, personId }: Scope,
  userId: number,
  { flag, ...event }: PlaceOfEvent & { flag: Permission | null },
): Promise<void> =>
  notify(transaction, companyId, {
    kind: event.kind,
    ...(flag === null ? toLearners : { isForStaff: true, flags: [flag] }),
    actorId: personId,
    recipients: sql`select ${userId}::integer as user_id, ${columnsOf(event)}`,
  });

/** Notifies the students whose packages include the lesson. */
export const notifyStudents = (
  transaction: Transaction,
  { companyId, personId }: Scope,
  event: PlaceOfEvent,
): Promise<void> =>
  notify(transaction, companyId, {
    kind: event.kind,
    ...toLearners,
    actorId: personId,
    recipients: sql`
      with learner as materialized (
        select course_id, user_id from course_students where company_id = ${companyId} and course_id = ${event.course_id}
      ),
      held as materialized (${packagesOfLearners(companyId)})
      select learner.user_id, ${columnsOf(event)}
      from learner
      join lessons lesson on lesson.company_id = ${companyId} and lesson.id = ${event.lesson_id} and lesson.status in (${published})
      join courses course on course.company_id = ${companyId} and course.id = lesson.course_id and course.status in (${published})
      where ${isOpenByPackages(companyId)}`,
  });

const columnsOf = ({ course_id, lesson_id, subjectId, recordId = subjectId }: PlaceOfEvent): SQL =>
  sql`${course_id}::integer as course_id, ${lesson_id}::integer as lesson_id, null::integer as test_id, null::integer as order_id, ${subjectId}::integer as subject_id, ${recordId}::integer as record_id`;

const published = sql.join(
  publishedStatuses.map((status) => sql`${status}::text`),
  sql`, `,
);

type Shown = Parameters<typeof declareNotificationVisibility>[1];
type Condition = NonNullable<Shown['learner']>;

/**
 * Declares when notifications about records of lessons are shown: while the lesson is visible to the reader and
 * `record` (a condition on a notification) holds.
 */
export function declareLessonNotifications(
  kinds: readonly NotificationKind[],
  { flag, record }: { flag?: Permission; record: (table: Parameters<Condition>[0]) => SQL },
): void {
  declareNotificationVisibility(kinds, {
    ...(flag !== undefined && {
      staff: (table, reader) =>
        sql`${reader.may(flag)} and ${record(table)} and ${isTaught(table, reader)}`,
    }),
    learner: (table, reader) =>
      sql`${reader.may('learn_courses')} and ${record(table)} and ${isGiven(table, reader)}`,
  });
}

const isTaught: Condition = ({ company_id, lesson_id }, { person, may }) => sql`exists (
  select 1 from lessons lesson join courses course on course.company_id = lesson.company_id and course.id = lesson.course_id
  where lesson.company_id = ${company_id} and lesson.id = ${lesson_id} and lesson.status <> 'deleted' and course.status <> 'deleted'
    and (${may('teacher_courses_and_lessons_access_all')} or ${person} in (${lessonOwners(sql`${company_id}`, sql`${lesson_id}`)})))`;

const isGiven: Condition = ({ company_id, course_id, lesson_id }, { person }) =>
  hasLessonAccess({
    companyId: company_id,
    courseId: course_id,
    lessonId: lesson_id,
    userId: person,
  });

/**
 * Whether a student's packages include the lesson and their access to the course has not ended. Parameters may be
 * columns of an outer query; `also` may refer to `lesson`, `learner` and `held`.
 */
export const hasLessonAccess = (
  {
    companyId,
    courseId,
    lessonId,
    userId,
  }: Record<'companyId' | 'courseId' | 'lessonId' | 'userId', SQL | SQLWrapper | number>,
  also = sql`true`,
): SQL => sql`exists (
  with learner as materialized (select ${courseId} as course_id, ${userId} as user_id),
  held as materialized (${packagesOfLearners(sql`${companyId}`)})
  select 1 from learner
  join course_students student on student.company_id = ${companyId} and student.course_id = learner.course_id and student.user_id = learner.user_id
  join courses course on course.company_id = student.company_id and course.id = student.course_id and course.status in (${published})
  join companies company on company.id = student.company_id
  join lessons lesson on lesson.company_id = student.company_id and lesson.id = ${lessonId} and lesson.status in (${published})
  where ${isOpenByPackages(sql`${companyId}`)} and ${also}
    and coalesce(course.close_date > (now() at time zone company.time_zone)::date, true)
    and coalesce((student.created_at at time zone company.time_zone)::date + course.close_days >= (now() at time zone company.time_zone)::date, true))`;
