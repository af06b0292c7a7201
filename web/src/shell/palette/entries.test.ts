// The palette's entries for a text, apart from found records.
import { expect, it } from 'vitest';
import type { Permission } from '../../kit/pages/Admin.ts';
import { permittedAreas } from '../menu/areas.ts';
import { entriesFor } from './entries.ts';

const everything: readonly Permission[] = [
  'ADMIN_PART_ACCESS',
  'COMPANY_SETTINGS',
  'COURSES_SHOW_ALL',
  'COURSES_UPDATE_ALL',
  'CRM_SHOW',
];

const placesFor = (text: string, permissions = everything) =>
  entriesFor({ text, recent: [], areas: permittedAreas(permissions), creations: [], found: [] })
    .flatMap(({ entries }) => entries)
    .map(({ label }) => label);

it.each([
  ['домен', 'Домены'],
  ['юкасса', 'Приём платежей'],
  ['часовой пояс', 'Название и описание школы'],
  ['каталог', 'Каталог для посетителей'],
  ['скидки', 'Промокоды'],
  ['прием платежей', 'Приём платежей'],
])('finds settings and pages by their words: «%s»', (text, label) => {
  expect(placesFor(text)).toContain(label);
});

it('offers exact matches first', () => {
  expect(placesFor('категории')[0]).toBe('Категории');
});

it('lists only areas without a text', () => {
  expect(placesFor('')).toContain('Настройки компании');
  expect(placesFor('')).not.toContain('Домены');
});

it('offers only permitted pages', () => {
  const reader: Permission[] = ['ADMIN_PART_ACCESS', 'COURSES_SHOW_ALL'];
  expect(placesFor('быстрая правка', reader)).toEqual([]);
  expect(placesFor('домен', reader)).toEqual([]);
});
