// «Экспорт платежей»: the payments of the list, in its order.
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
  /** What the list is asked for. */
  search: string | null;
  filter: PaymentFilter;
  /** Null is the server's own order. */
  orderBy: PaymentSort | null;
  /** The filter in words, as its chips say it. */
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
