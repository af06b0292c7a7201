// Where the history of changes is in REST.
import type { AuditRow } from '../__generated__/rows.ts';
import { companyCollection, type InCompany } from '../kit/records/collections.ts';
import type { Collection } from '../kit/records/collections.ts';
import { below } from '../kit/rest/path.ts';

export const auditLog = companyCollection<AuditRow>('admin/get_log');

/** The history of one record of a collection. */
export const auditsOf =
  <Row extends InCompany & { id: number }>(
    collection: (companyId: number) => Collection<Row>,
  ): ((record: Row) => Collection<AuditRow>) =>
  ({ company_id, id }) => ({
    path: below(collection(company_id).path, { id }, '/audits'),
    complete: auditLog(company_id).complete,
  });
