// Tests: the list of a company's.
import type { CompanyTestsArgs } from '../__generated__/resolvers.ts';
import { connection } from '../kit/plan/reads.ts';
import { companyCollection } from '../kit/records/collections.ts';
import { nodesOf } from '../kit/records/node.ts';
import type { Domain } from '../kit/schema/schema.ts';

const tests = companyCollection('Test', 'tests');

export default {
  resolvers: {
    Company: {
      tests: connection({
        collection: tests.inCompany,
        params: ({ search }: CompanyTestsArgs) => ({ search, sort: 'title' }),
      }),
    },
  },
  shapes: { Test: {} },
  nodes: nodesOf(tests),
} satisfies Domain;
