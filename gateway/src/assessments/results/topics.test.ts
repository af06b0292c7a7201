// Tests that all topics of a test are read from all pages of the documented call.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

const group = toGlobalId({ type: 'Group', companyId: 7, id: 4 });

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
  gateway.rest.answer('/companies/7/tests/1', () => ({ data: { id: 1 } }));
  gateway.rest.answer('/companies/7/test_topics_statistics/1', ({ query }) =>
    answerOf((query as { page?: string }).page),
  );
});
afterAll(() => gateway.close());

const answerOf = (page = '1') => ({
  data: [
    page === '2'
      ? { topic_id: 6, name: 'Реки', questions_count: 1, answers_count: 0, mean_share: null }
      : { topic_id: 5, name: 'Горы', questions_count: 2, answers_count: 9, mean_share: 0.5 },
  ],
  meta: { total: 2, current_page: Number(page), per_page: 1, last_page: 2 },
});

it('reads all pages of topics for the selected attempts', async () => {
  const { data, errors } = await gateway.ask(
    `{ company(code: "demo") { test(databaseId: 1) {
      topicStatistics(filter: { best: true, group: ["${group}"] }, name: "р") { topicId name meanShare }
    } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.company.test).toEqual({
    topicStatistics: [
      { topicId: 5, name: 'Горы', meanShare: 0.5 },
      { topicId: 6, name: 'Реки', meanShare: null },
    ],
  });
  const calls = gateway.rest.calls.filter(({ path }) => path.includes('topics'));
  expect(calls.map(({ query }) => query)).toEqual([
    expect.objectContaining({ best: '1', 'group_id[]': '4', name: 'р' }),
    expect.objectContaining({ best: '1', 'group_id[]': '4', name: 'р', page: '2' }),
  ]);
});
