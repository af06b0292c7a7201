// The dialog «Экспорт заявок»: columns and format of an export of the list, in the list's sort order.
import type { ExportColumns } from '../../exports/index.ts';
import { ExportModal, orderWords } from '../../exports/lazy.ts';
import { useOrderOrderExport } from './useOrderOrderExport.ts';
import type {
  OrderExportColumn,
  OrderFilter,
  OrderOrder,
  OrderOrderField,
} from '../../__generated__/useOrderOrderExportMutation.graphql.ts';

export function OrderExportModal({
  companyId,
  search,
  filter,
  orderBy,
  conditions,
  totalCount,
  selectedIds,
  onDone,
}: {
  companyId: string;
  /** The list's search text. */
  search: string | null;
  filter: OrderFilter;
  /** Null is the server's default sort. */
  orderBy: OrderOrder | null;
  /** The filter in words, as in its chips. */
  conditions: readonly string[];
  totalCount: number;
  selectedIds: readonly string[];
  onDone: () => void;
}) {
  const order = useOrderOrderExport();
  return (
    <ExportModal
      title="Экспорт заявок"
      columns={columns}
      scope={{
        forms: ['заявка', 'заявки', 'заявок'],
        part: 'списка',
        search: search ?? '',
        conditions,
        order:
          orderBy === null
            ? 'сначала новые'
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

const columns: ExportColumns<OrderExportColumn> = {
  setting: 'order_export_choice',
  labels: {
    ID: 'ID',
    NUMBER: 'Номер',
    NAME: 'Название',
    DESCRIPTION: 'Описание',
    STATUS: 'Статус',
    FOLDER: 'Папка',
    USER: 'Клиент',
    CONTACT_NAME: 'Имя',
    CONTACT_EMAIL: 'Почта',
    CONTACT_PHONE: 'Телефон',
    COURSE: 'Курс',
    COURSE_PACKAGE: 'Пакет',
    MANAGER: 'Ответственный',
    AUTHOR: 'Кто создал',
    PRICE: 'Цена',
    FIX_PRICE: 'Договорная цена',
    TO_PAY: 'К оплате',
    PAYED_AT: 'Оплачена',
    NEXT_CALL_AT: 'Следующий звонок',
    UTM_SOURCE: 'Источник',
    UTM_MEDIUM: 'Канал',
    UTM_CAMPAIGN: 'Кампания',
    UTM_CONTENT: 'Объявление',
    UTM_TERM: 'Запрос',
    CREATED_AT: 'Создана',
    UPDATED_AT: 'Изменена',
    CUSTOM_FIELDS: 'Дополнительные поля',
  },
};

/** In the dative: «по номеру». */
const sortWords: Record<OrderOrderField, string> = {
  NUMBER: 'номеру',
  NAME: 'названию',
  TO_PAY: 'сумме к оплате',
  PAYED_AT: 'дате оплаты',
  NEXT_CALL_AT: 'времени звонка',
  CREATED_AT: 'дате создания',
  UPDATED_AT: 'дате изменения',
  CUSTOM_FIELD: 'полю компании',
};
