// The columns of the list of gifts.
import { graphql, readInlineData } from 'react-relay';
import type { ListColumns } from '../../kit/list/ListPage.tsx';
import { Badge, momentColumn, nameColumn, textColumn, TextLink } from '../../ui/index.ts';
import type { giftList } from './giftList.ts';
import type { giftColumns_gift$key } from '../../__generated__/giftColumns_gift.graphql.ts';

type Row = giftColumns_gift$key & { readonly id: string; readonly code: string };

export function giftColumns(base: string, seesPeople: boolean): ListColumns<Row, typeof giftList> {
  return {
    code: nameColumn(({ code }) => code, {
      header: 'Код',
      minWidth: 200,
      link: (row) => {
        const { payment } = read(row);
        return payment ? `/${base}/payments/${String(payment.databaseId)}` : `/${base}/payments`;
      },
    }),
    course: textColumn('Курс', (row) => read(row).payment?.course?.name, { width: 180 }),
    buyer: textColumn('Кто подарил', (row) => read(row).payment?.payer?.fullName, { width: 150 }),
    bought: momentColumn('Куплен', (row) => read(row).createdAt, { width: 146 }),
    state: {
      header: 'Состояние',
      width: 166,
      cell: (row) => {
        const { redeemedAt, payment } = read(row);
        if (payment?.status === 'REFUNDED') return <Badge>Деньги возвращены</Badge>;
        return redeemedAt == null ? (
          <Badge tone="warning">Не получен</Badge>
        ) : (
          <Badge tone="success">Получен</Badge>
        );
      },
    },
    redeemer: {
      header: 'Кто получил',
      width: 150,
      cell: (row) => {
        const { redeemer } = read(row);
        if (!redeemer) return '—';
        const { databaseId, fullName } = redeemer;
        return seesPeople ? (
          <TextLink to={`/${base}/users/${String(databaseId)}`}>{fullName}</TextLink>
        ) : (
          fullName
        );
      },
    },
    redeemed: momentColumn('Получен', (row) => read(row).redeemedAt, { width: 146 }),
  };
}

const read = (row: giftColumns_gift$key) =>
  readInlineData<giftColumns_gift$key>(
    graphql`
      fragment giftColumns_gift on CourseGift @inline {
        createdAt
        redeemedAt
        redeemer @catch(to: NULL) {
          databaseId
          fullName
        }
        payment @catch(to: NULL) {
          databaseId
          status
          payer @catch(to: NULL) {
            fullName
          }
          course @catch(to: NULL) {
            name
          }
        }
      }
    `,
    row,
  );
