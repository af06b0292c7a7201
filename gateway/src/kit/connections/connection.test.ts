import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListFeature, defaultFeatures } from '../../../testing/fake-list.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

const pageQuery = `query ($first: Int, $after: String, $last: Int, $before: String, $filter: CourseFilter, $orderBy: CourseOrder) {
  company(code: "demo") {
    courses(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy) {
      nodes { databaseId }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`;

interface Page {
  nodes: { databaseId: number }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

const courses = 53;

const servers: [string, ListFeature[]][] = [
  ['with keyset cursors', [...defaultFeatures]],
  ['that only has numbered pages', []],
];

describe.each(servers)('a connection over a server %s', (_, features) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ courses: courses, features });
  });
  afterAll(() => gateway.close());

  async function page(variables: Record<string, unknown>): Promise<Page> {
    const answer = await gateway.ask(pageQuery, { variables });
    expect(answer.errors).toBeUndefined();
    return answer.data.company.courses as Page;
  }

  const orders = fc.constantFrom(
    { field: 'NAME', direction: 'ASC' },
    { field: 'NAME', direction: 'DESC' },
    { field: 'CREATED_AT', direction: 'DESC' },
    { field: 'PRICE', direction: 'ASC' },
  );
  const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 });

  it('returns every row once and in order for any page sizes, forward and backward', async () => {
    await fc.assert(
      fc.asyncProperty(orders, sizes, async (orderBy, steps) => {
        const all = (await page({ first: 100, orderBy })).nodes.map((node) => node.databaseId);
        expect(new Set(all).size).toBe(courses);

        const forwards: number[] = [];
        let after: string | null = null;
        for (let turn = 0, more = true; more; turn++) {
          const part: Page = await page({ first: steps[turn % steps.length], after, orderBy });
          expect(part.pageInfo.hasPreviousPage).toBe(turn > 0);
          forwards.push(...part.nodes.map((node) => node.databaseId));
          after = part.pageInfo.endCursor;
          more = part.pageInfo.hasNextPage;
        }
        expect(forwards).toEqual(all);

        const backwards: number[] = [];
        let before: string | null = null;
        for (let turn = 0, more = true; more; turn++) {
          const part: Page = await page({ last: steps[turn % steps.length], before, orderBy });
          expect(part.pageInfo.hasNextPage).toBe(turn > 0);
          backwards.unshift(...part.nodes.map((node) => node.databaseId));
          before = part.pageInfo.startCursor;
          more = part.pageInfo.hasPreviousPage;
        }
        expect(backwards).toEqual(all);
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it('continues from any edge in both directions', async () => {
    const all = (await page({ first: 100 })).nodes.map((node) => node.databaseId);
    const answer = await gateway.ask(
      '{ company(code: "demo") { courses(first: 100) { edges { cursor } } } }',
    );
    const cursors = answer.data.company.courses.edges.map(
      (edge: { cursor: string }) => edge.cursor,
    ) as string[];
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: courses - 1 }),
        fc.integer({ min: 1, max: 20 }),
        async (at, size) => {
          const following = await page({ first: size, after: cursors[at] });
          expect(following.nodes.map((node) => node.databaseId)).toEqual(
            all.slice(at + 1, at + 1 + size),
          );
          const preceding = await page({ last: size, before: cursors[at] });
          expect(preceding.nodes.map((node) => node.databaseId)).toEqual(
            all.slice(Math.max(0, at - size), at),
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  it('reports neighbours, also where another field of the operation reads more', async () => {
    const { data } = await gateway.ask(`{ company(code: "demo") {
      first: courses(first: 3) { nodes { databaseId } pageInfo { hasNextPage } }
      last: courses(last: 3) { nodes { databaseId } pageInfo { hasPreviousPage } }
      all: courses(first: 100) { nodes { databaseId } pageInfo { hasNextPage } }
      allFromBehind: courses(last: 100) { nodes { databaseId } pageInfo { hasPreviousPage } }
    } }`);
    const { first, last, all, allFromBehind } = data.company;
    expect(first).toEqual({ nodes: all.nodes.slice(0, 3), pageInfo: { hasNextPage: true } });
    expect(last).toEqual({ nodes: all.nodes.slice(-3), pageInfo: { hasPreviousPage: true } });
    expect(all.pageInfo).toEqual({ hasNextPage: false });
    expect(allFromBehind).toEqual({ nodes: all.nodes, pageInfo: { hasPreviousPage: false } });
  });

  it('is empty and has no neighbours when nothing matches', async () => {
    const filter = { status: ['TRIAL'] };
    for (const range of [{ first: 5 }, { last: 5 }]) {
      const empty = await page({ ...range, filter });
      expect(empty).toEqual({
        nodes: [],
        pageInfo: {
          hasNextPage: false,
          hasPreviousPage: false,
          startCursor: null,
          endCursor: null,
        },
      });
    }
  });

  it('rejects a cursor of another filter or order, or an invalid one', async () => {
    const { pageInfo } = await page({ first: 5 });
    const wrong = [
      { after: pageInfo.endCursor, filter: { status: ['DRAFT'] } },
      { after: pageInfo.endCursor, orderBy: { field: 'NAME' } },
      { after: 'nonsense' },
      { last: 5, before: Buffer.from('12345678:k:nonsense').toString('base64url') },
    ];
    for (const variables of wrong) {
      const { errors } = await gateway.ask(pageQuery, { variables });
      expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['BAD_CURSOR']);
      expect(errors?.[0]?.message).toContain('before' in variables ? '`before`' : '`after`');
    }
  });

  it('rejects a cursor that the server does not know', async () => {
    const { pageInfo } = await page({ first: 5 });
    const list = Buffer.from(pageInfo.endCursor ?? '', 'base64url')
      .toString()
      .slice(0, 8);
    const after = Buffer.from(`${list}:k:gone`).toString('base64url');
    const { errors } = await gateway.ask(pageQuery, { variables: { first: 5, after } });
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['BAD_CURSOR']);
  });

  it('returns counts and neighbours for a page of size 0', async () => {
    for (const size of [{ first: 0 }, { last: 0 }]) {
      const [argument = ''] = Object.keys(size);
      const fields =
        'totalCount nodes { id } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
      const { data, errors } = await gateway.ask(
        `{ company(code: "demo") { courses(${argument}: 0) { ${fields} } } }`,
      );
      expect(errors).toBeUndefined();
      expect(data.company.courses).toEqual({
        totalCount: expect.any(Number),
        nodes: [],
        edges: [],
        pageInfo: {
          hasNextPage: argument === 'first',
          hasPreviousPage: argument === 'last',
          startCursor: null,
          endCursor: null,
        },
      });
      expect(data.company.courses.totalCount).toBeGreaterThan(0);
    }
  });

  it('rejects sizes outside of 0 to 100 and contradicting arguments', async () => {
    const wrong = [
      { first: -1 },
      { first: 101 },
      { last: -1 },
      { first: 1, last: 1 },
      { first: 1, before: 'x' },
      { last: 1, after: 'x' },
    ];
    for (const variables of wrong) {
      const { errors } = await gateway.ask(pageQuery, { variables });
      expect(errors?.[0]?.extensions?.['code']).toBe('BAD_ARGUMENT');
      expect(errors?.[0]?.message).toMatch(/^(?:Ожидается|Укажите|`\w+` указывают)/);
    }
  });

  it('requests counts only when they are selected', async () => {
    gateway.rest.forget();
    const query = (fields: string) =>
      `{ company(code: "demo") { courses(first: 2, filter: { status: [DRAFT] }) { ${fields} } } }`;
    const counted = await gateway.ask(
      query('totalCount countByStatus { status count } nodes { id }'),
    );
    expect(counted.data.company.courses).toMatchObject({
      totalCount: 18,
      countByStatus: [
        { status: 'VISIBLE', count: 17 },
        { status: 'CLOSE', count: 18 },
        { status: 'DRAFT', count: 18 },
      ],
    });
    const lists = () => gateway.rest.calls.filter((call) => call.path.endsWith('/courses'));
    expect(lists().at(-1)?.query).not.toHaveProperty('total');
    expect(lists().at(-1)?.query).toMatchObject(
      features.includes('countBy') ? { countBy: 'status' } : { status: 'deleted', per_page: '1' },
    );

    await gateway.ask(query('totalCount'));
    expect(lists().at(-1)?.query).toMatchObject({ per_page: '1', only: 'id' });
    await gateway.ask(query('nodes { id }'));
    // With numbered pages the total is needed anyway, to know whether more rows follow.
    expect(lists().at(-1)?.query['total']).toBe(features.includes('cursor') ? '0' : undefined);
  });
});

describe('a server without cursors', () => {
  it('is tried for a cursor once and read by pages from then on', async () => {
    const gateway = await startGateway({ features: [] });
    const listed = () => gateway.rest.calls.filter((call) => call.path.endsWith('/courses'));
    await gateway.ask(pageQuery, { variables: { first: 10 } });
    expect(listed()).toHaveLength(2);
    gateway.rest.forget();
    const { data } = await gateway.ask(pageQuery, { variables: { first: 10 } });
    expect(listed().map((call) => call.query)).toMatchObject([{ page: '1', per_page: '10' }]);
    gateway.rest.forget();
    await gateway.ask(pageQuery, {
      variables: { first: 10, after: data.company.courses.pageInfo.endCursor },
    });
    expect(listed().map((call) => call.query)).toMatchObject([{ page: '1', per_page: '20' }]);
    await gateway.close();
  });

  it('may reject unknown parameters', async () => {
    const gateway = await startGateway({ features: [] });
    const courses = gateway.rest.data.courses.get(7);
    gateway.rest.answer('/companies/7/courses', (request, reply) => {
      const query = request.query as Record<string, string>;
      if ('cursor' in query) return reply.code(422).send({ errors: ['unknown parameter cursor'] });
      return {
        data: courses?.slice(0, Number(query['per_page'])),
        meta: { total: courses?.length },
      };
    });
    const { data, errors } = await gateway.ask(pageQuery, { variables: { first: 10 } });
    expect(errors).toBeUndefined();
    expect(data.company.courses.nodes).toHaveLength(10);
    await gateway.close();
  });

  it('cannot count by a column that it does not filter by', async () => {
    const gateway = await startGateway({ features: [] });
    gateway.rest.answer('/companies/7/courses', () => ({
      data: [{ id: 1, status: 'draft' }],
      meta: { total: 25, per_page: 1 },
    }));
    const { errors } = await gateway.ask(
      '{ company(code: "demo") { courses { countByStatus { status count } } } }',
    );
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual([
      'UPSTREAM_MISSING_FIELD',
    ]);
    await gateway.close();
  });
});

describe('a server with cursors', () => {
  it('must return one for each row', async () => {
    const gateway = await startGateway();
    gateway.rest.answer('/companies/7/courses', () => ({
      data: [{ id: 1 }, { id: 2 }],
      meta: { supports: ['cursor'], cursors: ['c1'], next_cursor: null, previous_cursor: null },
    }));
    const { errors } = await gateway.ask(pageQuery, { variables: { first: 2 } });
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['UPSTREAM_MALFORMED']);
    await gateway.close();
  });
});
