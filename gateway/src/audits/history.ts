// The history of a record of any type: its changes, their authors, and the path for restoring an earlier state.
import type { AuditAuthorRow } from '../__generated__/rows.ts';
import type { Context } from '../context.ts';
import { withCall } from '../kit/plan/calls.ts';
import { connection } from '../kit/plan/reads.ts';
import type { CompanyCollection, InCompany } from '../kit/records/collections.ts';
import { fromGlobalId, type GlobalRef, idsInCompany } from '../kit/records/ids.ts';
import { getOrNull } from '../kit/rest/get-or-null.ts';
import { below, type RestPath, under } from '../kit/rest/path.ts';
import { auditsOf } from './collections.ts';

/** The paths of collections with a history, by type. */
const audited = new Map<string, (companyId: number) => RestPath>();

/** The fields of a type that implements `Audited`. */
export function historyOf<Row extends InCompany & { id: number }, Type extends string>(
  collection: CompanyCollection<Row, Type>,
) {
  audited.set(collection.type, (companyId) => collection(companyId).path);
  return {
    audits: connection(auditsOf(collection)),
    auditAuthors: withCall(
      async ({ company_id, id }: Row, { latest }: { latest: number }, { rest }: Context) => {
        const at = below(collection(company_id).path, { id }, '/audit_authors');
        return getOrNull<AuditAuthorRow[]>(rest, at, { latest });
      },
      {
        method: 'GET',
        route: `${collection.route}/{id}/audit_authors`,
        records: [],
        size: () => 1,
      },
    ),
  };
}

/** The path that restores the state of a record before a change. */
export const restorePath = (record: RestPath, audit: number): RestPath =>
  below(under(record, '/audits'), { audit_id: audit }, '/put_back');

/**
 * The same by global ids, with the record to be read again; null when they do not identify a record and its change.
 */
export function restoreTarget(
  recordId: string,
  auditId: string,
): { at: RestPath; ref: GlobalRef } | null {
  const ref = fromGlobalId(recordId);
  const pathOf = ref && audited.get(ref.type);
  const [audit] = (ref?.companyId && idsInCompany([auditId], 'Audit', ref.companyId)) || [];
  if (!ref?.companyId || !pathOf || audit === undefined) return null;
  return { at: restorePath(below(pathOf(ref.companyId), { id: ref.id }), audit), ref };
}
