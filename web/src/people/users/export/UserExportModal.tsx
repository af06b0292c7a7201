// The dialog «Экспорт пользователей»: exports the users of the list with its filter and sort.
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
  /** The search, filter and sort of the list. */
  search: string | null;
  filter: UserFilter | null;
  /** Null is the server's default. */
  orderBy: UserOrder | null;
  /** Label of the open tab. */
  tab: string;
  /** Descriptions of the filter's conditions, as in its chips. */
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
