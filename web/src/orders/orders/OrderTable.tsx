// The list of orders as a table.
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ListRowsProps } from '../../kit/list/ListFrame.tsx';
import type { ListColumns } from '../../kit/list/ListPage.tsx';
import type { SortedBy } from '../../kit/list/listAddress.ts';
import { useFieldColumns, type ListOfFields } from '../../kit/list/useFieldColumns.tsx';
import {
  DataTable,
  dayColumn,
  formatPrice,
  momentColumn,
  nameColumn,
  numberColumn,
  PhoneLink,
  textColumn,
  type MenuEntries,
} from '../../ui/index.ts';
import { CallTime } from '../calls/CallTime.tsx';
import { OrderStatusBadge } from '../statuses/OrderStatusBadge.tsx';
import type { orderList } from './orderList.ts';
import type { OrderTable_query$key } from '../../__generated__/OrderTable_query.graphql.ts';
import type {
  OrderTable_orders$data,
  OrderTable_orders$key,
} from '../../__generated__/OrderTable_orders.graphql.ts';

type Row = OrderTable_orders$data[number];

export function OrderTable({
  orders,
  query,
  list,
  companyId,
  code,
  rowActions,
  ...view
}: ListRowsProps<SortedBy<typeof orderList>> & {
  orders: OrderTable_orders$key;
  query: OrderTable_query$key;
  list: ListOfFields;
  companyId: string;
  /** The company's code, for addresses. */
  code: string;
  rowActions: (id: string) => MenuEntries;
}) {
  const rows = useFragment<OrderTable_orders$key>(
    graphql`
      fragment OrderTable_orders on Order
      @relay(plural: true)
      @throwOnFieldError
      @argumentDefinitions(fields: { type: "[ID!]!" }, hasFields: { type: "Boolean!" }) {
        id
        databaseId
        number
        name
        contactName @catch(to: NULL)
        contactEmail @catch(to: NULL)
        contactPhone @catch(to: NULL)
        status {
          ...OrderStatusBadge_status
        }
        folder @catch(to: NULL) {
          name
        }
        user @catch(to: NULL) {
          fullName
        }
        course @catch(to: NULL) {
          name
        }
        coursePackage @catch(to: NULL) {
          name
        }
        manager @catch(to: NULL) {
          fullName
        }
        author @catch(to: NULL) {
          fullName
        }
        price @catch(to: NULL)
        fixPrice @catch(to: NULL)
        toPay @catch(to: NULL)
        paidAt @catch(to: NULL)
        nextCallAt @catch(to: NULL)
        utmSource @catch(to: NULL)
        utmCampaign @catch(to: NULL)
        commentsCount @catch(to: NULL)
        createdAt @catch(to: NULL)
        updatedAt @catch(to: NULL)
        customFieldOrderValues(fields: $fields) @include(if: $hasFields) @catch(to: NULL) {
          ...useFieldColumns_value
        }
      }
    `,
    orders,
  );
  const page = useFragment<OrderTable_query$key>(
    graphql`
      fragment OrderTable_query on Query
      @argumentDefinitions(fields: { type: "[ID!]!" }, hasFields: { type: "Boolean!" }) {
        ...useFieldColumns_query @arguments(fields: $fields, hasFields: $hasFields)
      }
    `,
    query,
  );
  const fields = useFieldColumns({
    subtype: 'BID',
    query: page,
    list,
    companyId,
    valuesOf,
  });
  const columns = useMemo(
    () => ({ ...columnsOf(code), ...fields.columns }),
    [code, fields.columns],
  );
  return (
    <DataTable
      {...view}
      columns={columns}
      more={fields.more}
      sortable={[...(view.sortable ?? []), ...fields.sortable]}
      rows={rows}
      rowLabel={({ number, name }) => `№ ${number} ${name}`}
      rowActions={({ id }) => rowActions(id)}
    />
  );
}

const valuesOf = ({ customFieldOrderValues }: Row) => customFieldOrderValues;

const sum = (value: string | null | undefined): string =>
  value == null ? '—' : formatPrice(value);

const columnsOf = (code: string): ListColumns<Row, typeof orderList> => ({
  number: {
    header: '№',
    digits: true,
    width: 64,
    muted: true,
    cell: ({ number }) => number,
  },
  name: nameColumn(({ name }) => name, {
    header: 'Заявка',
    link: ({ databaseId }) => `/${code}/orders/${databaseId}`,
  }),
  customer: textColumn('Клиент', ({ user, contactName }) => user?.fullName ?? contactName, {
    width: 165,
  }),
  status: {
    header: 'Статус',
    width: 130,
    cell: ({ status }) => (status ? <OrderStatusBadge status={status} /> : '—'),
  },
  sum: {
    header: 'К оплате',
    digits: true,
    align: 'end',
    width: 112,
    cell: ({ toPay, price, fixPrice }) => sum((fixPrice ?? price) ? toPay : null),
  },
  manager: textColumn('Ответственный', ({ manager }) => manager?.fullName, { width: 155 }),
  call: {
    header: 'Следующий звонок',
    digits: true,
    width: 210,
    hiddenAtFirst: true,
    cell: ({ nextCallAt }) => (nextCallAt ? <CallTime at={nextCallAt} /> : '—'),
  },
  comments: numberColumn('Комментарии', ({ commentsCount }) => commentsCount, {
    width: 118,
    link: ({ databaseId }) => `/${code}/orders/${databaseId}?tab=comments`,
  }),
  created: dayColumn('Создана', ({ createdAt }) => createdAt, { width: 108 }),
  course: textColumn('Курс', ({ course }) => course?.name, { width: 200, hiddenAtFirst: true }),
  package: textColumn('Пакет', ({ coursePackage }) => coursePackage?.name, {
    width: 150,
    hiddenAtFirst: true,
  }),
  folder: textColumn('Папка', ({ folder }) => folder?.name, { width: 150, hiddenAtFirst: true }),
  email: textColumn('Почта', ({ contactEmail }) => contactEmail, {
    width: 200,
    hiddenAtFirst: true,
  }),
  phone: {
    header: 'Телефон',
    muted: true,
    digits: true,
    width: 160,
    hiddenAtFirst: true,
    cell: ({ contactPhone }) => (contactPhone ? <PhoneLink number={contactPhone} /> : '—'),
  },
  price: {
    header: 'Цена',
    digits: true,
    align: 'end',
    width: 120,
    hiddenAtFirst: true,
    cell: ({ price }) => sum(price),
  },
  agreed: {
    header: 'Договорная цена',
    digits: true,
    align: 'end',
    width: 150,
    hiddenAtFirst: true,
    cell: ({ fixPrice }) => sum(fixPrice),
  },
  paid: dayColumn('Оплачена', ({ paidAt }) => paidAt, { width: 112, hiddenAtFirst: true }),
  source: textColumn('Источник', ({ utmSource }) => utmSource, { width: 130, hiddenAtFirst: true }),
  campaign: textColumn('Кампания', ({ utmCampaign }) => utmCampaign, {
    width: 150,
    hiddenAtFirst: true,
  }),
  author: textColumn('Кто создал', ({ author }) => author?.fullName, {
    width: 180,
    hiddenAtFirst: true,
  }),
  updated: momentColumn('Изменена', ({ updatedAt }) => updatedAt, { hiddenAtFirst: true }),
});
