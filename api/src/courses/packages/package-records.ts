// How the packages of courses travel.
import { sql } from 'drizzle-orm';
import { belongsTo, record } from '../../kit/record.ts';
import { resource } from '../../kit/resource.ts';
import { courseRecord } from '../records.ts';
import { coursePackages } from '../tables.ts';

export const coursePackageRecord = record(coursePackages)({
  name: 'CoursePackage',
  description: 'What of a course is sold together.',
  permissions: { read: [{ all: 'courses_show_all' }, { all: 'users_welcome' }] },
  history: { type: 'course_packages' },
  hidden: ['created_at', 'updated_at'],
  order: 'name',
  relations: { course: belongsTo(() => courseRecord, 'course_id') },
});

/** For choosing among them: in an invite, in a promo code. */
export const coursePackageResource = resource({
  record: coursePackageRecord,
  path: '/course_packages',
  tag: 'Courses',
  missing: 'Пакет не найден',
  sort: ['name', 'created_at'],
  searched: (table) =>
    sql`(${table.name} || ' ' || (select course.name from courses course where course.company_id = ${table.company_id} and course.id = ${table.course_id}))`,
  filters: ['course_id'],
});
