// Tests that a course's statistics tab reads the funnel and a page of stuck learners in one call each.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

const idOf = (type: string, id: number) => toGlobalId({ type, companyId: 7, id });

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
  gateway.rest.answer('/companies/7/courses/1', () => ({ data: { id: 1 } }));
  gateway.rest.answer('/companies/7/courses/1/lesson_statistics', () => ({
    data: [{ id: 2, name: 'Вода', open_count: 4, waiting_since: null }],
    meta: { total: null, per_page: 10_000, supports: ['cursor'] },
  }));
  gateway.rest.answer('/companies/7/courses/1/stuck_students', () => ({
    data: [{ id: 31, user_id: 5, full_name: 'Петрова Анна', lesson_id: 2, stuck_days: 9 }],
    meta: {
      total: 1,
      per_page: 20,
      supports: ['cursor'],
      cursors: ['c1'],
      next_cursor: null,
      previous_cursor: null,
    },
  }));
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

it('reads a course’s statistics in three calls, for the selected learners', async () => {
  const filter = `{ package: ["${idOf('CoursePackage', 8)}"], stuckDays: 14 }`;
  const { data, errors } = await gateway.ask(
    `{ company(code: "demo") { course(databaseId: 1) {
      lessonStatistics(filter: ${filter}) { lessonId name openCount waitingSince }
      stuckStudents(first: 20, search: "анна", filter: ${filter}) { totalCount nodes { userId fullName lessonId stuckDays } }
    } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.company.course).toEqual({
    lessonStatistics: [
      { lessonId: idOf('Lesson', 2), name: 'Вода', openCount: 4, waitingSince: null },
    ],
    stuckStudents: {
      totalCount: 1,
      nodes: [{ userId: 5, fullName: 'Петрова Анна', lessonId: 2, stuckDays: 9 }],
    },
  });
  const calls = gateway.rest.calls.filter(({ path }) => path.startsWith('/companies/7/courses/1'));
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    '/companies/7/courses/1',
    '/companies/7/courses/1/lesson_statistics',
    '/companies/7/courses/1/stuck_students',
  ]);
  for (const { path, query } of calls.filter(({ path }) => path !== '/companies/7/courses/1')) {
    expect([path, query]).toEqual([
      path,
      expect.objectContaining({ 'package_id[]': '8', stuck_days: '14' }),
    ]);
  }
});

it('returns the stuck users, each read once', async () => {
  gateway.rest.answer('/companies/7/users/5', () => ({ data: { id: 5, name: 'Анна' } }));
  const { data, errors } = await gateway.ask(
    `{ company(code: "demo") { course(databaseId: 1) {
      stuckStudents(first: 20) { nodes { user { databaseId name } } }
    } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.company.course.stuckStudents.nodes).toEqual([
    { user: { databaseId: 5, name: 'Анна' } },
  ]);
  expect(gateway.rest.calls.filter(({ path }) => path.includes('/users'))).toHaveLength(1);
});
