// Routes for finding the duplicates of an order and merging them into it.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { readList } from '../../kit/lists/list.ts';
import { onlyId } from '../../kit/resource/resource.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { orderGrants } from '../grants.ts';
import { orderRecord } from '../orders/order-record.ts';
import { orderResource } from '../orders/orders.ts';
import { duplicateResource } from './duplicates.ts';
import { mergeOrders } from './merge-orders.ts';

/** The number of duplicates that are shown before merging. */
const maxMerged = 20;

const mergedOrders = z.strictObject({
  orders_id: z
    .array(z.int32())
    .min(1, 'Выберите хотя бы одну заявку')
    .max(maxMerged, `Не больше ${maxMerged} заявок за раз`)
    .describe('Ids of the orders to merge into this one.'),
});

export function registerOrderMerging(app: FastifyInstance, database: Database): void {
  const { tag } = orderResource;
  const duplicates = duplicateResource.source(orderGrants.read);

  companyRoute(app, database, {
    method: 'GET',
    path: '/orders/:id/duplicates',
    tag,
    summary: 'List the duplicates of an order',
    description:
      'Other orders of the same account, or with the same e-mail address or telephone number among the contacts, newest first, without the trash.',
    permission: orderGrants.read,
    params: idParams,
    query: duplicateResource.listQuery().omit({ duplicates_of: true, each: true }),
    list: orderRecord.schema,
    run: async ({ transaction, scope, params: { id }, query }) => {
      await orderResource.find(transaction, scope, id, onlyId);
      const duplicatesQuery = { ...query, duplicates_of: String(id) };
      return readList(
        transaction,
        duplicates,
        duplicateResource.readParameters(duplicatesQuery),
        scope,
      );
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/orders/:id/merge',
    tag,
    summary: 'Merge other orders into an order',
    description:
      'The comments of the others move to the order, and its empty fields are filled from them: contacts, course, price, folder, manager, values of custom fields. The others go to the trash; restored ones come back without their comments. Also requires `crm_delete`. 409: one of them has payments, which stay with it.',
    permission: orderGrants.update,
    params: idParams,
    body: mergedOrders,
    failures: [409],
    answer: orderRecord.schema,
    run: async ({ transaction, scope, params: { id }, body }) => {
      await mergeOrders(transaction, scope, id, body.orders_id);
      return orderResource.find(transaction, scope, id);
    },
  });
}
