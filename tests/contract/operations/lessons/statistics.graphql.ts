// Uses every GraphQL field and mutation of course and lesson statistics once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testStatistics({ ask, mutate }: GraphqlHelpers): void {
  test('the funnel and the stuck learners of a course are read and exported', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id users(first: 1, search: "admin@demo.school") { nodes { id } } } }',
    );
    const { course } = await mutate(
      'createCourse',
      { companyId: company.id, name: 'Ход', status: 'VISIBLE' },
      'course { id }',
    );
    const { lesson } = await mutate(
      'createLesson',
      { courseId: course.id, name: 'Шаг', type: 'TEXT' },
      'lesson { id databaseId }',
    );
    const users = { ids: [company.users.nodes[0].id] };
    await mutate('attachCourseStudents', { courseId: course.id, users }, 'changedCount');
    const numbers =
      'databaseId lessonId name type studentsCount openCount openedCount finishedCount beforeCount cameCount stuckCount viewersCount watchedSeconds medianWatchedSeconds medianFinishSeconds waitingCount waitingSince';
    const { node } = await ask(
      `query ($id: ID!) { node(id: $id) { ... on Course {
        lessonStatistics(filter: { stuckDays: 3, beganFrom: "2026-01-01" }) { ${numbers} }
        stuckStudents(first: 5, search: "", filter: { stuckDays: 30 }) { totalCount nodes {
          id databaseId userId fullName progress lastVisitedAt lessonId lessonName stuckSince stuckDays
        } }
        lessons(first: 1) { nodes { activity(to: "2026-09-30") {
          numbers { ${numbers} } days { day opened finished }
          homework { waiting returned accepted leastPoints averagePoints mostPoints }
        } } }
      } } }`,
      { id: course.id },
    );
    const use = 'usersCount openedCount finishedCount';
    const { company: used } = await ask(
      `query ($course: ID!) { company(code: "demo") {
        courseUserStatistics(first: 5, filter: { course: [$course], dateStart: "2026-09-01", dateEnd: "2026-09-30" }) {
          totalCount nodes { id databaseId name course { id } ${use} }
        }
        lessonUserStatistics(first: 5, filter: { course: [$course] }) {
          totalCount nodes { id databaseId name courseId lesson { id } ${use} }
        }
      } }`,
      { course: course.id },
    );
    const nobody = { usersCount: 0, openedCount: 0, finishedCount: 0 };
    expect(used).toMatchObject({
      courseUserStatistics: { nodes: [{ name: 'Ход', course: { id: course.id }, ...nobody }] },
      lessonUserStatistics: { nodes: [{ name: 'Шаг', lesson: { id: lesson.id }, ...nobody }] },
    });
    const expected = { databaseId: lesson.databaseId, lessonId: lesson.id, studentsCount: 1 };
    expect(node.lessonStatistics).toMatchObject([expected]);
    expect(node.stuckStudents).toEqual({ totalCount: 0, nodes: [] });
    const [{ activity }] = node.lessons.nodes;
    expect(activity.numbers).toMatchObject(expected);
    expect(activity.days.at(-1)).toEqual({ day: '2026-09-30', opened: 0, finished: 0 });

    const shown = 'id fileName format job { id } createdAt';
    const { lessonStatisticsExport: funnel } = await mutate(
      'exportLessonStatistics',
      {
        courseId: course.id,
        format: 'CSV',
        columns: ['NAME'],
        matching: { filter: { stuckDays: 3 } },
      },
      `lessonStatisticsExport { ${shown} }`,
    );
    const { stuckStudentExport: stuck } = await mutate(
      'exportStuckStudents',
      { courseId: course.id, columns: ['FULL_NAME'], matching: { filter: { stuckDays: 3 } } },
      `stuckStudentExport { ${shown} }`,
    );
    const { node: exported } = await ask(
      `query ($id: ID!, $funnel: String!, $stuck: String!) { node(id: $id) { ... on Course {
        lessonStatisticsExport(fileName: $funnel) { fileName isReady url rowCount expiresAt }
        lessonStatisticsExports(first: 1) { nodes { fileName } }
        stuckStudentExport(fileName: $stuck) { fileName isReady url rowCount expiresAt }
        stuckStudentExports(first: 1) { nodes { fileName } }
      } } }`,
      { id: course.id, funnel: funnel.fileName, stuck: stuck.fileName },
    );
    expect(exported).toMatchObject({
      lessonStatisticsExport: { fileName: funnel.fileName },
      stuckStudentExport: { fileName: stuck.fileName },
    });
  });
}
