// The words for what the history tells, by the names in the REST API.

interface RecordWords {
  /** One such record. */
  title: string;
  fields: Readonly<Record<string, string>>;
}

export const auditWords: Readonly<Record<string, RecordWords>> = {
  users: {
    title: 'Пользователь',
    fields: {
      name: 'Имя',
      surname: 'Фамилия',
      email: 'Почта',
      phone: 'Телефон',
      photo: 'Фото',
      status: 'Статус',
      is_owner: 'Владелец',
      admin_banned: 'Админка закрыта',
      learning_banned: 'Обучение закрыто',
      roles: 'Роли',
      groups: 'Группы',
      password_hash: 'Пароль',
      totp_enabled_at: 'Вход в два шага',
    },
  },
  roles: {
    title: 'Роль',
    fields: {
      name: 'Название',
      description: 'Описание',
      priority: 'Приоритет',
      default: 'По умолчанию',
      admin_ban_on_registration: 'Закрывать админку при регистрации',
      learning_ban_on_registration: 'Закрывать обучение при регистрации',
      permissions: 'Права',
    },
  },
  groups: { title: 'Группа', fields: { name: 'Название', description: 'Описание' } },
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
      time_zone: 'Часовой пояс',
      plan: 'Тариф',
      plan_period: 'Срок тарифа',
      paid_until: 'Тариф действует до',
    },
  },
  courses: {
    title: 'Курс',
    fields: {
      name: 'Название',
      anons: 'Анонс',
      status: 'Статус',
      entity_type: 'Вид',
      type_id: 'Тип',
      format_id: 'Формат',
      folder_id: 'Папка',
      img_id: 'Обложка',
      author_id: 'Автор',
      can_be_bought: 'Можно купить',
      price: 'Цена',
      old_price: 'Старая цена',
      start_date: 'Начало',
      end_date: 'Окончание',
      close_date: 'Закрытие',
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
  },
  access_tokens: {
    title: 'Токен доступа',
    fields: { name: 'Название', revoked_at: 'Отозван', expires_at: 'Действует до' },
  },
  service_accounts: {
    title: 'Сервисный аккаунт',
    fields: { name: 'Название', description: 'Описание', active: 'Включён' },
  },
};

/** Values of closed sets. */
export const auditValues: Readonly<Record<string, string>> = {
  true: 'да',
  false: 'нет',
  '': 'пусто',
  active: 'активен',
  blocked: 'заблокирован',
  deleted: 'удалён',
  start: 'стартовый',
  visible: 'видимый',
  trial: 'пробный',
  close: 'скрытый',
  draft: 'черновик',
  pending: 'не проверен',
  verified: 'подтверждён',
  failed: 'не подтверждён',
  basic: 'базовый',
  pro: 'профи',
  month: 'месяц',
  year: 'год',
};
