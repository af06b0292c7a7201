// The REST collections of the change history.
import {
  collectionBelow,
  companyCollection,
  type CompanyCollection,
} from '../kit/records/collections.ts';

export const auditLog = companyCollection('Audit', 'admin/get_log');

/** The history of each record of a collection. */
export const auditsOf = <Row extends { id: number }, Type extends string>(
  collection: CompanyCollection<Row, Type>,
) => collectionBelow(collection, 'Audit', 'audits');
