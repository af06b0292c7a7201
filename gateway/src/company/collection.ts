// Where companies, and what is set up for them, are in REST.
import type { GraphQLResolveInfo } from 'graphql';
import type { CompanyRow } from '../__generated__/rows.ts';
import type { Context } from '../context.ts';
import { planRecord } from '../kit/plan/selection.ts';
import { type Collection, companyCollection } from '../kit/records/collections.ts';
import { loadRecord } from '../kit/records/records.ts';
import { path } from '../kit/rest/path.ts';

/** The companies that the signed-in person owns or belongs to. */
export const companies: Collection<CompanyRow> = {
  path: path`/companies`,
  complete: (row) => Object.assign(row, { company_id: row.id }),
};

export const selfDomains = companyCollection('SelfDomain', 'self_domain');

/** The company of a mutation's payload, as it is selected there; null when it is not. */
export async function companyOf(
  { rest, shapes }: Context,
  info: GraphQLResolveInfo,
  companyId: number,
): Promise<CompanyRow | null> {
  const plan = planRecord(info, shapes, { at: ['company'] });
  return plan ? loadRecord(rest, companies, companyId, plan) : null;
}
