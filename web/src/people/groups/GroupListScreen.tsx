// The list of groups: search, number of people, single and bulk actions.
import type { FunctionComponent } from 'react';
import { Users, UsersRound } from 'lucide-react';
import { graphql } from 'react-relay';
import { entityListScreen } from '../../kit/list/entityList.tsx';
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
import type { GroupListScreen_company$data } from '../../__generated__/GroupListScreen_company.graphql.ts';
import type { DeleteGroupsInput } from '../../__generated__/GroupListScreenDeleteMutation.graphql.ts';

type Row = GroupListScreen_company$data['groups']['edges'][number]['node'];

export const GroupListScreen: FunctionComponent = entityListScreen(groupListRoute, {
  id: 'groups',
  title: 'Группы',
  noun: ['группа', 'группы', 'групп'],
  accusative: 'группу',
  create: 'Создать группу',
  search: { label: 'Поиск по группам', placeholder: 'Название или описание' },
  start: {
    title: 'Групп пока нет',
    text: 'Группа собирает людей, с которыми вы работаете вместе: поток, класс, список рассылки.',
    icon: <UsersRound />,
  },
  permission: 'USERS_MANAGE',
  address: groupList,
  connection: ({ groups }: GroupListScreen_company$data) => groups,
  fragment: graphql`
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
  columns: (code) => ({
    name: nameColumn(({ name }) => name, { link: (group) => usersOf(code, group) }),
    description: textColumn('Описание', ({ description }) => description, { minWidth: 240 }),
    users: numberColumn('Пользователи', ({ usersCount }) => usersCount, {
      link: (group) => usersOf(code, group),
    }),
    created: dayColumn('Создана', ({ createdAt }) => createdAt),
  }),
  items: (group, { code }) => [
    { id: 'users', label: 'Кто в группе', icon: <Users />, to: usersOf(code, group) },
  ],
  dialog: lazyPart(() => import('./GroupModal.tsx'), 'GroupModal'),
  deletion: {
    mutation: graphql`
      mutation GroupListScreenDeleteMutation($input: DeleteGroupsInput!, $connections: [ID!]!) {
        deleteGroups(input: $input) {
          deletedGroupIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (companyId, groups): DeleteGroupsInput => ({ companyId, groups }),
    loss: lossOf,
  },
});

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
