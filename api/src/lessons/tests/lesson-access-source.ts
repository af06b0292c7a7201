// The access source of tests in lessons: a learner sees a test after opening a lesson that has it, and may begin it
// while such a lesson is open. Results count for these lessons.
import { sql, type SQL } from 'drizzle-orm';
import { packagesOfLearners } from '../../courses/index.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { declareAccessSource, type AccessSource } from '../../assessments/index.ts';
import { readCourseStates } from '../learning/lesson-states.ts';
import { recalculateLessons } from '../learning/recalculation.ts';
import { hasLessonAccess } from '../notifications/lesson-notifications.ts';
import { testBlocks, isClosedByPackages, isTestBlock } from './lesson-tests.ts';

const isShown: AccessSource['isShown'] = (test, { personId }) =>
  sql`exists (select 1 from ${testBlocks(sql`${test.company_id}`)}
    join lesson_progress progress on progress.company_id = ${test.company_id} and progress.lesson_id = lesson.id
      and progress.user_id = ${personId} and progress.opened_at is not null
    where ${isTestBlock(sql`${test.company_id}`)} and block.test_id = ${test.id})`;

/**
 * Trial lessons are open to everybody. An opened lesson does not close again by its opening rule.
 */
const isGivenNow: AccessSource['isAvailable'] = (test, { personId }) =>
  sql`exists (select 1 from ${testBlocks(sql`${test.company_id}`)}
    join lesson_progress progress on progress.company_id = ${test.company_id} and progress.lesson_id = lesson.id
      and progress.user_id = ${personId} and progress.opened_at is not null
    where ${isTestBlock(sql`${test.company_id}`)} and block.test_id = ${test.id}
      and coalesce(lesson.close_date > now(), true)
      and (lesson.status = 'trial' or ${hasLessonAccess(
        {
          companyId: sql`${test.company_id}`,
          courseId: sql`block.course_id`,
          lessonId: sql`block.lesson_id`,
          userId: sql`${personId}::integer`,
        },
        sql`not ${isClosedByPackages(sql`${test.company_id}`, sql`${test.id}`)}`,
      )}))`;

const isOpen: AccessSource['isOpen'] = async (transaction, { companyId, personId }, testId) => {
  const lessons = await rowsOf<{ course_id: number; lesson_id: number }>(
    transaction,
    sql`with giving as (
        select distinct lesson.course_id, lesson.id as lesson_id from ${testBlocks(companyId)}
        join lesson_progress progress on progress.company_id = ${companyId} and progress.lesson_id = lesson.id
          and progress.user_id = ${personId} and progress.opened_at is not null
        where ${isTestBlock(companyId)} and block.test_id = ${testId}
      ),
      learner as materialized (select distinct course_id, ${personId}::integer as user_id from giving),
      held as materialized (${packagesOfLearners(companyId)})
      select giving.course_id, giving.lesson_id from giving join learner using (course_id)
      where not ${isClosedByPackages(companyId, sql`${testId}::integer`)} order by giving.lesson_id`,
  );
  for (const { course_id, lesson_id } of lessons) {
    const [facts] = await readCourseStates(transaction, companyId, {
      courseIds: [course_id],
      userIds: [personId],
      onlyLesson: lesson_id,
    });
    const lesson = facts?.lessons.find(({ id }) => id === lesson_id);
    if (lesson?.opening.state === 'open') return true;
  }
  return false;
};

/**
 * Recalculates the lessons that give the tests and that the takers have opened. A correction may reopen lessons with
 * criterion `tests`.
 */
async function settle(
  transaction: Transaction,
  companyId: number,
  takers: SQL,
  { isCorrected }: { isCorrected: boolean },
): Promise<void> {
  const learners = (where: SQL) => sql`
    select distinct block.course_id, block.lesson_id, taker.user_id from (${takers}) as taker
    join ${testBlocks(companyId)} on block.test_id = taker.test_id
    join lesson_progress progress on progress.company_id = ${companyId} and progress.lesson_id = block.lesson_id
      and progress.user_id = taker.user_id
    where ${isTestBlock(companyId)} and ${where}`;
  const there = await rowsOf(transaction, sql`${learners(sql`true`)} limit 1`);
  if (there.length === 0) return;
  if (!isCorrected) return recalculateLessons(transaction, companyId, learners(sql`true`));
  const asksForTests = sql`lesson.check_criterion = 'tests'`;
  await recalculateLessons(transaction, companyId, learners(sql`not ${asksForTests}`));
  await recalculateLessons(transaction, companyId, learners(asksForTests), { reopens: true });
}

declareAccessSource({ isShown, isAvailable: isGivenNow, isOpen, onResultsChanged: settle });
