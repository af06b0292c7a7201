// Routes of an order's custom field values. Reading and changing them takes the permissions for orders.
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database/database.ts';
import { valuesInput } from '../../forms/index.ts';
import { requireVersion, versioned } from '../../kit/records/version.ts';
import { onlyId } from '../../kit/resource/resource.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { orderGrants } from '../grants.ts';
import { orders } from '../order-tables.ts';
import { orderRecord } from './order-record.ts';
import { orderResource } from './orders.ts';
import { orderValues } from './order-values.ts';

const fields = z.array(orderValues.schema);
const params = z.object({ order_id: pathId });
const path = '/orders/:order_id/custom_field_order_values';

export function registerOrderValues(app: FastifyInstance, database: Database): void {
  const { tag } = orderResource;
  companyRoute(app, database, {
    method: 'GET',
    path,
    tag,
    summary: 'List the custom fields of orders with the values of one order',
    permission: orderGrants.read,
    params,
    answer: fields,
    run: async ({ transaction, scope, params: { order_id: id } }) => {
      await orderResource.find(transaction, scope, id, onlyId);
      return orderValues.read(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    method: 'PUT',
    path,
    tag,
    summary: 'Update the custom field values of an order',
    permission: orderGrants.update,
    params,
    body: versioned(valuesInput),
    failures: [409],
    answer: fields,
    run: async ({ transaction, scope, params: { order_id: id }, body: { version, ...values } }) => {
      const writing = { transaction, scope, grant: orderGrants.update, place: {} };
      await orderResource.lock(writing, id);
      await requireVersion(transaction, scope, orderRecord, id, version);
      await orderValues.store(transaction, scope, id, values);
      // Changes the order's version, so that an open page notices the change.
      await transaction
        .update(orders)
        .set({ updated_at: sql`now()` })
        .where(and(eq(orders.company_id, scope.companyId), eq(orders.id, id)));
      return orderValues.read(transaction, scope, id);
    },
  });
}
