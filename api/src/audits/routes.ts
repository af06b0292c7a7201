/** The history of one record, and the log of all that happened in a company. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../kit/database.ts';
import { failures, listOf, schema } from '../kit/documentation.ts';
import { readList } from '../kit/list.ts';
import { listQuerySchema } from '../kit/list-parameters.ts';
import { scopeOf } from '../kit/permissions.ts';
import type { Scope } from '../kit/permissions.ts';
import { idOf, idParameters, wholeRecord } from '../kit/resource.ts';
import type { Resource } from '../kit/resource.ts';
import { auditRecord, logResource } from './records.ts';
import { audits } from './tables.ts';

export function registerLog(app: FastifyInstance, database: Database): void {
  logResource.register(app, database);
}

/**
 * The history of a resource's records: whoever may see a record may see it, unless `refuse` throws. `type` is what
 * keep_audits names it by.
 */
export function registerHistory(
  app: FastifyInstance,
  database: Database,
  resource: Resource,
  type: string,
  refuse?: (transaction: Transaction, scope: Scope, id: number) => Promise<void>,
): void {
  app.get(
    `/api/companies/:companyId${resource.path}/:id(^\\d+$)/audits`,
    {
      config: { permission: resource.permissions.read },
      schema: schema(resource.tag, `History of changes: ${resource.record.name}`, {
        params: idParameters,
        querystring: listQuerySchema,
        response: { 200: listOf(auditRecord.schema), ...failures(401, 403, 404, 422) },
      }),
    },
    (request) => {
      const scope = scopeOf(request);
      const id = idOf(request);
      const parameters = logResource.readParameters(request.query);
      const where = and(
        eq(audits.company_id, scope.companyId),
        eq(audits.auditable_type, type),
        eq(audits.auditable_id, id),
      );
      return database.company(scope, async (transaction) => {
        await resource.find(transaction, scope, id, { ...wholeRecord, columns: ['id'] });
        await refuse?.(transaction, scope, id);
        return readList(
          transaction,
          { record: auditRecord, where, filters: {} },
          parameters,
          scope,
        );
      });
    },
  );
}
