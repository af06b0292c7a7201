// Reads the state of lessons for learners with two statements for any number of learners and courses; `openingsOf`
// computes from it which lessons are open.
import { sql, type SQL } from 'drizzle-orm';
import type { Attendance } from '@kafedra/common/lessons/journal';
import {
  endOfAccess,
  openingOf,
  openingsOf,
  type LearnerOfCourse,
  type LessonOfLearner,
  type Opening,
} from '@kafedra/common/lessons/opening';
import { isOpenByPackages, packagesOfLearners } from '../../courses/index.ts';
import { publishedStatuses, type CourseStatus } from '../../courses/course-tables.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import type { CheckCriterion, LessonType } from '../tables.ts';

/** The state of a lesson for one learner, with its opening. Times are milliseconds since 1970. */
export interface LessonState extends LessonOfLearner {
  id: number;
  courseId: number;
  layerId: number | null;
  name: string;
  type: LessonType;
  sort: number;
  checkCriterion: CheckCriterion;
  /** Whether the learner's packages include the homework of the lesson. */
  givesHomework: boolean;
  /** Whether the lesson has a homework task. */
  hasHomework: boolean;
  hasNote: boolean;
  /** For an offline lesson: its time and place, and the learner's journal entry. */
  heldAt: number | null;
  heldPlace: string | null;
  maxMark: number;
  attendance: Attendance | null;
  mark: number | null;
  openedAt: number | null;
  bookmarkedAt: number | null;
  opening: Opening;
}

export interface CourseState extends LearnerOfCourse {
  courseId: number;
  userId: number;
  /** Lessons that are not hidden from the learner, in reading order. */
  lessons: LessonState[];
  now: number;
  /** The company's time zone. */
  timeZone: string;
}

/**
 * A hypothetical learner of a preview, who began at `beganAt` (null for now) with this package or none.
 */
export interface HypotheticalLearner {
  courseId: number;
  packageId: number | null;
  beganAt: number | null;
  /** The lesson to return even if it would be hidden. */
  lessonId: number;
}

/** Several learners in a course, or one learner in several courses. */
export interface Learners {
  courseIds: readonly number[];
  userIds: readonly number[];
  /** Reads only this lesson and the lessons on which its opening depends. */
  onlyLesson?: number;
}

export type LearnerSelection = Learners | HypotheticalLearner;

/**
 * Lists no lessons for courses that are not published and for users without access to the course.
 */
export async function readCourseStates(
  transaction: Transaction,
  companyId: number,
  selection: LearnerSelection,
): Promise<CourseState[]> {
  const learner = learners(companyId, selection);
  const [courses, lessons] = await Promise.all([
    rowsOf<CourseRow>(transaction, courseStatement(companyId, learner)),
    rowsOf<LessonRow>(transaction, lessonStatement(companyId, selection, learner)),
  ]);
  const ofLearners = Map.groupBy(lessons, placeOf);
  return courses.map((course) => {
    const { courseId, userId, beganAt, now, timeZone } = course;
    const closeDate = course.status === 'close' ? '1970-01-01' : course.closeDate;
    const endsAt = endOfAccess({ ...course, closeDate }, beganAt, timeZone);
    const isThere = isPublished(course.status) || previewedLessonId(selection) !== null;
    const known = isThere ? (ofLearners.get(placeOf(course)) ?? []) : [];
    const openings = openingsOf(known, { beganAt, endsAt }, { now, timeZone });
    return {
      courseId,
      userId,
      beganAt,
      endsAt,
      now,
      timeZone,
      lessons: known
        .map((lesson, index) => ({ ...lesson, opening: openings[index] ?? { state: 'hidden' } }))
        .filter(
          ({ id, opening }) => opening.state !== 'hidden' || id === previewedLessonId(selection),
        ),
    };
  });
}

/**
 * The opening of a lesson at a time, or now if that is past, provided that the learner does nothing until then.
 */
export function openingAt(facts: CourseState, lessonId: number, moment: number): Opening {
  const index = facts.lessons.findIndex(({ id }) => id === lessonId);
  const lesson = facts.lessons[index];
  if (lesson === undefined) return { state: 'hidden' };
  const at = { now: Math.max(facts.now, moment), timeZone: facts.timeZone };
  return openingOf(lesson, facts.lessons[index - 1] ?? null, facts, at);
}

const previewedLessonId = (selection: LearnerSelection): number | null =>
  'lessonId' in selection ? selection.lessonId : null;

/** A closed course counts too: its learners still see it, with ended access. */
const isPublished = (status: CourseStatus): boolean =>
  [...publishedStatuses, 'close'].includes(status);

const placeOf = ({ courseId, userId }: { courseId: number; userId: number }) =>
  `${courseId} ${userId}`;

interface CourseRow {
  courseId: number;
  userId: number;
  beganAt: number | null;
  status: CourseStatus;
  closeDate: string | null;
  closeDays: number | null;
  timeZone: string;
  now: number;
}

