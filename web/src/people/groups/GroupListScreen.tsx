// The list of groups: search, their number of people, and what can be done with one or many.
import { useMemo } from 'react';
import { Plus, Trash2, UsersRound } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { usePageData } from '../../kit/pageData.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { pageSize, useRefresh } from '../../kit/useRefresh.ts';
import { useSelection } from '../../kit/useSelection.ts';
import { admitted } from '../../shell/Admin.ts';
import {
  Button,
  DataTable,
  EmptyState,
  emptySelection,
  formatDate,
  formatNumber,
  PageHeader,
  SearchField,
  SelectionAction,
  type Column,
} from '../../ui/index.ts';
import { groupList } from './groupList.ts';
import { groupListRoute } from './groupListRoute.ts';
import { useGroupActions } from './useGroupActions.tsx';
import type {
  GroupListScreen_company$data,
  GroupListScreen_company$key,
} from '../../__generated__/GroupListScreen_company.graphql.ts';
import type { GroupListPaginationQuery } from '../../__generated__/GroupListPaginationQuery.graphql.ts';

type Row = GroupListScreen_company$data['groups']['edges'][number]['node'];

export function GroupListScreen() {
  const page = usePageData(groupListRoute);
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    GroupListPaginationQuery,
    GroupListScreen_company$key
  >(
    graphql`
      fragment GroupListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "GroupOrder" }
      )
      @refetchable(queryName: "GroupListPaginationQuery")
      @throwOnFieldError {
        id
        code
        adminProfile {
          permissions
        }
        groups(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(key: "GroupListScreen_groups", filters: ["search", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              name
              description
              usersCount
              createdAt
              ...useGroupActions_group
            }
          }
        }
      }
    `,
    admitted(page.company),
  );
  const { address: state, change, isPending } = useAddress(groupList.read, groupList.write);
  const { id: companyId, code, groups } = data;
  const { __id: connectionId, totalCount } = groups;
  const rows = groups.edges.map(({ node }) => node);
  const mayManage = data.adminProfile?.permissions.includes('USERS_MANAGE') === true;
  const [selection, setSelection] = useSelection(state.search);
  const refresh = useRefresh(refetch, rows.length);
  const actions = useGroupActions({ companyId, code, connectionId, refresh });
  const columns = useMemo(() => columnsOf(code), [code]);
  const create = mayManage && (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onClick={actions.create}>
      Создать группу
    </Button>
  );

  return (
    <>
      <PageHeader title="Группы" count={totalCount} actions={create} />
      <DataTable<Row>
        id="groups"
        label="Группы"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.name}
        rowActions={actions.menu}
        sort={state.sort && { field: state.sort.column, desc: state.sort.descending }}
        onSort={({ field, desc }) =>
          groupList.isColumn(field) &&
          change({ ...state, sort: { column: field, descending: desc } })
        }
        {...(mayManage && {
          selection,
          onSelectionChange: setSelection,
          selectionActions: (selected) => (
            <SelectionAction
              icon={<Trash2 />}
              onClick={() =>
                void actions
                  .remove(selected, { search: state.search || null, totalCount })
                  .then((done) => done && setSelection(emptySelection))
              }
            >
              Удалить
            </SelectionAction>
          ),
        })}
        totalCount={totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onLoadMore={() => void loadNext(pageSize)}
        isRefetching={isPending}
        toolbar={
          <SearchField
            label="Поиск по группам"
            placeholder="Название или описание"
            value={state.search}
            onChange={(search) => change({ ...state, search }, { replace: true })}
          />
        }
        empty={
          groupList.isFiltered(state) ? (
            <EmptyState kind="filter" onReset={() => change(groupList.withoutFilter(state))} />
          ) : (
            <EmptyState
              kind="start"
              title="Групп пока нет"
              text="Группа собирает людей, с которыми вы работаете вместе: поток, класс, список рассылки."
              icon={<UsersRound />}
              action={create}
            />
          )
        }
      />
    </>
  );
}

const columnsOf = (code: string): readonly Column<Row>[] => [
  {
    id: 'name',
    header: 'Название',
    sortField: 'name',
    isRowHeader: true,
    hideable: false,
    minWidth: 240,
    cell: ({ name }) => name,
    link: ({ id }) => `/${code}/users?group=${encodeURIComponent(id)}`,
  },
  {
    id: 'description',
    header: 'Описание',
    minWidth: 240,
    muted: true,
    cell: ({ description }) => description ?? '—',
  },
  {
    id: 'users',
    header: 'Пользователи',
    digits: true,
    align: 'end',
    width: 130,
    cell: ({ usersCount }) => formatNumber(usersCount),
  },
  {
    id: 'created',
    header: 'Создана',
    sortField: 'created',
    digits: true,
    width: 120,
    muted: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];
