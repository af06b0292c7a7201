// The dialog «Экспорт промокодов»: columns and format of an export of the list, in the list's sort order.
import type { ExportColumns } from '../../../exports/index.ts';
import { ExportModal, orderWords } from '../../../exports/lazy.ts';
import { useOrderPromoCodeExport } from './useOrderPromoCodeExport.ts';
import type {
  PromoCodeExportColumn,
  PromoCodeFilter,
  PromoCodeOrder,
  PromoCodeOrderField,
} from '../../../__generated__/useOrderPromoCodeExportMutation.graphql.ts';

export function PromoCodeExportModal({
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
  filter: PromoCodeFilter;
  /** Null is the server's default sort. */
  orderBy: PromoCodeOrder | null;
  /** The filter in words, as in its chips. */
  conditions: readonly string[];
  totalCount: number;
  selectedIds: readonly string[];
  onDone: () => void;
}) {
  const order = useOrderPromoCodeExport();
  return (
    <ExportModal
      title="Экспорт промокодов"
      columns={columns}
      scope={{
        forms: ['промокод', 'промокода', 'промокодов'],
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

const columns: ExportColumns<PromoCodeExportColumn> = {
  setting: 'promo_code_export_choice',
  labels: {
    ID: 'ID',
    CODE: 'Промокод',
    DESCRIPTION: 'Описание',
    ACTIVE: 'Включён',
    STATE: 'Срок',
    SALE_SUM: 'Скидка, ₽',
    SALE_PERCENT: 'Скидка, %',
    DATE_START: 'Начало',
    DATE_END: 'Окончание',
    MAX_USE_COUNT: 'Всего использований',
    SINGLE_USER_MAX_USE_COUNT: 'Использований одним человеком',
    SINGLE_USER_MAX_USE_COUNT_IN_COURSE: 'Использований одним человеком на курсе',
    ALLOWED_PRODUCT_TYPES: 'На что действует',
    FOR_ALL_COURSES: 'На все курсы',
    COURSES: 'Курсы',
    COURSE_PACKAGES: 'Пакеты',
    CREATED_AT: 'Создан',
  },
};

/** In the dative: «по коду». */
const sortWords: Record<PromoCodeOrderField, string> = {
  CODE: 'коду',
  CREATED_AT: 'дате создания',
  DATE_END: 'дате окончания',
};
