// «Экспорт пользователей»: the users of the list, in its order.
import type { ExportColumns } from '../../../exports/index.ts';
import { ExportModal, orderWords } from '../../../exports/lazy.ts';
import { useOrderUserExport } from './useOrderUserExport.ts';
import type {
  UserExportColumn,
  UserFilter,
  UserOrder,
  UserOrderField,
} from '../../../__generated__/useOrderUserExportMutation.graphql.ts';

export interface UserExportModalProps {
  companyId: string;
  /** What the list is asked for. */
  search: string | null;
  filter: UserFilter | null;
  /** Null is the server's own order. */
  orderBy: UserOrder | null;
  /** The name of the open tab. */
  tab: string;
  /** The filter in words, as its chips say it. */
  conditions: readonly string[];
  totalCount: number;
  selectedIds: readonly string[];
  onDone: () => void;
}

export function UserExportModal({
  companyId,
  search,
  filter,
  orderBy,
  tab,
  conditions,
  totalCount,
  selectedIds,
  onDone,
}: UserExportModalProps) {
  const order = useOrderUserExport();
  return (
    <ExportModal
      title="Экспорт пользователей"
      columns={userColumns}
      scope={{
        forms: ['пользователь', 'пользователя', 'пользователей'],
        part: `вкладки «${tab}»`,
        search: search ?? '',
        conditions,
        order:
          orderBy === null
            ? 'по фамилии и имени'
            : orderWords(sortWords[orderBy.field], orderBy.direction === 'DESC'),
        totalCount,
      }}
      selectedIds={selectedIds}
      order={(choice) =>
        order({
          companyId,
          ...choice,
          matching: { search, filter },
          ...(orderBy && { orderBy }),
        })
      }
      onDone={onDone}
    />
  );
}

const userColumns: ExportColumns<UserExportColumn> = {
  setting: 'user_export_choice',
  labels: {
    ID: 'ID',
    SURNAME: 'Фамилия',
    NAME: 'Имя',
    EMAIL: 'Почта',
    PHONE: 'Телефон',
    ROLES: 'Роли',
    GROUPS: 'Группы',
    STATUS: 'Статус',
    CREATED_AT: 'Зарегистрирован',
    LAST_VISIT_AT: 'Последний визит',
    CUSTOM_FIELDS: 'Дополнительные поля',
  },
};

/** In the dative: «по почте». */
const sortWords: Record<UserOrderField, string> = {
  FULL_NAME: 'фамилии и имени',
  EMAIL: 'почте',
  CREATED_AT: 'дате регистрации',
  LAST_VISIT_AT: 'дате последнего визита',
  CUSTOM_FIELD: 'полю компании',
};
