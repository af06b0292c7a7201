// The uses of a promo code: user, product and discount.
import { useMemo } from 'react';
import { TicketPercent } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import {
  Badge,
  DataTable,
  EmptyState,
  formatDateTime,
  formatNumber,
  formatPrice,
  momentColumn,
  nameColumn,
  Stack,
  Text,
  textColumn,
  type Columns,
} from '../../ui/index.ts';
import type {
  PromoCodeUses_promoCode$data,
  PromoCodeUses_promoCode$key,
} from '../../__generated__/PromoCodeUses_promoCode.graphql.ts';
import type { PromoCodeUsesPaginationQuery } from '../../__generated__/PromoCodeUsesPaginationQuery.graphql.ts';

type Row = PromoCodeUses_promoCode$data['uses']['edges'][number]['node'];

export function PromoCodeUses({
  promoCode: key,
  code,
  seesPayments,
}: {
  promoCode: PromoCodeUses_promoCode$key;
  /** The company's code, for addresses. */
  code: string;
  seesPayments: boolean;
}) {
  const pagination = usePaginationFragment<
    PromoCodeUsesPaginationQuery,
    PromoCodeUses_promoCode$key
  >(
    graphql`
      fragment PromoCodeUses_promoCode on PromoCode
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "PromoCodeUsesPaginationQuery")
      @throwOnFieldError {
        usedCount @catch(to: NULL)
        maxUseCount
        uses(first: $count, after: $cursor) @connection(key: "PromoCodeUses_uses") {
          totalCount
          edges {
            node {
              id
              discount
              createdAt
              releasedAt
              user @catch(to: NULL) {
                fullName
              }
              course @catch(to: NULL) {
                name
              }
              payment @catch(to: NULL) {
                databaseId
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { data, rows, paging } = usePages(pagination, ({ uses }) => uses);
  const columns = useMemo(() => columnsOf(code, seesPayments), [code, seesPayments]);
  const { usedCount, maxUseCount } = data;
  return (
    <Stack gap="3">
      {usedCount != null && (
        <Text>
          Использован {formatNumber(usedCount)}
          {maxUseCount != null && ` из ${formatNumber(maxUseCount)}`}
        </Text>
      )}
      <DataTable
        {...paging}
        id="promo-code-uses"
        label="Использования"
        columns={columns}
        rows={rows}
        rowLabel={nameOf}
        empty={
          <EmptyState
            kind="start"
            title="Промокодом ещё не пользовались"
            text="Здесь появится каждая покупка с ним: кто купил, какой курс и сколько сэкономил."
            icon={<TicketPercent />}
          />
        }
      />
    </Stack>
  );
}

const nameOf = ({ user }: Row): string => user?.fullName ?? 'Имя не указано';

const columnsOf = (code: string, seesPayments: boolean): Columns<Row> => ({
  name: nameColumn(nameOf, {
    header: 'Кто',
    minWidth: 180,
    ...(seesPayments && {
      link: ({ payment }: Row) =>
        payment ? `/${code}/payments/${String(payment.databaseId)}` : `/${code}/payments`,
    }),
  }),
  course: textColumn('Курс', ({ course }) => course?.name, { minWidth: 180 }),
  discount: {
    header: 'Скидка',
    digits: true,
    align: 'end',
    width: 120,
    cell: ({ discount }) => formatPrice(discount),
  },
  used: momentColumn('Когда', ({ createdAt }) => createdAt, { width: 150 }),
  counts: {
    header: 'Учитывается',
    width: 210,
    cell: ({ releasedAt }) =>
      releasedAt ? (
        <Badge>Вернули {formatDateTime(releasedAt)}</Badge>
      ) : (
        <Badge tone="success">Да</Badge>
      ),
  },
});
