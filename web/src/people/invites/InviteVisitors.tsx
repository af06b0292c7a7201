// Who came by an invite.
import { UserRound } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { pageSize } from '../../kit/useRefresh.ts';
import { Avatar, DataTable, EmptyState, formatDateTime, type Column } from '../../ui/index.ts';
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
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
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
  return (
    <DataTable<Row>
      id="invite-visitors"
      label="Кто пришёл"
      columns={columnsOf(code)}
      rows={data.userInvites.edges.map(({ node }) => node)}
      rowKey={(row) => row.id}
      rowLabel={({ user }) => user.fullName}
      totalCount={data.userInvites.totalCount}
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      onLoadMore={() => void loadNext(pageSize)}
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

const columnsOf = (code: string): readonly Column<Row>[] => [
  {
    id: 'name',
    header: 'Имя',
    isRowHeader: true,
    hideable: false,
    minWidth: 240,
    lead: ({ user }) => <Avatar name={user.fullName} photo={user.photo} size={28} />,
    cell: ({ user }) => user.fullName,
    link: ({ user }) => `/${code}/users/${user.databaseId}`,
  },
  { id: 'email', header: 'Почта', minWidth: 200, muted: true, cell: ({ user }) => user.email },
  {
    id: 'came',
    header: 'Когда',
    digits: true,
    width: 170,
    muted: true,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
];
