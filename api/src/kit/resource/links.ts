// Attaching and detaching: which records of another kind a table in between connects with a record.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { columnOf } from '../database/columns.ts';
import { rowOf, type Database, type Transaction } from '../database/database.ts';
import { invalid } from '../http/errors.ts';
import { idArray } from '../lists/filters.ts';
import { whereOf } from '../lists/list.ts';
import { wholeRecord } from '../lists/parameters.ts';
import type { Grant, Scope } from '../permissions/permissions.ts';
import type { ManyToMany } from '../records/record.ts';
import { companyRoute } from '../http/routes.ts';
import { required } from '../values/texts.ts';
import { pascalCase, schemaName } from '../http/openapi-references.ts';
import type { Declared, Resource } from './definition.ts';
import { lock } from './locks.ts';
import { trashFailures } from './trash.ts';

export interface LinkDefinition {
  /** The records that are attached. A person attaches and detaches those that they see. */
  of: () => Resource;
  /** The name of their ids in the body, as `topic_ids`. */
  ids: string;
  /** The last parts of the paths: `attach_` and `detach_` with the name of the relation, when left out. */
  paths?: Record<Verb, string>;
  /** Who may do it: whoever may update the record, when left out. */
  grant?: Grant;
  /** Throws where the person may not attach these to the record with this id. */
  refuse?: (
    transaction: Transaction,
    scope: Scope,
    id: number,
    ids: readonly number[],
  ) => Promise<void>;
}

type Verb = 'attach' | 'detach';

const verbs = { attach: 'Attach', detach: 'Detach' } as const;

/** How many records are attached at once. */
const mostIds = 1000;

/** The links of a resource, each by the name of the record's relation. */
export function registerLinks(app: FastifyInstance, database: Database, self: Declared): void {
  const { record, path, params, tag, permissions } = self;
  for (const [name, link] of Object.entries(self.definition.links ?? {})) {
    const relation = record.relations[name];
    const grant = link.grant ?? permissions.update;
    if (relation?.kind !== 'through') throw new Error(`${record.name} has no links ${name}`);
    if (grant === undefined) throw new Error(`nobody may link ${name} with ${path}`);
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
          const place = await self.placeOf(transaction, scope, above);
          await lock(self, { transaction, scope, grant, place }, id);
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
  verb: Verb;
  relation: ManyToMany;
  link: LinkDefinition;
  /** Of the record whose links change. */
  id: number;
}

/** One statement. What is linked already stays so, what isn't is not taken away. */
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
    whereOf(other.source(other.permissions.read), scope),
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
    // Locked, so that nobody deletes them meanwhile.
    sql`with chosen as (select ${otherId} from ${table} where ${seen} order by ${otherId} for key share of ${table}),
      changed as (${change} returning 1)
    select count(*)::integer as found from chosen`,
  );
  if (found < new Set(ids).size) throw invalid(link.ids, other.missing, 'not_found');
}
