// The history of one record, and the log of all that happened in a company.
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../kit/database.ts';
import { readList } from '../kit/list.ts';
import { eachSchema } from '../kit/list/parameters.ts';
import type { Scope } from '../kit/permissions.ts';
import type { Resource } from '../kit/resource.ts';
import { manyIn, placeBelow } from '../kit/resource/places.ts';
import { companyRoute, pathIds } from '../kit/routes.ts';
import { auditRecord, logResource } from './records.ts';

export function registerLog(app: FastifyInstance, database: Database): void {
  logResource.register(app, database);
}

/** Of whoever may see the record. */
const histories = logResource.source('member');

/** As the log, of one record or of several: what it is the history of stands in the address. */
const historyQuery = () =>
  logResource
    .listQuery()
    .omit({ auditable_type: true, auditable_id: true, each: true })
    .extend(eachSchema([], 'id'));

/**
 * The history of a resource's records: whoever may see a record may see it, unless `refuse` throws.
 */
export function registerHistory(
  app: FastifyInstance,
  database: Database,
  resource: Resource,
  refuse?: (transaction: Transaction, scope: Scope, id: number) => Promise<void>,
): void {
  const { history: type, name } = resource.record;
  if (type === null) throw new Error(`${name} keeps no history`);
  const below = {
    of: resource,
    by: 'auditable_id',
    above: { auditable_type: type },
    refuse,
  };
  companyRoute(app, database, {
    method: 'GET',
    path: `${resource.path}/:id/audits`,
    tag: resource.tag,
    summary: `History of changes: ${name}`,
    permission: resource.permissions.read,
    params: resource.params.one.extend({ id: pathIds }),
    query: historyQuery(),
    list: auditRecord.schema,
    run: async ({ transaction, scope, params, query }) => {
      const parameters = logResource.readParameters(query, manyIn(params));
      const place = await placeBelow(transaction, scope, below, params, 'id', parameters);
      return readList(transaction, histories, parameters, scope, place);
    },
  });
}
