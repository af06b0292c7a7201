// The change history of a company and of single records, and restoring earlier states.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  AuditPutBackArgs,
  PutBackChangesInput,
  ResolversParentTypes,
} from '../__generated__/resolvers.ts';
import type { AuditRow, PutBackPreviewRow } from '../__generated__/rows.ts';
import type { Context } from '../context.ts';
import { withCall } from '../kit/plan/calls.ts';
import { embeddedRelation, columns } from '../kit/plan/needs.ts';
import { connection } from '../kit/plan/reads.ts';
import { planRecord } from '../kit/plan/selection.ts';
import { idsCondition } from '../kit/records/conditions.ts';
import {
  BadId,
  fromGlobalId,
  type GlobalRef,
  requireInCompany,
  toGlobalId,
} from '../kit/records/ids.ts';
import { readRef } from '../kit/records/node.ts';
import { mutation } from '../kit/mutations/payload.ts';
import { notFound } from '../kit/rest/errors.ts';
import { getOrNull } from '../kit/rest/get-or-null.ts';
import { below, path } from '../kit/rest/path.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { auditLog } from './collections.ts';
import { restorePath, restoreTarget } from './history.ts';

type AuditedRow = ResolversParentTypes['Audited'];

interface PutBack {
  readonly record: AuditedRow | null;
}

export default {
  resolvers: {
    Company: { auditLog: connection(auditLog, { sort: 'id', desc: true }) },
    Audit: {
      id: ({ company_id, id }) => toGlobalId({ type: 'Audit', companyId: company_id, id }),
      putBack: withCall(
        async (audit: AuditRow, { moment }: AuditPutBackArgs, { rest }: Context) => {
          const { company_id: companyId, auditable_type: type, auditable_id: id } = audit;
          // The kind of a record is the name of its collection.
          const list = below(below(path`/companies`, { companyId }), { type });
          const at = restorePath(below(list, { id }), audit.id);
          return getOrNull<PutBackPreviewRow>(rest, at, { moment });
        },
        {
          method: 'GET',
          route: '/companies/{companyId}/{type}/{id}/audits/{audit_id}/put_back',
          records: [],
          size: () => 1,
          needs: ['auditable_type', 'auditable_id'],
        },
      ),
    },
    PutBackField: { refusal: ({ refusal }) => refusal?.message ?? null },
    Mutation: {
      putBackChanges: mutation<PutBackChangesInput, PutBack>(
        {
          call: 'POST /companies/{companyId}/{type}/{id}/audits/{audit_id}/put_back',
          routeOf: ({ id, auditId }) => restoreTarget(id, auditId)?.at.route,
          failed: { record: null },
          stale: async (input, context, info) => ({
            record: await readAgain(context, info, requirePlace(input).ref),
          }),
        },
        async (input, context, info) => {
          const { at, ref } = requirePlace(input);
          const { moment, fields, version } = input;
          await context.rest.write('POST', at, {
            ...(moment != null && { moment }),
            ...(fields != null && { fields }),
            ...(version != null && { version }),
          });
          return { record: await readAgain(context, info, ref) };
        },
      ),
    },
  },
  shapes: {
    Audit: {
      author: columns('author'),
      changes: columns('changes'),
      wholeChanges: embeddedRelation('whole_changes'),
      viewerCanPutBack: columns('can_put_back'),
    },
  },
  conditions: {
    AuditFilter: { author: idsCondition('User', 'author_id') },
    HistoryFilter: {
      change: idsCondition('Audit', 'ids'),
      author: { name: 'author_id', value: (ids) => ids },
    },
  },
} satisfies Domain;

function requirePlace({ id, auditId }: PutBackChangesInput) {
  // Any type with a history is allowed; the error names Course as an example.
  if (fromGlobalId(id) === null) throw new BadId(id, 'Course');
  requireInCompany(auditId, 'Audit');
  const place = restoreTarget(id, auditId);
  if (place === null) throw notFound();
  return place;
}

/**
 * Reads the record with the fields that the payload selects; its type is known only from its id.
 */
async function readAgain(
  context: Context,
  info: GraphQLResolveInfo,
  ref: GlobalRef,
): Promise<AuditedRow | null> {
  const plan = planRecord(info, context.shapes, { at: ['record'], typeName: ref.type });
  const row = plan && (await readRef(context, ref, plan));
  return row ? Object.assign(row as AuditedRow, { __typename: ref.type }) : null;
}
