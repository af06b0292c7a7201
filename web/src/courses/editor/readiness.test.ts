// The requirements for publishing a course, the links to what is missing, and when they apply.
import { expect, test } from 'vitest';
import { publishes } from '../course/courseStatus.ts';
import {
  requirementUrl,
  unmetRequirements,
  requirementsCount,
  type ReadinessFields,
  type ReadinessContext,
} from './readiness.ts';
import { newCourse } from './settingsValues.ts';

const nothing: ReadinessContext = {
  openLessonsCount: 0,
  hasForm: false,
  studentsCount: 0,
  takesPayments: false,
  today: '2026-09-01',
};

const course: ReadinessFields = {
  ...newCourse,
  name: 'Физика',
  imgId: 'file',
  anons: 'Коротко',
  price: '0',
};

const lessons: ReadinessContext = { ...nothing, openLessonsCount: 12 };

/** The descriptions of what is missing in a complete course after a change. */
const wordsOf = (changed: Partial<ReadinessFields>, around: Partial<ReadinessContext> = {}) =>
  unmetRequirements({ ...course, ...changed }, { ...lessons, ...around }).map(({ text }) => text);

test('lists everything that a new course without sale lacks', () => {
  expect(
    unmetRequirements({ ...newCourse, canBeBought: false }, nothing).map(({ target }) => target),
  ).toEqual([
    { field: 'name' },
    { field: 'description' },
    { field: 'img_id' },
    'lessons',
    { field: 'can_be_bought' },
  ]);
  expect(requirementsCount).toBe(6);
});

test('requires a name and a description, but no type and no category', () => {
  expect(wordsOf({})).toEqual([]);
  expect(wordsOf({ anons: '', description: '<p>О чём</p>' })).toEqual([]);
  expect(wordsOf({ name: 'Без названия' })).toEqual(['Добавить название']);
});

test('does not require lessons whose number the viewer may not read', () => {
  expect(wordsOf({}, { openLessonsCount: null })).toEqual([]);
  expect(wordsOf({}, { openLessonsCount: 0 })).toEqual(['Добавить уроки и открыть их ученикам']);
});

test('requires a way to join: sale, a form or attached learners, and a close date in the future', () => {
  const shut = { canBeBought: false };
  expect(wordsOf(shut)).toEqual(['Открыть продажу или добавить форму записи']);
  expect(wordsOf(shut, { hasForm: true })).toEqual([]);
  expect(wordsOf(shut, { studentsCount: 1 })).toEqual([]);
  expect(wordsOf({ closeDate: '2026-09-02' })).toEqual([]);
  expect(wordsOf({ closeDate: '2026-09-01' })).toEqual(['Перенести день закрытия: он уже прошёл']);
});

test('requires a price of a course on sale, and online payments for a price above zero', () => {
  expect(wordsOf({ price: ' ' })).toEqual(['Указать цену, для бесплатного курса — 0']);
  expect(wordsOf({ price: '990,50' })).toEqual(['Подключить приём оплаты']);
  expect(wordsOf({ price: '990.50' }, { takesPayments: true })).toEqual([]);
  expect(wordsOf({ price: '', canBeBought: false }, { hasForm: true })).toEqual([]);
});

test('returns the URL where the user can fix a lack, or null without the permission', () => {
  const viewpoint = { course: '/demo/courses/7', settings: '/demo/settings' };
  const addresses = unmetRequirements({ ...course, imgId: null, price: '990' }, nothing).map(
    (lack) => [
      requirementUrl(lack, viewpoint),
      requirementUrl(lack, { ...viewpoint, settings: null }),
    ],
  );
  expect(addresses).toEqual([
    ['/demo/courses/7#field-img_id', '/demo/courses/7#field-img_id'],
    ['/demo/courses/7?tab=layers', '/demo/courses/7?tab=layers'],
    ['/demo/settings?tab=payments', null],
  ]);
});

test('publishes a course when it becomes visible to learners', () => {
  expect(publishes('DRAFT', 'VISIBLE')).toBe(true);
  expect(publishes('CLOSE', 'TRIAL')).toBe(true);
  expect(publishes('VISIBLE', 'START')).toBe(false);
  expect(publishes('DRAFT', 'CLOSE')).toBe(false);
});
