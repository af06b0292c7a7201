// The dialog «Экспорт платежей»: exports the payments of the list with its filter and sort.
import { exportDialog, rowsOf, sortedBy, type CompanyList } from '../../../exports/lazy.ts';
import { paymentNouns } from '../paymentNouns.ts';
import { paymentExport } from './paymentExport.ts';
import type {
  PaymentFilter,
  PaymentSort,
} from '../../../__generated__/paymentExportMutation.graphql.ts';

export const PaymentExportModal = exportDialog(paymentExport, {
  title: 'Экспорт платежей',
  nouns: paymentNouns,
  input: ({ companyId, ...list }: CompanyList<PaymentFilter, PaymentSort>, choice) => ({
    companyId,
    ...choice,
    ...rowsOf(list),
  }),
  part: 'списка',
  sort: sortedBy('сначала новые', {
    PRICE: 'сумме',
    PAID_AT: 'дате оплаты',
    CREATED_AT: 'дате создания',
  }),
  columns: {
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
});
