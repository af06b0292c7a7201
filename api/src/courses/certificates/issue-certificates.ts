// Issues certificates to learners who have finished a course, at most one per learner and course.
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';

/**
 * Issues certificates to those of `students` (rows of `course_id` and `user_id`) who have finished their course and
 * have none yet. Courses without a certificate image issue none. Returns the ids of the new certificates.
 */
export async function issueCertificates(
  transaction: Transaction,
  companyId: number,
  students: SQL,
): Promise<number[]> {
  const issued = await rowsOf<{ id: number }>(
    transaction,
    sql`insert into course_certificates (company_id, course_id, user_id, full_name, course_name, company_name)
    select student.company_id, student.course_id, student.user_id, student.full_name, course.name, company.name
    from (${students}) as named
    join course_students student on student.company_id = ${companyId} and student.course_id = named.course_id
      and student.user_id = named.user_id and student.finished_at is not null
    join courses course on course.company_id = student.company_id and course.id = student.course_id
      and course.certificate_id is not null
    join companies company on company.id = student.company_id
    where not exists (select 1 from course_certificates issued where issued.company_id = student.company_id
      and issued.course_id = student.course_id and issued.user_id = student.user_id)
    order by student.course_id, student.user_id
    on conflict (company_id, course_id, user_id) do nothing returning id`,
  );
  return issued.map(({ id }) => id);
}
