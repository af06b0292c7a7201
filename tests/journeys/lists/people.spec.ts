// The plain lists of people.
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
