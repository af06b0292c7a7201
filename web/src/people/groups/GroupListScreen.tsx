// The list of groups: search, number of people, single and bulk actions.
import { useMemo } from 'react';
import { Users, UsersRound } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import {
  countOf,
  dayColumn,
  lazyPart,
  nameColumn,
  numberColumn,
  plural,
  textColumn,
} from '../../ui/index.ts';
import { groupList, groupListRoute } from './groupListRoute.ts';
import type {
  GroupListScreen_company$data,
  GroupListScreen_company$key,
} from '../../__generated__/GroupListScreen_company.graphql.ts';
import type { GroupListPaginationQuery } from '../../__generated__/GroupListPaginationQuery.graphql.ts';
import type { GroupListScreenDeleteMutation } from '../../__generated__/GroupListScreenDeleteMutation.graphql.ts';

type Row = GroupListScreen_company$data['groups']['edges'][number]['node'];

const GroupModal = lazyPart(() => import('./GroupModal.tsx'), 'GroupModal');

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
        ...Admin_company
        groups(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(key: "GroupListScreen_groups", filters: ["search", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              name
              description @catch(to: NULL)
              usersCount @catch(to: NULL)
              createdAt @catch(to: NULL)
              viewerCanUpdate @catch(to: NULL)
              viewerCanDelete @catch(to: NULL)
              ...GroupModal_group
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(groupList, pagination, ({ groups }) => groups);
  const { companyId, code, may } = useAdmin(list.data);
  const mayManage = may('USERS_MANAGE');
  const { create, menu, bulk } = useRecordActions<GroupListScreenDeleteMutation, Row>({
    companyId,
    list,
    dialog: GroupModal,
    noun: ['группа', 'группы', 'групп'],
    accusative: 'группу',
    deletion: graphql`
      mutation GroupListScreenDeleteMutation($input: DeleteGroupsInput!, $connections: [ID!]!) {
        deleteGroups(input: $input) {
          deletedGroupIds @deleteEdge(connections: $connections)
          deletedCount
          skipped {
            ...outcome_skipped
          }
          ...userErrors_payload
        }
      }
    `,
    input: (selection) => ({ companyId, groups: selectionOf(selection, { search: list.search }) }),
    loss: lossOf,
  });
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListPage
      id="groups"
      list={list}
      title="Группы"
      search={{ label: 'Поиск по группам', placeholder: 'Название или описание' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(group) =>
        menu(group, {
          id: 'users',
          label: 'Кто в группе',
          icon: <Users />,
          to: usersOf(code, group),
        })
      }
      create={mayManage && { label: 'Создать группу', onClick: create }}
      bulk={mayManage && bulk}
      start={{
        title: 'Групп пока нет',
        text: 'Группа собирает людей, с которыми вы работаете вместе: поток, класс, список рассылки.',
        icon: <UsersRound />,
      }}
    />
  );
}

function lossOf(groups: readonly Row[] | null): string {
  const counts: readonly (number | null)[] = groups?.map(
    ({ usersCount }) => usersCount ?? null,
  ) ?? [null];
  const people = counts.reduce(
    (sum, count) => (sum === null || count === null ? null : sum + count),
    0,
  );
  if (people === 0) return `Людей в группе нет. ${forGood}`;
  if (people === null) return `Люди останутся в компании, но без группы. ${forGood}`;
  // The sum counts members of several of these groups more than once.
  const limit = counts.length > 1 ? 'До ' : '';
  const stay = plural(people, ['останется', 'останутся', 'останутся']);
  return `${limit}${countOf(people, ['человек', 'человека', 'человек'])} ${stay} в компании, но без группы. ${forGood}`;
}

const forGood = 'Восстановить не получится.';

const usersOf = (code: string, { id }: Row) => `/${code}/users?group=${encodeURIComponent(id)}`;

const columnsOf = (code: string): ListColumns<Row, typeof groupList> => ({
  name: nameColumn(({ name }) => name, { link: (group) => usersOf(code, group) }),
  description: textColumn('Описание', ({ description }) => description, { minWidth: 240 }),
  users: numberColumn('Пользователи', ({ usersCount }) => usersCount, {
    link: (group) => usersOf(code, group),
  }),
  created: dayColumn('Создана', ({ createdAt }) => createdAt),
});
