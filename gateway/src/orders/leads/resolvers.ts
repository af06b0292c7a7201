// Bitrix24 leads of orders: whether they are created automatically, and the state of each.
import type {
  CreateOrderLeadInput,
  Resolvers,
  UpdateBitrixAutoLeadInput,
} from '../../__generated__/resolvers.ts';
import type { BitrixAutoLeadRow, CompanyRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { companyOf } from '../../kit/records/companies.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { embeddedRelation } from '../../kit/plan/needs.ts';
import { requireGlobal } from '../../kit/records/ids.ts';
import { bodyOf, mutation } from '../../kit/mutations/payload.ts';
import { currentRecord } from '../../kit/mutations/writes.ts';
import { getOrNull } from '../../kit/rest/get-or-null.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { orders } from '../collections.ts';

const leadAt = (companyId: number, id: number) =>
  path`/companies/${{ companyId }}/orders/${{ id }}/bitrix_lead`;
const autoLeadAt = (companyId: number) => path`/companies/${{ companyId }}/bitrix_auto_lead`;

interface AutoLead {
  bitrixAutoLead: BitrixAutoLeadRow | null;
  company?: CompanyRow | null;
}

const resolvers: Resolvers = {
  Company: {
    bitrixAutoLead: withCall(
      ({ id }: CompanyRow, _: object, { rest }: Context) =>
        getOrNull<BitrixAutoLeadRow>(rest, autoLeadAt(id)),
      { method: 'GET', route: autoLeadAt(0).route, records: [], size: () => 1 },
    ),
  },
  Mutation: {
    updateBitrixAutoLead: mutation<UpdateBitrixAutoLeadInput, AutoLead>(
      {
        call: `PUT ${autoLeadAt(0).route}`,
        failed: { bitrixAutoLead: null },
        stale: async ({ companyId }, context, info) => ({
          bitrixAutoLead: null,
          company: await companyOf(context, info, requireGlobal(companyId, 'Company').id),
        }),
      },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { data } = await context.rest.write<BitrixAutoLeadRow>(
          'PUT',
          autoLeadAt(companyId),
          bodyOf(input, ['companyId']),
        );
        return { bitrixAutoLead: data, company: await companyOf(context, info, companyId) };
      },
    ),
    createOrderLead: mutation<CreateOrderLeadInput, object>(
      { call: `POST ${leadAt(0, 0).route}`, failed: {} },
      async (input, context, info) => {
        const { companyId, id, ...place } = orders.recordOf(input);
        await context.rest.write('POST', leadAt(companyId, id));
        return currentRecord(context, info, orders, { ...place, id });
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    BitrixAutoLead: {},
    Order: { bitrixLead: embeddedRelation('bitrix_lead') },
    OrderLead: {},
  },
} satisfies Domain;
