// Advances learners of courses with lessons: completes the first lessons according to their progress.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { recalculateCourses } from '../../lessons/index.ts';

export async function insertLearning(
  transaction: Transaction,
  companyId: number,
  courseIds: readonly number[],
): Promise<void> {
  const ids = sql`any(${sql.param([...courseIds])}::integer[])`;
  await transaction.execute(sql`
    insert into lesson_progress (company_id, course_id, lesson_id, user_id, opened_at, last_visited_at, marked_at, finished_at)
    select student.company_id, student.course_id, lesson.id, student.user_id, moment.at, moment.at,
      case when lesson.check_criterion = 'marked' then moment.at end, moment.at
    from course_students student
    join (
      select id, company_id, course_id, check_criterion, count(*) over (partition by course_id) as lessons,
        row_number() over (partition by course_id order by sort, id) as place
      from lessons where company_id = ${companyId} and course_id = ${ids} and status in ('start', 'visible', 'trial')
    ) lesson on lesson.company_id = student.company_id and lesson.course_id = student.course_id
    cross join lateral (
      select least(student.created_at + lesson.place * interval '3 days', coalesce(student.last_visited_at, student.created_at)) as at
    ) moment
    where student.company_id = ${companyId} and student.progress is not null
      and lesson.place <= ceil(student.progress * lesson.lessons / 100.0)`);
  await recalculateCourses(
    transaction,
    companyId,
    sql`select course_id, user_id from course_students
      where company_id = ${companyId} and course_id = ${ids} and progress is not null`,
  );
  await transaction.execute(sql`delete from course_recounts where company_id = ${companyId}`);
}

/** Learners of these courses opened a lesson every few days during the last weeks. */
export async function moveLearning(
  transaction: Transaction,
  companyId: number,
  courseIds: readonly number[],
): Promise<void> {
  const ids = sql`any(${sql.param([...courseIds])}::integer[])`;
  await transaction.execute(sql`
    with lesson as (
      select id, row_number() over (partition by course_id order by sort, id) as place from lessons
      where company_id = ${companyId} and course_id = ${ids} and status in ('start', 'visible', 'trial')
    )
    update lesson_progress progress set opened_at = moment.at, last_visited_at = moment.at, finished_at = moment.at,
      marked_at = case when progress.marked_at is not null then moment.at end
    from (
      select visited.lesson_id, visited.user_id,
        date_trunc('day', now()) - interval '27 days' + lesson.place * interval '60 hours' + visited.user_id % 7 * interval '1 hour' as at
      from lesson join lesson_progress visited on visited.company_id = ${companyId} and visited.lesson_id = lesson.id
    ) moment
    where progress.company_id = ${companyId} and progress.lesson_id = moment.lesson_id and progress.user_id = moment.user_id`);
  await transaction.execute(sql`update course_students student set last_visited_at = visited.at
    from (select course_id, user_id, max(last_visited_at) as at from lesson_progress
      where company_id = ${companyId} and course_id = ${ids} group by course_id, user_id) visited
    where student.company_id = ${companyId} and student.course_id = visited.course_id and student.user_id = visited.user_id`);
}
