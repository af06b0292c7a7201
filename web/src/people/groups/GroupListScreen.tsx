// The list of groups: search, their number of people, and what can be done with one or many.
import { useMemo } from 'react';
import { Trash2, UsersRound } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/pageData.ts';
import { admitted } from '../../kit/Admin.ts';
import { dayColumn, nameColumn, numberColumn, textColumn } from '../../ui/index.ts';
import { groupList, groupListRoute } from './groupListRoute.ts';
import { useGroupActions } from './useGroupActions.tsx';
import type {
  GroupListScreen_company$data,
  GroupListScreen_company$key,
} from '../../__generated__/GroupListScreen_company.graphql.ts';
import type { GroupListPaginationQuery } from '../../__generated__/GroupListPaginationQuery.graphql.ts';

type Row = GroupListScreen_company$data['groups']['edges'][number]['node'];

export function GroupListScreen() {
  const page = usePageData(groupListRoute);
  const pagination = usePaginationFragment<GroupListPaginationQuery, GroupListScreen_company$key>(
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
  const list = useList(groupList, pagination, ({ groups }) => groups);
  const { id: companyId, code, adminProfile } = list.data;
  const { __id: connectionId } = list.connection;
  const mayManage = adminProfile?.permissions.includes('USERS_MANAGE') === true;
  const actions = useGroupActions({ companyId, code, connectionId, refresh: list.refresh });
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListPage
      id="groups"
      list={list}
      title="Группы"
      search={{ label: 'Поиск по группам', placeholder: 'Название или описание' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={actions.menu}
      create={mayManage && { label: 'Создать группу', onClick: actions.create }}
      bulk={
        mayManage && [
          {
            label: 'Удалить',
            icon: <Trash2 />,
            run: (selection) => actions.remove(selection, list),
          },
        ]
      }
      start={{
        title: 'Групп пока нет',
        text: 'Группа собирает людей, с которыми вы работаете вместе: поток, класс, список рассылки.',
        icon: <UsersRound />,
      }}
    />
  );
}

const columnsOf = (code: string): ListColumns<Row, typeof groupList> => ({
  name: nameColumn(({ name }) => name, {
    link: ({ id }) => `/${code}/users?group=${encodeURIComponent(id)}`,
  }),
  description: textColumn('Описание', ({ description }) => description, { minWidth: 240 }),
  users: numberColumn('Пользователи', ({ usersCount }) => usersCount),
  created: dayColumn('Создана', ({ createdAt }) => createdAt),
});
