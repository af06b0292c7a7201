// The list of places.
import { testLists } from '../kit/lists.ts';

testLists([
  {
    page: 'locations',
    create: 'Добавить место',
    fields: { Название: 'Актовый зал', Адрес: 'Москва, Лесная, 5' },
    duplicateError: 'Место с таким названием уже есть',
    deletedMessage: 'Удалено: 2 места',
    deep: true,
  },
]);
