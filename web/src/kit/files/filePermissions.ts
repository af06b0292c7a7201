// The permissions to work with a company's files, any of which is enough: those to edit courses, lessons, tests or
// pages.
import type { Permission } from '../../__generated__/Admin_company.graphql.ts';

export const filePermissions: readonly Permission[] = [
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
