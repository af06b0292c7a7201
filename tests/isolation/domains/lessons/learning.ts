// Declares learning: users see their own courses, lessons, notes and progress only.
import { sql } from 'drizzle-orm';
import type { DomainDeclaration } from '../../domain-declaration.ts';
import type { Writer } from '../../school/writing.ts';

export const domain: DomainDeclaration = {
  tags: ['Learning'],
  finalWrites: fillLearning,
  namedValues: ({ record }) => {
    const course = record('courses');
    const lesson = record('lessons', ({ course_id }) => course_id === course);
    return {
      state: 'finished',
      learner_course_id: course,
      learner_lesson_id: lesson,
    };
  },
  idTypes: {
    'preview.package': 'CoursePackage',
    ...Object.fromEntries(
      ['Visit', 'Finish', 'Unfinish', 'Bookmark'].flatMap((what) => learnt(`${what}LessonInput`)),
    ),
    ...Object.fromEntries(['FinishLessonBlockInput', 'SaveLessonNoteInput'].flatMap(learnt)),
  },
};

/** The ids in an input of learners. */
function learnt(input: string): [string, string][] {
  return [
    [`${input}.courseId`, 'LearnerCourse'],
    [`${input}.lessonId`, 'LearnerLesson'],
  ];
}

/**
 * The owner learns in every course, has opened its lessons with notes, and finished every other one.
 */
async function fillLearning({ companyId, database, text }: Writer): Promise<void> {
  const owner = sql`(select user_id from company_members where company_id = ${companyId} and is_owner limit 1)`;
  await database.system(async (transaction) => {
    // Every learner may see trial lessons, so they can't serve as hidden data.
    await transaction.execute(
      sql`update lessons set status = 'visible' where company_id = ${companyId} and status = 'trial'`,
    );
    await transaction.execute(
      sql`insert into course_students (company_id, course_id, user_id)
        select company_id, id, ${owner} from courses where company_id = ${companyId} on conflict do nothing`,
    );
    await transaction.execute(
      sql`insert into lesson_progress (company_id, course_id, lesson_id, user_id, opened_at, finished_at)
        select company_id, course_id, id, ${owner}, now(), case when id % 2 = 0 then now() end from lessons where company_id = ${companyId} on conflict do nothing`,
    );
    await transaction.execute(
      sql`insert into lesson_notes (company_id, course_id, lesson_id, user_id, text)
        select company_id, course_id, id, ${owner}, ${text('text')} from lessons where company_id = ${companyId} on conflict do nothing`,
    );
    await transaction.execute(
      sql`insert into lesson_openings (company_id, course_id, lesson_id, user_id, opened_by_id)
        select company_id, course_id, id, ${owner}, ${owner} from lessons where company_id = ${companyId} on conflict do nothing`,
    );
  });
}