type LessonRow = Omit<LessonState, 'opening'> & { userId: number };

/** Rows of `course_id`, `user_id` and `began_at`, which is null for users who are no students. */
function learners(companyId: number, selection: LearnerSelection): SQL {
  if ('courseId' in selection) {
    return sql`select ${selection.courseId}::integer as course_id, 0 as user_id,
      coalesce(to_timestamp(${selection.beganAt}::double precision / 1000), now()) as began_at`;
  }
  return sql`select course.id as course_id, person.id as user_id, student.created_at as began_at
    from unnest(${sql.param([...selection.courseIds])}::integer[]) as course (id)
    cross join unnest(${sql.param([...selection.userIds])}::integer[]) as person (id)
    left join course_students student
      on student.company_id = ${companyId} and student.course_id = course.id and student.user_id = person.id`;
}

const milliseconds = (instant: SQL): SQL =>
  sql`floor(extract(epoch from ${instant}) * 1000)::float8`;

const courseStatement = (companyId: number, learner: SQL): SQL => sql`
  with learner as materialized (${learner})
  select learner.course_id as "courseId", learner.user_id as "userId", ${milliseconds(sql`learner.began_at`)} as "beganAt",
    course.status, course.close_date::text as "closeDate", course.close_days as "closeDays",
    company.time_zone as "timeZone", ${milliseconds(sql`now()`)} as now
  from learner
  join courses course on course.company_id = ${companyId} and course.id = learner.course_id
  join companies company on company.id = course.company_id`;

function lessonStatement(companyId: number, selection: LearnerSelection, learner: SQL): SQL {
  const chosen =
    'packageId' in selection && selection.packageId !== null
      ? sql`select id from course_packages where company_id = ${companyId} and course_id = learner.course_id and id = ${selection.packageId}`
      : undefined;
  const ofLearner = (row: string) =>
    sql`${sql.identifier(row)}.company_id = ${companyId} and ${sql.identifier(row)}.lesson_id = lesson.id and ${sql.identifier(row)}.user_id = learner.user_id`;
  return sql`
    with learner as materialized (${learner}),
    held as materialized (${packagesOfLearners(companyId, chosen)})
    select learner.user_id as "userId", lesson.id, lesson.course_id as "courseId", lesson.layer_id as "layerId", lesson.name,
      lesson.type, lesson.status, lesson.sort, lesson.check_criterion as "checkCriterion",
      lesson.open_type as "openType", lesson.open_days_count as "openDaysCount",
      ${milliseconds(sql`lesson.open_final_date`)} as "openFinalDate", lesson.open_watch_percent as "openWatchPercent",
      lesson.open_points as "openPoints", ${milliseconds(sql`lesson.close_date`)} as "closeDate",
      (lesson.type = 'homework' or lesson.homework is not null) as "hasHomework", ${isOpenByPackages(companyId, 'homework')} as "givesHomework",
      learner.began_at is not null and ${isOpenByPackages(companyId)} as "isGiven",
      exists (select 1 from course_package_trial_lessons trial where trial.company_id = ${companyId} and trial.target_id = lesson.id) as "isTrial",
      opening.user_id is not null as "isOpenedByHand", progress.opened_at is not null as "wasOpened",
      ${milliseconds(sql`progress.opened_at`)} as "openedAt", ${milliseconds(sql`progress.finished_at`)} as "finishedAt",
      ${milliseconds(sql`progress.bookmarked_at`)} as "bookmarkedAt",
      coalesce(progress.watched_percent, 0) as "watchedPercent", coalesce(progress.points, 0) + coalesce(progress.test_points, 0) as points,
      note.user_id is not null as "hasNote",
      case when lesson.type = 'offline' then ${milliseconds(sql`lesson.held_at`)} end as "heldAt",
      case when lesson.type = 'offline' then lesson.held_place end as "heldPlace", lesson.max_mark as "maxMark",
      mark.attendance, mark.mark
    from learner
    join lessons lesson on lesson.company_id = ${companyId} and lesson.course_id = learner.course_id
      and (lesson.status in ('start', 'visible', 'trial') or lesson.id = ${previewedLessonId(selection)}::integer)
      ${'onlyLesson' in selection ? decidingFor(companyId, selection.onlyLesson) : sql``}
    left join lesson_progress progress on ${ofLearner('progress')}
    left join lesson_openings opening on ${ofLearner('opening')}
    left join lesson_notes note on ${ofLearner('note')}
    left join lesson_marks mark on ${ofLearner('mark')}
    order by lesson.sort, lesson.id`;
}

/**
 * The lesson and, if it opens after the previous one, all lessons before it, because the previous visible one differs
 * by learner.
 */
const decidingFor = (companyId: number, id: number): SQL => sql`and exists (
  select 1 from lessons wanted where wanted.company_id = ${companyId} and wanted.id = ${id}
    and (lesson.id = wanted.id or (wanted.open_type = 'after_previous' and lesson.sort < wanted.sort)))`;
