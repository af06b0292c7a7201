// The list of users as a table.
import { useMemo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import {
  Avatar,
  Badge,
  DataTable,
  formatDate,
  formatDateTime,
  formatNumber,
  type Column,
  type DataTableProps,
} from '../../ui/index.ts';
import { userList, type UserListState } from './userList.ts';
import { userStatuses } from './userStatus.ts';
import type {
  UserTable_users$data,
  UserTable_users$key,
} from '../../__generated__/UserTable_users.graphql.ts';

type Row = UserTable_users$data[number];
type Shared = Pick<
  DataTableProps<Row>,
  | 'selection'
  | 'onSelectionChange'
  | 'selectionActions'
  | 'totalCount'
  | 'hasNext'
  | 'isLoadingNext'
  | 'onLoadMore'
  | 'isRefetching'
>;

export function UserTable({
  users,
  code,
  rowActions,
  sort,
  onSort,
  ...table
}: Shared & {
  users: UserTable_users$key;
  /** Of the company. */
  code: string;
  rowActions: (id: string) => ReturnType<NonNullable<DataTableProps<Row>['rowActions']>>;
  sort: UserListState['sort'];
  onSort: (sort: UserListState['sort']) => void;
  toolbar: ReactNode;
  toolbarEnd?: ReactNode;
  empty: ReactNode;
}) {
  const rows = useFragment<UserTable_users$key>(
    graphql`
      fragment UserTable_users on User @relay(plural: true) {
        id
        databaseId
        fullName
        email
        phone
        photo
        status
        isOwner
        roleLabel
        roles {
          name
        }
        groups {
          name
        }
        failedLoginCount
        loginBlockDate
        lastVisitAt
        createdAt
      }
    `,
    users,
  );
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <DataTable<Row>
      {...table}
      id="users"
      label="Пользователи"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.fullName}
      rowActions={(row) => rowActions(row.id)}
      sort={sort && { field: sort.column, desc: sort.descending }}
      onSort={({ field, desc }) =>
        onSort(userList.isColumn(field) ? { column: field, descending: desc } : null)
      }
    />
  );
}

const columnsOf = (code: string): readonly Column<Row>[] => [
  {
    id: 'name',
    header: 'Имя',
    sortField: 'name',
    isRowHeader: true,
    hideable: false,
    minWidth: 240,
    lead: ({ fullName, photo }) => <Avatar name={fullName} photo={photo} size={28} />,
    cell: ({ fullName }) => fullName,
    link: ({ databaseId }) => `/${code}/users/${databaseId}`,
    trail: ({ isOwner }) => isOwner && <Badge tone="primary">Владелец</Badge>,
  },
  {
    id: 'email',
    header: 'Почта',
    sortField: 'email',
    minWidth: 200,
    muted: true,
    cell: ({ email }) => email,
  },
  {
    id: 'phone',
    header: 'Телефон',
    digits: true,
    width: 150,
    muted: true,
    hiddenAtFirst: true,
    cell: ({ phone }) => phone ?? '—',
  },
  {
    id: 'roles',
    header: 'Роли',
    width: 190,
    cell: ({ roles, roleLabel, isOwner }) =>
      roles.map(({ name }) => name).join(', ') || (isOwner ? roleLabel : '—'),
  },
  {
    id: 'groups',
    header: 'Группы',
    width: 170,
    muted: true,
    hiddenAtFirst: true,
    cell: ({ groups }) => groups.map(({ name }) => name).join(', ') || '—',
  },
  {
    id: 'status',
    header: 'Статус',
    width: 140,
    cell: ({ status }) => (
      <Badge tone={userStatuses[status].tone}>{userStatuses[status].label}</Badge>
    ),
  },
  {
    id: 'registered',
    header: 'Регистрация',
    sortField: 'registered',
    digits: true,
    width: 120,
    muted: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    id: 'visit',
    header: 'Последний визит',
    sortField: 'visit',
    digits: true,
    width: 170,
    muted: true,
    cell: ({ lastVisitAt }) => (lastVisitAt ? formatDateTime(lastVisitAt) : 'не заходил'),
  },
  {
    id: 'failures',
    header: 'Неудачные входы',
    digits: true,
    align: 'end',
    width: 140,
    hiddenAtFirst: true,
    cell: ({ failedLoginCount, loginBlockDate }) =>
      loginBlockDate ? `до ${formatDateTime(loginBlockDate)}` : formatNumber(failedLoginCount),
  },
];
