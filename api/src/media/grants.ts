// The permissions for a company's files: people who edit courses, lessons, tests or pages may use and add files; those
// who manage the company may organize and delete them.
import type { Grant, Grants } from '../kit/permissions/permissions.ts';

export const useFiles: Grants = [
  { all: 'company_settings' },
  { all: 'courses_create' },
  { all: 'courses_update_all' },
  { all: 'lessons_create' },
  { all: 'lessons_update_all' },
  { all: 'tests_create' },
  { all: 'tests_update_all' },
  { all: 'teacher_edit_lessons' },
  { all: 'teacher_edit_tests' },
];

export const manageFiles = { all: 'company_settings' } as const satisfies Grant;
