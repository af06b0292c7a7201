// The plain list of what orders are put into.
import { tellOfLists } from '../kit/lists.ts';

tellOfLists([
  {
    page: 'orders/folders',
    create: 'Добавить папку',
    fields: { Название: 'Осенний набор' },
    taken: 'Папка с таким названием уже есть',
    deleted: 'Удалено: 2 папки',
  },
]);
