// Stress tests of the installation: starting, observing and reading them.
import type { Resolvers, RunStressTestInput } from '../../__generated__/resolvers.ts';
import type { StressTestRow } from '../../__generated__/rows.ts';
import { columns, relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { requireGlobal } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { bodyOf, mutation } from '../../kit/mutations/payload.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const stressTests = companyCollection('StressTest', 'stress_tests');

interface Payload {
  stressTest: StressTestRow | null;
}

const resolvers: Resolvers = {
  Company: { stressTests: connection(stressTests, { sort: 'created_at', desc: true }) },
  Mutation: {
    runStressTest: mutation<RunStressTestInput, Payload>(
      {
        call: `POST ${stressTests(0).path.route}`,
        failed: { stressTest: null },
        // Another stress test is running or has just run: the user may retry later.
        userErrorStatuses: [429],
      },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const all = stressTests(companyId);
        const { data } = await context.rest.write<{ stress_test: Partial<StressTestRow> }>(
          'POST',
          all.path,
          bodyOf(input, ['companyId']),
        );
        const field = 'stressTest';
        return { [field]: await selectedRecord(context, info, field, all, data.stress_test) };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    StressTest: {
      rungs: columns('rungs'),
      author: relation('author'),
      job: relation('job'),
    },
    StressTestRung: {
      begin: columns('begin'),
      answer: columns('answer'),
      finish: columns('finish'),
    },
  },
  nodes: nodeReaders(stressTests),
} satisfies Domain;
