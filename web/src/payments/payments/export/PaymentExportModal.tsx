// The dialog «Экспорт платежей»: columns and format of an export of the list, in the list's sort order.
import type { ExportColumns } from '../../../exports/index.ts';
import { ExportModal, orderWords } from '../../../exports/lazy.ts';
import { paymentNouns } from '../paymentNouns.ts';
import { useOrderPaymentExport } from './useOrderPaymentExport.ts';
import type {
  PaymentExportColumn,
  PaymentFilter,
  PaymentSort,
  PaymentSortField,
} from '../../../__generated__/useOrderPaymentExportMutation.graphql.ts';

export function PaymentExportModal({
  companyId,
  search,
  filter,
  orderBy,
  conditions,
  totalCount,
  onDone,
}: {
  companyId: string;
  /** The list's search text. */
  search: string | null;
  filter: PaymentFilter;
  /** Null is the server's default sort. */
  orderBy: PaymentSort | null;
  /** The filter in words, as in its chips. */
  conditions: readonly string[];
  totalCount: number;
  onDone: () => void;
}) {
  const order = useOrderPaymentExport();
  return (
    <ExportModal
      title="Экспорт платежей"
      columns={columns}
      scope={{
        forms: paymentNouns,
        part: 'списка',
        search: search ?? '',
        conditions,
        order:
          orderBy === null
            ? 'сначала новые'
            : orderWords(sortWords[orderBy.field], orderBy.direction === 'DESC'),
        totalCount,
      }}
      selectedIds={[]}
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

const columns: ExportColumns<PaymentExportColumn> = {
  setting: 'payment_export_choice',
  labels: {
    ID: 'ID',
    STATUS: 'Статус',
    PRICE: 'Сумма, ₽',
    PRICE_WITHOUT_DISCOUNT: 'Без скидок, ₽',
    REFUNDED_SUM: 'Возвращено, ₽',
    PAYER: 'Плательщик',
    PAYER_EMAIL: 'Почта',
    PAYER_PHONE: 'Телефон',
    COURSE: 'Курс',
    COURSE_PACKAGES: 'Пакеты',
    PROMO_CODE: 'Промокод',
    TYPE: 'Способ',
    COMMENT: 'Комментарий',
    CREATED_AT: 'Создан',
    PAID_AT: 'Оплачен',
  },
};

/** In the dative: «по сумме». */
const sortWords: Record<PaymentSortField, string> = {
  PRICE: 'сумме',
  PAID_AT: 'дате оплаты',
  CREATED_AT: 'дате создания',
};
