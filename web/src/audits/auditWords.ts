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
  invites: {
    title: 'Приглашение',
    fields: {
      name: 'Название',
      description: 'Описание',
      type: 'Кто может прийти',
      active: 'Действует',
      user_limit: 'Сколько человек',
      users_count: 'Пришло',
      date_start: 'С какого дня',
      date_end: 'По какой день',
      send_type: 'Как отправить',
      roles: 'Роли',
      groups: 'Группы',
      course_packages: 'Пакеты курсов',
      tests: 'Тесты',
      custom_fields: 'Что спросить',
      recipients: 'Получатели',
    },
  },
  custom_fields: {
    title: 'Поле',
    fields: {
      name: 'Название',
      description: 'Описание',
      prompt: 'Подсказка',
      type: 'Вид',
      multiple: 'Несколько значений',
    },
  },
  companies: {
    title: 'Компания',
    fields: {
      name: 'Название',
      description: 'Описание',
      code: 'Поддомен',
      domain: 'Домен',
      video_preview_image_id: 'Картинка для видео',
      view_course_on_full_profile: 'Курсы в полном профиле',
      yoo_kassa_ready: 'Оплата через ЮKassa',
      time_zone: 'Часовой пояс',
    },
  },
  company_socialites: {
    title: 'Вход через сервис',
    fields: {
      provider: 'Сервис',
      active: 'Включён',
      registration: 'Пускать новых людей',
      name: 'Название на кнопке',
      client_id: 'Client ID',
      client_secret: 'Client Secret',
      issuer: 'Адрес сервиса',
      authorization_url: 'Адрес входа',
      token_url: 'Адрес токена',
      userinfo_url: 'Адрес данных о человеке',
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
      price: 'Цена',
      old_price: 'Старая цена',
      start_date: 'Начало',
      end_date: 'Окончание',
      close_date: 'Закрытие',
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
  common: 'все, у кого есть ссылка',
  personal: 'только получатели',
  email: 'письмом',
  phone: 'СМС',
};
