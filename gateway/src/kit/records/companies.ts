// Companies as REST records, and values of which a company has exactly one.
import type { GraphQLResolveInfo } from 'graphql';
import type { CompanyRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../plan/calls.ts';
import { planRecord } from '../plan/selection.ts';
import { isRestError } from '../rest/errors.ts';
import { below, path } from '../rest/path.ts';
import type { Collection } from './collections.ts';
import { loadRecord } from './records.ts';

/** The companies that the signed-in user owns or belongs to. */
export const companies: Collection<CompanyRow> = {
  path: path`/companies`,
  complete: (row) => Object.assign(row, { company_id: row.id }),
};

/** The company of a mutation's payload with the fields selected there; null when it is not selected. */
export async function companyOf(
  { rest, shapes }: Context,
  info: GraphQLResolveInfo,
  companyId: number,
): Promise<CompanyRow | null> {
  const plan = planRecord(info, shapes, { at: ['company'] });
  return plan ? loadRecord(rest, companies, companyId, plan) : null;
}

const at = (companyId: number, name: string) => below(path`/companies`, { companyId }, `/${name}`);

/** Resolves a field of Company from `/companies/{companyId}/{name}`; null for callers who may not read it (403). */
export const companySingleton = <Row>(name: string) =>
  withCall(
    async ({ id }: CompanyRow, _args: object, { rest }: Context): Promise<Row | null> => {
      try {
        return (await rest.get<Row>(at(id, name))).data;
      } catch (error) {
        if (isRestError(error, 403)) return null;
        throw error;
      }
    },
    { method: 'GET', route: at(0, name).route, records: [], size: () => 1 },
  );
