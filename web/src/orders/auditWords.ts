// Names of this domain's records and fields in the history of changes.
import type { AuditWords } from '../audits/index.ts';
import { statusTypeLabels } from './statuses/statusTypes.ts';

export const auditWords: AuditWords = {
  orders: {
    title: 'Заявка',
    fields: {
      name: 'Название',
      description: 'Описание',
      status: 'Корзина',
      status_id: 'Статус',
      folder_id: 'Папка',
      user_id: 'Клиент',
      contact_name: 'Имя клиента',
      contact_email: 'Почта клиента',
      contact_phone: 'Телефон клиента',
      course_id: 'Курс',
      course_package_id: 'Пакет',
      manager_id: 'Ответственный',
      author_id: 'Кто создал',
      invite_id: 'Приглашение',
      price: 'Цена',
      fix_price: 'Договорная цена',
      payed_at: 'Оплачена',
      next_call_at: 'Следующий звонок',
      teacher_prices: 'Цены преподавателей',
      merged_into: 'Объединена с заявкой',
      merged_orders: 'С ней объединены',
      utm_source: 'Источник (utm_source)',
      utm_medium: 'Канал (utm_medium)',
      utm_campaign: 'Кампания (utm_campaign)',
      utm_content: 'Объявление (utm_content)',
      utm_term: 'Запрос (utm_term)',
    },
    values: { active: 'нет', deleted: 'да' },
  },
  order_statuses: {
    title: 'Статус заявок',
    fields: {
      admin_value: 'Название',
      admin_text_color: 'Цвет текста',
      admin_background: 'Цвет фона',
      public_value: 'Название для клиента',
      public_text_color: 'Цвет текста для клиента',
      public_background: 'Цвет фона для клиента',
      type: 'Что означает',
      is_default: 'Для новых заявок',
      sort: 'Место в списке',
    },
    values: Object.fromEntries(
      Object.entries(statusTypeLabels).map(([type, label]) => [type.toLowerCase(), label]),
    ),
  },
};
