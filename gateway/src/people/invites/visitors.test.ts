import { afterAll, beforeAll, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

const id = toGlobalId({ type: 'Invite', companyId: 7, id: 3 });

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  gateway.rest.answer('/companies/7/invites/3', () => ({ data: { id: 3, name: 'Коллеги' } }));
  // A user as REST shows it to viewers who may not see users.
  const user = { id: 5, full_name: 'Орлова Анна', photo: null };
  gateway.rest.answer('/companies/7/invites/3/user_invites', () => ({
    data: [{ id: 90, created_at: '2026-03-14T10:00:00.000Z', user }],
    meta: { total: 1, per_page: 20, supports: ['cursor'], cursors: ['c'], next_cursor: null },
  }));
});
afterAll(() => gateway.close());

const visitors = (fields: string) =>
  gateway.ask(
    `query ($id: ID!) { node(id: $id) { ... on Invite {
      name userInvites(first: 5) { nodes { createdAt user { ${fields} } } } } } }`,
    { variables: { id } },
  );

it('shows invited users by name and without email to viewers who may not see users', async () => {
  const { data, errors } = await visitors('databaseId fullName photo email');
  expect(errors).toBeUndefined();
  expect(data.node.userInvites.nodes[0].user).toEqual({
    databaseId: 5,
    fullName: 'Орлова Анна',
    photo: null,
    email: null,
  });
});

it('returns the invited users and the list when unavailable fields are selected', async () => {
  const { data, errors } = await visitors('fullName status');
  const user = { fullName: 'Орлова Анна', status: null };
  expect(data.node).toMatchObject({ name: 'Коллеги', userInvites: { nodes: [{ user }] } });
  expect(errors?.map(({ path }) => path?.join('.'))).toEqual([
    'node.userInvites.nodes.0.user.status',
  ]);
});
