// The dialog «Экспорт промокодов»: exports the promo codes of the list with its filter and sort.
import { exportDialog, rowsOf, sortedBy, type CompanyList } from '../../../exports/lazy.ts';
import { promoCodeExport } from './promoCodeExport.ts';
import type {
  PromoCodeFilter,
  PromoCodeOrder,
} from '../../../__generated__/promoCodeExportMutation.graphql.ts';

export const PromoCodeExportModal = exportDialog(promoCodeExport, {
  title: 'Экспорт промокодов',
  nouns: ['промокод', 'промокода', 'промокодов'],
  input: ({ companyId, ...list }: CompanyList<PromoCodeFilter, PromoCodeOrder>, choice) => ({
    companyId,
    ...choice,
    ...rowsOf(list),
  }),
  part: 'списка',
  sort: sortedBy('сначала новые', {
    CODE: 'коду',
    CREATED_AT: 'дате создания',
    DATE_END: 'дате окончания',
  }),
  columns: {
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
});
