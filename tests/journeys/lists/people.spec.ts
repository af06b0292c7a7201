// The simple lists of people, such as groups.
import { testLists } from '../kit/lists.ts';

testLists([
  {
    page: 'groups',
    create: 'Создать группу',
    fields: { Название: 'Вечерний поток', Описание: 'Вторник и четверг' },
    duplicateError: 'Группа с таким названием уже есть',
    deletedMessage: 'Удалено: 2 группы',
  },
]);
