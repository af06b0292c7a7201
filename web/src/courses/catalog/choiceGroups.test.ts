// Groups of choices made of the catalogue's categories, and selecting among them.
import { expect, test } from 'vitest';
import { choiceGroups, toggleChoice, type Category } from './choiceGroups.ts';

const category = (
  id: number,
  title: string,
  parentId: number | null = null,
  isSingle = false,
): Category => ({ id, parentId, title, isSingle, columns: 3, view: 'TAGS' });

const groups = choiceGroups([
  category(1, 'Предмет'),
  category(2, 'Физика', 1),
  category(3, 'Оптика', 2),
  category(4, 'Класс', null, true),
  category(5, 'Девятый', 4),
  category(6, 'Десятый', 4),
  category(7, 'Лагерь'),
]);

test('makes a group of each top-level category with its descendants as choices, and one group of those without', () => {
  expect(
    groups.map(({ title, choices }) => [title, choices.map(({ name, level }) => [name, level])]),
  ).toEqual([
    ['Раздел', [['Лагерь', 0]]],
    [
      'Предмет',
      [
        ['Физика', 0],
        ['Оптика', 1],
      ],
    ],
    [
      'Класс',
      [
        ['Девятый', 0],
        ['Десятый', 0],
      ],
    ],
  ]);
});

test('selects one or several choices of a group and leaves other groups as they are', () => {
  const [, subject, level] = groups;
  if (!subject || !level) throw new Error('a group is missing');
  expect(toggleChoice(subject, ['2', '5'], '3')).toEqual(['2', '5', '3']);
  expect(toggleChoice(level, ['2', '5'], '6')).toEqual(['2', '6']);
  expect(toggleChoice(level, ['2', '6'], '6')).toEqual(['2']);
});
