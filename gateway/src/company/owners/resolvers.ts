// The owners of a company, and leaving a company.
import type {
  AddCompanyOwnerInput,
  LeaveCompanyInput,
  RemoveCompanyOwnerInput,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type { CompanyRow } from '../../__generated__/rows.ts';
import { companyOf } from '../../kit/records/companies.ts';
import { list } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { requireGlobal } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputId } from '../../kit/mutations/translations.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const ownerCollection = companyCollection('User', 'owners');

interface Changed {
  company: CompanyRow | null;
}

const resolvers: Resolvers = {
  Company: {
    owners: list(ownerCollection, { sort: 'full_name', size: 3 }),
  },
  Mutation: {
    addCompanyOwner: mutation<AddCompanyOwnerInput, Changed>(
      {
        call: 'POST /companies/{companyId}/owners',
        failed: { company: null },
        fields: { user_id: 'userId' },
      },
      async ({ companyId: globalId, userId }, context, info) => {
        const { id: companyId } = requireGlobal(globalId, 'Company');
        await context.rest.write('POST', ownerCollection(companyId).path, {
          user_id: userOf(companyId, userId),
        });
        return { company: await companyOf(context, info, companyId) };
      },
    ),
    removeCompanyOwner: mutation<RemoveCompanyOwnerInput, Changed>(
      { call: 'DELETE /companies/{companyId}/owners/{id}', failed: { company: null } },
      async ({ companyId: globalId, userId }, context, info) => {
        const { id: companyId } = requireGlobal(globalId, 'Company');
        const id = userOf(companyId, userId);
        await context.rest.write('DELETE', path`/companies/${{ companyId }}/owners/${{ id }}`);
        return { company: await companyOf(context, info, companyId) };
      },
    ),
    leaveCompany: mutation<LeaveCompanyInput, { leftCompanyId: string | null }>(
      { call: 'POST /companies/{companyId}/leave', failed: { leftCompanyId: null } },
      async ({ companyId: globalId }, { rest }) => {
        const { id: companyId } = requireGlobal(globalId, 'Company');
        await rest.write('POST', path`/companies/${{ companyId }}/leave`);
        return { leftCompanyId: globalId };
      },
    ),
  },
};

export default { resolvers } satisfies Domain;

const userOf = (companyId: number, globalId: string): number =>
  inputId(companyId, 'User', globalId, 'userId', 'Пользователь не найден');
