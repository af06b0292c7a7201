// Who works with the files of a company: whoever fills courses, lessons, tests or pages. Any of these flags will do.
import type { Permission } from '../../__generated__/Admin_company.graphql.ts';

export const fileRights: readonly Permission[] = [
  'COMPANY_SETTINGS',
  'COURSES_CREATE',
  'COURSES_UPDATE_ALL',
  'LESSONS_CREATE',
  'LESSONS_UPDATE_ALL',
  'TESTS_CREATE',
  'TESTS_UPDATE_ALL',
  'TEACHER_EDIT_LESSONS',
  'TEACHER_EDIT_TESTS',
];
