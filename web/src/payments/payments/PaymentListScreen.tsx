// The list of payments: search, tabs and filter, export, actions on one payment.
import { useMemo } from 'react';
import { ChartColumn, Gift, Scale, Tags, Wallet } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { exportButton } from '../../exports/index.ts';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { lazyPart, LinkButton } from '../../ui/index.ts';
import { payerOf, paymentColumns } from './paymentColumns.tsx';
import { filterOf, isOfTab, paymentList, type PaymentTab } from './paymentList.ts';
import { paymentListRoute } from './paymentListRoute.ts';
import { totalOf, totalWords } from './paymentWords.ts';
import { usePaymentActions } from './usePaymentActions.tsx';
import { usePaymentConditions } from './usePaymentConditions.ts';
import type { PaymentListPaginationQuery } from '../../__generated__/PaymentListPaginationQuery.graphql.ts';
import type { PaymentListScreen_company$key } from '../../__generated__/PaymentListScreen_company.graphql.ts';
import type { PaymentListScreen_query$key } from '../../__generated__/PaymentListScreen_query.graphql.ts';

const PaymentExportButton = exportButton(
  lazyPart(() => import('./export/PaymentExportModal.ts'), 'PaymentExportModal'),
);

export function PaymentListScreen() {
  const page = usePageData(paymentListRoute);
  const query = useFragment<PaymentListScreen_query$key>(
    graphql`
      fragment PaymentListScreen_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        ...usePaymentConditions_query @arguments(named: $named, hasNamed: $hasNamed)
      }
    `,
    page,
  );
  const pagination = usePaginationFragment<
    PaymentListPaginationQuery,
    PaymentListScreen_company$key
  >(
    graphql`
      fragment PaymentListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        counts: { type: "Boolean", defaultValue: true }
        search: { type: "String" }
        filter: { type: "PaymentFilter" }
        orderBy: { type: "PaymentSort" }
      )
      @refetchable(queryName: "PaymentListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        paymentSums @include(if: $counts) @catch(to: NULL) {
          status
          sum
        }
        payments(
          first: $count
          after: $cursor
          search: $search
          filter: $filter
          orderBy: $orderBy
        ) @connection(key: "PaymentListScreen_payments", filters: ["search", "filter", "orderBy"]) {
          totalCount @include(if: $counts)
          countByStatus @include(if: $counts) @catch(to: NULL) {
            status
            count
          }
          edges {
            node {
              id
              ...paymentColumns_payment
              ...usePaymentActions_payment
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(paymentList, pagination, ({ payments }) => payments, {
    next: { counts: false },
  });
  const { state, totalCount } = list;
  const { companyId, code, may } = useAdmin(list.data);
  const { names, conditions } = usePaymentConditions(query, state);
  const menu = usePaymentActions({ companyId, refresh: list.refresh });
  const seesOrders = may('CRM_SHOW');
  const columns = useMemo(() => paymentColumns(code, seesOrders), [code, seesOrders]);
  const { countByStatus } = list.connection;
  const countIn = (tab: PaymentTab) =>
    countByStatus
      ? countByStatus
          .filter(({ status }) => isOfTab(tab, status))
          .reduce((sum, { count }) => sum + count, 0)
      : null;
  // The server maintains sums only for the unfiltered list.
  const sums = list.isFiltered ? null : list.data.paymentSums;
  const comeTo = sums
    ? totalOf(sums.flatMap(({ status, sum }) => (isOfTab(state.tab, status) ? sum : [])))
    : null;
  return (
    <ListPage
      id="payments"
      list={list}
      title="Платежи"
      note={totalWords(totalCount, comeTo)}
      create={false}
      actions={
        <>
          <LinkButton to={`/${code}/payments/sales`} icon={<ChartColumn size={16} aria-hidden />}>
            Продажи
          </LinkButton>
          <LinkButton to={`/${code}/payments/gifts`} icon={<Gift size={16} aria-hidden />}>
            Подарки
          </LinkButton>
          <LinkButton
            to={`/${code}/payments/reconciliations`}
            icon={<Scale size={16} aria-hidden />}
          >
            Сверка
          </LinkButton>
          <LinkButton to={`/${code}/payment-statuses`} icon={<Tags size={16} aria-hidden />}>
            Статусы
          </LinkButton>
        </>
      }
      tabs={
        <ListTabs list={list} label="Платежи по состоянию" names={tabNames} countIn={countIn} />
      }
      search={{ label: 'Поиск по платежам', placeholder: 'Номер заявки, имя, почта или телефон' }}
      filter={
        <ListFilter list={list} conditions={conditions}>
          <PaymentFilter
            {...{ companyId, code, state, names }}
            change={list.change}
            sees={{
              people: may('USERS_SHOW'),
              courses: may('COURSES_SHOW_ALL') || may('COURSES_SHOW_MY'),
              promoCodes: may('COMPANY_SETTINGS'),
            }}
          />
        </ListFilter>
      }
      tools={
        <PaymentExportButton
          companyId={companyId}
          search={list.search}
          filter={filterOf(state)}
          orderBy={paymentList.variables(state).orderBy}
          conditions={[
            ...(state.tab === 'all' ? [] : [tabNames[state.tab]]),
            ...conditions.flatMap((condition) => (condition ? [condition.words] : [])),
          ]}
          totalCount={totalCount}
        />
      }
      columns={columns}
      rowLabel={payerOf}
      rowActions={menu}
      start={{ ...emptyTexts[state.tab], icon: <Wallet /> }}
    />
  );
}

const PaymentFilter = lazyPart(() => import('./PaymentFilter.tsx'), 'PaymentFilter');

const tabNames: Record<PaymentTab, string> = {
  all: 'Все',
  waiting: 'Ожидают оплаты',
  paid: 'Оплачены',
  refunded: 'Возвращены',
  canceled: 'Отменены',
};

const emptyTexts: Record<PaymentTab, { title: string; text: string }> = {
  all: {
    title: 'Платежей пока нет',
    text: 'Здесь стоят деньги за заявки: те, что пришли через ЮKassa, и те, что внесли вручную на странице заявки.',
  },
  waiting: {
    title: 'Никто не должен платить',
    text: 'Здесь стоят платежи, которые начали и ещё не закончили.',
  },
  paid: {
    title: 'Оплаченных платежей нет',
    text: 'Здесь стоят платежи, деньги по которым пришли.',
  },
  refunded: {
    title: 'Возвратов нет',
    text: 'Здесь стоят платежи, деньги по которым вернули: целиком или частью.',
  },
  canceled: {
    title: 'Отменённых платежей нет',
    text: 'Здесь стоят платежи, которые не оплатили вовремя или отменили.',
  },
};
