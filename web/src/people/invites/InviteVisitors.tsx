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
  InviteVisitors_invite$data,
  InviteVisitors_invite$key,
} from '../../__generated__/InviteVisitors_invite.graphql.ts';
import type { InviteVisitorsPaginationQuery } from '../../__generated__/InviteVisitorsPaginationQuery.graphql.ts';

type Row = InviteVisitors_invite$data['userInvites']['edges'][number]['node'];

export function InviteVisitors({
  invite,
  code,
}: {
  invite: InviteVisitors_invite$key;
  code: string;
}) {
  const pagination = usePaginationFragment<
    InviteVisitorsPaginationQuery,
    InviteVisitors_invite$key
  >(
    graphql`
      fragment InviteVisitors_invite on Invite
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "InviteVisitorsPaginationQuery")
      @throwOnFieldError {
        userInvites(first: $count, after: $cursor) @connection(key: "InviteVisitors_userInvites") {
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
