// How far the students of the courses with lessons are with these: the first ones, as many as their progress says.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../kit/database.ts';
import { recount } from '../lessons/index.ts';

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
  await recount(
    transaction,
    companyId,
    sql`select course_id, user_id from course_students
      where company_id = ${companyId} and course_id = ${ids} and progress is not null`,
  );
  await transaction.execute(sql`delete from course_recounts where company_id = ${companyId}`);
}
