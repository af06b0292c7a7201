// The columns of the list of payments.
import { graphql, readInlineData } from 'react-relay';
import type { ListColumns } from '../../kit/list/ListPage.tsx';
import {
  Avatar,
  formatPrice,
  momentColumn,
  nameColumn,
  textColumn,
  TextLink,
  type Columns,
} from '../../ui/index.ts';
import { PaymentStatusBadge } from '../statuses/PaymentStatusBadge.tsx';
import type { paymentList } from './paymentList.ts';
import { typeLabels } from './paymentWords.ts';
import type { paymentColumns_payment$key } from '../../__generated__/paymentColumns_payment.graphql.ts';

type Row = paymentColumns_payment$key & { readonly id: string };

export function paymentColumns(
  code: string,
  seesOrders: boolean,
): ListColumns<Row, typeof paymentList> {
  return {
    payer: nameColumn(payerOf, {
      header: 'Плательщик',
      minWidth: 200,
      lead: (row) => <Avatar name={payerOf(row)} photo={read(row).payer?.photo} size={28} />,
      link: (row) => `/${code}/payments/${String(read(row).databaseId)}`,
    }),
    created: momentColumn('Создан', (row) => read(row).createdAt, { width: 164 }),
    order: {
      header: 'Заявка',
      digits: true,
      width: 92,
      cell: (row) => {
        const order = read(row).paymentOrder?.order;
        if (!order) return '—';
        return seesOrders ? (
          <TextLink to={`/${code}/orders/${String(order.databaseId)}?tab=payments`}>
            № {order.number}
          </TextLink>
        ) : (
          `№ ${order.number}`
        );
      },
    },
    course: textColumn('Курс', (row) => read(row).course?.name, { width: 162 }),
    sum: sumColumn('Сумма', (row) => read(row).price),
    status: {
      header: 'Статус',
      width: 160,
      cell: (row) => {
        const { paymentStatus } = read(row);
        return paymentStatus ? <PaymentStatusBadge status={paymentStatus} /> : '—';
      },
    },
    paid: momentColumn('Оплачен', (row) => read(row).paidAt, { width: 164 }),
    type: textColumn('Способ', (row) => typeLabels[read(row).type], { width: 104 }),
    packages: textColumn(
      'Пакеты',
      (row) => (read(row).coursePackages ?? []).map(({ name }) => name).join(', '),
      { width: 170, hiddenAtFirst: true },
    ),
    full: sumColumn('Без скидок', (row) => read(row).priceWithoutDiscount, true),
    refunded: sumColumn(
      'Возвращено',
      (row) => {
        const sum = read(row).refundedSum;
        return Number(sum) > 0 ? sum : null;
      },
      true,
    ),
    promo: textColumn('Промокод', (row) => read(row).promoCode?.code, {
      width: 140,
      hiddenAtFirst: true,
    }),
    comment: textColumn('Комментарий', (row) => read(row).comment, {
      width: 220,
      hiddenAtFirst: true,
    }),
    reserved: momentColumn('Ждём до', (row) => read(row).reservedUntilAt, {
      width: 150,
      hiddenAtFirst: true,
    }),
  };
}

export const payerOf = (row: paymentColumns_payment$key): string => {
  const { payer, paymentOrder } = read(row);
  return payer?.fullName ?? paymentOrder?.order?.contactName ?? 'Имя не указано';
};

const sumColumn = (
  header: string,
  sum: (row: Row) => string | null | undefined,
  hiddenAtFirst = false,
): Columns<Row>[string] => ({
  header,
  digits: true,
  align: 'end',
  width: 118,
  hiddenAtFirst,
  cell: (row) => {
    const value = sum(row);
    return value == null ? '—' : formatPrice(value);
  },
});

const read = (row: paymentColumns_payment$key) =>
  readInlineData<paymentColumns_payment$key>(
    graphql`
      fragment paymentColumns_payment on Payment @inline {
        databaseId
        price
        priceWithoutDiscount
        refundedSum @catch(to: NULL)
        type
        comment
        createdAt @catch(to: NULL)
        paidAt
        reservedUntilAt
        payer @catch(to: NULL) {
          fullName
          photo @catch(to: NULL)
        }
        paymentStatus @catch(to: NULL) {
          ...PaymentStatusBadge_status
        }
        paymentOrder @catch(to: NULL) {
          order @catch(to: NULL) {
            databaseId
            number
            contactName @catch(to: NULL)
          }
        }
        course @catch(to: NULL) {
          name
        }
        coursePackages @catch(to: NULL) {
          name
        }
        promoCode @catch(to: NULL) {
          code
        }
      }
    `,
    row,
  );
