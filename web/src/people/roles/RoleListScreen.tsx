// The list of roles: search, their order, and what can be done with one.
import { useMemo } from 'react';
import { ArrowDownUp, Plus, ShieldCheck } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { usePageData } from '../../kit/pageData.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { pageSize, useRefresh } from '../../kit/useRefresh.ts';
import { admitted } from '../../shell/Admin.ts';
import {
  Badge,
  Button,
  DataTable,
  EmptyState,
  formatDate,
  formatNumber,
  LinkButton,
  PageHeader,
  SearchField,
  type Column,
} from '../../ui/index.ts';
import { roleList } from './roleList.ts';
import { roleListRoute } from './roleListRoute.ts';
import { useRoleActions } from './useRoleActions.tsx';
import type {
  RoleListScreen_company$key,
  RoleListScreen_company$data,
} from '../../__generated__/RoleListScreen_company.graphql.ts';
import type { RoleListPaginationQuery } from '../../__generated__/RoleListPaginationQuery.graphql.ts';

type Row = RoleListScreen_company$data['roles']['edges'][number]['node'];

export function RoleListScreen() {
  const page = usePageData(roleListRoute);
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    RoleListPaginationQuery,
    RoleListScreen_company$key
  >(
    graphql`
      fragment RoleListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "RoleOrder" }
      )
      @refetchable(queryName: "RoleListPaginationQuery")
      @throwOnFieldError {
        id
        code
        adminProfile {
          permissions
        }
        roles(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(key: "RoleListScreen_roles", filters: ["search", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              databaseId
              name
              description
              priority
              default
              usersCount
              createdAt
              ...useRoleActions_role
            }
          }
        }
      }
    `,
    admitted(page.company),
  );
  const { address: state, change, isPending } = useAddress(roleList.read, roleList.write);
  const { id: companyId, code, roles } = data;
  const { __id: connectionId } = roles;
  const rows = roles.edges.map(({ node }) => node);
  const mayCreate = data.adminProfile?.permissions.includes('COMPANY_SETTINGS') === true;
  const refresh = useRefresh(refetch, rows.length);
  const actions = useRoleActions({ companyId, code, connectionId, refresh });
  const columns = useColumns(code);
  const create = mayCreate && (
    <LinkButton
      variant="primary"
      to={`/${code}/roles/create`}
      icon={<Plus size={16} aria-hidden />}
    >
      Создать роль
    </LinkButton>
  );

  return (
    <>
      <PageHeader
        title="Роли"
        count={roles.totalCount}
        actions={
          <>
            {mayCreate && rows.length > 1 && (
              <Button icon={<ArrowDownUp size={16} aria-hidden />} onClick={actions.sort}>
                Порядок
              </Button>
            )}
            {create}
          </>
        }
      />
      <DataTable<Row>
        id="roles"
        label="Роли"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.name}
        rowActions={actions.menu}
        sort={state.sort && { field: state.sort.column, desc: state.sort.descending }}
        onSort={({ field, desc }) =>
          roleList.isColumn(field) &&
          change({ ...state, sort: { column: field, descending: desc } })
        }
        totalCount={roles.totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onLoadMore={() => void loadNext(pageSize)}
        isRefetching={isPending}
        toolbar={
          <SearchField
            label="Поиск по ролям"
            placeholder="Название или описание"
            value={state.search}
            onChange={(search) => change({ ...state, search }, { replace: true })}
          />
        }
        empty={
          roleList.isFiltered(state) ? (
            <EmptyState kind="filter" onReset={() => change(roleList.withoutFilter(state))} />
          ) : (
            <EmptyState
              kind="start"
              title="Ролей пока нет"
              text="Роль говорит, что человек может делать в компании. Создайте первую и дайте её пользователям."
              icon={<ShieldCheck />}
              action={create}
            />
          )
        }
      />
    </>
  );
}

function useColumns(code: string): readonly Column<Row>[] {
  return useMemo(
    () => [
      {
        id: 'name',
        header: 'Название',
        sortField: 'name',
        isRowHeader: true,
        hideable: false,
        minWidth: 240,
        cell: ({ name }) => name,
        link: ({ databaseId }) => `/${code}/roles/${databaseId}`,
        trail: (row) => (row.default ? <Badge tone="primary">По умолчанию</Badge> : null),
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
        id: 'priority',
        header: 'Приоритет',
        sortField: 'priority',
        digits: true,
        align: 'end',
        width: 120,
        cell: ({ priority }) => formatNumber(priority),
      },
      {
        id: 'created',
        header: 'Создана',
        sortField: 'created',
        digits: true,
        width: 120,
        muted: true,
        hiddenAtFirst: true,
        cell: ({ createdAt }) => formatDate(createdAt),
      },
    ],
    [code],
  );
}
