// Uses every GraphQL field and mutation of the journal of offline lessons once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testJournal({ ask, mutate }: GraphqlHelpers): void {
  test('the journal of a course is edited, read and exported', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id users(first: 1, search: "admin@demo.school") { nodes { id } } } }',
    );
    const { course } = await mutate(
      'createCourse',
      { companyId: company.id, name: 'Очно', status: 'VISIBLE' },
      'course { id databaseId }',
    );
    const { lesson } = await mutate(
      'createLesson',
      {
        courseId: course.id,
        name: 'Занятие',
        type: 'OFFLINE',
        heldAt: '2026-09-10T09:00:00Z',
        heldPlace: 'Аудитория 12',
        maxMark: 10,
      },
      'lesson { id databaseId heldAt heldPlace maxMark checkCriterion viewerCanMark }',
    );
    expect(lesson).toMatchObject({ maxMark: 10, checkCriterion: 'ATTENDED', viewerCanMark: true });
    await mutate(
      'attachCourseStudents',
      { courseId: course.id, users: { ids: [company.users.nodes[0].id] } },
      'changedCount',
    );
    const student =
      'id databaseId fullName marks { lessonId attendance mark note markedAt markedBy }';
    const { node } = await ask(
      `query ($id: ID!) { node(id: $id) { ... on Course {
        lessons(first: 5, filter: { type: [OFFLINE], status: [VISIBLE], heldFrom: "2026-09-01", heldTo: "2026-09-30" }, orderBy: { field: HELD_AT }) { nodes { id } }
        journal(first: 5, search: "", orderBy: { field: FULL_NAME }) { totalCount nodes { ${student} } }
      } } }`,
      { id: course.id },
    );
    expect(node.lessons.nodes).toEqual([{ id: lesson.id }]);
    const [learner] = node.journal.nodes;
    const cell = { studentId: learner.id, lessonId: lesson.id };
    const marked = await mutate(
      'markJournal',
      {
        courseId: course.id,
        cells: [{ ...cell, now: { attendance: 'LATE', mark: 7, note: 'Пробки' } }],
      },
      `cells { isConflict userErrors { message } student { ${student} } }`,
    );
    expect(marked.cells).toMatchObject([
      {
        isConflict: false,
        userErrors: [],
        student: {
          id: learner.id,
          marks: [{ lessonId: lesson.databaseId, attendance: 'LATE', mark: 7, note: 'Пробки' }],
        },
      },
    ]);
    const again = await mutate(
      'markJournal',
      { courseId: course.id, cells: [{ ...cell, now: { mark: 9 } }] },
      'cells { isConflict }',
    );
    expect(again.cells).toEqual([{ isConflict: true }]);

    const { journalExport } = await mutate(
      'exportJournal',
      {
        courseId: course.id,
        format: 'CSV',
        columns: ['FULL_NAME', 'LESSONS'],
        matching: { filter: { heldFrom: '2026-09-01' } },
      },
      'journalExport { id fileName format job { id } createdAt }',
    );
    const { node: exported } = await ask(
      `query ($id: ID!, $fileName: String!) { node(id: $id) { ... on Course {
        journalExport(fileName: $fileName) { fileName isReady url rowCount expiresAt }
        journalExports(first: 1) { totalCount nodes { fileName } }
      } } }`,
      { id: course.id, fileName: journalExport.fileName },
    );
    expect(exported.journalExport.fileName).toBe(journalExport.fileName);
    expect(exported.journalExports.nodes).toEqual([{ fileName: journalExport.fileName }]);
  });
}
