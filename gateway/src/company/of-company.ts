// What a company has one of, at an address of its own below the company's.
import type { CompanyRow } from '../__generated__/rows.ts';
import type { Context } from '../context.ts';
import { calling } from '../kit/plan/calls.ts';
import { isRestError } from '../kit/rest/errors.ts';
import { below, path } from '../kit/rest/path.ts';

const at = (companyId: number, name: string) => below(path`/companies`, { companyId }, `/${name}`);

/** Null for those who may not see it. */
export const ofCompany = <Row>(name: string) =>
  calling(
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
