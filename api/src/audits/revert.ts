// Reverts a record to a moment of its history: a preview of the changes, and the revert itself, by the record's own
// update.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../kit/database/database.ts';
import { failureOf, invalid, notFound } from '../kit/http/errors.ts';
import type { ParentKeys, Row } from '../kit/lists/contract.ts';
import type { Grants, Scope } from '../kit/permissions/permissions.ts';
import { allowRevert } from '../kit/records/history.ts';
import { onlyId, wholeRecord, type Resource } from '../kit/resource/resource.ts';
import type { Updates } from '../kit/resource/contract.ts';
import { companyRoute, companyRouteInSteps, pathId } from '../kit/http/routes.ts';
import { schemaName } from '../kit/http/openapi-references.ts';
import { readPastFields, type PastField, type RevertRules } from './past-fields.ts';
import { audits } from './tables.ts';

/** How records of a resource are reverted. */
export interface RevertOptions extends RevertRules {
  /** The update of a record, unless it is a route of the kit. */
  updates?: Updates;
  /** The role of the transaction: `system` if the update writes rows that the caller may not. */
  runsAs?: 'company' | 'system';
  /** Who may see the history, if not all who may see the record. */
  read?: Grants;
  /** Throws if the caller may not see the history of the record. */
  refuse?: ((transaction: Transaction, scope: Scope, id: number) => Promise<void>) | undefined;
}

const moments = z
  .enum(['before', 'after'])
  .default('before')
  .describe('Whether to revert to the values before or after the change.');

const previewSchema = z
  .object({
    version: z.string().describe('Version of the record, to send when reverting.'),
    fields: z.array(
      z
        .object({
          field: z.string(),
          from: z.string().nullable().describe('Current value, as the history shows it.'),
          to: z.string().nullable().describe('Former value.'),
          refusal: z
            .object({ message: z.string(), code: z.string() })
            .meta({ id: 'PutBackRefusal', description: 'Why a field cannot be reverted.' })
            .nullable(),
        })
        .meta({ id: 'PutBackField', description: 'A field that had another value then.' }),
    ),
  })
  .meta({ id: 'PutBackPreview', description: 'The changes that reverting a record would make.' });

const mostFields = 200;

const putBackBody = z
  .strictObject({
    moment: moments,
    fields: z
      .array(z.string().max(300))
      .max(mostFields)
      .optional()
      .describe('The fields to revert; if omitted, all that can be reverted.'),
    version: z
      .string()
      .max(200)
      .nullish()
      .describe('The version from the preview. If it is outdated: 409 `stale`.'),
  })
  .meta(schemaName('PutBackInput'));

interface RevertPoint {
  id: number;
  auditId: number;
  moment: 'before' | 'after';
  place: ParentKeys;
}

export function registerRevert(
  app: FastifyInstance,
  database: Database,
  resource: Resource,
  { updates = resource.updates ?? undefined, runsAs = 'company', refuse, ...takes }: RevertOptions,
): void {
  if (updates === undefined) return;
  const { record } = resource;
  if (!('can_update' in record.computed)) {
    throw new Error(`${record.name} has no computed field can_update`);
  }
  allowRevert(String(record.history));
  const common = {
    path: `${resource.path}/:id/audits/:audit_id/put_back`,
    tag: resource.tag,
    permission: updates.grant,
    params: resource.params.one.extend({ audit_id: pathId }),
  } as const;

  /** Finds the record and the change. Throws 404 unless the caller may see both. */
  const find = async (
    transaction: Transaction,
    scope: Scope,
    { id = 0, audit_id: auditId = 0, ...above }: Readonly<Record<string, number>>,
    moment: RevertPoint['moment'],
  ): Promise<RevertPoint> => {
    const place = await resource.resolveParents(transaction, scope, above);
    await resource.find(transaction, scope, id, onlyId, place);
    await refuse?.(transaction, scope, id);
    const event = await eventOf(transaction, scope, String(record.history), id, auditId);
    if (event === 'created' && moment === 'before') {
      throw invalid('moment', 'До этого записи не было');
    }
    return { id, auditId, moment, place };
  };

  const past = (transaction: Transaction, scope: Scope, { id, auditId, moment }: RevertPoint) =>
    readPastFields(
      transaction,
      scope,
      { record, updates, takes },
      { id, firstChangeId: moment === 'before' ? auditId : auditId + 1 },
    );

  companyRoute(app, database, {
    ...common,
    method: 'GET',
    summary: `Preview reverting to a moment of the history: ${record.name}`,
    query: z.object({ moment: moments }),
    answer: previewSchema,
    run: async ({ transaction, scope, params, query }) => {
      const point = await find(transaction, scope, params, query.moment);
      const { id, place } = point;
      const versionAlone = { ...wholeRecord, columns: ['version'] };
      // Read before the values, so that the version is outdated if the record is changed in between.
      const { version } = await resource.find(transaction, scope, id, versionAlone, place);
      const fields = await past(transaction, scope, point);
      return { version: String(version), fields: fields.map(({ sent: _sent, ...shown }) => shown) };
    },
  });

  companyRouteInSteps(app, {
    ...common,
    method: 'POST',
    summary: `Revert to a moment of the history: ${record.name}`,
    description:
      'The record is changed by its update, with the same validation. Fields that cannot be reverted stay unchanged; if `fields` names one: 422.',
    body: putBackBody,
    answer: record.schema,
    failures: [409],
    run: ({ scope, params, body: { moment, fields, version }, effect }) => {
      const work = async (transaction: Transaction): Promise<Row> => {
        const point = await find(transaction, scope, params, moment);
        const { id, place } = point;
        const sent = sentFor(await past(transaction, scope, point), fields);
        const read = updates.body.safeParse(sent, { reportInput: true });
        if (!read.success) throw failureOf(read.error);
        await updates.change({ transaction, scope, place }, id, { ...read.data, version });
        return resource.find(transaction, scope, id, wholeRecord, place);
      };
      return runsAs === 'system' ? effect.system(work, scope) : effect.company(scope, work);
    },
  });
}

/** The body of the update: for the given fields, or for all that can be reverted. */
function sentFor(past: readonly PastField[], fields: readonly string[] | undefined): Row {
  const chosen = past.filter(({ field, refusal }) => fields?.includes(field) ?? refusal === null);
  const refused = chosen.find(({ refusal }) => refusal !== null);
  if (refused?.refusal != null) {
    throw invalid('fields', refused.refusal.message, refused.refusal.code);
  }
  return Object.assign({}, ...chosen.map(({ sent }) => sent)) as Row;
}

async function eventOf(
  transaction: Transaction,
  { companyId }: Scope,
  type: string,
  id: number,
  auditId: number,
): Promise<string> {
  const { company_id, auditable_type, auditable_id, event } = audits;
  const [found] = await transaction
    .select({ event })
    .from(audits)
    .where(
      and(
        eq(company_id, companyId),
        eq(audits.id, auditId),
        eq(auditable_type, type),
        eq(auditable_id, id),
      ),
    );
  if (found === undefined) throw notFound('Такого изменения нет');
  return found.event;
}
