// Switching permissions together with required and dependent ones.
import { expect, test } from 'vitest';
import { switchPermissions, type PermissionPrerequisites } from './switchPermissions.ts';

type Permission = Parameters<PermissionPrerequisites['mayGrant']>[0];

const needs: Partial<Record<Permission, readonly (readonly Permission[])[]>> = {
  COURSES_SHOW_MY: [['ADMIN_PART_ACCESS']],
  COURSES_SHOW_ALL: [['ADMIN_PART_ACCESS']],
  COURSES_CREATE: [['ADMIN_PART_ACCESS'], ['COURSES_SHOW_MY', 'COURSES_SHOW_ALL']],
  LESSONS_VIEW: [['ADMIN_PART_ACCESS'], ['COURSES_SHOW_MY', 'COURSES_SHOW_ALL']],
  LESSONS_CREATE: [['ADMIN_PART_ACCESS'], ['LESSONS_VIEW']],
};

const rules = (beyond: readonly Permission[] = []): PermissionPrerequisites => ({
  prerequisitesOf: (permission) => needs[permission] ?? [],
  mayGrant: (permission) => !beyond.includes(permission),
});

const on = (
  before: readonly Permission[],
  permission: Permission,
  beyond?: readonly Permission[],
) => switchPermissions(new Set(before), [permission], true, rules(beyond));
const off = (
  before: readonly Permission[],
  permission: Permission,
  beyond?: readonly Permission[],
) => switchPermissions(new Set(before), [permission], false, rules(beyond));

test('adds required permissions, directly and indirectly', () => {
  const { granted, implied } = on([], 'LESSONS_CREATE');
  expect(implied).toEqual(['ADMIN_PART_ACCESS', 'LESSONS_VIEW', 'COURSES_SHOW_MY']);
  expect(granted.size).toBe(4);
  expect(on(['ADMIN_PART_ACCESS', 'COURSES_SHOW_ALL'], 'COURSES_CREATE').implied).toEqual([]);
});

test('adds the alternative that the viewer may grant', () => {
  expect(on([], 'COURSES_CREATE', ['COURSES_SHOW_MY']).implied).toEqual([
    'ADMIN_PART_ACCESS',
    'COURSES_SHOW_ALL',
  ]);
});

test('does not grant a permission if the viewer may not grant a required one', () => {
  const { granted, notSwitched } = on([], 'LESSONS_CREATE', ['LESSONS_VIEW']);
  expect([granted.size, notSwitched]).toEqual([0, ['LESSONS_CREATE']]);
});

test('removes dependent permissions, unless an alternative is granted', () => {
  const all: Permission[] = [
    'ADMIN_PART_ACCESS',
    'COURSES_SHOW_MY',
    'COURSES_CREATE',
    'LESSONS_VIEW',
    'LESSONS_CREATE',
  ];
  expect(off(all, 'COURSES_SHOW_MY').implied).toEqual([
    'COURSES_CREATE',
    'LESSONS_VIEW',
    'LESSONS_CREATE',
  ]);
  expect(off([...all, 'COURSES_SHOW_ALL'], 'COURSES_SHOW_MY').implied).toEqual([]);
  expect(off(all, 'ADMIN_PART_ACCESS').granted.size).toBe(0);
  expect(off(all, 'COURSES_SHOW_MY', ['LESSONS_CREATE']).notSwitched).toEqual(['COURSES_SHOW_MY']);
});

test('leaves permissions whose requirements weren’t met before', () => {
  expect(off(['COURSES_CREATE', 'COURSES_SHOW_MY'], 'COURSES_SHOW_MY').implied).toEqual([]);
});
