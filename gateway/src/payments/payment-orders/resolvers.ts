// Payment orders: all payments for one purchase.
import type { GraphQLResolveInfo } from 'graphql';
import type { Resolvers } from '../../__generated__/resolvers.ts';
import type { OrderRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { idOnly } from '../../kit/plan/tree.ts';
import { ofParent } from '../../kit/records/collections.ts';
import { idsCondition } from '../../kit/records/conditions.ts';
import { readWhole } from '../../kit/records/list.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { recordsPerCall } from '../../kit/records/batch-lists.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { paymentOrders } from '../collections.ts';

const by = 'order_id';

/** An order has at most one; those of many orders are read in one call. */
const ofOrder = withCall(
  async (
    { id, company_id }: OrderRow,
    _args: unknown,
    { rest, shapes }: Context,
    info: GraphQLResolveInfo,
  ) => {
    const plan = planRecord(info, shapes) ?? idOnly;
    const theirs = ofParent(paymentOrders(company_id), by, id);
    try {
      const [found = null] = await readWhole(rest, theirs, { [by]: id }, { plan });
      return found;
    } catch (error) {
      if (isRestError(error, 403)) return null;
      throw error;
    }
  },
  {
    method: 'GET',
    route: paymentOrders.route,
    records: [''],
    size: () => 1,
    params: () => ({ all: 1 }),
    batch: () => ({ most: recordsPerCall(1), params: { each: by, [by]: '…' } }),
  },
);

const resolvers: Resolvers = {
  Company: { paymentOrders: connection(paymentOrders, { sort: 'created_at', desc: true }) },
  Order: { paymentOrder: ofOrder },
};

export default {
  resolvers,
  shapes: {
    PaymentOrder: {
      order: relation('order'),
      course: relation('course'),
      payer: relation('payer'),
      payments: relation('payments'),
    },
  },
  conditions: { PaymentOrderFilter: { payer: idsCondition('User', 'payer_id') } },
  nodes: nodeReaders(paymentOrders),
} satisfies Domain;
