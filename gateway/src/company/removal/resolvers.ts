// Deleting a company, and a summary of the data that would be lost.
import type { DeleteCompanyInput, Resolvers } from '../../__generated__/resolvers.ts';
import type { CompanyContentsRow } from '../../__generated__/rows.ts';
import { companySingleton } from '../../kit/records/companies.ts';
import { requireGlobal } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const resolvers: Resolvers = {
  Company: { contents: companySingleton<CompanyContentsRow>('contents') },
  Mutation: {
    deleteCompany: mutation<DeleteCompanyInput, { deletedCompanyId: string | null }>(
      { call: 'DELETE /companies/{companyId}', failed: { deletedCompanyId: null } },
      async ({ id: globalId, name }, { rest }) => {
        const { id: companyId } = requireGlobal(globalId, 'Company');
        await rest.write('DELETE', path`/companies/${{ companyId }}`, { name });
        return { deletedCompanyId: globalId };
      },
    ),
  },
};

export default { resolvers, shapes: { CompanyContents: {} } } satisfies Domain;
