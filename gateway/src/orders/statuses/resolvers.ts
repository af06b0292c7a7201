// Statuses of orders in their manual order, each with its orders.
import type { OrderStatusNameInput, Resolvers } from '../../__generated__/resolvers.ts';
import { historyOf } from '../../audits/index.ts';
import { columns } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { deletesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { merges } from '../../kit/mutations/merges.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { sorts } from '../../kit/mutations/sorts.ts';
import { omitNull, type Translation } from '../../kit/mutations/translations.ts';
import { creates, updates } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { orders, orderStatuses } from '../collections.ts';

/** Each part of the name is a separate field in REST. */
const nameAs = (name: string): Translation<OrderStatusNameInput | null> =>
  omitNull({
    names: [name],
    body: ({ value, textColor, background }: OrderStatusNameInput) => ({
      [name]: { value, text_color: textColor, background },
    }),
  });

const written = { adminName: nameAs('admin_name'), publicName: nameAs('public_name') };

const unknown = 'Статус не найден';

const resolvers: Resolvers = {
  Company: { orderStatuses: connection(orderStatuses, { sort: 'sort' }) },
  OrderStatus: {
    orders: connection(orders, { by: 'status_id', sort: 'created_at', desc: true }),
    ...historyOf(orderStatuses),
  },
  Mutation: {
    createOrderStatus: creates(orderStatuses, written),
    updateOrderStatus: updates(orderStatuses, written),
    deleteOrderStatuses: deletesMany(selectionOf(orderStatuses, 'статусы')),
    mergeOrderStatuses: merges(orderStatuses, unknown),
    sortOrderStatuses: sorts(orderStatuses, 'orderStatusIds', unknown),
  },
};

export default {
  resolvers,
  shapes: {
    OrderStatus: { adminName: columns('admin_name'), publicName: columns('public_name') },
    OrderStatusName: {},
  },
  nodes: nodeReaders(orderStatuses),
} satisfies Domain;
