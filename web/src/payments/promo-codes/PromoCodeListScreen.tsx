// The list of promo codes: search and filter, export, actions on one or many.
import { useMemo } from 'react';
import { Layers, TicketPercent } from 'lucide-react';
import {
  graphql,
  useFragment,
  usePaginationFragment,
  useSubscribeToInvalidationState,
} from 'react-relay';
import { exportButton } from '../../exports/index.ts';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { Button, lazyPart, tickedIds } from '../../ui/index.ts';
import { promoCodeColumns } from './promoCodeColumns.tsx';
import { promoCodeList, toVariables } from './promoCodeList.ts';
import { promoCodeListRoute } from './promoCodeListRoute.ts';
import { usePromoCodeActions } from './usePromoCodeActions.tsx';
import { usePromoCodeBulk } from './usePromoCodeBulk.tsx';
import { usePromoCodeConditions } from './usePromoCodeConditions.ts';
import type { PromoCodeListPaginationQuery } from '../../__generated__/PromoCodeListPaginationQuery.graphql.ts';
import type { PromoCodeListScreen_company$key } from '../../__generated__/PromoCodeListScreen_company.graphql.ts';
import type { PromoCodeListScreen_list$key } from '../../__generated__/PromoCodeListScreen_list.graphql.ts';
import type { PromoCodeListScreen_query$key } from '../../__generated__/PromoCodeListScreen_query.graphql.ts';

const PromoCodeExportButton = exportButton(
  lazyPart(() => import('./export/PromoCodeExportModal.ts'), 'PromoCodeExportModal'),
);

export function PromoCodeListScreen() {
  const page = usePageData(promoCodeListRoute);
  const query = useFragment<PromoCodeListScreen_query$key>(
    graphql`
      fragment PromoCodeListScreen_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        ...usePromoCodeConditions_query @arguments(named: $named, hasNamed: $hasNamed)
      }
    `,
    page,
  );
  const company = useFragment<PromoCodeListScreen_company$key>(
    graphql`
      fragment PromoCodeListScreen_company on Company
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "PromoCodeFilter" }
        orderBy: { type: "PromoCodeOrder" }
      ) {
        ...Admin_company
        ...PromoCodeListScreen_list @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    `,
    requireAdmission(page.company),
  );
  const pagination = usePaginationFragment<
    PromoCodeListPaginationQuery,
    PromoCodeListScreen_list$key
  >(
    graphql`
      fragment PromoCodeListScreen_list on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "PromoCodeFilter" }
        orderBy: { type: "PromoCodeOrder" }
      )
      @refetchable(queryName: "PromoCodeListPaginationQuery")
      @throwOnFieldError {
        promoCodes(
          first: $count
          after: $cursor
          search: $search
          filter: $filter
          orderBy: $orderBy
        )
          @connection(
            key: "PromoCodeListScreen_promoCodes"
            filters: ["search", "filter", "orderBy"]
          ) {
          __id
          totalCount
          edges {
            node {
              id
              code
              ...promoCodeColumns_promoCode
              ...usePromoCodeActions_promoCode
            }
          }
        }
      }
    `,
    company,
  );
  const list = useList(promoCodeList, pagination, ({ promoCodes }) => promoCodes);
  const { state, totalCount, refresh } = list;
  const { companyId, code, may } = useAdmin(company);
  // A finished job that created many codes invalidates the company's record.
  useSubscribeToInvalidationState([companyId], refresh);
  const { names, conditions } = usePromoCodeConditions(query, state);
  const { __id: connectionId } = list.connection;
  const base = `/${code}/promo-codes`;
  const menu = usePromoCodeActions({ base, companyId, connectionId, refresh });
  const { search, filter, orderBy } = toVariables(state);
  const bulk = usePromoCodeBulk({ companyId, list, match: { search, filter } });
  const columns = useMemo(() => promoCodeColumns(base), [base]);
  const open = useDialog(refresh);
  const asksCourses = may('COURSES_SHOW_ALL') || may('COURSES_SHOW_MY');

  return (
    <ListPage
      id="promo-codes"
      list={list}
      title="Промокоды"
      create={{ label: 'Создать промокод', to: `${base}/code` }}
      actions={
        <Button
          icon={<Layers size={16} aria-hidden />}
          onClick={() =>
            open((done) => (
              <ManyCodesModal companyId={companyId} asksCourses={asksCourses} onDone={done} />
            ))
          }
        >
          Создать много кодов
        </Button>
      }
      search={{ label: 'Поиск по промокодам', placeholder: 'Код или описание' }}
      filter={
        <ListFilter list={list} conditions={conditions}>
          <PromoCodeFilter
            companyId={companyId}
            state={state}
            change={list.change}
            asksCourses={asksCourses}
            names={names}
          />
        </ListFilter>
      }
      tools={
        <PromoCodeExportButton
          companyId={companyId}
          search={search}
          filter={filter}
          orderBy={orderBy}
          conditions={conditions.flatMap((condition) => (condition ? [condition.words] : []))}
          totalCount={totalCount}
          selectedIds={tickedIds(list.selection)}
        />
      }
      columns={columns}
      rowLabel={(row) => row.code}
      rowActions={menu}
      bulk={bulk}
      start={{
        title: 'Промокодов пока нет',
        text: 'По промокоду ученик платит меньше: столько процентов или рублей, сколько в нём указано.',
        icon: <TicketPercent />,
      }}
    />
  );
}

const ManyCodesModal = lazyPart(() => import('./ManyCodesModal.tsx'), 'ManyCodesModal');
const PromoCodeFilter = lazyPart(() => import('./PromoCodeFilter.tsx'), 'PromoCodeFilter');
