// Commands of the palette: find orders by number, name or contact, and create orders, statuses and folders.
import { graphql, readInlineData } from 'react-relay';
import type { DomainCommands } from '../kit/pages/commands.ts';
import type { orderCommands_company$key } from '../__generated__/orderCommands_company.graphql.ts';

export const commands: readonly [DomainCommands<'orders'>] = [
  {
    name: 'orders',
    position: { created: 40, found: 20 },
    create: [
      { label: 'Создать заявку', path: 'orders', permissions: ['CRM_CREATE'] },
      { label: 'Добавить статус заявок', path: 'statuses', permissions: ['CRM_SETTING'] },
      { label: 'Добавить папку заявок', path: 'orders/folders', permissions: ['CRM_SETTING'] },
    ],
    title: 'Заявки',
    permissions: ['CRM_SHOW'],
    read: (key) => {
      const { orders } = readInlineData<orderCommands_company$key>(
        graphql`
          fragment orderCommands_company on Company
          @inline
          @argumentDefinitions(search: { type: "String!" }, orderBy: { type: "OrderOrder" }) {
            orders(first: 5, search: $search, orderBy: $orderBy) {
              nodes {
                databaseId
                number
                name
                contactName
              }
            }
          }
        `,
        key,
      );
      return (orders?.nodes ?? []).map(({ databaseId, number, name, contactName }) => ({
        label: `№ ${number} ${name}`,
        note: contactName,
        path: `orders/${String(databaseId)}`,
      }));
    },
  },
];
