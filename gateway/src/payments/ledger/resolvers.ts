// The ledger: every movement of money.
import type { Resolvers } from '../../__generated__/resolvers.ts';
import { reference, relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { paymentOrders, payments } from '../collections.ts';

const ledgerEntries = companyCollection('LedgerEntry', 'ledger_entries');

const resolvers: Resolvers = {
  Company: { ledgerEntries: connection(ledgerEntries, { sort: 'booked_at', desc: true }) },
};

export default {
  resolvers,
  shapes: {
    LedgerEntry: {
      payment: reference('payment_id', payments),
      paymentOrder: reference('payment_order_id', paymentOrders),
      order: relation('order'),
      course: relation('course'),
    },
  },
  nodes: nodeReaders(ledgerEntries),
} satisfies Domain;
