// People in a table of their own: those who have a role, or are in a group.
import { useMemo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Avatar, DataTable, EmptyState, formatDateTime, type Column } from '../ui/index.ts';
import type {
  MemberTable_users$data,
  MemberTable_users$key,
} from '../__generated__/MemberTable_users.graphql.ts';

type Row = MemberTable_users$data[number];

export function MemberTable({
  id,
  label,
  code,
  users: key,
  empty,
  action,
  ...paging
}: {
  id: string;
  label: string;
  /** Of the company. */
  code: string;
  users: MemberTable_users$key;
  totalCount: number;
  hasNext: boolean;
  isLoadingNext: boolean;
  onLoadMore: () => void;
  empty: { title: string; text: string; icon: ReactNode };
  /** On the right of the bar, and where nobody is. */
  action: ReactNode;
}) {
  const rows = useFragment<MemberTable_users$key>(
    graphql`
      fragment MemberTable_users on User @relay(plural: true) {
        id
        databaseId
        fullName
        email
        photo
        roleLabel
        lastVisitAt
      }
    `,
    key,
  );
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <DataTable<Row>
      {...paging}
      id={id}
      label={label}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.fullName}
      toolbarEnd={rows.length > 0 && action}
      empty={<EmptyState kind="start" {...empty} action={action} />}
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
    cell: ({ fullName }) => fullName,
    link: ({ databaseId }) => `/${code}/users/${databaseId}`,
    lead: ({ fullName, photo }) => <Avatar name={fullName} photo={photo} size={28} />,
  },
  { id: 'email', header: 'Почта', minWidth: 200, muted: true, cell: ({ email }) => email },
  { id: 'role', header: 'Роль', width: 180, cell: ({ roleLabel }) => roleLabel },
  {
    id: 'visit',
    header: 'Последний визит',
    digits: true,
    width: 170,
    muted: true,
    cell: ({ lastVisitAt }) => formatDateTime(lastVisitAt),
  },
];
