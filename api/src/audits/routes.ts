// The history of one record, and the log of all that happened in a company.
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../kit/database.ts';
import { readList, type ListSource } from '../kit/list.ts';
import { listQuerySchema } from '../kit/list/parameters.ts';
import type { Scope } from '../kit/permissions.ts';
import { onlyId, type Resource } from '../kit/resource.ts';
import { companyRoute } from '../kit/routes.ts';
import { auditRecord, logResource } from './records.ts';

export function registerLog(app: FastifyInstance, database: Database): void {
  logResource.register(app, database);
}

const histories: ListSource = { record: auditRecord, inCompany: true };

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
  companyRoute(app, database, {
    method: 'GET',
    path: `${resource.path}/:id/audits`,
    tag: resource.tag,
    summary: `History of changes: ${name}`,
    permission: resource.permissions.read,
    params: resource.params.one,
    query: listQuerySchema,
    list: auditRecord.schema,
    run: async ({ transaction, scope, params: { id, ...above }, query }) => {
      const parameters = logResource.readParameters(query);
      const place = await resource.placeOf(transaction, scope, above);
      await resource.find(transaction, scope, id, onlyId, place);
      await refuse?.(transaction, scope, id);
      const ofRecord = { auditable_type: type, auditable_id: id };
      return readList(transaction, histories, parameters, scope, ofRecord);
    },
  });
}
