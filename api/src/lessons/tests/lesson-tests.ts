// SQL for tests that lessons give to learners.
import { sql, type SQL } from 'drizzle-orm';
import { isCounted } from '../../assessments/index.ts';

/** A FROM clause of blocks with published lessons, as `block` and `lesson`. */
export const testBlocks = (companyId: number | SQL): SQL => sql`lesson_blocks block
  join lessons lesson on lesson.company_id = ${companyId} and lesson.id = block.lesson_id and lesson.status in ('start', 'visible', 'trial')`;

export const isTestBlock = (companyId: number | SQL): SQL =>
  sql`block.company_id = ${companyId} and block.type = 'test' and block.status = 'published'`;

/** Whether all packages of the learner exclude the test. */
export const isClosedByPackages = (companyId: number | SQL, testId: SQL): SQL => sql`exists (
  select 1 from course_package_closed_tests closed join held on held.id = closed.package_id
  where closed.company_id = ${companyId} and closed.target_id = ${testId}
    and held.course_id = learner.course_id and held.user_id = learner.user_id
  having count(*) > 0 and count(*) = (select count(*) from held where held.course_id = learner.course_id and held.user_id = learner.user_id))`;

/** The first lesson that gives a test, as `{id, name}`; null if none does. */
export const firstLessonWithTest = (companyId: number, testId: SQL): SQL => sql`(
  select json_build_object('id', lesson.id, 'name', lesson.name) from ${testBlocks(companyId)}
  where ${isTestBlock(companyId)} and block.test_id = ${testId} order by lesson.id limit 1)`;

/** Whether a learner has passed a test in any attempt that counts. */
export const isPassed = (companyId: number | SQL, testId: SQL, userId: SQL | number): SQL =>
  sql`exists (select 1 from test_attempts attempt where attempt.company_id = ${companyId}
    and attempt.user_id = ${userId} and attempt.test_id = ${testId} and attempt.is_passed and ${isCounted('attempt')})`;

/** Active tests of a lesson that the learner must take, as rows of `id`. */
export const testsOfLesson = (companyId: number | SQL): SQL => sql`
  select distinct test.id from lesson_blocks block
  join tests test on test.company_id = ${companyId} and test.id = block.test_id and test.status = 'active'
  where ${isTestBlock(companyId)} and block.lesson_id = lesson.id and not ${isClosedByPackages(companyId, sql`test.id`)}`;
