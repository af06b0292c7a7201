// The plain lists of tests.
import { tellOfLists } from '../kit/lists.ts';

tellOfLists([
  {
    page: 'ege-subjects',
    create: 'Создать предмет',
    fields: { Название: 'Информатика', Описание: 'Компьютерный экзамен' },
    taken: 'Предмет с таким названием уже есть',
    deleted: 'Удалено: 2 предмета',
  },
]);
