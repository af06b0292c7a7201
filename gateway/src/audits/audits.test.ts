import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toGlobalId } from '../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../testing/start.ts';

const inSchool = (type: string, id: number) => toGlobalId({ type, companyId: 7, id });

/** The history of a record in this collection. */
const created = (collection: string) => ({
  id: 90,
  event: 'created',
  auditable_type: collection,
  auditable_id: 3,
  changes: [],
  author: null,
  created_at: '2026-03-14T10:00:00.000Z',
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  for (const collection of ['roles', 'invites', 'users']) {
    gateway.rest.answer(`/companies/7/${collection}/3`, () => ({ data: { id: 3 } }));
    gateway.rest.answer(`/companies/7/${collection}`, () => ({
      data: [{ id: 3 }],
      meta: { total: 1, per_page: 20, supports: ['ids', 'cursor'] },
    }));
    gateway.rest.answer(`/companies/7/${collection}/3/audits`, () => ({
      data: [created(collection)],
      meta: { total: 1, per_page: 20, supports: ['cursor'], cursors: ['c'], next_cursor: null },
    }));
  }
});
afterAll(() => gateway.close());

const historyQuery = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ...History } }
  fragment History on Audited {
    __isAudited: __typename
    id
    audits(first: 5) { totalCount edges { node { event auditableType } } }
  }`;

describe('the history of records of any type', () => {
  it('is read through the interface, from the path of each type', async () => {
    const ids = [inSchool('Role', 3), inSchool('Invite', 3), inSchool('User', 3)];
    const { data, errors } = await gateway.ask(historyQuery, { variables: { ids } });
    expect(errors).toBeUndefined();
    const history = (type: string, auditableType: string) => ({
      __typename: type,
      __isAudited: type,
      id: inSchool(type, 3),
      audits: { totalCount: 1, edges: [{ node: { event: 'CREATED', auditableType } }] },
    });
    expect(data.nodes).toEqual([
      history('Role', 'roles'),
      history('Invite', 'invites'),
      history('User', 'users'),
    ]);
  });

  it('is not read for types without one', async () => {
    const ids = [inSchool('CourseType', 2)];
    gateway.rest.forget();
    const { data, errors } = await gateway.ask(historyQuery, { variables: { ids } });
    expect(errors).toBeUndefined();
    expect(data.nodes).toEqual([{ __typename: 'CourseType' }]);
    expect(gateway.rest.calls.filter(({ path }) => path.endsWith('/audits'))).toEqual([]);
  });
});
