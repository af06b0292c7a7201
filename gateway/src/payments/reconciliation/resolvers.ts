// Daily reconciliations of payments with the provider's records.
import type { Resolvers } from '../../__generated__/resolvers.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { creates } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const reconciliations = companyCollection('Reconciliation', 'reconciliations');

const resolvers: Resolvers = {
  Company: { reconciliations: connection(reconciliations, { sort: 'day', desc: true }) },
  Mutation: { createReconciliation: creates(reconciliations) },
};

export default {
  resolvers,
  shapes: {
    Reconciliation: { differences: relation('differences') },
    ReconciliationDifference: { payment: relation('payment') },
  },
  nodes: nodeReaders(reconciliations),
} satisfies Domain;
