// Computes in one SQL query what a student may open in a course, by the rules of access-rules.ts.
import { sql, type SQL } from 'drizzle-orm';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import type { OpenContent } from './access-rules.ts';

interface Learner {
  companyId: number;
  courseId: number;
  userId: number;
}

/** The same as values or as columns of an outer query. */
type LearnerOf = Record<keyof Learner, number | SQL>;

/** The company id, or a column of an outer query that holds it. */
type OfCompany = LearnerOf['companyId'];

/**
 * The packages that apply to a learner in a course: their own, or else the default package of their branch, or else
 * that of the course. No rows mean that the course is sold as a whole.
 */
const learningBy = ({ companyId, courseId, userId }: LearnerOf): SQL => sql`
  select package.id from course_packages package
  join course_package_users held on held.company_id = package.company_id and held.package_id = package.id and held.user_id = ${userId}
  where package.company_id = ${companyId} and package.course_id = ${courseId}
  union all
  (select package.id from course_packages package
  where package.company_id = ${companyId} and package.course_id = ${courseId} and package.is_default
    and (package.branch_id is null or package.branch_id = (
      select student.branch_id from course_students student
      where student.company_id = ${companyId} and student.course_id = ${courseId} and student.user_id = ${userId}))
    and not exists (select 1 from course_package_users held join course_packages own on own.company_id = held.company_id and own.id = held.package_id
      where held.company_id = ${companyId} and held.user_id = ${userId} and own.course_id = ${courseId})
  order by package.branch_id is null limit 1)`;

/**
 * The packages that apply to each row of `learner (course_id, user_id)`, as rows of `course_id`, `user_id`, `id` and
 * `is_partial`. Use it as the CTE `held` that `isIncludedInPackages` reads.
 */
export const packagesOfLearners = (companyId: OfCompany, packages?: SQL): SQL => sql`
  select learner.course_id, learner.user_id, package.id,
    exists (select 1 from course_package_lessons given where given.company_id = ${companyId} and given.package_id = package.id) as is_partial
  from learner cross join lateral (
    ${packages ?? learningBy({ companyId, courseId: sql`learner.course_id`, userId: sql`learner.user_id` })}
  ) as package`;

/** What a package can open of a lesson: the lesson itself, its homework, or its Zoom meeting. */
type OfLesson = 'lesson' | 'homework' | 'meeting';

/**
 * The condition that the packages in `held` (`packagesOfLearners`) open this part of `lesson` to `learner`.
 */
export function isOpenByPackages(companyId: OfCompany, what: OfLesson = 'lesson'): SQL {
  const has = (content: string) =>
    sql`exists (select 1 from ${sql.identifier(content)} content where content.company_id = ${companyId} and content.package_id = held.id and content.target_id = lesson.id)`;
  const beside: Record<OfLesson, SQL> = {
    lesson: sql``,
    homework: sql`and not ${has('course_package_closed_homeworks')}`,
    meeting: sql`and ${has('course_package_zoom_lessons')}`,
  };
  const ofLearner = sql`held.course_id = learner.course_id and held.user_id = learner.user_id`;
  return sql`(not exists (select 1 from held where ${ofLearner}) or exists (
    select 1 from held where ${ofLearner} and (not held.is_partial or ${has('course_package_lessons')})
      and not ${has('course_package_closed_lessons')} ${beside[what]}))`;
}

/** Applies to students only; others may open just the trial lessons. */
export const readOpenContent = (
  transaction: Transaction,
  { companyId, courseId, userId }: Learner,
): Promise<OpenContent> =>
  rowOf<OpenContent>(
    transaction,
    sql`with learner as materialized (select ${courseId}::integer as course_id, ${userId}::integer as user_id),
    held as materialized (${packagesOfLearners(companyId)}),
    lessons_open as materialized (
      select lesson.id, lesson.type, lesson.sort, ${isOpenByPackages(companyId)} as is_open,
        ${isOpenByPackages(companyId, 'homework')} as is_homework_open, ${isOpenByPackages(companyId, 'meeting')} as is_meeting_open
      from learner join lessons lesson on lesson.company_id = ${companyId} and lesson.course_id = learner.course_id
    )
    select array(select id from lessons_open where is_open order by sort, id) as lessons,
      array(select id from lessons_open where type = 'homework' and is_homework_open order by sort, id) as homeworks,
      array(select id from lessons_open where is_meeting_open order by sort, id) as "zoomLessons",
      array(
        select closed.target_id from course_package_closed_tests closed join held on held.id = closed.package_id
        where closed.company_id = ${companyId} group by closed.target_id having count(*) = (select count(*) from held) order by 1
      ) as "closedTests"`,
  );
