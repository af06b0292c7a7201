// Who works with the files of a company: whoever fills courses, lessons, tests or pages takes files and adds them; whoever
// sets up the company puts them in order and deletes them.
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
