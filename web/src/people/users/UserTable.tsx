// The list of users as a table.
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ListRowsProps } from '../../kit/list/ListFrame.tsx';
import type { ListColumns } from '../../kit/list/ListPage.tsx';
import type { SortedBy } from '../../kit/list/listAddress.ts';
import { useFieldColumns, type ListOfFields } from '../../kit/list/useFieldColumns.tsx';
import {
  Avatar,
  Badge,
  DataTable,
  dayColumn,
  formatDateTime,
  formatNumber,
  PhoneLink,
  momentColumn,
  nameColumn,
  textColumn,
  type MenuEntries,
} from '../../ui/index.ts';
import type { userList } from './userList.ts';
import { userStatuses } from './userStatus.ts';
import type { UserTable_query$key } from '../../__generated__/UserTable_query.graphql.ts';
import type {
  UserTable_users$data,
  UserTable_users$key,
} from '../../__generated__/UserTable_users.graphql.ts';

type Row = UserTable_users$data[number];

export function UserTable({
  users,
  query,
  list,
  companyId,
  code,
  rowActions,
  ...view
}: ListRowsProps<SortedBy<typeof userList>> & {
  users: UserTable_users$key;
  query: UserTable_query$key;
  list: ListOfFields;
  companyId: string;
  /** The company's code in URLs. */
  code: string;
  rowActions: (id: string) => MenuEntries;
}) {
  const rows = useFragment<UserTable_users$key>(
    graphql`
      fragment UserTable_users on User
      @relay(plural: true)
      @throwOnFieldError
      @argumentDefinitions(fields: { type: "[ID!]!" }, hasFields: { type: "Boolean!" }) {
        id
        databaseId
        fullName
        email @catch(to: NULL)
        phone @catch(to: NULL)
        photo @catch(to: NULL)
        status @catch(to: NULL)
        isOwner @catch(to: NULL)
        roleLabel @catch(to: NULL)
        roles {
          name
        }
        groups {
          name
        }
        failedLoginCount @catch(to: NULL)
        loginBlockDate @catch(to: NULL)
        lastVisitAt @catch(to: NULL)
        createdAt @catch(to: NULL)
        customFieldValues(fields: $fields) @include(if: $hasFields) @catch(to: NULL) {
          ...useFieldColumns_value
        }
      }
    `,
    users,
  );
  const page = useFragment<UserTable_query$key>(
    graphql`
      fragment UserTable_query on Query
      @argumentDefinitions(fields: { type: "[ID!]!" }, hasFields: { type: "Boolean!" }) {
        ...useFieldColumns_query @arguments(fields: $fields, hasFields: $hasFields)
      }
    `,
    query,
  );
  const fields = useFieldColumns({
    subtype: 'USER',
    query: page,
    list,
    companyId,
    valuesOf,
  });
  const columns = useMemo(
    () => ({ ...columnsOf(code), ...fields.columns }),
    [code, fields.columns],
  );
  return (
    <DataTable
      {...view}
      columns={columns}
      more={fields.more}
      sortable={[...(view.sortable ?? []), ...fields.sortable]}
      rows={rows}
      rowLabel={({ fullName }) => fullName}
      rowActions={({ id }) => rowActions(id)}
    />
  );
}

const valuesOf = ({ customFieldValues }: Row) => customFieldValues;

const columnsOf = (code: string): ListColumns<Row, typeof userList> => ({
  name: nameColumn(({ fullName }) => fullName, {
    header: 'Имя',
    lead: ({ fullName, photo }) => <Avatar name={fullName} photo={photo} size={28} />,
    link: ({ databaseId }) => `/${code}/users/${databaseId}`,
    trail: ({ isOwner }) => isOwner && <Badge tone="primary">Владелец</Badge>,
  }),
  email: textColumn('Почта', ({ email }) => email, { minWidth: 200 }),
  phone: {
    header: 'Телефон',
    muted: true,
    digits: true,
    width: 160,
    hiddenAtFirst: true,
    cell: ({ phone }) => (phone ? <PhoneLink number={phone} /> : '—'),
  },
  roles: {
    header: 'Роли',
    width: 190,
    cell: ({ roles, roleLabel, isOwner }) =>
      roles.map(({ name }) => name).join(', ') || (isOwner ? roleLabel : '—'),
  },
  groups: textColumn('Группы', ({ groups }) => groups.map(({ name }) => name).join(', '), {
    width: 170,
    hiddenAtFirst: true,
  }),
  status: {
    header: 'Статус',
    width: 140,
    cell: ({ status }) =>
      status ? <Badge tone={userStatuses[status].tone}>{userStatuses[status].label}</Badge> : '—',
  },
  registered: dayColumn('Регистрация', ({ createdAt }) => createdAt),
  visit: momentColumn('Последний визит', ({ lastVisitAt }) => lastVisitAt, {
    none: 'не заходил',
  }),
  failures: {
    header: 'Неудачные входы',
    digits: true,
    align: 'end',
    width: 140,
    hiddenAtFirst: true,
    cell: ({ failedLoginCount, loginBlockDate }) => {
      if (loginBlockDate) return `до ${formatDateTime(loginBlockDate)}`;
      return failedLoginCount == null ? '—' : formatNumber(failedLoginCount);
    },
  },
});
