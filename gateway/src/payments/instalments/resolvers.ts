// Instalments: paying the rest of an order in parts.
import type { CreateInstalmentsInput, Resolvers } from '../../__generated__/resolvers.ts';
import type { PaymentOrderRow } from '../../__generated__/rows.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { translatedBody, type Translation } from '../../kit/mutations/translations.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { paymentOrders } from '../collections.ts';

const instalmentsAt = (companyId: number, id: number) =>
  path`/companies/${{ companyId }}/orders/${{ id }}/instalments`;

const parts: Translation<CreateInstalmentsInput['parts']> = {
  body: (all) => ({ parts: all.map(({ price, dueOn }) => ({ price, due_on: dueOn })) }),
};

const resolvers: Resolvers = {
  Mutation: {
    createInstalments: mutation<CreateInstalmentsInput, { paymentOrder: PaymentOrderRow | null }>(
      { call: `POST ${instalmentsAt(0, 0).route}`, failed: { paymentOrder: null } },
      async (input, context, info) => {
        const { companyId, id } = requireInCompany(input.orderId, 'Order');
        const { data } = await context.rest.write<PaymentOrderRow>(
          'POST',
          instalmentsAt(companyId, id),
          translatedBody(input, companyId, { parts }, ['orderId']),
        );
        return {
          paymentOrder: await selectedRecord(
            context,
            info,
            'paymentOrder',
            paymentOrders(companyId),
            data,
          ),
        };
      },
    ),
  },
};

export default { resolvers, shapes: {} } satisfies Domain;
