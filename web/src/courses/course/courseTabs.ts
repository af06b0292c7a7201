// Names of the tabs of a course's page in display order, as in the URL (`?tab=history`); the first is the default.
// Their contents are in `CourseTabs.tsx`.
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

/** Tabs with fields that can have staff remarks. */
export const tabsWithRemarks: ReadonlySet<CourseTab> = new Set([
  'settings',
  'crm',
  'course_form',
  'seo',
]);
