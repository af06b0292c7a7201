// Reads the course progress of learners for their observers.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { isObserved, observerGrants } from '../../people/index.ts';
import { courseStudents } from '../tables.ts';

const courseName = ({ company_id, course_id }: typeof courseStudents): SQL =>
  sql`(select course.name from courses course where course.company_id = ${company_id} and course.id = ${course_id})`;

const observedCourseRecord = record(courseStudents)({
  name: 'ObservedCourse',
  description: 'The progress of a learner in a course, for their observers.',
  permissions: { read: observerGrants },
  mine: isObserved,
  hidden: ['full_name', 'searched', 'branch_id'],
  order: 'created_at',
  computed: {
    course_name: {
      schema: z.string(),
      sql: courseName,
    },
  },
});

export const observedCourses = resource({
  record: observedCourseRecord,
  path: '/observed/courses',
  tag: 'Observers',
  missing: 'Курс не найден',
  words: { one: 'один курс', many: 'курсов', all: 'Курсы' },
  readOnly: true,
  where: ({ company_id, course_id }) =>
    sql`exists (select 1 from courses course where course.company_id = ${company_id} and course.id = ${course_id} and course.status <> 'deleted')`,
  sort: ['created_at'],
  searched: courseName,
  descending: true,
  filters: ['user_id', 'course_id'],
});
