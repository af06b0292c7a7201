// Tests: the list of a company's.
import { connection } from '../kit/plan/reads.ts';
import { companyCollection } from '../kit/records/collections.ts';
import { nodesOf } from '../kit/records/node.ts';
import type { Domain } from '../kit/schema/schema.ts';

const tests = companyCollection('Test', 'tests');

export default {
  resolvers: { Company: { tests: connection(tests, { sort: 'title' }) } },
  nodes: nodesOf(tests),
} satisfies Domain;
