// Learning: everybody sees their own courses, lessons, notes and progress, and nobody else's.
import { sql } from 'drizzle-orm';
import type { Domain } from '../domain.ts';
import type { Writer } from '../writing.ts';

export const domain: Domain = {
  tags: ['Learning'],
  describes: fillLearning,
};

/** Somebody learns in every course: they have opened, noted and finished its lessons. */
async function fillLearning({ companyId, database, record, text }: Writer): Promise<void> {
  const user = record('users');
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`insert into course_students (company_id, course_id, user_id)
        select company_id, id, ${user} from courses where company_id = ${companyId} on conflict do nothing`,
    );
    await transaction.execute(
      sql`insert into lesson_progress (company_id, course_id, lesson_id, user_id, opened_at, finished_at)
        select company_id, course_id, id, ${user}, now(), now() from lessons where company_id = ${companyId} on conflict do nothing`,
    );
    await transaction.execute(
      sql`insert into lesson_notes (company_id, course_id, lesson_id, user_id, text)
        select company_id, course_id, id, ${user}, ${text('text')} from lessons where company_id = ${companyId} on conflict do nothing`,
    );
    await transaction.execute(
      sql`insert into lesson_openings (company_id, course_id, lesson_id, user_id, opened_by_id)
        select company_id, course_id, id, ${user}, ${user} from lessons where company_id = ${companyId} on conflict do nothing`,
    );
  });
}
