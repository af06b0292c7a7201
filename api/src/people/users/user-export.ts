// The columns of the export of users.
import { defineExport, plainColumn, type ExportColumn } from '../../exports/index.ts';
import { valueColumns, type ShownValue } from '../../forms/index.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import type { MemberStatus } from '../tables.ts';
import { userValues } from './user-values.ts';
import { userGrants, userResource } from './users.ts';

/** A user record with the fields that the columns read. */
interface ExportedUser {
  id: number;
  surname: string | null;
  name: string;
  email: string;
  phone: string | null;
  roles: { name: string }[];
  groups: { name: string }[];
  status: MemberStatus;
  created_at: string;
  last_visit_at: string | null;
  custom_field_values: ShownValue[];
}

const column = plainColumn<ExportedUser>;

const names = (
  heading: string,
  width: number,
  relation: 'roles' | 'groups',
): ExportColumn<ExportedUser> => ({
  heading,
  kind: 'text',
  width,
  value: (user) => user[relation].map(({ name }) => name).join(', '),
  reads: { with: { [relation]: { ...wholeRecord, columns: ['name'] } } },
});

const statusLabels: Record<MemberStatus, string> = {
  active: 'Активен',
  blocked: 'Заблокирован',
  deleted: 'Удалён',
};

export const usersExport = defineExport<ExportedUser>({
  kind: 'users_export',
  path: 'users',
  resource: userResource,
  grant: userGrants.export,
  record: { name: 'UserExport', description: 'An export of the list of users to a file.' },
  columns: {
    id: column('ID', 'number', 8, 'id'),
    surname: column('Фамилия', 'text', 20, 'surname'),
    name: column('Имя', 'text', 20, 'name'),
    email: column('Почта', 'text', 32, 'email'),
    phone: column('Телефон', 'text', 20, 'phone'),
    roles: names('Роли', 32, 'roles'),
    groups: names('Группы', 32, 'groups'),
    status: {
      ...column('Статус', 'text', 14, 'status'),
      value: ({ status }) => statusLabels[status],
    },
    created_at: column('Зарегистрирован', 'instant', 16, 'created_at'),
    last_visit_at: column('Последний визит', 'instant', 16, 'last_visit_at'),
  },
  columnGroups: { custom_fields: valueColumns(userValues, 'custom_field_values') },
  sheet: 'Пользователи',
});
