// The export of the list of users: its columns.
import { fieldsOfUsers } from '../../forms/index.ts';
import {
  cellKinds,
  defineExport,
  plainColumn,
  wordsIn,
  type ExportColumn,
} from '../../exports/index.ts';
import type { Transaction } from '../../kit/database.ts';
import type { Scope } from '../../kit/permissions.ts';
import { wholeRecord } from '../../kit/resource.ts';
import type { MemberStatus } from '../tables.ts';
import { timeZoneOf } from '../../kit/time-zone.ts';
import { userGrants, userResource } from './users.ts';

/** A user as they travel, with what the columns read of them. */
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
  custom_field_values: { custom_field_id: number; shown: string }[];
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

/** A column for each of the company's own fields. */
async function customFields(
  transaction: Transaction,
  scope: Scope,
): Promise<ExportColumn<ExportedUser>[]> {
  const fields = await fieldsOfUsers(transaction, scope);
  const words = wordsIn(await timeZoneOf(transaction, scope.companyId));
  return fields.map(({ id, name, type, multiple }) => {
    const kind = (!multiple && cellKinds[type]) || 'text';
    return {
      heading: name,
      kind,
      width: 24,
      value: ({ custom_field_values: all }) => {
        const held = all.filter(({ custom_field_id: of }) => of === id);
        if (held.length === 0) return null;
        if (kind === 'number') return Number(held[0]?.shown);
        if (kind === 'day') return held[0]?.shown ?? null;
        return held.map(({ shown }) => words(type, shown)).join(', ');
      },
      reads: {
        with: { custom_field_values: { ...wholeRecord, columns: ['custom_field_id', 'shown'] } },
      },
    };
  });
}

export const usersExport = defineExport<ExportedUser>({
  kind: 'users_export',
  path: 'users',
  resource: userResource,
  grant: userGrants.export,
  record: { name: 'UserExport', description: 'One export of the list of users to a file.' },
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
  several: { custom_fields: customFields },
  sheet: 'Пользователи',
});
