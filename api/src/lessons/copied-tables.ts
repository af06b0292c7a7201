// What hangs on lessons and is copied with them, with their course and by themselves alike: what lessons will consist of
// joins here. A test fails for a table that hangs on lessons and stands in neither list.
import type { PgTable } from 'drizzle-orm/pg-core';
import * as sold from '../courses/packages/package-tables.ts';
import { ownRows, type CopiedRows } from '../kit/copy-rows.ts';
import { lessonAdminUsers, lessonFiles, lessons } from './tables.ts';

const manage = 'lessons_manage_access_and_other_settings';

/** The lessons themselves. */
export const copiedLessons: CopiedRows = {
  ...ownRows(lessons, 'id'),
  guarded: { teacher_id: manage },
};

/** In their order: what others name comes before them. */
export const copiedWithLessons: readonly CopiedRows[] = [
  { ...ownRows(lessonAdminUsers, 'lesson_id'), needs: manage },
];

const ofPackages = 'what is sold of the original’s course is not what is sold of the other';

/** What stays with the original where a lesson is copied by itself, and why. */
export const leftWithLessons: ReadonlyMap<PgTable, string> = new Map<PgTable, string>([
  [lessonFiles, 'triggers find them in the texts of the copy'],
  [sold.coursePackageLessons, ofPackages],
  [sold.coursePackageTrialLessons, ofPackages],
  [sold.coursePackageZoomLessons, ofPackages],
  [sold.coursePackageClosedLessons, ofPackages],
  [sold.coursePackageClosedHomeworks, ofPackages],
]);
