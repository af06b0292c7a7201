// What a course lacks to be published, and when that is asked about.
import { expect, test } from 'vitest';
import { lacksOf, needs, publishes } from './readiness.ts';
import { newCourse } from './settingsValues.ts';

test('a new course lacks everything, one that was filled in nothing', () => {
  expect(lacksOf(newCourse)).toHaveLength(needs.length);
  const whole = {
    ...newCourse,
    name: 'Физика',
    imgId: { id: 'file', name: 'обложка.png', url: '/media/1' },
    typeId: { id: 'type', name: 'ЕГЭ' },
    subcategoryIds: [{ id: 'category', name: 'Наука' }],
    anons: 'Коротко',
    description: '<p>О чём</p>',
    forWhom: '<p>Кому</p>',
    program: '<p>Что</p>',
    price: '0',
  };
  expect(lacksOf(whole)).toEqual([]);
  expect(lacksOf({ ...whole, name: 'Без названия', price: ' ' })).toEqual(['название', 'цена']);
});

test('it is published when those see it who did not', () => {
  expect(publishes('DRAFT', 'VISIBLE')).toBe(true);
  expect(publishes('CLOSE', 'TRIAL')).toBe(true);
  expect(publishes('VISIBLE', 'START')).toBe(false);
  expect(publishes('DRAFT', 'CLOSE')).toBe(false);
});
