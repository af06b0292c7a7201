import { afterEach, describe, expect, it } from 'vitest';
import { toGlobalId } from './ids.ts';
import type { FakeRestOptions } from '../../../testing/fake-rest.ts';
import { tokenOfAnna, tokenOfBoris } from '../../../testing/fake-data.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

let gateway: TestGateway;
afterEach(() => gateway.close());

const course = (id: number, companyId = 7) => toGlobalId({ type: 'Course', companyId, id });
const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Course { databaseId name } } }';

async function begin(options: FakeRestOptions = {}) {
  gateway = await startGateway(options);
}

async function found(ids: string[]) {
  const answer = await gateway.ask(nodes, { variables: { ids } });
  return {
    ids: answer.data?.nodes.map((node: { databaseId: number } | null) => node?.databaseId ?? null),
    errors: answer.errors,
  };
}

describe('records by id', () => {
  it('are read in one call and matched by id, whatever their order and gaps', async () => {
    await begin();
    gateway.rest.data.courses.get(7)?.reverse();
    const { ids, errors } = await found([course(3), course(999), course(1), course(3), course(2)]);
    expect(errors).toBeUndefined();
    expect(ids).toEqual([3, null, 1, 3, 2]);
    expect(
      gateway.rest.calls.map((call) => [call.path, call.query['ids'], call.query['only']]),
    ).toEqual([['/companies/7/courses', '3,999,1,2', 'id,name']]);
  });

  it('of different companies are read in separate calls', async () => {
    await begin();
    gateway.rest.data.courses
      .get(8)
      ?.push({ ...gateway.rest.data.courses.get(7)?.[0], id: 1, name: 'Чужой' });
    const answer = await gateway.ask(nodes, {
      variables: { ids: [course(1), course(1, 8), course(2), course(2, 8)] },
    });
    expect(answer.data.nodes.map((node: { name: string } | null) => node?.name ?? null)).toEqual([
      'Курс 1',
      'Чужой',
      'Курс 2',
      null,
    ]);
    expect(gateway.rest.calls.map((call) => call.path).toSorted()).toEqual([
      '/companies/7/courses',
      '/companies/8/courses',
    ]);
  });

  it('are read one by one from a server that does not support ids=', async () => {
    await begin({ features: [] });
    const wanted = Array.from({ length: 20 }, (_, index) => index + 1);
    expect((await found(wanted.map((id) => course(id)))).ids).toEqual(wanted);
    const paths = gateway.rest.calls.map((call) => call.path);
    expect(paths).toHaveLength(21); // the attempt, and one per id
    gateway.rest.forget();
    await found([course(1), course(2)]);
    expect(gateway.rest.calls.map((call) => call.path)).toEqual([
      '/companies/7/courses/1',
      '/companies/7/courses/2',
    ]);
  });

  it('are read singly when the server truncated the page', async () => {
    await begin();
    gateway.rest.answer('/companies/7/courses', () => ({
      data: gateway.rest.data.courses.get(7)?.slice(0, 2),
      meta: { total: 4, per_page: 2, supports: ['ids'] },
    }));
    const { ids, errors } = await found([course(1), course(2), course(3), course(4)]);
    expect([ids, errors]).toEqual([[1, 2, 3, 4], undefined]);
    expect(gateway.rest.calls.slice(1).map((call) => call.path)).toEqual([
      '/companies/7/courses/3',
      '/companies/7/courses/4',
    ]);
  });

  it.each([400, 403, 404, 422])(
    'are read one by one when one id makes the server respond %i',
    async (status) => {
      await begin();
      gateway.rest.answer('/companies/7/courses', (_, reply) =>
        reply.code(status).send({ errors: ['Нет такого курса: 3'] }),
      );
      gateway.rest.answer('/companies/7/courses/3', (_, reply) => reply.code(404).send());
      const { ids, errors } = await found([course(1), course(3), course(2)]);
      expect([ids, errors]).toEqual([[1, null, 2], undefined]);
    },
  );

  it('fail only individually', async () => {
    await begin({ features: [] });
    gateway.rest.answer('/companies/7/courses/2', (_, reply) =>
      reply.code(500).send({ errors: ['oops'] }),
    );
    const { ids, errors } = await found([course(1), course(2), course(3)]);
    expect(ids).toEqual([1, null, 3]);
    expect(errors?.map(({ path, extensions }) => [path, extensions])).toEqual([
      [['nodes', 1], { code: 'UPSTREAM_FAILED', status: 500 }],
    ]);
  });

  it('that a user may not see are null', async () => {
    await begin();
    const company = toGlobalId({ type: 'Company', companyId: null, id: 7 });
    const ask = (token: string) =>
      gateway.ask('query ($id: ID!) { node(id: $id) { id } }', {
        variables: { id: company },
        token,
      });
    expect((await ask(tokenOfAnna)).data).toEqual({ node: { id: company } });
    expect(await ask(tokenOfBoris)).toEqual({ data: { node: null } });
  });
});

describe('node', () => {
  it('finds a record of every type by the id that the schema gives it', async () => {
    await begin();
    const answer = await gateway.ask(`{
      viewer { id }
      company(code: "demo") {
        id companyFiles { id } courseTypes(first: 5) { nodes { id } } courseFormats(first: 5) { nodes { id } }
        courses(first: 1) { nodes { id type { id } format { id } subcategoriesWithCategories { id parentCategory { id } } } }
      }
    }`);
    const ids = [...JSON.stringify(answer.data).matchAll(/"id":"([\w-]+)"/g)].map(
      (match) => match[1] as string,
    );
    ids.push(toGlobalId({ type: 'CourseFolder', companyId: 7, id: 5 }));
    expect(ids.length).toBeGreaterThan(10);
    for (const id of new Set(ids)) {
      const { data } = await gateway.ask('query ($id: ID!) { node(id: $id) { __typename id } }', {
        variables: { id },
      });
      const type = Buffer.from(id, 'base64url').toString().split(':')[0];
      expect(data.node).toEqual({ __typename: type, id });
    }
  });

  it('is null for another user, and for a type in the wrong scope', async () => {
    await begin();
    const ids = [
      toGlobalId({ type: 'Viewer', companyId: null, id: 4 }),
      toGlobalId({ type: 'Course', companyId: null, id: 1 }),
      toGlobalId({ type: 'Company', companyId: 7, id: 7 }),
      toGlobalId({ type: 'Query', companyId: null, id: 1 }),
      toGlobalId({ type: 'CourseConnection', companyId: 7, id: 1 }),
    ];
    const answer = await gateway.ask(nodes, { variables: { ids } });
    expect(answer).toEqual({ data: { nodes: ids.map(() => null) } });
  });

  it('reports an invalid id and still returns the others', async () => {
    await begin();
    const { data, errors } = await gateway.ask(nodes, { variables: { ids: ['52', course(1)] } });
    expect(data.nodes).toEqual([null, expect.anything()]);
    expect(errors).toMatchObject([
      {
        message: 'Ожидается глобальный идентификатор, как `Course.id`, а не «52».',
        path: ['nodes', 0],
        extensions: { code: 'BAD_ARGUMENT' },
      },
    ]);
  });

  it('accepts at most a hundred ids', async () => {
    await begin();
    const ids = Array.from({ length: 101 }, (_, index) => course(index + 1));
    const { errors } = await gateway.ask(nodes, { variables: { ids } });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_ARGUMENT' });
    expect(gateway.rest.calls).toEqual([]);
  });
});
