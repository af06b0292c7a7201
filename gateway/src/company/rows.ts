// The REST records behind the GraphQL types of this domain.
import type { InCompany } from '../kit/list.ts';
import type * as wire from '../kit/wire.ts';

/** A company is its own scope: `company_id` equals `id`. */
export type CompanyRow = wire.Company & InCompany;
