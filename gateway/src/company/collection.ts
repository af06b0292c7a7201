// Where companies are in REST.
import type { Collection } from '../kit/records/collections.ts';
import { path } from '../kit/rest/path.ts';
import type { CompanyRow } from './rows.ts';

/** The companies that the signed-in person owns or belongs to. */
export const companies: Collection<CompanyRow> = {
  path: path`/companies`,
  complete: (row) => Object.assign(row, { company_id: row.id }),
};
