// Comments: learners change what is their own, and teachers moderate what was said beneath lessons of theirs.
import { sql } from 'drizzle-orm';
import type { Domain, Maker } from '../../domain.ts';
import type { Writer } from '../../writing.ts';

const company = '/api/companies/{companyId}';
/** Those beneath every lesson, by what their texts end with. */
const comments = ['first', 'other', 'gone', 'own', 'taken'] as const;

const learnt = `${company}/learning/courses/{course_id}/lessons/{lesson_id}`;

type Which = (typeof comments)[number];

/** One of the lesson that addresses name; which of them, so that those that go are no others'. */
function comment({ record }: Maker, which: Which): number {
  const course = record('courses');
  const lesson = record('lessons', ({ course_id }) => course_id === course);
  return record(
    'lesson_comments',
    ({ lesson_id, text }) => lesson_id === lesson && String(text).endsWith(which),
  );
}

/** What learners do with a comment. */
const ofComment = [
  'ReplyToComment',
  'EditComment',
  'WithdrawComment',
  'ReturnComment',
  'LikeComment',
];

export const domain: Domain = {
  tags: ['Lesson comments'],
  // Nobody learns there yet: what is said comes with `describes`.
  records: { [`POST ${learnt}/comments`]: () => [] },
  describes: fillComments,
  parts: {
    lesson_comments: 'lesson_id',
    lesson_likes: 'lesson_id',
    lesson_comment_likes: 'comment_id',
  },
  named: (maker) => ({
    lesson_comments_id: comment(maker, 'other'),
    lesson_comment_id: comment(maker, 'first'),
    discussion_of: comment(maker, 'first'),
    learner_comment_id: comment(maker, 'first'),
    [`GET ${company}/lesson_comments/{id}.id`]: comment(maker, 'first'),
    [`PUT ${company}/lesson_comments/{id}.id`]: comment(maker, 'first'),
    [`POST ${company}/lesson_comments/{id}/reply.id`]: comment(maker, 'first'),
    [`DELETE ${company}/lesson_comments/{id}.id`]: comment(maker, 'gone'),
    [`PUT ${learnt}/comments/{id}.id`]: comment(maker, 'first'),
    [`DELETE ${learnt}/comments/{id}.id`]: comment(maker, 'own'),
    [`POST ${learnt}/comments/{id}/reply.id`]: comment(maker, 'first'),
    [`POST ${learnt}/comments/{id}/restore.id`]: comment(maker, 'taken'),
    [`POST ${learnt}/comments/{id}/like.id`]: comment(maker, 'first'),
  }),
  idTypes: {
    'LessonCommentFilter.parent': 'LessonComment',
    'LessonCommentFilter.author': 'User',
    'AnswerLessonCommentInput.id': 'LessonComment',
    ...Object.fromEntries(
      ['CommentLesson', 'LikeLesson', ...ofComment].flatMap((what) => [
        [`${what}Input.courseId`, 'LearnerCourse'],
        [`${what}Input.lessonId`, 'LearnerLesson'],
      ]),
    ),
    ...Object.fromEntries(ofComment.map((what) => [`${what}Input.commentId`, 'LearnerComment'])),
  },
};

/** Every lesson takes comments, and the owner has written some beneath each: one is answered, one taken back. */
async function fillComments({ companyId, database, record, text }: Writer): Promise<void> {
  const owner = sql`(select user_id from company_members where company_id = ${companyId} and is_owner limit 1)`;
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`update lessons set use_comments = true, show_likes = true where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into lesson_comments (company_id, course_id, lesson_id, author_id, text)
        select company_id, course_id, id, ${owner}, ${text('text')} || ' ' || which from lessons
        cross join unnest(${sql.param([...comments])}::text[]) as named (which) where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`update lesson_comments set status = 'deleted', is_withdrawn = true
        where company_id = ${companyId} and text like '%taken'`,
    );
    await transaction.execute(
      sql`insert into lesson_comments (company_id, course_id, lesson_id, author_id, parent_id, answered_id, text)
        select company_id, course_id, lesson_id, ${owner}, id, id, ${text('text')} || ' reply' from lesson_comments
        where company_id = ${companyId} and text like '%first'`,
    );
    // All of them once were hidden by somebody.
    await transaction.execute(
      sql`update lesson_comments set hidden_at = now(), hidden_by_id = ${record('users')}
        where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into lesson_likes (company_id, lesson_id, user_id, value)
        select company_id, id, ${owner}, 'like' from lessons where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into lesson_comment_likes (company_id, comment_id, user_id, value)
        select company_id, id, ${owner}, 'like' from lesson_comments where company_id = ${companyId}`,
    );
  });
}
