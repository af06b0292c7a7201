// Finds a company by the code in a public URL; all public resources are below its id.
import type { Schemas } from '../../__generated__/rest.ts';
import type { CallDeclaration } from '../plan/calls.ts';
import type { RestClient } from '../rest/client.ts';
import { isRestError } from '../rest/errors.ts';
import { path } from '../rest/path.ts';

type VisitedCompany = Schemas['RegistrationCompany'];

const at = path`/public/company/get_id_by_code`;

/** Null when no company has the code. */
export async function companyByCode(
  rest: RestClient,
  code: string,
): Promise<VisitedCompany | null> {
  try {
    return (await rest.get<VisitedCompany>(at, { code })).data;
  } catch (error) {
    if (isRestError(error, 404)) return null;
    throw error;
  }
}

/** The declared call of a field that makes only this one. */
export const callByCode: CallDeclaration = {
  method: 'GET',
  route: at.route,
  records: [],
  size: () => 1,
};
