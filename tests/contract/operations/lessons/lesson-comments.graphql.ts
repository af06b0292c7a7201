// Uses every GraphQL field and mutation of comments on lessons once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const own =
  'id databaseId text status author { fullName } isFromStaff isOwn canRestore answeredName likesCount dislikesCount myLike createdAt editedAt version';
const comment = `${own} replies { ${own} }`;

const moderated =
  'id databaseId text status author { fullName } isFromStaff parentId answered { text } repliesCount likesCount dislikesCount courseName lessonName course { name } lesson { name } isWithdrawn createdAt editedAt hiddenAt hiddenBy { fullName } viewerCanUpdate viewerCanDelete version';

export function testLessonComments({ ask, mutate }: GraphqlHelpers): void {
  test('learners comment on a lesson, and teachers answer and moderate', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id users(first: 1, search: "admin@demo.school") { nodes { id } } } }',
    );
    const companyId = company.id;
    const { course } = await mutate(
      'createCourse',
      { companyId, name: 'Обсуждаем сами', status: 'VISIBLE' },
      'course { id databaseId }',
    );
    const { lesson: made } = await mutate(
      'createLesson',
      { courseId: course.id, name: 'Урок', type: 'TEXT', useComments: true, showLikes: true },
      'lesson { id databaseId }',
    );
    await mutate(
      'attachCourseStudents',
      { courseId: course.id, users: { ids: [company.users.nodes[0].id] } },
      'changedCount',
    );
    const learnt = async () => {
      const answer = await ask(
        `query ($course: Int!, $lesson: Int!) {
          company(code: "demo") { learnerCourse(databaseId: $course) { id lesson(databaseId: $lesson) {
            id
            text { takesComments commentsCount likes { type likesCount dislikesCount mine } }
            comments(first: 20) { nodes { ${comment} } }
          } } }
        }`,
        { course: course.databaseId, lesson: made.databaseId },
      );
      return answer.company.learnerCourse;
    };
    const { id: courseId, lesson } = await learnt();
    expect(lesson.text.takesComments).toBe(true);
    const place = { courseId, lessonId: lesson.id };
    const { lesson: liked } = await mutate(
      'likeLesson',
      { ...place, value: 'LIKE' },
      'lesson { text { likes { likesCount mine } } } course { id }',
    );
    expect(liked.text.likes).toEqual({ likesCount: 1, mine: 'LIKE' });

    const { comment: first } = await mutate(
      'commentLesson',
      { ...place, text: 'Вопрос' },
      `comment { ${comment} }`,
    );
    const { comment: answered } = await mutate(
      'replyToComment',
      { ...place, commentId: first.id, text: 'Ответ' },
      `comment { ${comment} }`,
    );
    const [reply] = answered.replies;
    const commentId = reply.id;
    const { version } = reply;
    await mutate(
      'editComment',
      { ...place, commentId, text: 'Другой', version },
      'comment { text }',
    );
    await mutate('likeComment', { ...place, commentId, value: 'LIKE' }, 'comment { myLike }');
    const { comment: gone } = await mutate(
      'withdrawComment',
      { ...place, commentId },
      'comment { status canRestore }',
    );
    expect(gone).toEqual({ status: 'DELETED', canRestore: true });
    await mutate('returnComment', { ...place, commentId }, 'comment { status }');
    const { lesson: talked } = await learnt();
    expect(talked.comments.nodes).toMatchObject([
      { text: 'Вопрос', replies: [{ text: 'Другой', likesCount: 1 }] },
    ]);

    const { company: found } = await ask(
      `query ($course: Int!, $lesson: Int!, $lessons: [ID!], $status: [LessonCommentStatus!]) {
        company(code: "demo") {
          lessonComments(first: 5, search: "Вопрос", filter: { lesson: $lessons, status: $status }, orderBy: { field: CREATED_AT, direction: DESC }) {
            totalCount nodes { ${moderated} }
          }
          course(databaseId: $course) { lesson(databaseId: $lesson) { comments(first: 5) { totalCount } } }
        }
      }`,
      {
        course: course.databaseId,
        lesson: made.databaseId,
        lessons: [made.id],
        status: ['VISIBLE'],
      },
    );
    expect(found.lessonComments.totalCount).toBe(1);
    expect(found.course.lesson.comments.totalCount).toBe(2);
    const [begun] = found.lessonComments.nodes;
    const { lessonComment: answer } = await mutate(
      'answerLessonComment',
      { id: begun.id, text: 'От школы' },
      `lessonComment { ${moderated} }`,
    );
    expect(answer).toMatchObject({ isFromStaff: true, answered: { text: 'Вопрос' } });
    const { lessonComment: changed } = await mutate(
      'updateLessonComment',
      { id: answer.id, text: 'Ответ школы', version: answer.version },
      'lessonComment { databaseId text }',
    );
    expect(changed.text).toBe('Ответ школы');
    const chosen = { companyId, lessonComments: { ids: [answer.id] } };
    for (const name of ['hideLessonComments', 'showLessonComments']) {
      const { changedCount } = await mutate(
        name,
        chosen,
        'lessonComments { status } changedCount skipped { code }',
      );
      expect([name, changedCount]).toEqual([name, 1]);
    }
    const { deletion } = await mutate(
      'deleteLessonComments',
      chosen,
      'deletedLessonCommentIds deletedCount deletion skipped { code }',
    );
    expect(deletion).not.toBeNull();
    await mutate(
      'restoreLessonComments',
      chosen,
      'lessonComments { id } restoredCount skipped { code }',
    );
    const { company: one } = await ask(
      'query ($id: Int!) { company(code: "demo") { lessonComment(databaseId: $id) { status } } }',
      { id: changed.databaseId },
    );
    expect(one.lessonComment.status).toBe('VISIBLE');
    await mutate('deleteLessonComment', { id: answer.id }, 'deletedLessonCommentId');
  });
}
