// The words for the history of this domain's records.
import type { AuditWords } from '../audits/index.ts';

export const paymentWords: AuditWords = {
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
