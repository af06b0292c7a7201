// The resource of a course's students, with packages, progress and last visit.
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { searchForPhones } from '../../kit/values/contacts.ts';
import {
  filter,
  fromDay,
  idsFilter,
  toDay,
  unknownValue,
  flagFilter,
} from '../../kit/lists/filters.ts';
import { belongsTo, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { conditionFlag, conditionText } from '../../kit/resource/conditions.ts';
import { memberRecord } from '../../people/index.ts';
import { manageAccess } from '../grants.ts';
import { courseResource } from '../resources.ts';
import { coursePackages, coursePackageUsers } from '../packages/package-tables.ts';
import { courseBranchRecord } from '../records.ts';
import { courseStudents } from '../tables.ts';
import { detachStudents } from './student-detachment.ts';

type Students = typeof courseStudents;

/** The packages of the course that the student has. */
const packagesOf = (table: Students): SQL => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', package.id, 'name', package.name) order by package.name, package.id)
  from ${coursePackageUsers} held
  join ${coursePackages} package on package.company_id = held.company_id and package.id = held.package_id
  where held.company_id = ${table.company_id} and held.user_id = ${table.user_id} and package.course_id = ${table.course_id}
), '[]'::jsonb)`;

const studentRecord = record(courseStudents)({
  name: 'CourseStudent',
  description: 'A student of a course.',
  permissions: { read: { all: 'users_show' } },
  hidden: ['searched'],
  order: 'full_name',
  computed: {
    packages: {
      schema: z
        .array(
          z.object({ id: z.int(), name: z.string() }).meta({
            id: 'CourseStudentPackage',
            description: 'A package of a student.',
          }),
        )
        .describe('The student’s packages of the course, sorted by name.'),
      sql: packagesOf,
    },
  },
  relations: {
    user: belongsTo(() => memberRecord, 'user_id'),
    branch: belongsTo(() => courseBranchRecord, 'branch_id'),
  },
});

const havingPackage = idsFilter(
  (ids) =>
    sql`exists (select 1 from ${coursePackageUsers} held where held.company_id = ${courseStudents.company_id} and held.user_id = ${courseStudents.user_id} and held.package_id = any(${ids}))`,
);

/** A filter by percent of progress; students who have not begun have null. */
const progress = (name: string, where: (percent: SQL, column: PgColumn) => SQL) =>
  filter<{ percent: number }>({
    read: ([value]) => {
      const percent = Number(value);
      if (!/^\d{1,3}$/.test(value ?? '') || percent > 100) throw unknownValue(name, value ?? '');
      return { percent };
    },
    where: ({ percent }) => where(sql`${percent}::integer`, courseStudents.progress),
  });

export const studentResource = resource({
  record: studentRecord,
  parent: { of: courseResource, by: 'course_id' },
  path: '/users',
  tag: 'Courses',
  missing: 'Ученик не найден',
  words: { one: 'одного ученика', many: 'учеников', all: 'Ученики' },
  sort: ['full_name', 'progress', 'last_visited_at', 'created_at'],
  searched: ['searched'],
  readSearch: searchForPhones,
  filters: ['user_id', 'branch_id'],
  counted: [['course_id']],
  specialFilters: {
    package_id: {
      description: 'Students who have one of these packages.',
      filter: havingPackage,
    },
    progress_from: {
      description: 'Students with at least this progress, in percent.',
      condition: conditionText,
      filter: progress('progress_from', (percent, column) => sql`${column} >= ${percent}`),
    },
    progress_to: {
      description: 'Students with at most this progress, in percent.',
      condition: conditionText,
      filter: progress('progress_to', (percent, column) => sql`${column} <= ${percent}`),
    },
    visited_from: {
      description: 'Last visit on this day or later.',
      condition: conditionText,
      filter: fromDay('visited_from', courseStudents.last_visited_at),
    },
    visited_to: {
      description: 'Last visit on this day or earlier.',
      condition: conditionText,
      filter: toDay('visited_to', courseStudents.last_visited_at),
    },
    visited: {
      description: '1: students who have visited the course; 0: those who never have.',
      condition: conditionFlag,
      filter: flagFilter('visited', () => sql`${courseStudents.last_visited_at} is not null`),
    },
  },
  bulk: {
    ids: 'students_id',
    description:
      'Applies to `students_id`, or to all students that match the filters in `matching`.',
    actions: {
      detach: {
        summary: 'Detach students from a course; can be undone for a week',
        grant: manageAccess,
        does: detachStudents,
      },
    },
  },
});
