// Commands of the palette: find payments by payer or order, and add a payment status.
import { graphql, readInlineData } from 'react-relay';
import type { DomainCommands } from '../kit/pages/commands.ts';
import { promoCodeCommands } from './promo-codes/promoCodeCommands.ts';
import { formatPrice } from '../ui/index.ts';
import type { paymentCommands_company$key } from '../__generated__/paymentCommands_company.graphql.ts';

export const commands: readonly [DomainCommands<'payments'>, DomainCommands<'promoCodes'>] = [
  {
    name: 'payments',
    position: { created: 80, found: 30 },
    create: [
      {
        label: 'Добавить статус платежей',
        path: 'payment-statuses',
        permissions: ['USERS_PAYMENTS_AND_STATISTIC'],
      },
    ],
    title: 'Платежи',
    permissions: ['USERS_PAYMENTS_AND_STATISTIC'],
    read: (key) => {
      const { payments } = readInlineData<paymentCommands_company$key>(
        graphql`
          fragment paymentCommands_company on Company
          @inline
          @argumentDefinitions(search: { type: "String!" }) {
            payments(first: 5, search: $search) {
              nodes {
                databaseId
                price
                payer {
                  fullName
                }
                paymentOrder {
                  order {
                    contactName
                  }
                }
              }
            }
          }
        `,
        key,
      );
      return (payments?.nodes ?? []).map(({ databaseId, price, payer, paymentOrder }) => ({
        label: `Платёж № ${String(databaseId)}`,
        note: [payer?.fullName ?? paymentOrder?.order?.contactName, formatPrice(price)]
          .filter(Boolean)
          .join(', '),
        path: `payments/${String(databaseId)}`,
      }));
    },
  },
  promoCodeCommands,
];
