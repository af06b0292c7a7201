// A table of members: those with a role or in a group.
import { useMemo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import {
  Avatar,
  DataTable,
  EmptyState,
  momentColumn,
  nameColumn,
  textColumn,
  type Columns,
} from '../ui/index.ts';
import type { Paging } from '../kit/list/usePages.ts';
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
  paging,
  empty,
  action,
}: {
  id: string;
  label: string;
  /** The company's code in URLs. */
  code: string;
  users: MemberTable_users$key;
  paging: Paging;
  empty: { title: string; text: string; icon: ReactNode };
  /** Shown at the right of the toolbar and in the empty table. */
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
    <DataTable
      {...paging}
      id={id}
      label={label}
      columns={columns}
      rows={rows}
      rowLabel={({ fullName }) => fullName}
      toolbarEnd={rows.length > 0 && action}
      empty={<EmptyState kind="start" {...empty} action={action} />}
    />
  );
}

const columnsOf = (code: string): Columns<Row> => ({
  name: nameColumn(({ fullName }) => fullName, {
    header: 'Имя',
    lead: ({ fullName, photo }) => <Avatar name={fullName} photo={photo} size={28} />,
    link: ({ databaseId }) => `/${code}/users/${databaseId}`,
  }),
  email: textColumn('Почта', ({ email }) => email, { minWidth: 200 }),
  role: { header: 'Роль', width: 180, cell: ({ roleLabel }) => roleLabel },
  visit: momentColumn('Последний визит', ({ lastVisitAt }) => lastVisitAt),
});
