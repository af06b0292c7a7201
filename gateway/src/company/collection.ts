// Where companies are in REST.
import type { Collection } from '../kit/records/list.ts';
import type { CompanyRow } from './rows.ts';

/** The companies that the signed-in person owns or belongs to. */
export const companies: Collection<CompanyRow> = {
  path: '/companies',
  route: '/companies',
  complete: (row) => Object.assign(row, { company_id: row.id }),
};
