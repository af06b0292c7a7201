// «Сверка»: days reconciled with YooKassa and the differences found.
import { useMemo } from 'react';
import { Scale } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { usePolling } from '../../kit/relay/usePolling.ts';
import { Badge, formatDate, formatDateTime, lazyPart, numberColumn } from '../../ui/index.ts';
import { reconciliationList, reconciliationListRoute } from './reconciliationListRoute.ts';
import type {
  ReconciliationListScreen_company$data,
  ReconciliationListScreen_company$key,
} from '../../__generated__/ReconciliationListScreen_company.graphql.ts';
import type { ReconciliationListScreenQuery } from '../../__generated__/ReconciliationListScreenQuery.graphql.ts';
import type { ReconciliationListPaginationQuery } from '../../__generated__/ReconciliationListPaginationQuery.graphql.ts';

type Node = ReconciliationListScreen_company$data['reconciliations']['edges'][number]['node'];
type Row = Node & { readonly name: string };

const isUnderWay = ({ checkedAt, problem }: Row) => checkedAt == null && problem == null;

const ReconcileModal = lazyPart(() => import('./ReconcileModal.tsx'), 'ReconcileModal');
const DifferencesModal = lazyPart(() => import('./DifferencesModal.tsx'), 'DifferencesModal');

export function ReconciliationListScreen() {
  const page = usePageData(reconciliationListRoute);
  const pagination = usePaginationFragment<
    ReconciliationListPaginationQuery,
    ReconciliationListScreen_company$key
  >(
    graphql`
      fragment ReconciliationListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        orderBy: { type: "ReconciliationOrder" }
      )
      @refetchable(queryName: "ReconciliationListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        reconciliations(first: $count, after: $cursor, orderBy: $orderBy)
          @connection(key: "ReconciliationListScreen_reconciliations", filters: ["orderBy"]) {
          totalCount
          edges {
            node {
              id
              day
              checked
              checkedAt
              problem
              differencesCount
              ...DifferencesModal_reconciliation
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(reconciliationList, pagination, ({ reconciliations }) => reconciliations);
  const rows = useMemo(
    () => list.rows.map((row): Row => ({ ...row, name: formatDate(row.day) })),
    [list.rows],
  );
  const { companyId } = useAdmin(list.data);
  const open = useDialog(list.refresh);
  const underWay = rows.filter(isUnderWay).map(({ id }) => id);
  usePolling<ReconciliationListScreenQuery>(
    graphql`
      query ReconciliationListScreenQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Reconciliation {
            checked
            checkedAt
            problem
            differencesCount
            ...DifferencesModal_reconciliation @alias(as: "shown")
          }
        }
      }
    `,
    underWay.length > 0 ? { ids: underWay } : null,
  );
  return (
    <ListPage
      id="reconciliations"
      list={{ ...list, rows }}
      title="Сверка с ЮKassa"
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(row) => [
        {
          id: 'differences',
          label: 'Что расходится',
          disabled: row.differencesCount === 0,
          onAction: () => open(() => <DifferencesModal reconciliation={row} />),
        },
      ]}
      create={{
        label: 'Сверить день',
        onClick: () => open((done) => <ReconcileModal companyId={companyId} onDone={done} />),
      }}
      start={{
        title: 'Сверок пока не было',
        text: 'Каждый прошедший день сам сверяется с тем, что знает ЮKassa: здесь видно, что разошлось.',
        icon: <Scale />,
      }}
    />
  );
}

const columns: ListColumns<Row, typeof reconciliationList> = {
  day: { header: 'День', isRowHeader: true, minWidth: 140, cell: ({ name }) => name },
  state: {
    header: 'Итог',
    minWidth: 220,
    cell: ({ checkedAt, problem, differencesCount }) =>
      problem != null ? (
        <Badge tone="danger">{`Не сверено: ${problem}`}</Badge>
      ) : checkedAt == null ? (
        <Badge>Сверяется</Badge>
      ) : differencesCount === 0 ? (
        <Badge tone="success">Всё сходится</Badge>
      ) : (
        <Badge tone="warning">Расходится</Badge>
      ),
  },
  checked: numberColumn('Проверено', ({ checked }) => checked),
  differences: numberColumn('Расхождений', ({ differencesCount }) => differencesCount),
  at: {
    header: 'Сверено',
    width: 170,
    muted: true,
    cell: ({ checkedAt }) => formatDateTime(checkedAt),
  },
};
