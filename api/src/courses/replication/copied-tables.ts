// Declares which tables of a course are copied with it and which are not. A test fails for a table of courses that is
// in neither list.
import type { PgTable } from 'drizzle-orm/pg-core';
import { jobs } from '../../jobs/index.ts';
import { childRows, type CopiedRows } from '../../kit/database/copy-rows.ts';
import {
  copiedLessons,
  copiedWithLessons,
  uncopiedOfLessons,
} from '../../lessons/copies/copied-tables.ts';
import * as lessons from '../../lessons/tables.ts';
import { orders } from '../../orders/order-tables.ts';
import * as payments from '../../payments/payment-tables.ts';
import {
  promoCodeCourses,
  promoCodePackages,
} from '../../payments/promo-codes/promo-code-tables.ts';
import { inviteCoursePackages } from '../../people/invites/invite-tables.ts';
import { courseCertificates } from '../certificates/certificate-tables.ts';
import { courseRemarks } from '../commercial-offer/remark-tables.ts';
import { courses } from '../course-tables.ts';
import { manageAccess } from '../grants.ts';
import { courseBranches } from '../packages/branch-tables.ts';
import * as sold from '../packages/package-tables.ts';
import * as people from '../people/people-tables.ts';
import * as tables from '../tables.ts';

/** Columns of a course that get their default in a copy; all others are copied. */
export const resetColumns = [
  'status',
  'status_before_deletion',
  'deleted_at',
  'deletion',
  'students_count',
  'revision',
  // An address in the catalogue is unique.
  'catalog_url_first_category_slug',
  'catalog_url_second_category_slug',
];

/** In order of their references: referenced tables come first. */
export const copiedTables: readonly CopiedRows[] = [
  { ...childRows(lessons.blockLayers, 'course_id'), treeColumn: 'parent_layer_id' },
  { ...copiedLessons, parentColumn: 'course_id' },
  ...copiedWithLessons,
  childRows(courseBranches, 'course_id'),
  childRows(sold.coursePackages, 'course_id'),
  childRows(sold.coursePackageLessons, 'package_id'),
  childRows(sold.coursePackageTrialLessons, 'package_id'),
  childRows(sold.coursePackageZoomLessons, 'package_id'),
  childRows(sold.coursePackageClosedLessons, 'package_id'),
  childRows(sold.coursePackageClosedTests, 'package_id'),
  childRows(sold.coursePackageClosedHomeworks, 'package_id'),
  childRows(sold.coursePackageRelations, 'package_id'),
  childRows(tables.courseBulletPoints, 'course_id'),
  childRows(tables.courseChatLinkBlocks, 'course_id'),
  childRows(tables.courseChatLinkBlockPackages, 'block_id'),
  childRows(tables.customFieldCourseValues, 'course_id'),
  childRows(tables.courseCategoryCourses, 'course_id'),
  childRows(tables.coursePlaces, 'course_id'),
  childRows(tables.courseGalleries, 'course_id'),
  childRows(courseRemarks, 'course_id'),
  { ...childRows(people.courseTeachers, 'course_id'), needs: manageAccess.all },
  { ...childRows(people.courseAdminUsers, 'course_id'), needs: manageAccess.all },
];

/** Tables that are not copied, with the reason. */
export const uncopiedTables: ReadonlyMap<PgTable, string> = new Map<PgTable, string>([
  [tables.courseStudents, 'students of the original are not students of the copy'],
  [people.courseDetachedStudents, 'they were detached from the original'],
  [sold.coursePackageUsers, 'they paid for the original'],
  [inviteCoursePackages, 'invites are for the original'],
  [orders, 'they request the original'],
  [payments.paymentOrders, 'they paid for the original'],
  [payments.payments, 'they paid for the original'],
  [payments.paymentPackages, 'they paid for the original'],
  [payments.usedPromoCodes, 'they paid for the original'],
  [payments.ledgerEntries, 'the money was for the original'],
  [promoCodeCourses, 'the discount applies to the original'],
  [promoCodePackages, 'the discount applies to the original'],
  [tables.courseFavourites, 'favourites are chosen by each user'],
  [tables.courseFieldComments, 'tasks concern the original'],
  [tables.courseFiles, 'triggers find them in the texts of the copy'],
  ...uncopiedOfLessons,
  [courseCertificates, 'they were issued for the original'],
  [jobs, 'they created the original'],
]);

/** The course itself, the root of the copied rows. */
export const copiedCourse = childRows(courses, 'id');
