// Tests that a stress test is started in one call, and that a rejection is a user error.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../testing/start.ts';
import { toGlobalId } from '../../kit/records/ids.ts';

const companyId = toGlobalId({ type: 'Company', companyId: null, id: 7 });
const times = { p50: 1.5, p95: 2, p99: 3 };

const stressTest = {
  id: 3,
  state: 'done',
  learners: 10,
  holds: 10,
  stopped_by: 'reached',
  database: 'embedded',
  cores: 2,
  rungs: [
    {
      learners: 10,
      answers: 100,
      seconds: 0.5,
      answers_per_second: 200,
      begin: times,
      answer: times,
      finish: times,
      lost: 0,
      doubled: 0,
    },
  ],
};

const run = `mutation ($input: RunStressTestInput!) { runStressTest(input: $input) {
  stressTest { state holds stoppedBy database rungs { answersPerSecond answer { p99 } } }
  userErrors { field message code }
} }`;

let gateway: TestGateway;
let answer: object;
let status: number;

beforeAll(async () => {
  gateway = await startGateway();
  gateway.rest.answer('/companies/7/stress_tests', (_, reply) => reply.code(status).send(answer));
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

it('uses the response of REST without another call', async () => {
  [answer, status] = [{ data: { stress_test: stressTest, job: { id: 1 } } }, 201];
  const { data } = await gateway.ask(run, { variables: { input: { companyId, learners: 10 } } });
  expect(data.runStressTest).toEqual({
    stressTest: {
      state: 'DONE',
      holds: 10,
      stoppedBy: 'REACHED',
      database: 'EMBEDDED',
      rungs: [{ answersPerSecond: 200, answer: { p99: 3 } }],
    },
    userErrors: [],
  });
  expect(gateway.rest.calls.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { learners: 10 }],
  ]);
});

it.each([
  [409, 'in_progress', null],
  [422, 'invalid', 'learners'],
  [429, 'too_soon', null],
])('returns a user error for %i', async (refused, code, field) => {
  const reason = { message: 'Позже', code, ...(field && { field }) };
  [answer, status] = [{ errors: [reason] }, refused];
  const { data } = await gateway.ask(run, { variables: { input: { companyId } } });
  expect(data.runStressTest).toEqual({
    stressTest: null,
    userErrors: [{ field, message: 'Позже', code }],
  });
});
