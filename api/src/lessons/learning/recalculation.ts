// Recalculates whether lessons and courses are finished after any event that may change it. The progress of a student
// is the percentage of finished lessons among those that their packages include, open or not.
import { sql, type SQL } from 'drizzle-orm';
import { isOpenByPackages, issueCertificates, packagesOfLearners } from '../../courses/index.ts';
import { isCounted } from '../../assessments/index.ts';
import { notifyOfCertificates } from '../notifications/certificate-notifications.ts';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import {
  testBlocks,
  isClosedByPackages,
  isTestBlock,
  isPassed,
  testsOfLesson,
} from '../tests/lesson-tests.ts';

export interface ProgressKeys {
  companyId: number;
  courseId: number;
  lessonId: number;
  userId: number;
}

/**
 * Finishes the lesson if the learner meets its criterion, and recalculates the course. A finished lesson stays finished
 * when staff edit it; only `reopens` resets it, after a mark, an accepted submission, an attendance or points were
 * withdrawn. The caller must have written the event. Locks the learner's row until the transaction ends.
 */
export const recalculateLesson = (
  transaction: Transaction,
  learner: ProgressKeys,
  options: Settling = {},
): Promise<void> => recalculateLessons(transaction, learner.companyId, alone(learner), options);

interface Settling {
  reopens?: boolean;
}

/** The same for many learners: distinct rows of `course_id`, `lesson_id` and `user_id`. */
export async function recalculateLessons(
  transaction: Transaction,
  companyId: number,
  learners: SQL,
  { reopens = false }: Settling = {},
): Promise<void> {
  await keepProgressOf(transaction, companyId, learners);
  await transaction.execute(sql`
    with learner as materialized (${learners}),
    held as materialized (${packagesOfLearners(companyId)}),
    settled as materialized (
      select learner.user_id, lesson.id as lesson_id, ${isDone(companyId)} as is_done, (
        select sum(work.points)::integer from homework_works work
        where work.company_id = ${companyId} and work.lesson_id = lesson.id and work.user_id = learner.user_id and work.status = 'accepted'
      ) as points, ${bestPoints(companyId)} as test_points
      from learner
      join lessons lesson on lesson.company_id = ${companyId} and lesson.id = learner.lesson_id
      join lesson_progress progress on progress.company_id = ${companyId} and progress.lesson_id = lesson.id and progress.user_id = learner.user_id
    )
    update lesson_progress progress set points = settled.points, test_points = settled.test_points,
      finished_at = case when settled.is_done then coalesce(progress.finished_at, now())
        when ${reopens}::boolean then null else progress.finished_at end
    from settled
    where progress.company_id = ${companyId} and progress.lesson_id = settled.lesson_id and progress.user_id = settled.user_id`);
  await recalculateCourses(
    transaction,
    companyId,
    sql`select distinct course_id, user_id from (${learners}) as learner`,
    { reopens },
  );
}

/** Inserts or locks the progress row of a learner and a lesson until the transaction ends. */
export const lockProgress = (transaction: Transaction, learner: ProgressKeys): Promise<void> =>
  keepProgressOf(transaction, learner.companyId, alone(learner));

const alone = ({ courseId, lessonId, userId }: ProgressKeys): SQL =>
  sql`select ${courseId}::integer as course_id, ${lessonId}::integer as lesson_id, ${userId}::integer as user_id`;

/** In a fixed order, so that concurrent writers wait instead of deadlocking. */
async function keepProgressOf(
  transaction: Transaction,
  companyId: number,
  learners: SQL,
): Promise<void> {
  await transaction.execute(sql`
    insert into lesson_progress (company_id, course_id, lesson_id, user_id)
    select ${companyId}, course_id, lesson_id, user_id from (${learners}) as learner order by lesson_id, user_id
    on conflict (company_id, lesson_id, user_id) do update set course_id = excluded.course_id`);
}

/** The sum of points of the best attempts at the tests of `lesson`; null without any. */
const bestPoints = (companyId: number): SQL => sql`(
  select round(sum(best.points))::integer from (
    select max(attempt.points) as points from (${testsOfLesson(companyId)}) as test
    join test_attempts attempt on attempt.company_id = ${companyId} and attempt.user_id = learner.user_id
      and attempt.test_id = test.id and ${isCounted('attempt')}
    group by test.id) as best)`;

/**
 * Whether the criterion of `lesson` is met. A criterion that needs homework, tests or blocks which the lesson does not
 * have is met by opening the lesson.
 */
