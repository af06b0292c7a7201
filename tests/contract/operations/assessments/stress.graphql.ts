// Uses every GraphQL field and mutation of stress tests once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const times = '{ p50 p95 p99 }';

const stressTest = `id databaseId state learners holds stoppedBy database cores createdAt finishedAt
  author { fullName } job { status }
  rungs { learners answers seconds answersPerSecond begin ${times} answer ${times} finish ${times} lost doubled }`;

export function testStress({ ask, mutate }: GraphqlHelpers): void {
  test('a stress test is started, followed and read', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const ordered = await mutate(
      'runStressTest',
      { companyId: company.id, learners: 10 },
      `stressTest { ${stressTest} }`,
    );
    expect(ordered.stressTest).toMatchObject({ state: 'IN_PROGRESS', learners: 10, rungs: [] });
    const read = async () => {
      const { node } = await ask(
        `query ($id: ID!) { node(id: $id) { ... on StressTest { ${stressTest} } } }`,
        { id: ordered.stressTest.id },
      );
      return node;
    };
    await expect.poll(async () => (await read()).state).toBe('DONE');
    expect(await read()).toMatchObject({
      rungs: [{ learners: 10, answers: 100, lost: 0, doubled: 0 }],
      job: { status: 'DONE' },
    });
    const all = await ask('{ company(code: "demo") { stressTests { totalCount nodes { id } } } }');
    expect(all.company.stressTests).toEqual({
      totalCount: 1,
      nodes: [{ id: ordered.stressTest.id }],
    });
  });
}
