// The plain lists of tests.
import { tellOfLists } from '../kit/lists.ts';

tellOfLists([
  {
    page: 'subjects',
    create: 'Добавить предмет',
    fields: { Название: 'Обществознание' },
    taken: 'Предмет с таким названием уже есть',
    deleted: 'Удалено: 2 предмета',
  },
  {
    page: 'ege-subjects',
    create: 'Создать предмет',
    fields: { Название: 'Информатика', Описание: 'Компьютерный экзамен' },
    taken: 'Предмет с таким названием уже есть',
    deleted: 'Удалено: 2 предмета',
  },
  {
    page: 'tests/categories',
    create: 'Добавить категорию',
    fields: { Название: 'Входной контроль' },
    taken: 'Категория с таким названием уже есть',
    deleted: 'Удалено: 2 категории',
  },
]);
