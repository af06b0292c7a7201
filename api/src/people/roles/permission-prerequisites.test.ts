// Permissions that need others: which are added, which changes are refused, and which are left unchanged.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prerequisitesOf, permissions, type Permission } from '../../kit/permissions/flags.ts';
import { permissionsAfter } from './permission-prerequisites.ts';
import { rolePresets } from './role-presets.ts';
import { standardRoles } from './standard-roles.ts';

const after = (before: Permission[], on: Permission[], off: Permission[] = []) =>
  [...permissionsAfter({ before, on, off })].sort();

const isWhole = (granted: ReadonlySet<Permission>) =>
  [...granted].every((flag) =>
    prerequisitesOf(flag).every((anyOf) => anyOf.some((needed) => granted.has(needed))),
  );

test('adds the permissions that a permission needs, transitively', () => {
  expect(after([], ['lessons_create'])).toEqual([
    'admin_part_access',
    'courses_show_my',
    'lessons_create',
    'lessons_view',
  ]);
  expect(after([], ['learn_courses'])).toEqual(['learn_courses', 'learning_part_access']);
});

test('adds nothing if one alternative is granted, and none that the change revokes', () => {
  expect(after(['admin_part_access', 'courses_show_all'], ['courses_create'])).not.toContain(
    'courses_show_my',
  );
  expect(after([], ['courses_create'], ['courses_show_my'])).toContain('courses_show_all');
});

test('refuses a contradictory change at the field of the permission', () => {
  expect(() => after([], ['users_export'], ['users_show'])).toThrow(
    '«Выгружать пользователей в файл» не работает без «Видеть пользователей»',
  );
  expect(() => after(['admin_part_access', 'crm_show'], [], ['admin_part_access'])).toThrow(
    '«Видеть заявки и продажи» не работает без «Входить в админку»',
  );
});

test('allows other changes of a role that lacked a permission before', () => {
  expect(after(['courses_create'], ['crm_show'])).toEqual([
    'admin_part_access',
    'courses_create',
    'crm_show',
  ]);
  expect(after(['courses_create', 'crm_show'], [], ['crm_show'])).toEqual(['courses_create']);
});

test('grants all permissions that those of any change need', () => {
  const some = fc.subarray([...permissions]);
  fc.assert(
    fc.property(some, some, (before, on) => {
      const whole = permissionsAfter({ before: [], on: before, off: [] });
      expect(isWhole(whole)).toBe(true);
      expect(isWhole(permissionsAfter({ before: [...whole], on, off: [] }))).toBe(true);
    }),
  );
});

test('presets contain all permissions that theirs need', () => {
  for (const { name, permissions: flags } of [...rolePresets, ...standardRoles]) {
    expect([name, isWhole(new Set(flags))]).toEqual([name, true]);
  }
});
