// Statuses of payments, in the school's order.
import type { Resolvers } from '../../__generated__/resolvers.ts';
import { connection } from '../../kit/plan/reads.ts';
import { nodesOf } from '../../kit/records/node.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { paymentStatuses } from '../collections.ts';

const resolvers: Resolvers = {
  Company: { paymentStatuses: connection(paymentStatuses, { sort: 'sort' }) },
};

export default { resolvers, nodes: nodesOf(paymentStatuses) } satisfies Domain;
