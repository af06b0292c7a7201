// The route of the order board, with the filters of the order list.
import { z } from 'zod';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database/database.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { orderGrants } from '../grants.ts';
import { orderResource } from '../orders/orders.ts';
import { boardColumn, maxColumns, readBoard } from './board.ts';

const conditions = Object.fromEntries(
  Object.keys(orderResource.conditions.shape).map((name) => [name, true as const]),
);

export function registerOrderBoard(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'GET',
    path: '/orders/board',
    tag: orderResource.tag,
    summary: 'Get the number and total of orders by status',
    description: `In the order of the statuses, with the filters of the order list. At most ${maxColumns} statuses; if there are more, narrow them down by \`status_id\` and \`status_type\`.`,
    permission: orderGrants.read,
    query: orderResource.listQuery().pick(conditions),
    answer: z.array(boardColumn),
    run: ({ transaction, scope, query }) =>
      readBoard(transaction, scope, orderResource.readParameters(query)),
  });
}
