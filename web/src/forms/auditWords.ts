// Words for the history of forms, custom fields and related records.
import type { AuditWords } from '../audits/index.ts';

export const auditWords: AuditWords = {
  custom_fields: {
    title: 'Поле',
    fields: {
      name: 'Название',
      description: 'Описание',
      prompt: 'Подсказка',
      type: 'Вид',
      subtype: 'О ком или о чём',
      multiple: 'Несколько значений',
      list_show_type: 'Как показан список',
      field_list_bitrix_id: 'Список в Битрикс24',
    },
  },
  forms: {
    title: 'Форма',
    fields: {
      name: 'Название',
      code: 'Код',
      type: 'Тип',
      title: 'Заголовок',
      description: 'Описание',
      button_name: 'Надпись на кнопке',
      webhook: 'Вебхук',
      front_template: 'Вид страницы',
      role_id: 'Роль',
      create_user: 'Создавать учётную запись',
      social_network_login: 'Вход через соцсети',
      is_allow_sent_bitrix_phone_type: 'Вид телефона для Битрикс24',
      success_text: 'Текст после отправки',
      redirect_url: 'Адрес после отправки',
      allowed_origins: 'Сайты, на которых её можно показать',
      opens_at: 'Открыть',
      closes_at: 'Закрыть',
      answers_limit: 'Сколько ответов принять',
      answers_per_address: 'Сколько ответов с одного адреса в интернете',
      answers_per_email: 'Сколько ответов с одной почты',
      text_before: 'Что показать до открытия',
      text_after: 'Что показать после закрытия',
      text_full: 'Что показать, когда мест не останется',
      fields: 'Поля',
    },
    values: {
      card: 'карточка',
      plain: 'без рамки',
      split: 'заголовок слева',
    },
  },
};
