// The list of roles: search, manual order and actions.
import { useMemo } from 'react';
import { ShieldCheck } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { SortButton } from '../../kit/list/sorting/SortButton.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { Badge, dayColumn, nameColumn, numberColumn, textColumn } from '../../ui/index.ts';
import { roleList, roleListRoute } from './roleListRoute.ts';
import { useRoleActions } from './useRoleActions.tsx';
import type {
  RoleListScreen_company$key,
  RoleListScreen_company$data,
} from '../../__generated__/RoleListScreen_company.graphql.ts';
import type { RoleListPaginationQuery } from '../../__generated__/RoleListPaginationQuery.graphql.ts';

type Row = RoleListScreen_company$data['roles']['edges'][number]['node'];

export function RoleListScreen() {
  const page = usePageData(roleListRoute);
  const pagination = usePaginationFragment<RoleListPaginationQuery, RoleListScreen_company$key>(
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
        ...Admin_company
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
              usersCount @catch(to: NULL)
              createdAt @catch(to: NULL)
              ...useRoleActions_role
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(roleList, pagination, ({ roles }) => roles);
  const { companyId, code, may } = useAdmin(list.data);
  const { __id: connectionId } = list.connection;
  const mayCreate = may('COMPANY_SETTINGS');
  const actions = useRoleActions({ companyId, code, connectionId, refresh: list.refresh, may });
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListPage
      id="roles"
      list={list}
      title="Роли"
      search={{ label: 'Поиск по ролям', placeholder: 'Название или описание' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={actions.menu}
      create={mayCreate && { label: 'Создать роль', to: `/${code}/roles/create` }}
      actions={mayCreate && list.rows.length > 1 && <SortButton onClick={actions.sort} />}
      start={{
        title: 'Ролей пока нет',
        text: 'Роль говорит, что человек может делать в компании. Создайте первую и дайте её пользователям.',
        icon: <ShieldCheck />,
      }}
    />
  );
}

const columnsOf = (code: string): ListColumns<Row, typeof roleList> => ({
  name: nameColumn(({ name }) => name, {
    link: ({ databaseId }) => `/${code}/roles/${databaseId}`,
    trail: (row) => (row.default ? <Badge tone="primary">По умолчанию</Badge> : null),
  }),
  description: textColumn('Описание', ({ description }) => description, { minWidth: 240 }),
  users: numberColumn('Пользователи', ({ usersCount }) => usersCount, {
    link: ({ databaseId }) => `/${code}/roles/${databaseId}?tab=users`,
  }),
  priority: numberColumn('Приоритет', ({ priority }) => priority, { width: 120 }),
  created: dayColumn('Создана', ({ createdAt }) => createdAt, { hiddenAtFirst: true }),
});
