// The dialog «Экспорт заявок»: exports the orders of the list with its filter and sort.
import { exportDialog, rowsOf, sortedBy, type CompanyList } from '../../exports/lazy.ts';
import { orderNouns } from '../orders/orderNouns.ts';
import { orderExport } from './orderExport.ts';
import type { OrderFilter, OrderOrder } from '../../__generated__/orderExportMutation.graphql.ts';

export const OrderExportModal = exportDialog(orderExport, {
  title: 'Экспорт заявок',
  nouns: orderNouns,
  input: ({ companyId, ...list }: CompanyList<OrderFilter, OrderOrder>, choice) => ({
    companyId,
    ...choice,
    ...rowsOf(list),
  }),
  part: 'списка',
  sort: sortedBy('сначала новые', {
    NUMBER: 'номеру',
    NAME: 'названию',
    TO_PAY: 'сумме к оплате',
    PAYED_AT: 'дате оплаты',
    NEXT_CALL_AT: 'времени звонка',
    CREATED_AT: 'дате создания',
    UPDATED_AT: 'дате изменения',
    CUSTOM_FIELD: 'полю компании',
  }),
  columns: {
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
});
