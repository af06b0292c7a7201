// Declares comments on lessons: learners change their own, and teachers moderate those on their lessons.
import { sql } from 'drizzle-orm';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
/** The comments of every lesson, by the suffix of their text. */
const comments = ['first', 'other', 'gone', 'own', 'taken'] as const;

const learnt = `${company}/learning/courses/{course_id}/lessons/{lesson_id}`;

type Which = (typeof comments)[number];

/** A comment of the tested lesson. Deleted ones are used by no other probe. */
function comment({ record }: ValueGenerator, which: Which): number {
  const course = record('courses');
  const lesson = record('lessons', ({ course_id }) => course_id === course);
  return record(
    'lesson_comments',
    ({ lesson_id, text }) => lesson_id === lesson && String(text).endsWith(which),
  );
}

/** Routes of learners for one comment. */
const ofComment = [
  'ReplyToComment',
  'EditComment',
  'WithdrawComment',
  'ReturnComment',
  'LikeComment',
];

export const domain: DomainDeclaration = {
  tags: ['Lesson comments'],
  menuPages: {
    comments: [
      {
        query: 'commentListRouteQuery',
        variables: () => ({
          filter: { status: ['VISIBLE', 'HIDDEN'] },
          named: [],
          hasNamed: false,
        }),
      },
    ],
  },
  // The course has no learners yet: comments are written by `describes`.
  records: { [`POST ${learnt}/comments`]: () => [] },
  finalWrites: fillComments,
  partTables: {
    lesson_comments: 'lesson_id',
    lesson_likes: 'lesson_id',
    lesson_comment_likes: 'comment_id',
  },
  namedValues: (maker) => ({
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

/** Allows comments on every lesson and adds some of the owner: one is answered, one withdrawn. */
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
    // All of them have been hidden once.
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
