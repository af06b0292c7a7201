// The list of users: tabs by status, search, filter, single and bulk actions.
import { UserRound } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { exportButton } from '../../exports/index.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListFrame } from '../../kit/list/ListFrame.tsx';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { lazyPart, tickedIds } from '../../ui/index.ts';
import { userBulkActions } from './userBulkActions.tsx';
import { filterOf, tabStatuses, userList, type UserTab } from './userList.ts';
import { userListRoute } from './userListRoute.ts';
import { UserTable } from './UserTable.tsx';
import { useUserActions } from './useUserActions.tsx';
import { useUserConditions } from './useUserConditions.ts';
import type { UserListScreen_company$key } from '../../__generated__/UserListScreen_company.graphql.ts';
import type { UserListScreen_query$key } from '../../__generated__/UserListScreen_query.graphql.ts';
import type { UserListPaginationQuery } from '../../__generated__/UserListPaginationQuery.graphql.ts';

const UserExportButton = exportButton(
  lazyPart(() => import('./export/UserExportModal.ts'), 'UserExportModal'),
);

export function UserListScreen() {
  const page = usePageData(userListRoute);
  const query = useFragment<UserListScreen_query$key>(
    graphql`
      fragment UserListScreen_query on Query
      @argumentDefinitions(
        named: { type: "[ID!]!" }
        hasNamed: { type: "Boolean!" }
        fields: { type: "[ID!]!" }
        hasFields: { type: "Boolean!" }
      ) {
        ...useUserConditions_query @arguments(named: $named, hasNamed: $hasNamed)
        ...UserTable_query @arguments(fields: $fields, hasFields: $hasFields)
      }
    `,
    page,
  );
  const pagination = usePaginationFragment<UserListPaginationQuery, UserListScreen_company$key>(
    graphql`
      fragment UserListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        counts: { type: "Boolean", defaultValue: true }
        search: { type: "String" }
        filter: { type: "UserFilter" }
        orderBy: { type: "UserOrder" }
        fields: { type: "[ID!]!" }
        hasFields: { type: "Boolean!" }
      )
      @refetchable(queryName: "UserListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        users(first: $count, after: $cursor, search: $search, filter: $filter, orderBy: $orderBy)
          @connection(key: "UserListScreen_users", filters: ["search", "filter", "orderBy"]) {
          totalCount @include(if: $counts)
          countByStatus @include(if: $counts) @catch(to: NULL) {
            status
            count
          }
          edges {
            node {
              ...UserTable_users @arguments(fields: $fields, hasFields: $hasFields)
              ...useUserActions_users
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(userList, pagination, ({ users }) => users, {
    next: { counts: false },
  });
  const { state, rows, totalCount } = list;
  const { companyId, code, may } = useAdmin(list.data);
  const { names, conditions } = useUserConditions(query, state);
  const match = { search: list.search, filter: filterOf(state) };
  const actions = useUserActions({
    companyId,
    code,
    users: rows,
    list: { match, hasNext: list.paging.hasNext, totalCount },
    refresh: list.refresh,
  });
  const countIn = (tab: UserTab) =>
    list.connection.countByStatus
      ?.filter(({ status }) => tabStatuses[tab].includes(status))
      .reduce((sum, { count }) => sum + count, 0) ?? null;

  return (
    <ListFrame
      id="users"
      list={list}
      title="Пользователи"
      count={countIn('all')}
      create={may('USERS_MANAGE') && { label: 'Добавить пользователя', onClick: actions.create }}
      tabs={<ListTabs list={list} label="Статус" names={tabNames} countIn={countIn} />}
      search={{ label: 'Поиск по пользователям', placeholder: 'Имя, почта или телефон' }}
      filter={
        <ListFilter
          list={list}
          conditions={conditions}
          failure="Не удалось загрузить роли и группы. Закройте фильтр и откройте ещё раз."
        >
          <UserFilter companyId={companyId} names={names} state={state} change={list.change} />
        </ListFilter>
      }
      tools={
        may('USERS_EXPORT') && (
          <UserExportButton
            companyId={companyId}
            {...match}
            orderBy={userList.variables(state).orderBy}
            tab={tabNames[state.tab]}
            conditions={conditions.map(({ words }) => words)}
            totalCount={totalCount}
            selectedIds={tickedIds(list.selection)}
          />
        )
      }
      bulk={
        (may('USERS_MANAGE') || may('USERS_DELETE')) && userBulkActions(state.tab, actions, may)
      }
      progress={actions.isRunning && { label: 'Меняем пользователей', value: undefined }}
      start={{ ...emptyTexts[state.tab], icon: <UserRound /> }}
    >
      {(view) => (
        <UserTable
          {...view}
          users={rows}
          query={query}
          list={list}
          companyId={companyId}
          code={code}
          rowActions={actions.menu}
        />
      )}
    </ListFrame>
  );
}

const UserFilter = lazyPart(() => import('./UserFilter.tsx'), 'UserFilter');

const tabNames: Record<UserTab, string> = {
  all: 'Все',
  active: 'Активные',
  blocked: 'Заблокированные',
  deleted: 'Удалённые',
};

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
