// The users with a role.
import { UserRound } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import { LinkButton } from '../../ui/index.ts';
import { MemberTable } from '../MemberTable.tsx';
import type { RoleUsers_role$key } from '../../__generated__/RoleUsers_role.graphql.ts';
import type { RoleUsersPaginationQuery } from '../../__generated__/RoleUsersPaginationQuery.graphql.ts';

export function RoleUsers({ role: key, code }: { role: RoleUsers_role$key; code: string }) {
  const pagination = usePaginationFragment<RoleUsersPaginationQuery, RoleUsers_role$key>(
    graphql`
      fragment RoleUsers_role on Role
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "RoleUsersPaginationQuery")
      @throwOnFieldError {
        id
        users(first: $count, after: $cursor) @connection(key: "RoleUsers_users") {
          totalCount
          edges {
            node {
              ...MemberTable_users
            }
          }
        }
      }
    `,
    key,
  );
  const { data, rows, paging } = usePages(pagination, ({ users }) => users);
  return (
    <MemberTable
      id="role-users"
      label="У кого есть роль"
      code={code}
      users={rows}
      paging={paging}
      empty={{
        title: 'Роли ни у кого нет',
        text: 'Дать её можно в списке пользователей: выберите людей и нажмите «Роли».',
        icon: <UserRound />,
      }}
      action={
        <LinkButton to={`/${code}/users?role=${encodeURIComponent(data.id)}`}>
          Открыть в списке пользователей
        </LinkButton>
      }
    />
  );
}
