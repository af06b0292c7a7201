// Routes of the history of a record and of the audit log of a company.
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../kit/database/database.ts';
import { readList } from '../kit/lists/list.ts';
import { eachSchema } from '../kit/lists/parameters.ts';
import { onlyId, type Resource } from '../kit/resource/resource.ts';
import { batchParameterIn, parentKeysBelow } from '../kit/resource/parents.ts';
import { companyRoute, pathIds } from '../kit/http/routes.ts';
import { placeholder, preparedQueryForScope } from '../kit/database/prepared-queries.ts';
import { registerRevert, type RevertOptions } from './revert.ts';
import {
  auditRecord,
  authorOf,
  authorSchema,
  historyResource,
  auditLogResource,
} from './records.ts';
import { audits } from './tables.ts';

export function registerAuditLog(app: FastifyInstance, database: Database): void {
  auditLogResource.register(app, database);
}

/** For all who may see the record. */
const histories = historyResource.source('member');

/** The query parameters of a history. A batch read takes record ids; the kind of record is in the path. */
const historyQuery = () =>
  historyResource
    .listQuery()
    .omit({ each: true })
    .extend(eachSchema('History', [], 'id'));

const mostLatest = 1000;

const authorsQuery = z.object({
  latest: z.coerce
    .number()
    .int()
    .min(1)
    .max(mostLatest)
    .default(mostLatest)
    .describe('The number of latest changes to consider.'),
});

/**
 * Registers the history of a resource's records and its revert. All who may see a record may see its history, unless
 * `read` limits it or `refuse` throws; all who may change the record may revert it.
 */
export function registerHistory(
  app: FastifyInstance,
  database: Database,
  resource: Resource,
  putBack: RevertOptions = {},
): void {
  const { history: type, name } = resource.record;
  if (type === null) throw new Error(`${name} has no history`);
  const { refuse } = putBack;
  const below = { of: resource, by: 'auditable_id', above: { auditable_type: type }, refuse };
  const common = {
    method: 'GET',
    tag: resource.tag,
    permission: putBack.read ?? resource.permissions.read,
  } as const;
  const path = `${resource.path}/:id`;

  companyRoute(app, database, {
    ...common,
    path: `${path}/audits`,
    summary: `List the history: ${name}`,
    params: resource.params.one.extend({ id: pathIds }),
    query: historyQuery(),
    list: auditRecord.schema,
    run: async ({ transaction, scope, params, query }) => {
      const parameters = historyResource.readParameters(query, batchParameterIn(params));
      const place = await parentKeysBelow(transaction, scope, below, params, 'id', parameters);
      return readList(transaction, histories, parameters, scope, place);
    },
  });

  companyRoute(app, database, {
    ...common,
    path: `${path}/audit_authors`,
    summary: `List the authors of the latest changes: ${name}`,
    description: 'Sorted by name.',
    params: resource.params.one,
    query: authorsQuery,
    answer: z.array(authorSchema),
    run: async ({ transaction, scope, params: { id, ...above }, query: { latest } }) => {
      const place = await resource.resolveParents(transaction, scope, above);
      await resource.find(transaction, scope, id, onlyId, place);
      await refuse?.(transaction, scope, id);
      const rows = await authorsOf(transaction, scope, { type, id, latest });
      return rows.map(({ author }) => author);
    },
  });

  registerRevert(app, database, resource, putBack);
}

const listed = alias(audits, 'listed');

const authorsOf = preparedQueryForScope<{ author: z.infer<typeof authorSchema> }>(
  ({ companyId }) => {
    const { company_id, auditable_type, auditable_id, author_id, id } = audits;
    return sql`select author from (
      select distinct company_id, author_id from (
        select ${company_id}, ${author_id} from ${audits}
        where ${company_id} = ${companyId} and ${auditable_type} = ${placeholder('type')} and ${auditable_id} = ${placeholder('id')}
        order by ${id} desc limit ${placeholder('latest')}
      ) as newest where author_id is not null
    ) as listed cross join lateral (select ${authorOf(listed)} as author) as known
    where author is not null order by author ->> 'surname', author ->> 'name', author_id`;
  },
);
