// Payment settings of a company: its YooKassa shop, and whether its courses are for sale.
import type {
  ApplyCanBeBoughtInput,
  CheckYooKassaInput,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type { CompanyRow, YooKassaConfigRow } from '../../__generated__/rows.ts';
import { companySingleton, companyOf } from '../../kit/records/companies.ts';
import { requireGlobal } from '../../kit/records/ids.ts';
import { bodyOf, mutation } from '../../kit/mutations/payload.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const resolvers: Resolvers = {
  Company: { yooKassaConfig: companySingleton<YooKassaConfigRow>('yoo_kassa_config') },
  Mutation: {
    checkYooKassa: mutation<CheckYooKassaInput, { company: CompanyRow | null }>(
      { call: 'GET /companies/{companyId}/actualize_yoo_client', failed: { company: null } },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        await context.rest.getUncached(path`/companies/${{ companyId }}/actualize_yoo_client`);
        return { company: await companyOf(context, info, companyId) };
      },
    ),
    applyCanBeBought: mutation<ApplyCanBeBoughtInput, { changedCount: number }>(
      { call: 'POST /companies/{companyId}/apply_can_be_bought', failed: { changedCount: 0 } },
      async (input, { rest }) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { data } = await rest.write<{ count: number }>(
          'POST',
          path`/companies/${{ companyId }}/apply_can_be_bought`,
          bodyOf(input, ['companyId']),
        );
        return { changedCount: data.count };
      },
    ),
  },
};

export default { resolvers, shapes: { YooKassaConfig: {} } } satisfies Domain;
