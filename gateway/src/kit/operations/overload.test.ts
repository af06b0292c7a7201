// Tests the errors that clients get from an overloaded REST API: retryAfter, and whether a mutation is repeatable.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Handler } from '../../../testing/recorder.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

const busy =
  (status: number, code?: string): Handler =>
  (_, reply) =>
    reply
      .code(status)
      .header('retry-after', '60')
      .send({ errors: code === undefined ? [] : [{ message: 'Занято', code }] });

const courses = '/companies/7/courses';
/** Creates a course per alias, in series. */
async function createCourses(...aliases: string[]) {
  const { data } = await gateway.ask('{ company(code: "demo") { id } }');
  const fields = aliases.map(
    (alias) => `${alias}: createCourse(input: $input) { userErrors { code } }`,
  );
  return gateway.ask(`mutation ($input: CreateCourseInput!) { ${fields.join(' ')} }`, {
    variables: { input: { companyId: data.company.id, name: 'Химия' } },
  });
}

it.each([
  [429, undefined, true],
  [429, 'too_much_work', true],
  [503, 'overloaded', true],
  [503, undefined, undefined],
])('marks a mutation rejected with %i (%s) as repeatable or not', async (status, code, may) => {
  gateway.rest.answer(courses, busy(status, code));
  const { data, errors } = await createCourses('first');
  expect(data).toBeNull();
  expect(errors).toHaveLength(1);
  expect(errors?.[0]?.extensions?.['retryAfter']).toBe(60);
  expect(errors?.[0]?.extensions?.['repeatable']).toBe(may);
});

it('does not mark a mutation that was partly executed as repeatable', async () => {
  let callCount = 0;
  gateway.rest.answer(courses, (request, reply) => {
    callCount += 1;
    if (callCount > 1) return busy(429)(request, reply);
    return reply.code(201).send({ data: { id: 1, name: 'Химия' } });
  });
  const { errors } = await createCourses('first', 'second');
  expect(errors?.[0]).toMatchObject({ path: ['second'], extensions: { retryAfter: 60 } });
  expect(errors?.[0]?.extensions).not.toHaveProperty('repeatable');
});

it('does not mark queries, which are always repeatable', async () => {
  gateway.rest.answer(courses, busy(429));
  const query = '{ company(code: "demo") { courses(first: 1) { nodes { name } } } }';
  const { errors } = await gateway.ask(query);
  expect(errors?.[0]?.extensions).toEqual({
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    retryAfter: 60,
  });
});

it.each([
  ['too_many_requests', { data: { signIn: { userErrors: [{ code: 'too_many_requests' }] } } }],
  ['too_much_work', { data: null, errors: [{ extensions: { retryAfter: 60, repeatable: true } }] }],
])(
  'returns a user error for too many attempts, but not for an overloaded server: %s',
  async (code, expected) => {
    gateway.rest.answer('/login', busy(429, code));
    const answer = await gateway.ask(
      'mutation { signIn(input: { login: "anna", password: "x" }) { userErrors { code } } }',
    );
    expect(answer).toMatchObject(expected);
  },
);
