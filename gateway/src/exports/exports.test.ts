// Tests that a client can request an export, poll it by its id, and download its file.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../testing/start.ts';

const idOf = (type: string) => toGlobalId({ type, companyId: 7, id: 12 });

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

const follow = (type: string) =>
  gateway.ask(
    `query ($id: ID!) { node(id: $id) { __typename id ... on ${type} { isReady url } } }`,
    { variables: { id: idOf(type) } },
  );

it('is null where the server has no list of all exports', async () => {
  expect(await follow('CourseExport')).toEqual({ data: { node: null } });
});

it('is found only under its own type', async () => {
  const full_url = 'https://school.test/media/k/courses.xlsx';
  gateway.rest.answer('/companies/7/exports/12', () => ({
    data: { id: 12, type: 'CourseExport', ready: true, url: '/media/k/courses.xlsx', full_url },
  }));
  expect((await follow('CourseExport')).data.node).toEqual({
    __typename: 'CourseExport',
    id: idOf('CourseExport'),
    isReady: true,
    url: full_url,
  });
  expect((await follow('OrderExport')).data.node).toBeNull();
});
