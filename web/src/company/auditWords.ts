// Names of the records and fields of companies in the history of changes.
import type { AuditWords } from '../audits/index.ts';

export const auditWords: AuditWords = {
  companies: {
    title: 'Компания',
    fields: {
      name: 'Название',
      description: 'Описание',
      code: 'Поддомен',
      domain: 'Домен',
      video_preview_image_id: 'Картинка для видео',
      view_course_on_full_profile: 'Курсы в полном профиле',
      first_link: 'Первая страница',
      bitix_scripts: 'Скрипты Битрикс24',
      bitrix_elements: 'Элементы Битрикс24',
      menu_params: 'Вид меню',
      verification_account_types: 'Чем подтверждать учётные записи',
      use_verification_account_type: 'Подтверждать учётные записи',
      yoo_kassa_ready: 'Оплата через ЮKassa',
      yoo_kassa_shop_id: 'Магазин ЮKassa',
      yoo_kassa_secret_key: 'Секретный ключ ЮKassa',
      yoo_kassa_vat_code: 'Код ставки НДС',
      time_zone: 'Часовой пояс',
      plan: 'Тариф',
      plan_period: 'Срок тарифа',
      paid_until: 'Тариф действует до',
    },
    values: {
      email: 'письмом',
      phone: 'СМС',
      trial: 'пробный',
      basic: 'базовый',
      pro: 'профи',
      month: 'месяц',
      year: 'год',
    },
  },
  company_integrations: {
    title: 'Интеграция',
    fields: { name: 'Название', type: 'Сервис', settings: 'Настройки' },
  },
  self_domains: {
    title: 'Домен',
    fields: {
      name: 'Домен',
      domain: 'Домен в DNS',
      status: 'Статус',
      verification: 'Код подтверждения',
      txt_matches: 'TXT-запись верна',
      target_matches: 'Ведёт на платформу',
    },
    values: {
      pending: 'не проверен',
      verified: 'подтверждён',
      failed: 'не подтверждён',
    },
  },
};
