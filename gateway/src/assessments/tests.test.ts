// Tests the filters of a company's tests.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toGlobalId } from '../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../testing/start.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

it('are filtered by the courses whose blocks contain them', async () => {
  gateway.rest.answer('/companies/7/tests', () => ({
    data: [{ id: 3, title: 'Вода' }],
    meta: { total: 1, per_page: 20 },
  }));
  const course = toGlobalId({ type: 'Course', companyId: 7, id: 52 });
  const { data } = await gateway.ask(
    `{ company(code: "demo") { tests(first: 20, filter: { course: ["${course}"] }) { nodes { name } } } }`,
  );
  expect(data.company.tests.nodes).toEqual([{ name: 'Вода' }]);
  const calls = gateway.rest.calls.filter(({ path }) => path.endsWith('/tests'));
  expect(new Set(calls.map(({ query }) => query['course_id[]']))).toEqual(new Set(['52']));
});
