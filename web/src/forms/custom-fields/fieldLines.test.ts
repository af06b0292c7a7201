// Tests parsing and validation of pasted fields.
import { expect, it } from 'vitest';
import { fieldsIn, wrongFieldLines } from './fieldLines.ts';

it('parses a name, a type in any case, and the variables of a list, also from table cells', () => {
  const text =
    'Аудитория\n\nЧасы; целое число\nУровень\tСписок\tначальный, средний, начальный\nПочта куратора;почта';
  expect(wrongFieldLines(text)).toEqual([]);
  expect(fieldsIn(text)).toEqual([
    { name: 'Аудитория', type: 'STRING' },
    { name: 'Часы', type: 'INTEGER' },
    { name: 'Уровень', type: 'LIST', variables: ['начальный', 'средний'] },
    { name: 'Почта куратора', type: 'EMAIL' },
  ]);
});

it('reports the error of each line', () => {
  expect(wrongFieldLines('; строка\nУровень; список\nЧасы; время\nАудитория')).toEqual([
    { number: 1, problem: 'нет названия' },
    { number: 2, problem: 'у списка нет вариантов: назовите их через запятую' },
    { number: 3, problem: 'нет типа «время»' },
  ]);
  const many = Array.from({ length: 101 }, (_, index) => `Поле ${index}`).join('\n');
  expect(wrongFieldLines(many)).toEqual([{ number: 101, problem: 'за раз не больше 100 полей' }]);
});
