// The words for the history of this domain's records.
import type { AuditWords } from '../audits/index.ts';

export const courseWords: AuditWords = {
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
      custom_fields: 'Поля компании',
      subcategories_with_categories: 'Категории',
    },
    values: {
      start: 'стартовый',
      visible: 'видимый',
      trial: 'пробный',
      close: 'скрытый',
      draft: 'черновик',
      deleted: 'удалён',
    },
  },
};
