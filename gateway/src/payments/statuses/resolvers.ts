// Statuses of payments in their manual order.
import type { Resolvers } from '../../__generated__/resolvers.ts';
import { historyOf } from '../../audits/index.ts';
import { connection } from '../../kit/plan/reads.ts';
import { deletesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { merges } from '../../kit/mutations/merges.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { sorts } from '../../kit/mutations/sorts.ts';
import { creates, updates } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { paymentStatuses } from '../collections.ts';

const unknown = 'Статус платежа не найден';

const resolvers: Resolvers = {
  Company: { paymentStatuses: connection(paymentStatuses, { sort: 'sort' }) },
  PaymentStatus: historyOf(paymentStatuses),
  Mutation: {
    createPaymentStatus: creates(paymentStatuses),
    updatePaymentStatus: updates(paymentStatuses),
    deletePaymentStatuses: deletesMany(selectionOf(paymentStatuses, 'статусы')),
    mergePaymentStatuses: merges(paymentStatuses, unknown),
    sortPaymentStatuses: sorts(paymentStatuses, 'paymentStatusIds', unknown),
  },
};

export default { resolvers, nodes: nodeReaders(paymentStatuses) } satisfies Domain;
