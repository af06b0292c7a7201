// Packages of courses as a resource.
import { sql } from 'drizzle-orm';
import { resource } from '../../kit/resource.ts';
import { coursePackageRecord } from '../records.ts';

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
