// «Мои покупки»: a learner's purchases in a school, newest first.
import { ShoppingBag } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useParams } from 'react-router';
import { requireAdmission } from '../../kit/pages/Admin.ts';
import { usePages } from '../../kit/list/usePages.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import {
  Badge,
  Button,
  chakra,
  EmptyState,
  formatDate,
  formatPrice,
  LinkButton,
  Text,
  TextLink,
} from '../../ui/index.ts';
import { purchaseListRoute } from './purchaseListRoute.ts';
import { RedeemGiftForm } from './RedeemGiftForm.tsx';
import { PurchasePage } from './PurchasePage.tsx';
import { stateOfPurchase } from './purchaseStates.ts';
import type { PurchaseListPaginationQuery } from '../../__generated__/PurchaseListPaginationQuery.graphql.ts';
import type { PurchaseListScreen_company$key } from '../../__generated__/PurchaseListScreen_company.graphql.ts';

export function PurchaseListScreen() {
  const page = usePageData(purchaseListRoute);
  const { company: code = '' } = useParams();
  const { data, rows, paging } = usePages(
    usePaginationFragment<PurchaseListPaginationQuery, PurchaseListScreen_company$key>(
      graphql`
        fragment PurchaseListScreen_company on Company
        @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
        @refetchable(queryName: "PurchaseListPaginationQuery")
        @throwOnFieldError {
          ...RedeemGiftForm_company
          purchases(first: $count, after: $cursor)
            @connection(key: "PurchaseListScreen_purchases", filters: []) {
            edges {
              node {
                id
                databaseId
                number
                name
                toPay
                paidAt
                createdAt
                payments {
                  status
                }
              }
            }
          }
        }
      `,
      requireAdmission(page.company),
    ),
    ({ purchases }) => purchases,
  );
  if (rows.length === 0) {
    return (
      <PurchasePage title="Мои покупки">
        <EmptyState
          kind="start"
          title="Покупок пока нет"
          text="Здесь будет всё, что вы купите или на что запишетесь в этой школе."
          icon={<ShoppingBag />}
          action={<LinkButton to={`/${code}/course-search`}>Каталог курсов</LinkButton>}
        />
        <RedeemGiftForm company={data} />
      </PurchasePage>
    );
  }
  return (
    <PurchasePage title="Мои покупки">
      <Rows aria-label="Покупки">
        {rows.map(({ id, databaseId, number, name, toPay, paidAt, createdAt, payments }) => {
          const states = payments.map(({ status }) => status);
          const { text, tone } = stateOfPurchase({ toPay, paidAt, payments: states });
          return (
            <li key={id}>
              <div>
                <TextLink to={`/${code}/purchases/${databaseId}`} fontWeight="medium">
                  {name}
                </TextLink>
                <Text size="sm" tone="muted">
                  № {number} · {formatDate(createdAt)}
                </Text>
              </div>
              <strong>{formatPrice(toPay)}</strong>
              <Badge tone={tone}>{text}</Badge>
            </li>
          );
        })}
      </Rows>
      {paging.hasNext && (
        <Button variant="ghost" full loading={paging.isLoadingNext} onClick={paging.onLoadMore}>
          Показать ещё
        </Button>
      )}
      <RedeemGiftForm company={data} />
    </PurchasePage>
  );
}

const Rows = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyle: 'none',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      px: '4',
      py: '3',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > li:first-of-type': { borderTop: '0' },
    '& > li > div': { flex: '1 1 220px', minW: '0', overflowWrap: 'anywhere' },
  },
});
