// The simple lists of people, such as groups.
import { tellOfLists } from '../kit/lists.ts';

tellOfLists([
  {
    page: 'groups',
    create: 'Создать группу',
    fields: { Название: 'Вечерний поток', Описание: 'Вторник и четверг' },
    taken: 'Группа с таким названием уже есть',
    deleted: 'Удалено: 2 группы',
  },
]);
