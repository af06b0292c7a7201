// Uses every GraphQL field and mutation of learning a course once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const state =
  'id databaseId name type layerId sort isOpen closedReason opensAt closesAt hasHomework checkCriterion openedAt finishedAt bookmarkedAt watchedPercent points hasNote heldAt heldPlace attendance mark maxMark';

const block =
  'id databaseId type title text address source language tone answers { question answer } media { caption } captions { id } homeworkMinPoints homeworkMaxPoints mustBeDone isDone test { databaseId title timer maxAttempts infinityAttempts askedCount attemptsCount attemptUnderWayId }';

const webinar = 'status startsAt duration isOpen joinLink recordingLink recordingUrl';

const text = `description homework homeworkMinPoints homeworkMaxPoints forbidDatetime watchPercent note blocks { ${block} } webinar { ${webinar} } previousLesson { databaseId name type } nextLesson { databaseId }`;

export function testLearning({ ask, mutate }: GraphqlHelpers): void {
  test('a course is attended, and previewed by the staff', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id users(first: 1, search: "admin@demo.school") { nodes { id } } } }',
    );
    const { course } = await mutate(
      'createCourse',
      { companyId: company.id, name: 'Учимся сами', status: 'VISIBLE' },
      'course { id databaseId }',
    );
    const { lesson: made } = await mutate(
      'createLesson',
      { courseId: course.id, name: 'Урок', type: 'TEXT', description: '<p>Читать</p>' },
      'lesson { id databaseId }',
    );
    const { lessonBlock } = await mutate(
      'createLessonBlock',
      {
        courseId: course.id,
        lessonId: made.id,
        type: 'TEXT',
        text: '<p>Блок</p>',
        status: 'PUBLISHED',
      },
      'lessonBlock { databaseId }',
    );
    await mutate(
      'attachCourseStudents',
      { courseId: course.id, users: { ids: [company.users.nodes[0].id] } },
      'changedCount',
    );
    const response = await ask(
      `query ($course: Int!, $lesson: Int!) {
        company(code: "demo") {
          learnerCourses(first: 5, search: "Учимся сами", state: LEARNING) { totalCount nodes { id } }
          learnerCourse(databaseId: $course) {
              id databaseId name anons instruction img { url } progress beganAt lastVisitedAt finishedAt endsAt isEnded
              lessonsCount finishedLessonsCount nextLesson { databaseId name type }
              content { layers { databaseId title parentLayerId sortOrder } lessons { ${state} } }
              lesson(databaseId: $lesson) { ${state} text { ${text} } }
          }
        }
      }`,
      { course: course.databaseId, lesson: made.databaseId },
    );
    const { learnerCourses: courses, learnerCourse: learnt } = response.company;
    expect(courses.totalCount).toBe(1);
    expect(learnt).toMatchObject({ lessonsCount: 1, nextLesson: { name: 'Урок' } });
    expect(learnt.lesson.text).toMatchObject({
      description: '<p>Читать</p>',
      blocks: [{ text: '<p>Блок</p>', isDone: false }],
    });
    const place = { courseId: learnt.id, lessonId: learnt.lesson.id };
    const payload = 'lesson { openedAt finishedAt } course { progress }';
    expect((await mutate('visitLesson', place, payload)).lesson.openedAt).toBeTruthy();
    expect((await mutate('finishLesson', place, payload)).course.progress).toBe(100);
    expect((await mutate('unfinishLesson', place, payload)).course.progress).toBe(0);
    await mutate('finishLessonBlock', { ...place, blockId: lessonBlock.databaseId }, payload);
    await mutate('bookmarkLesson', { ...place, isBookmarked: true }, 'lesson { bookmarkedAt }');
    const noted = await mutate(
      'saveLessonNote',
      { ...place, text: 'Моё' },
      'lesson { hasNote text { note } }',
    );
    expect(noted.lesson).toEqual({ hasNote: true, text: { note: 'Моё' } });
    const { node } = await ask(
      `query ($id: ID!) { node(id: $id) { ... on Lesson { preview(startedOn: "2026-01-01") { isThere lesson { isOpen text { description } } } } } }`,
      { id: made.id },
    );
    expect(node.preview).toMatchObject({ isThere: true, lesson: { isOpen: true } });
    const students = `query ($id: ID!) { node(id: $id) { ... on Lesson { students(first: 5, search: "admin", filter: { state: FINISHED }) {
      totalCount
      nodes { id databaseId userId fullName isThere isOpen closedReason opensAt isOpenedByHand openedAt finishedAt watchedPercent points }
    } } } }`;
    const userIds = [company.users.nodes[0].id];
    const people = { courseId: course.id, lessonId: made.id, userIds };
    const changed = 'changedCount lesson { id }';
    expect(await mutate('openLessonToStudents', people, changed)).toMatchObject({
      changedCount: 1,
      lesson: { id: made.id },
    });
    expect((await mutate('finishLessonForStudents', people, changed)).changedCount).toBe(1);
    const { node: shown } = await ask(students, { id: made.id });
    expect(shown.students.nodes).toMatchObject([{ userId: userIds[0], isOpenedByHand: true }]);
    expect((await mutate('closeLessonToStudents', people, changed)).changedCount).toBe(1);
    const { node: again } = await ask(
      'query ($id: ID!) { node(id: $id) { ... on LearnerCourse { name } } }',
      { id: learnt.id },
    );
    expect(again.name).toBe('Учимся сами');
  });
}
