// Uses every GraphQL field of a course's gradebook, and grades with the mutations of the journal, once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testGradebook({ ask, mutate }: GraphqlHelpers): void {
  test('the gradebook of a course is read, graded and exported', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id users(first: 1, search: "admin@demo.school") { nodes { id } } } }',
    );
    const { course } = await mutate(
      'createCourse',
      { companyId: company.id, name: 'Оценки', status: 'VISIBLE' },
      'course { id }',
    );
    const { lesson } = await mutate(
      'createLesson',
      { courseId: course.id, name: 'Занятие', type: 'OFFLINE', maxMark: 10 },
      'lesson { id databaseId }',
    );
    await mutate(
      'attachCourseStudents',
      { courseId: course.id, users: { ids: [company.users.nodes[0].id] } },
      'changedCount',
    );
    const fields = `
      gradebook(first: 5, search: "", filter: { kind: [LESSON] }, orderBy: { field: AVERAGE, direction: DESC }) {
        totalCount
        nodes {
          id databaseId userId userDatabaseId journalStudentId fullName average
          cells { column state points maxPoints attendance note workId workDatabaseId lastMessageId attemptDatabaseId }
        }
      }
      gradebookColumns(search: "", filter: { kind: [LESSON] }) {
        key kind name lessonId lessonDatabaseId lessonName testDatabaseId isOffline isOver minPoints maxPoints viewerCanGrade
        averagePoints averagePercent gradedCount doneCount waitingCount
      }`;
    const read = async () => {
      const { node } = await ask(
        `query ($id: ID!) { node(id: $id) { ... on Course { ${fields} } } }`,
        {
          id: course.id,
        },
      );
      return { ...node, student: node.gradebook.nodes[0], column: node.gradebookColumns[0] };
    };
    const { student, column } = await read();
    expect(student).toMatchObject({ userId: company.users.nodes[0].id, average: null, cells: [] });
    expect(column).toMatchObject({
      kind: 'LESSON',
      lessonId: lesson.id,
      isOffline: true,
      maxPoints: 10,
      viewerCanGrade: true,
    });
    const cell = { studentId: student.journalStudentId, lessonId: column.lessonId };
    await mutate(
      'markJournal',
      { courseId: course.id, cells: [{ ...cell, now: { mark: 7 } }] },
      'cells { isConflict }',
    );
    const graded = await read();
    expect(graded.student).toMatchObject({
      average: 70,
      cells: [{ column: column.key, state: 'FINISHED', points: 7, attendance: 'PRESENT' }],
    });
    expect(graded.column).toMatchObject({ averagePoints: 7, averagePercent: 70, gradedCount: 1 });

    const { gradebookExport } = await mutate(
      'exportGradebook',
      {
        courseId: course.id,
        format: 'CSV',
        columns: ['FULL_NAME', 'AVERAGE', 'GRADES'],
        matching: { filter: { kind: ['LESSON'] } },
        orderBy: { field: 'AVERAGE' },
      },
      'gradebookExport { id fileName format job { id } createdAt }',
    );
    const { node: exported } = await ask(
      `query ($id: ID!, $fileName: String!) { node(id: $id) { ... on Course {
        gradebookExport(fileName: $fileName) { fileName isReady url rowCount expiresAt }
        gradebookExports(first: 1) { totalCount nodes { fileName } }
      } } }`,
      { id: course.id, fileName: gradebookExport.fileName },
    );
    expect(exported.gradebookExport.fileName).toBe(gradebookExport.fileName);
    expect(exported.gradebookExports.nodes).toEqual([{ fileName: gradebookExport.fileName }]);
  });
}
