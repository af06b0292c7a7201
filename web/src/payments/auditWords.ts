// Names of this domain's records and fields in the history of changes.
import type { AuditWords } from '../audits/index.ts';
import { stateLabels, typeLabels } from './payments/paymentWords.ts';

/** The history stores enum values in lower case. */
const lowerKeys = (labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(labels).map(([key, label]) => [key.toLowerCase(), label]));

export const auditWords: AuditWords = {
  payments: {
    title: 'Платёж',
    fields: {
      payment_order_id: 'Заказ',
      course_id: 'Курс',
      payer_id: 'Плательщик',
      course_branch_id: 'Ветка курса',
      status: 'Состояние',
      status_id: 'Статус',
      type: 'Способ',
      promo_code_id: 'Промокод',
      price: 'Сумма, ₽',
      price_without_discount: 'Без скидок, ₽',
      comment: 'Комментарий',
      paid_at: 'Оплачен',
      reserved_until_at: 'Ждём оплаты до',
      due_at: 'Оплатить до',
      cancellation: 'Почему отменён',
    },
    values: {
      ...lowerKeys(stateLabels),
      ...lowerKeys(typeLabels),
      by_staff: 'отменил сотрудник',
      expired: 'не оплатили вовремя',
    },
  },
  payment_statuses: {
    title: 'Статус платежей',
    fields: {
      admin_name: 'Название',
      public_name: 'Название для плательщика',
      text_color: 'Цвет текста',
      background_color: 'Цвет фона',
      type: 'Что означает',
      is_default: 'Платежи получают сами',
      sort: 'Место в списке',
    },
    values: lowerKeys(stateLabels),
  },
  promo_codes: {
    title: 'Промокод',
    fields: {
      code: 'Промокод',
      description: 'Описание',
      active: 'Включён',
      allowed_product_types: 'На что действует',
      sale_type: 'Вид скидки',
      sale_sum: 'Скидка, ₽',
      sale_percent: 'Скидка, %',
      max_use_count: 'Использований всего',
      single_user_max_use_count: 'Использований одним человеком',
      single_user_max_use_count_in_course: 'Использований одним человеком на одном курсе',
      date_start: 'С какого дня',
      date_end: 'По какой день',
      for_all_courses: 'На все курсы',
      courses: 'Курсы',
      course_packages: 'Пакеты курсов',
    },
    values: {
      sum: 'сумма',
      percent: 'процент',
      course: 'курсы целиком',
      course_package: 'пакеты курсов',
    },
  },
};
