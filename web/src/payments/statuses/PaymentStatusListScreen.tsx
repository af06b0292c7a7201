// The list of payment statuses in the school's order: colours, type, default status and number of payments.
import { useMemo } from 'react';
import { ArrowDownUp, Tags } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { useMerge } from '../../kit/actions/useMerge.tsx';
import { Badge, Button, ColourBadge, countOf, lazyPart, numberColumn } from '../../ui/index.ts';
import { usePaymentStatusSearch } from '../paymentChoices.ts';
import { paymentNouns } from '../payments/paymentNouns.ts';
import { stateLabels } from '../payments/paymentWords.ts';
import { PaymentStatusBadge } from './PaymentStatusBadge.tsx';
import { paymentStatusList, paymentStatusListRoute } from './paymentStatusListRoute.ts';
import type {
  PaymentStatusListScreen_company$data,
  PaymentStatusListScreen_company$key,
} from '../../__generated__/PaymentStatusListScreen_company.graphql.ts';
import type { PaymentStatusListPaginationQuery } from '../../__generated__/PaymentStatusListPaginationQuery.graphql.ts';
import type { PaymentStatusListScreenDeleteMutation } from '../../__generated__/PaymentStatusListScreenDeleteMutation.graphql.ts';

type Node = PaymentStatusListScreen_company$data['paymentStatuses']['edges'][number]['node'];

/** `name` is the name shown to the staff. */
type Row = Node & { readonly name: string };

const named = (status: Node): Row => ({ ...status, name: status.adminName });

const PaymentStatusFormModal = lazyPart(
  () => import('./PaymentStatusFormModal.tsx'),
  'PaymentStatusFormModal',
);
const PaymentStatusSortModal = lazyPart(
  () => import('./PaymentStatusSortModal.tsx'),
  'PaymentStatusSortModal',
);

export function PaymentStatusListScreen() {
  const page = usePageData(paymentStatusListRoute);
  const pagination = usePaginationFragment<
    PaymentStatusListPaginationQuery,
    PaymentStatusListScreen_company$key
  >(
    graphql`
      fragment PaymentStatusListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "PaymentStatusOrder" }
      )
      @refetchable(queryName: "PaymentStatusListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        paymentStatuses(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(
            key: "PaymentStatusListScreen_paymentStatuses"
            filters: ["search", "orderBy"]
          ) {
          __id
          totalCount
          edges {
            node {
              id
              adminName
              publicName
              textColor
              backgroundColor
              type
              isDefault
              paymentsCount @catch(to: NULL)
              viewerCanUpdate @catch(to: NULL)
              viewerCanDelete @catch(to: NULL)
              ...PaymentStatusBadge_status
              ...PaymentStatusFormModal_record
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(paymentStatusList, pagination, ({ paymentStatuses }) => paymentStatuses);
  const rows = useMemo(() => list.rows.map(named), [list.rows]);
  const { companyId, code, may } = useAdmin(list.data);
  const maySetUp = may('USERS_PAYMENTS_AND_STATISTIC');
  const open = useDialog(list.refresh);
  const merging = useMerge<Row>({
    accusative: 'статус',
    label: 'С каким статусом того же значения',
    search: usePaymentStatusSearch(companyId),
    passes: ({ name, paymentsCount }) =>
      `${paymentsCount ? countOf(paymentsCount, paymentNouns) : 'Платежи'} со статусом «${name}»`,
    mutation: graphql`
      mutation PaymentStatusListScreenMergeMutation($input: MergePaymentStatusesInput!) {
        mergePaymentStatuses(input: $input) {
          deletedPaymentStatusId
          ...userErrors_payload
        }
      }
    `,
    onDone: list.refresh,
  });
  const { create, menu, bulk } = useRecordActions<PaymentStatusListScreenDeleteMutation, Row>({
    companyId,
    list: { ...list, rows },
    dialog: PaymentStatusFormModal,
    noun: ['статус', 'статуса', 'статусов'],
    deletion: graphql`
      mutation PaymentStatusListScreenDeleteMutation(
        $input: DeletePaymentStatusesInput!
        $connections: [ID!]!
      ) {
        deletePaymentStatuses(input: $input) {
          deletedPaymentStatusIds @deleteEdge(connections: $connections)
          deletedCount
          skipped {
            ...outcome_skipped
          }
          ...userErrors_payload
        }
      }
    `,
    input: (selection) => ({
      companyId,
      paymentStatuses: selectionOf(selection, { search: list.search }),
    }),
    loss: () =>
      'Статусы, которые есть у платежей, останутся, как и те, что платежи получают сами. Восстановить удалённое не получится.',
    instead: (row) =>
      merging.inPlaceOfDeleting(row, !row.isDefault && (row.paymentsCount ?? 0) > 0),
  });
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListPage
      id="payment-statuses"
      list={{ ...list, rows }}
      title="Статусы платежей"
      search={{ label: 'Поиск по статусам', placeholder: 'Название' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(row) => (row.isDefault ? menu(row) : menu(row, merging.item(row)))}
      create={maySetUp && { label: 'Добавить статус', onClick: create }}
      actions={
        maySetUp &&
        rows.length > 1 && (
          <Button
            icon={<ArrowDownUp size={16} aria-hidden />}
            onClick={() =>
              open((done) => <PaymentStatusSortModal companyId={companyId} onDone={done} />)
            }
          >
            Порядок
          </Button>
        )
      }
      bulk={maySetUp && bulk}
      start={{
        title: 'Статусов пока нет',
        text: 'Статус говорит, что происходит с платежом: его ждут, он пришёл, его вернули или отменили.',
        icon: <Tags />,
      }}
    />
  );
}

const columnsOf = (code: string): ListColumns<Row, typeof paymentStatusList> => ({
  name: {
    header: 'Статус',
    isRowHeader: true,
    minWidth: 220,
    cell: (row) => <PaymentStatusBadge status={row} />,
    link: ({ id }) => `/${code}/payments?status=${encodeURIComponent(id)}`,
    trail: ({ isDefault }) => isDefault && <Badge tone="primary">Получают сами</Badge>,
  },
  type: {
    header: 'Что означает',
    width: 190,
    muted: true,
    cell: ({ type }) => stateLabels[type],
  },
  shown: {
    header: 'Видит плательщик',
    width: 220,
    cell: ({ publicName, textColor, backgroundColor }) => (
      <ColourBadge text={textColor} background={backgroundColor}>
        {publicName}
      </ColourBadge>
    ),
  },
  payments: numberColumn('Платежи', ({ paymentsCount }) => paymentsCount, {
    link: ({ id }) => `/${code}/payments?status=${encodeURIComponent(id)}`,
  }),
});
