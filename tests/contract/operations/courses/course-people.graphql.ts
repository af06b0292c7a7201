// Uses every GraphQL field and mutation of a course's staff and students once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testCoursePeople({ ask, mutate }: GraphqlHelpers): void {
  test('teachers and others of the staff of a course', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id users(first: 2) { nodes { id fullName } } } }',
    );
    const made = { companyId: company.id, name: 'С преподавателями' };
    const { course } = await mutate('createCourse', made, 'course { id }');
    const [first, second] = company.users.nodes;
    const people = { courseId: course.id, userIds: [first.id, second.id] };
    const teachers =
      'course { teachers(first: 5) { totalCount nodes { id databaseId createdAt user { fullName } } } }';
    const { course: taught } = await mutate('attachCourseTeachers', people, teachers);
    expect(taught.teachers).toMatchObject({
      totalCount: 2,
      nodes: [{ user: { fullName: first.fullName } }, { user: { fullName: second.fullName } }],
    });
    const teacherIds = taught.teachers.nodes.map(({ id }: { id: string }) => id).toReversed();
    const order = { courseId: course.id, teacherIds };
    const { course: sorted } = await mutate('sortCourseTeachers', order, teachers);
    expect(sorted.teachers.nodes.map(({ id }: { id: string }) => id)).toEqual(teacherIds);
    const one = await ask(
      'query ($id: ID!) { node(id: $id) { ... on CourseTeacher { user { fullName } } } }',
      { id: teacherIds[0] },
    );
    expect(one.node.user.fullName).toBe(second.fullName);
    const gone = await mutate('detachCourseTeachers', people, teachers);
    expect(gone.course.teachers.nodes).toEqual([]);

    const staff =
      'course { adminUsers(first: 5) { nodes { id databaseId createdAt user { id } } } }';
    const opened = await mutate('attachCourseAdminUsers', people, staff);
    expect(opened.course.adminUsers.nodes).toHaveLength(2);
    const closed = await mutate('detachCourseAdminUsers', people, staff);
    expect(closed.course.adminUsers.nodes).toEqual([]);
    const deleted = { companyId: company.id, courses: { ids: [course.id] } };
    await mutate('deleteCourses', deleted, 'deletedCount');
  });

  test('students of a course', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id users(first: 2, filter: { status: [ACTIVE] }) { nodes { id email } } } }',
    );
    const made = { companyId: company.id, name: 'С учениками' };
    const { course } = await mutate('createCourse', made, 'course { id }');
    const [first, second] = company.users.nodes;
    const of = { courseId: course.id };
    const students =
      'course { studentsCount students(first: 5, orderBy: { field: FULL_NAME, direction: ASC }) { totalCount nodes { id databaseId progress lastVisitedAt joinedAt packages { databaseId name } user { id } } } }';
    const attached = await mutate(
      'attachCourseStudents',
      { ...of, users: { ids: [first.id] }, packageIds: [] },
      `changedCount skipped { code } ${students}`,
    );
    expect(attached).toMatchObject({ changedCount: 1, course: { students: { totalCount: 1 } } });
    const pasted = await mutate(
      'attachCourseStudentsByContacts',
      { ...of, contacts: [second.email] },
      `changedCount ${students}`,
    );
    expect(pasted.course.studentsCount).toBe(2);
    const [student] = pasted.course.students.nodes;
    expect(student).toMatchObject({ progress: null, lastVisitedAt: null, packages: [] });
    const imported = await mutate(
      'importCourseStudents',
      { ...of, rows: [{ contact: 'никто', packages: [], branch: null }], check: true },
      'changedCount isWritten rows { outcome name userErrors { field message code } }',
    );
    expect(imported).toMatchObject({
      changedCount: 0,
      isWritten: false,
      rows: [{ outcome: 'REFUSED', name: null, userErrors: [{ field: 'contact' }] }],
    });
    const { courseStudentExport } = await mutate(
      'exportCourseStudents',
      { ...of, format: 'CSV', columns: ['NAME', 'EMAIL'], matching: { search: 'a' } },
      'courseStudentExport { id fileName format job { id } createdAt }',
    );
    const { node } = await ask(
      `query ($id: ID!, $fileName: String!) { node(id: $id) { ... on Course {
        studentExport(fileName: $fileName) { fileName isReady url rowCount expiresAt }
        studentExports(first: 1) { totalCount nodes { fileName } }
      } } }`,
      { id: course.id, fileName: courseStudentExport.fileName },
    );
    expect(node.studentExport.fileName).toBe(courseStudentExport.fileName);
    expect(node.studentExports.nodes).toEqual([{ fileName: courseStudentExport.fileName }]);
    const detached = await mutate(
      'detachCourseStudents',
      { ...of, courseStudents: { ids: [student.id] } },
      `changedCount deletion ${students}`,
    );
    expect(detached.course.students.totalCount).toBe(1);
    const back = await mutate(
      'takeCourseStudentsBack',
      { ...of, deletion: detached.deletion },
      `restoredCount ${students}`,
    );
    expect(back).toMatchObject({ restoredCount: 1, course: { students: { totalCount: 2 } } });
    const { courseBranch } = await mutate(
      'createCourseBranch',
      { ...of, name: 'Осень' },
      'courseBranch { id }',
    );
    const moved = await mutate(
      'changeCourseStudentsBranch',
      { ...of, courseStudents: { matching: {} }, branchId: courseBranch.id },
      `changedCount movedPackagesCount skipped { code } course { students(first: 5) { nodes { branch { name } } } }`,
    );
    expect(moved).toMatchObject({
      changedCount: 2,
      movedPackagesCount: 0,
      course: {
        students: { nodes: [{ branch: { name: 'Осень' } }, { branch: { name: 'Осень' } }] },
      },
    });
    const counted = await mutate('refreshCourseStatistics', of, 'course { studentsCount }');
    expect(counted.course.studentsCount).toBe(2);
    const response = await ask(
      `query ($id: ID!) { node(id: $id) { ... on Course { statistics(to: "2026-01-31") {
        days { day joined } progress { from to students } visits { today week month earlier never }
      } } } }`,
      { id: course.id },
    );
    const { days, progress, visits } = response.node.statistics;
    expect(days.at(-1)).toEqual({ day: '2026-01-31', joined: 0 });
    expect(progress[0]).toEqual({ from: null, to: null, students: 2 });
    expect(visits.never).toBe(2);
    const deleted = { companyId: company.id, courses: { ids: [course.id] } };
    await mutate('deleteCourses', deleted, 'deletedCount');
  });
}
