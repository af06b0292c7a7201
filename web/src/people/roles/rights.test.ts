// Switching permissions together with required and dependent ones.
import { expect, test } from 'vitest';
import { switched, type Rules } from './rights.ts';

type Permission = Parameters<Rules['mayGive']>[0];

const needs: Partial<Record<Permission, readonly (readonly Permission[])[]>> = {
  COURSES_SHOW_MY: [['ADMIN_PART_ACCESS']],
  COURSES_SHOW_ALL: [['ADMIN_PART_ACCESS']],
  COURSES_CREATE: [['ADMIN_PART_ACCESS'], ['COURSES_SHOW_MY', 'COURSES_SHOW_ALL']],
  LESSONS_VIEW: [['ADMIN_PART_ACCESS'], ['COURSES_SHOW_MY', 'COURSES_SHOW_ALL']],
  LESSONS_CREATE: [['ADMIN_PART_ACCESS'], ['LESSONS_VIEW']],
};

const rules = (beyond: readonly Permission[] = []): Rules => ({
  needsOf: (permission) => needs[permission] ?? [],
  mayGive: (permission) => !beyond.includes(permission),
});

const on = (before: readonly Permission[], asked: Permission, beyond?: readonly Permission[]) =>
  switched(new Set(before), [asked], true, rules(beyond));
const off = (before: readonly Permission[], asked: Permission, beyond?: readonly Permission[]) =>
  switched(new Set(before), [asked], false, rules(beyond));

test('what a right needs comes along, and what that needs', () => {
  const { granted, along } = on([], 'LESSONS_CREATE');
  expect(along).toEqual(['ADMIN_PART_ACCESS', 'LESSONS_VIEW', 'COURSES_SHOW_MY']);
  expect(granted.size).toBe(4);
  expect(on(['ADMIN_PART_ACCESS', 'COURSES_SHOW_ALL'], 'COURSES_CREATE').along).toEqual([]);
});

test('of several that are enough, the one that may be given comes along', () => {
  expect(on([], 'COURSES_CREATE', ['COURSES_SHOW_MY']).along).toEqual([
    'ADMIN_PART_ACCESS',
    'COURSES_SHOW_ALL',
  ]);
});

test('a right whose need may not be given is left off', () => {
  const { granted, left } = on([], 'LESSONS_CREATE', ['LESSONS_VIEW']);
  expect([granted.size, left]).toEqual([0, ['LESSONS_CREATE']]);
});

test('what needs a right goes with it, unless another one is enough', () => {
  const all: Permission[] = [
    'ADMIN_PART_ACCESS',
    'COURSES_SHOW_MY',
    'COURSES_CREATE',
    'LESSONS_VIEW',
    'LESSONS_CREATE',
  ];
  expect(off(all, 'COURSES_SHOW_MY').along).toEqual([
    'COURSES_CREATE',
    'LESSONS_VIEW',
    'LESSONS_CREATE',
  ]);
  expect(off([...all, 'COURSES_SHOW_ALL'], 'COURSES_SHOW_MY').along).toEqual([]);
  expect(off(all, 'ADMIN_PART_ACCESS').granted.size).toBe(0);
  expect(off(all, 'COURSES_SHOW_MY', ['LESSONS_CREATE']).left).toEqual(['COURSES_SHOW_MY']);
});

test('what lacked something before is left as it was', () => {
  expect(off(['COURSES_CREATE', 'COURSES_SHOW_MY'], 'COURSES_SHOW_MY').along).toEqual([]);
});
