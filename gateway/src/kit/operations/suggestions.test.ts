import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

/** Mistakes for which graphql-js suggests names. */
const mistakes: readonly [name: string, query: string, variables?: Record<string, unknown>][] = [
  ['a field', '{ viewer { nam } }'],
  ['a root field', '{ viewr { name } }'],
  ['a type', '{ node(id: "a") { ... on Compny { name } } }'],
  ['a type of a fragment', '{ node(id: "a") { ...F } } fragment F on Corse { id }'],
  ['a type of a variable', 'query ($a: CourseStatu) { viewer { name } }'],
  ['an argument', '{ company(cod: "demo") { name } }'],
  ['an argument of a directive', '{ viewer { name @include(iff: true) } }'],
  ['a directive', '{ viewer { name @includ(if: true) } }'],
  [
    'a value of an enum',
    '{ company(code: "demo") { courses(filter: { status: [DRAF] }) { totalCount } } }',
  ],
  [
    'a field of an input',
    '{ company(code: "demo") { courses(filter: { statu: [DRAFT] }) { totalCount } } }',
  ],
  ['a missing selection', '{ viewer { companies } }'],
  ['a selection of a scalar', '{ viewer { name { first } } }'],
  [
    'a value of an enum in a variable',
    'query ($s: [CourseStatus!]) { company(code: "demo") { courses(filter: { status: $s }) { totalCount } } }',
    { s: ['DRAF'] },
  ],
  [
    'a field of an input in a variable',
    'query ($f: CourseFilter) { company(code: "demo") { courses(filter: $f) { totalCount } } }',
    { f: { statu: ['DRAFT'] } },
  ],
  [
    'a field of the input of a mutation',
    'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { id } } }',
    { input: { companyId: 'a', nam: 'a' } },
  ],
];

/** The messages for each mistake, from Yoga and from the fast path. */
function answers(gateway: TestGateway): Promise<string[]> {
  const all = mistakes.map(async ([name, query, variables = {}]) => {
    const { data, errors } = await gateway.ask(query, { variables });
    expect([name, data, errors?.length]).toEqual([name, undefined, expect.any(Number)]);
    expect((await gateway.ask(query, { variables })).errors).toEqual(errors);
    return (errors ?? []).map(({ message }) => message).join('\n');
  });
  return Promise.all(all);
}

/** Suggestions about the document, and about values. */
const hint = / (?:Did you mean [^\n]*\?|Возможно, имеется в виду [^\n]*\.)/g;

describe('in the hardened profile', () => {
  let open: TestGateway;
  let hardened: TestGateway;
  beforeAll(async () => {
    open = await startGateway();
    hardened = await startGateway({}, { NODE_ENV: 'production', GRAPHIQL: 'off' });
  });
  afterAll(async () => {
    await open.close();
    await hardened.close();
  });

  it('no error message contains a suggestion', async () => {
    const helpful = await answers(open);
    expect(helpful.filter((text) => text.match(hint)).length).toBeGreaterThan(12);
    const plain = await answers(hardened);
    expect(plain.join('\n')).not.toMatch(/did you mean|возможно/i);
    expect(plain).toEqual(helpful.map((text) => text.replaceAll(hint, '')));
  });

  it('introspection and the plan of an operation are unavailable', async () => {
    const answer = await hardened.ask('{ __schema { types { name } } }');
    expect(answer.data).toBeUndefined();
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(await hardened.ask('{ __typename }')).toEqual({ data: { __typename: 'Query' } });
    const plan = await fetch(`${hardened.url}/graphql/plan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ viewer { name } }' }),
    });
    expect(plan.status).toBe(404);
  });
});

describe('the plan of an operation', () => {
  it('is returned without making a call', async () => {
    const gateway = await startGateway();
    const ask = async (body: unknown) => {
      const answer = await fetch(`${gateway.url}/graphql/plan`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Record<string, unknown>;
    };
    const query =
      'query ($code: String!) { company(code: $code) { courses(first: 5) { nodes { name } } } }';
    const planned = await ask({ query, variables: { code: 'demo' } });
    expect(planned).toMatchObject({
      cost: { calls: 2, nodes: 6, limit: 150 },
      calls: [
        { place: 'company', method: 'GET' },
        { place: 'company.courses', route: '/companies/{companyId}/courses' },
      ],
    });
    expect(gateway.rest.calls).toEqual([]);
    const { extensions } = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { code: 'demo' }, extensions: { cost: true } }),
    }).then((answer) => answer.json() as Promise<{ extensions: unknown }>);
    expect(extensions).toEqual({ cost: planned['cost'] });

    expect(await ask({ query, variables: {} })).toMatchObject({
      errors: [{ message: 'Не указана переменная `$code` типа `String!`.' }],
    });
    expect(await ask({ query: '{ viewer { nothing } }' })).toHaveProperty('errors');
    expect(await ask({ query: '{' })).toHaveProperty('errors');
    expect(await ask({ query: '{ a: viewer { name } }', operationName: 'B' })).toHaveProperty(
      'errors',
    );
    expect(await ask({ variables: {} })).toHaveProperty('errors');
    await gateway.close();
  });
});
