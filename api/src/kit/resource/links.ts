// Routes that attach and detach the records of a many-to-many relation.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { columnOf } from '../database/columns.ts';
import { rowOf, type Database, type Transaction } from '../database/database.ts';
import { invalid } from '../http/errors.ts';
import { idArray } from '../lists/filters.ts';
import { sourceCondition } from '../lists/list.ts';
import { wholeRecord } from '../lists/parameters.ts';
import type { Scope } from '../permissions/permissions.ts';
import type { ManyToMany } from '../records/contract.ts';
import { companyRoute } from '../http/routes.ts';
import { required } from '../values/texts.ts';
import { pascalCase, schemaName } from '../http/openapi-references.ts';
import type { DeclaredResource, LinkDefinition, LinkVerb } from './definition.ts';
import { lockWritable } from './locks.ts';
import { trashFailures } from './trash.ts';

const verbs = { attach: 'Attach', detach: 'Detach' } as const;

/** Limit of ids per request. */
const mostIds = 1000;

/** Registers the links, by relation name. */
export function registerLinks(
  app: FastifyInstance,
  database: Database,
  self: DeclaredResource,
): void {
  const { record, path, params, tag, permissions } = self;
  for (const [name, link] of Object.entries(self.definition.links ?? {})) {
    const relation = record.relations[name];
    const grant = link.grant ?? permissions.update;
    if (relation?.kind !== 'through')
      throw new Error(`${record.name} has no many-to-many relation ${name}`);
    if (grant === undefined) throw new Error(`${path} has no permission to link ${name}`);
    for (const verb of ['attach', 'detach'] as const) {
      companyRoute(app, database, {
        method: 'POST',
        path: `${path}/:id/${link.paths?.[verb] ?? `${verb}_${name}`}`,
        tag,
        summary: `${verbs[verb]} ${name}: ${record.name}`,
        permission: grant,
        ...trashFailures(self),
        params: params.one,
        body: linkInput(link),
        answer: record.schema,
        run: async ({ transaction, scope, params: { id, ...above }, body }) => {
          const place = await self.resolveParents(transaction, scope, above);
          await lockWritable(self, { transaction, scope, grant, place }, id);
          const ids = body[link.ids] ?? [];
          if (verb === 'attach') await link.refuse?.(transaction, scope, id, ids);
          await write(transaction, scope, { verb, relation, link, id }, ids);
          return self.find(transaction, scope, id, wholeRecord, place);
        },
      });
    }
  }
}

const linkInput = ({ of, ids }: LinkDefinition) =>
  z
    .strictObject({
      [ids]: z
        .array(z.int32())
        .min(1, required)
        .max(mostIds, `Не больше ${mostIds} ${of().words.many} за раз`),
    })
    .meta(schemaName(pascalCase(ids)));

interface Change {
  verb: LinkVerb;
  relation: ManyToMany;
  link: LinkDefinition;
  /** The id of the record whose links change. */
  id: number;
}

/** Adds or removes the links in one statement. Existing links are kept, missing ones ignored. */
async function write(
  transaction: Transaction,
  scope: Scope,
  { verb, relation: { through, by, target }, link, id }: Change,
  ids: readonly number[],
): Promise<void> {
  const other = link.of();
  const { table } = other.record;
  const otherId = columnOf(table, 'id');
  const seen = and(
    sourceCondition(other.source(other.permissions.read), scope),
    sql`${otherId} = any(${idArray(ids)})`,
  );
  const names = ['company_id', by, target].map((name) => sql.identifier(name));
  const change =
    verb === 'attach'
      ? sql`insert into ${through} (${sql.join(names, sql`, `)})
          select ${scope.companyId}, ${id}, chosen.id from chosen on conflict do nothing`
      : sql`delete from ${through} using chosen where ${and(
          eq(columnOf(through, 'company_id'), scope.companyId),
          eq(columnOf(through, by), id),
          sql`${columnOf(through, target)} = chosen.id`,
        )}`;
  const { found } = await rowOf<{ found: number }>(
    transaction,
    // Locked against concurrent deletes.
    sql`with chosen as (select ${otherId} from ${table} where ${seen} order by ${otherId} for key share of ${table}),
      changed as (${change} returning 1)
    select count(*)::integer as found from chosen`,
  );
  if (found < new Set(ids).size) throw invalid(link.ids, other.missing, 'not_found');
}
