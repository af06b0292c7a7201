// Routes of an order's lessons with teacher prices. Reading and changing them takes the permissions for orders.
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database/database.ts';
import { requireVersion, versioned } from '../../kit/records/version.ts';
import { onlyId } from '../../kit/resource/resource.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { orderGrants } from '../grants.ts';
import { orders } from '../order-tables.ts';
import { orderRecord } from '../orders/order-record.ts';
import { orderResource } from '../orders/orders.ts';
import { lessonPrices, orderLesson, readLessons, writePrices } from './lessons.ts';

const params = z.object({ order_id: pathId });
const path = '/orders/:order_id/lessons';

export function registerOrderLessons(app: FastifyInstance, database: Database): void {
  const { tag } = orderResource;
  companyRoute(app, database, {
    method: 'GET',
    path,
    tag,
    summary: 'List the lessons of an order with teacher prices',
    permission: orderGrants.read,
    params,
    answer: z.array(orderLesson),
    run: async ({ transaction, scope, params: { order_id: id } }) => {
      await orderResource.find(transaction, scope, id, onlyId);
      return readLessons(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    method: 'PUT',
    path,
    tag,
    summary: 'Update the teacher prices of an order’s lessons',
    permission: orderGrants.update,
    params,
    body: versioned(lessonPrices),
    failures: [409],
    answer: z.array(orderLesson),
    run: async ({ transaction, scope, params: { order_id: id }, body: { version, ...prices } }) => {
      const writing = { transaction, scope, grant: orderGrants.update, place: {} };
      await orderResource.lock(writing, id);
      await requireVersion(transaction, scope, orderRecord, id, version);
      await writePrices(transaction, scope, id, prices);
      // Changes the order's version, so that an open page notices the change.
      await transaction
        .update(orders)
        .set({ updated_at: sql`now()` })
        .where(and(eq(orders.company_id, scope.companyId), eq(orders.id, id)));
      return readLessons(transaction, scope, id);
    },
  });
}
