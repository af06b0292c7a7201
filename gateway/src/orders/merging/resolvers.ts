// Merges orders of one person: lists the person's other orders, and merges them into one.
import type { Resolvers } from '../../__generated__/resolvers.ts';
import type { OrderRow } from '../../__generated__/rows.ts';
import { connection } from '../../kit/plan/reads.ts';
import { globalIds } from '../../kit/mutations/translations.ts';
import { performs } from '../../kit/mutations/writes.ts';
import { below } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { orders } from '../collections.ts';

const duplicates = {
  at: ({ company_id, id }: OrderRow) => {
    const { path, complete } = orders(company_id);
    return { path: below(path, { id }, '/duplicates'), complete };
  },
};

const resolvers: Resolvers = {
  Order: { duplicates: connection(duplicates, { sort: 'created_at', desc: true }) },
  Mutation: {
    mergeOrders: performs(orders, 'merge', {
      orderIds: globalIds('Order', 'orders_id', 'Заявка не найдена'),
    }),
  },
};

export default { resolvers } satisfies Domain;
