// The list of places.
import { tellOfLists } from '../kit/lists.ts';

tellOfLists([
  {
    page: 'locations',
    create: 'Добавить место',
    fields: { Название: 'Актовый зал', Адрес: 'Москва, Лесная, 5' },
    taken: 'Место с таким названием уже есть',
    deleted: 'Удалено: 2 места',
    deep: true,
  },
]);
