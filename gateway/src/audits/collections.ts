// Where the history of changes is in REST.
import {
  collectionBelow,
  companyCollection,
  type CompanyCollection,
} from '../kit/records/collections.ts';

export const auditLog = companyCollection('Audit', 'admin/get_log');

/** The history of the records of a collection, below each. */
export const auditsOf = <Row extends { id: number }, Type extends string>(
  collection: CompanyCollection<Row, Type>,
) => collectionBelow(collection, 'Audit', 'audits');
