// The tabs of a course's page in their order, as its address names them (`?tab=history`); the first is there when nothing
// is named. What stands in them is `CourseTabs.tsx`.
import { choice, valueAt } from '../../kit/pages/addressParameters.ts';

export const courseTabs = [
  'settings',
  'layers',
  'gradebook',
  'journal',
  'roles',
  'users',
  'certificates',
  'crm',
  'course_form',
  'history',
  'branches',
  'seo',
  'statistics',
] as const;

export type CourseTab = (typeof courseTabs)[number];

export const courseTab = valueAt('tab', choice(courseTabs));

/** Those beside whose fields the staff remarks something. */
export const tabsOfFields: ReadonlySet<CourseTab> = new Set([
  'settings',
  'crm',
  'course_form',
  'seo',
]);
