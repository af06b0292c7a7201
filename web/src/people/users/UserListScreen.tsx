// The list of users: tabs by status, search and filter, and what can be done with one or many.
import { Plus, UserRound } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { usePageData } from '../../kit/pageData.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { pageSize, useRefresh } from '../../kit/useRefresh.ts';
import { useSelection } from '../../kit/useSelection.ts';
import { admitted, type Permission } from '../../shell/Admin.ts';
import {
  Button,
  EmptyState,
  emptySelection,
  PageHeader,
  selectedCount,
  TabLinks,
} from '../../ui/index.ts';
import { UserBulkActions } from './UserBulkActions.tsx';
import { UserExportButton } from './UserExportButton.tsx';
import { filterOf, tabStatuses, userList, type UserTab } from './userList.ts';
import { userListRoute } from './userListRoute.ts';
import { UserTable } from './UserTable.tsx';
import { UserToolbar } from './UserToolbar.tsx';
import { useUserActions } from './useUserActions.tsx';
import { useUserFilterWords } from './useUserFilterWords.ts';
import type { UserListScreen_company$key } from '../../__generated__/UserListScreen_company.graphql.ts';
import type { UserListScreen_query$key } from '../../__generated__/UserListScreen_query.graphql.ts';
import type { UserListPaginationQuery } from '../../__generated__/UserListPaginationQuery.graphql.ts';

export function UserListScreen() {
  const page = usePageData(userListRoute);
  const query = useFragment<UserListScreen_query$key>(
    graphql`
      fragment UserListScreen_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        ...UserToolbar_query @arguments(named: $named, hasNamed: $hasNamed)
        ...useUserFilterWords_query @arguments(named: $named, hasNamed: $hasNamed)
      }
    `,
    page,
  );
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    UserListPaginationQuery,
    UserListScreen_company$key
  >(
    graphql`
      fragment UserListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        counts: { type: "Boolean", defaultValue: true }
        search: { type: "String" }
        filter: { type: "UserFilter" }
        orderBy: { type: "UserOrder" }
      )
      @refetchable(queryName: "UserListPaginationQuery")
      @throwOnFieldError {
        id
        code
        adminProfile {
          permissions
        }
        users(first: $count, after: $cursor, search: $search, filter: $filter, orderBy: $orderBy)
          @connection(key: "UserListScreen_users", filters: ["search", "filter", "orderBy"]) {
          totalCount @include(if: $counts)
          countByStatus @include(if: $counts) {
            status
            count
          }
          edges {
            node {
              ...UserTable_users
              ...useUserActions_users
            }
          }
        }
      }
    `,
    admitted(page.company),
  );
  const { address: state, change, isPending } = useAddress(userList.read, userList.write);
  const { id: companyId, code, users } = data;
  const rows = users.edges.map(({ node }) => node);
  const totalCount = users.totalCount ?? rows.length;
  const may = (permission: Permission) => data.adminProfile?.permissions.includes(permission);
  const place = userList.write({ ...state, sort: null }).toString();
  const [selection, setSelection] = useSelection(place);
  const { conditions } = useUserFilterWords(query, state);
  const refresh = useRefresh(refetch, rows.length);
  const match = { search: state.search || null, filter: filterOf(state) };
  const actions = useUserActions({
    companyId,
    code,
    users: rows,
    list: { match, hasNext, totalCount },
    refresh,
  });
  const countIn = (tab: UserTab) =>
    (users.countByStatus ?? [])
      .filter(({ status }) => tabStatuses[tab].includes(status))
      .reduce((sum, { count }) => sum + count, 0);
  const create = may('USERS_MANAGE') && (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      onClick={() => void actions.create()}
    >
      Добавить пользователя
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Пользователи"
        count={countIn('all')}
        actions={create}
        tabs={
          <TabLinks
            label="Статус"
            current={state.tab}
            tabs={tabs.map((id) => ({
              id,
              label: tabLabels[id],
              to: `?${userList.write({ ...state, tab: id }).toString()}`,
              count: countIn(id),
            }))}
          />
        }
      />
      <UserTable
        users={rows}
        code={code}
        rowActions={actions.menu}
        sort={state.sort}
        onSort={(sort) => change({ ...state, sort })}
        {...((may('USERS_MANAGE') || may('USERS_DELETE')) && {
          selection,
          onSelectionChange: setSelection,
          selectionActions: (selected) => (
            <UserBulkActions
              tab={state.tab}
              selection={selected}
              actions={actions}
              mayManage={may('USERS_MANAGE') === true}
              mayDelete={may('USERS_DELETE') === true}
              onDone={() => setSelection(emptySelection)}
            />
          ),
        })}
        totalCount={totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        // The numbers came with the first page and stay.
        onLoadMore={() => void loadNext(pageSize, { UNSTABLE_extraVariables: { counts: false } })}
        isRefetching={isPending}
        toolbar={<UserToolbar query={query} companyId={companyId} state={state} change={change} />}
        toolbarEnd={
          may('USERS_EXPORT') && (
            <UserExportButton
              companyId={companyId}
              {...match}
              orderBy={userList.orderBy(state)}
              tab={tabLabels[state.tab]}
              conditions={conditions.map(({ words }) => words)}
              totalCount={totalCount}
              selectedCount={selectedCount(selection, totalCount)}
            />
          )
        }
        empty={
          userList.isFiltered(state) ? (
            <EmptyState kind="filter" onReset={() => change(userList.withoutFilter(state))} />
          ) : (
            <EmptyState
              kind="start"
              {...emptyTexts[state.tab]}
              icon={<UserRound />}
              action={create}
            />
          )
        }
      />
    </>
  );
}

const tabLabels: Record<UserTab, string> = {
  all: 'Все',
  active: 'Активные',
  blocked: 'Заблокированные',
  deleted: 'Удалённые',
};

const tabs = Object.keys(tabLabels) as UserTab[];

const emptyTexts: Record<UserTab, { title: string; text: string }> = {
  all: {
    title: 'Пользователей пока нет',
    text: 'Здесь стоят все, кто работает и учится в компании.',
  },
  active: {
    title: 'Активных пользователей нет',
    text: 'Здесь стоят те, для кого компания открыта.',
  },
  blocked: {
    title: 'Никто не заблокирован',
    text: 'Заблокированный не может войти в компанию, пока его не разблокируют.',
  },
  deleted: {
    title: 'Никто не удалён',
    text: 'Удалённых можно вернуть с их ролями, группами и курсами.',
  },
};
