// Tests: the list of a company's.
import type { CompanyTestsArgs } from '../__generated__/resolvers.ts';
import type { CompanyRow, TestRow } from '../__generated__/rows.ts';
import { connection } from '../kit/plan/reads.ts';
import { companyCollection } from '../kit/records/collections.ts';
import { nodesOf } from '../kit/records/node.ts';
import type { Domain } from '../kit/schema/schema.ts';

const tests = companyCollection<TestRow>('tests');

export default {
  resolvers: {
    Company: {
      tests: connection({
        collection: ({ id }: CompanyRow) => tests(id),
        params: ({ search }: CompanyTestsArgs) => ({ search, sort: 'title' }),
      }),
    },
  },
  shapes: { Test: {} },
  nodes: { Test: nodesOf(tests) },
} satisfies Domain;
