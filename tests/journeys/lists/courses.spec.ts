// The plain lists of courses.
import { tellOfLists } from '../kit/lists.ts';

tellOfLists([
  {
    page: 'course-types',
    create: 'Добавить тип',
    fields: { Название: 'Марафон' },
    taken: 'Тип с таким названием уже есть',
    deleted: 'Удалено: 2 типа',
  },
  {
    page: 'course-formats',
    create: 'Добавить формат',
    fields: { Название: 'Очно' },
    taken: 'Формат с таким названием уже есть',
    deleted: 'Удалено: 2 формата',
  },
  {
    page: 'locations',
    create: 'Добавить место',
    fields: { Название: 'Актовый зал', Адрес: 'Москва, Лесная, 5' },
    taken: 'Место с таким названием уже есть',
    deleted: 'Удалено: 2 места',
  },
]);
