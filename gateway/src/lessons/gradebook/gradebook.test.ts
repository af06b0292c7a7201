// Tests that a page of a gradebook takes three calls for any number of students and columns.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

const idOf = (type: string, id: number) => toGlobalId({ type, companyId: 7, id });

const students = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  user_id: index + 501,
  full_name: `Ученик ${index}`,
  average: 80,
  cells: [
    {
      column: 'homework_2',
      state: 'on_check',
      points: null,
      work_id: index + 11,
      attempt_id: null,
    },
    { column: 'test_5', state: 'finished', points: 8, work_id: null, attempt_id: index + 21 },
  ],
}));

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
  gateway.rest.answer('/companies/7/courses/1', () => ({ data: { id: 1 } }));
  gateway.rest.answer('/companies/7/courses/1/gradebook', () => ({
    data: students,
    meta: {
      total: 1000,
      per_page: 100,
      supports: ['cursor'],
      cursors: students.map(({ id }) => `c${id}`),
      next_cursor: 'c100',
      previous_cursor: null,
    },
  }));
  gateway.rest.answer('/companies/7/courses/1/gradebook/columns', () => ({
    data: [{ key: 'homework_2', kind: 'homework', lesson_id: 2, can_grade: true }],
  }));
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

it('reads a hundred students with their cells and the columns in three calls', async () => {
  const filter = `{ branch: ["${idOf('CourseBranch', 8)}"], state: [ON_CHECK], kind: [HOMEWORK, TEST] }`;
  const { data, errors } = await gateway.ask(
    `{ company(code: "demo") { course(databaseId: 1) {
      gradebook(first: 100, search: "анна", filter: ${filter}, orderBy: { field: AVERAGE, direction: DESC }) {
        totalCount
        nodes { userId journalStudentId average cells { column state workId attemptDatabaseId } }
      }
      gradebookColumns(search: "анна", filter: ${filter}) { key kind lessonId viewerCanGrade }
    } } }`,
  );
  expect(errors).toBeUndefined();
  const { gradebook, gradebookColumns } = data.company.course;
  expect([gradebook.totalCount, gradebook.nodes.length]).toEqual([1000, 100]);
  expect(gradebook.nodes[0]).toEqual({
    userId: idOf('User', 501),
    journalStudentId: idOf('JournalStudent', 1),
    average: 80,
    cells: [
      {
        column: 'homework_2',
        state: 'ON_CHECK',
        workId: idOf('HomeworkWork', 11),
        attemptDatabaseId: null,
      },
      { column: 'test_5', state: 'FINISHED', workId: null, attemptDatabaseId: 21 },
    ],
  });
  expect(gradebookColumns).toEqual([
    { key: 'homework_2', kind: 'HOMEWORK', lessonId: idOf('Lesson', 2), viewerCanGrade: true },
  ]);
  const calls = gateway.rest.calls.filter(({ path }) => path.startsWith('/companies/7/courses/1'));
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    '/companies/7/courses/1',
    '/companies/7/courses/1/gradebook',
    '/companies/7/courses/1/gradebook/columns',
  ]);
  for (const { path, query } of calls.slice(1)) {
    expect([path, query]).toEqual([
      path,
      expect.objectContaining({ 'branch_id[]': '8', 'state[]': 'on_check', search: 'анна' }),
    ]);
  }
});
