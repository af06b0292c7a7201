// The export of the order list, and the viewer's earlier exports of it.
import { exportOf } from '../../exports/index.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const { all, one, fields, nodes, order, shape } = exportOf('OrderExport', 'orders', 'Order');

export default {
  resolvers: {
    Company: { orderExports: all, orderExport: one },
    OrderExport: fields,
    Mutation: { exportOrders: order },
  },
  shapes: { OrderExport: shape },
  nodes,
} satisfies Domain;