function isDone(companyId: number): SQL {
  const accepted = (task: SQL) => sql`exists (
    select 1 from homework_works work where work.company_id = ${companyId} and work.lesson_id = lesson.id
      and work.block_id is not distinct from ${task} and work.user_id = learner.user_id and work.status = 'accepted')`;
  const tasks = sql`(
    select null::integer as id where lesson.type = 'homework' or lesson.homework is not null
    union all
    select block.id from lesson_blocks block where block.company_id = ${companyId} and block.lesson_id = lesson.id
      and block.type = 'homework' and block.status = 'published'
  )`;
  return sql`case lesson.check_criterion
    when 'opened' then progress.opened_at is not null
    when 'marked' then progress.marked_at is not null
    when 'watched' then progress.watched_percent >= lesson.watch_percent
    when 'homework' then progress.opened_at is not null and (not ${isOpenByPackages(companyId, 'homework')}
      or not exists (select 1 from ${tasks} as task where not ${accepted(sql`task.id`)}))
    when 'tests' then progress.opened_at is not null and not exists (
      select 1 from (${testsOfLesson(companyId)}) as test
      where not ${isPassed(companyId, sql`test.id`, sql`learner.user_id`)})
    when 'constructor' then progress.opened_at is not null and not exists (
      select 1 from lesson_close_blocks required
      join lesson_blocks block on block.company_id = ${companyId} and block.id = required.block_id
      where required.company_id = ${companyId} and required.lesson_id = lesson.id and not exists (
        select 1 from lesson_done_blocks done where done.company_id = ${companyId} and done.lesson_id = lesson.id
          and done.user_id = learner.user_id and done.block_id = required.block_id)
      and case when block.type = 'test' then block.test_id in (${testsOfLesson(companyId)})
        and not ${isPassed(companyId, sql`block.test_id`, sql`learner.user_id`)} else true end)
    when 'attended' then exists (select 1 from lesson_marks mark where mark.company_id = ${companyId}
      and mark.lesson_id = lesson.id and mark.user_id = learner.user_id and mark.attendance in ('present', 'late'))
  end`;
}

/**
 * Recalculates the progress of `students` (rows of `course_id` and `user_id`) and issues certificates for finished
 * courses. The cost grows with the lessons of their courses. Users who are no students are ignored; progress is null
 * before the first lesson is opened.
 */
export async function recalculateCourses(
  transaction: Transaction,
  companyId: number,
  students: SQL,
  { reopens = false }: { reopens?: boolean } = {},
): Promise<void> {
  // Locks before counting, so that the second of two concurrent events counts what the first has written.
  await transaction.execute(sql`
    select from (${students}) as named
    join course_students student on student.company_id = ${companyId}
      and student.course_id = named.course_id and student.user_id = named.user_id
    order by student.course_id, student.user_id for no key update of student`);
  await transaction.execute(sql`
    with learner as materialized (
      select student.course_id, student.user_id from (${students}) as named
      join course_students student on student.company_id = ${companyId}
        and student.course_id = named.course_id and student.user_id = named.user_id
    ),
    held as materialized (${packagesOfLearners(companyId)}),
    counted as materialized (
      select learner.course_id, learner.user_id, count(progress.opened_at) + count(progress.finished_at) > 0 as has_begun,
        coalesce(100 * count(progress.finished_at) / nullif(count(lesson.id), 0), 0)::integer as progress,
        coalesce(sum(progress.points), 0) as points
      from learner
      left join lessons lesson on lesson.company_id = ${companyId} and lesson.course_id = learner.course_id
        and lesson.status in ('start', 'visible', 'trial') and ${isOpenByPackages(companyId)}
      left join lesson_progress progress on progress.company_id = ${companyId}
        and progress.lesson_id = lesson.id and progress.user_id = learner.user_id
      group by learner.course_id, learner.user_id
    ),
    reached as materialized (
      select learner.course_id, learner.user_id, case when learner.has_begun then learner.progress end as progress,
        learner.has_begun and learner.progress >= coalesce((criteria.required ->> 'lessons_percentage')::integer,
            case when criteria.is_empty then 100 else 0 end)
          and learner.points >= coalesce((criteria.required ->> 'homework_points')::integer, 0)
          and (${testsPassed(companyId)}) >= coalesce((criteria.required ->> 'tests_passed')::integer, 0) as is_finished
      from counted as learner
      join courses course on course.company_id = ${companyId} and course.id = learner.course_id
      cross join lateral (
        select course.finish_criteria as required, coalesce(jsonb_strip_nulls(course.finish_criteria), '{}') = '{}' as is_empty
      ) as criteria
    )
    update course_students student set progress = reached.progress,
      finished_at = case when reached.is_finished then coalesce(student.finished_at, now())
        when ${reopens}::boolean then null else student.finished_at end
    from reached
    where student.company_id = ${companyId} and student.course_id = reached.course_id and student.user_id = reached.user_id
      and (student.progress is distinct from reached.progress or student.finished_at is null = reached.is_finished)`);
  await notifyOfCertificates(
    transaction,
    companyId,
    await issueCertificates(transaction, companyId, students),
  );
}

/**
 * The number of passed tests among those that lessons give to the learner and no package excludes.
 */
const testsPassed = (companyId: number): SQL => sql`
  case when criteria.required ->> 'tests_passed' is null then 0 else (
    select count(distinct block.test_id) from ${testBlocks(companyId)}
    where ${isTestBlock(companyId)} and block.course_id = learner.course_id and ${isOpenByPackages(companyId)}
      and not ${isClosedByPackages(companyId, sql`block.test_id`)}
      and ${isPassed(companyId, sql`block.test_id`, sql`learner.user_id`)}) end`;

/** Recalculates the students of all courses in the queue, one course per transaction. */
export async function recalculateQueuedCourses(database: Database): Promise<void> {
  for (;;) {
    const isLast = await database.system(async (transaction) => {
      const [course] = await rowsOf<{ company_id: number; course_id: number }>(
        transaction,
        sql`delete from course_recounts using (
            select company_id, course_id from course_recounts order by id limit 1
          ) as first
          where course_recounts.company_id = first.company_id and course_recounts.course_id = first.course_id
          returning course_recounts.company_id, course_recounts.course_id`,
      );
      if (course === undefined) return true;
      await recalculateCourses(
        transaction,
        course.company_id,
        sql`select course_id, user_id from course_students
          where company_id = ${course.company_id} and course_id = ${course.course_id}`,
      );
      return false;
    });
    if (isLast) return;
  }
}
