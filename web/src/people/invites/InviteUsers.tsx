// The users who joined by an invite.
import { useMemo } from 'react';
import { UserRound } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import {
  Avatar,
  DataTable,
  EmptyState,
  momentColumn,
  nameColumn,
  textColumn,
  type Columns,
} from '../../ui/index.ts';
import type {
  InviteUsers_invite$data,
  InviteUsers_invite$key,
} from '../../__generated__/InviteUsers_invite.graphql.ts';
import type { InviteUsersPaginationQuery } from '../../__generated__/InviteUsersPaginationQuery.graphql.ts';

type Row = InviteUsers_invite$data['userInvites']['edges'][number]['node'];

export function InviteUsers({ invite, code }: { invite: InviteUsers_invite$key; code: string }) {
  const pagination = usePaginationFragment<InviteUsersPaginationQuery, InviteUsers_invite$key>(
    graphql`
      fragment InviteUsers_invite on Invite
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "InviteUsersPaginationQuery")
      @throwOnFieldError {
        userInvites(first: $count, after: $cursor) @connection(key: "InviteUsers_userInvites") {
          totalCount
          edges {
            node {
              id
              createdAt
              user {
                databaseId
                fullName
                email
                photo
              }
            }
          }
        }
      }
    `,
    invite,
  );
  const { rows, paging } = usePages(pagination, ({ userInvites }) => userInvites);
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <DataTable
      {...paging}
      id="invite-visitors"
      label="Кто пришёл"
      columns={columns}
      rows={rows}
      rowLabel={({ user }) => user.fullName}
      empty={
        <EmptyState
          kind="start"
          title="Пока никто не пришёл"
          text="Здесь появятся те, кто присоединится по ссылке."
          icon={<UserRound />}
        />
      }
    />
  );
}

const columnsOf = (code: string): Columns<Row> => ({
  name: nameColumn(({ user }) => user.fullName, {
    header: 'Имя',
    lead: ({ user }) => <Avatar name={user.fullName} photo={user.photo} size={28} />,
    link: ({ user }) => `/${code}/users/${user.databaseId}`,
  }),
  email: textColumn('Почта', ({ user }) => user.email, { minWidth: 200 }),
  came: momentColumn('Когда', ({ createdAt }) => createdAt),
});
