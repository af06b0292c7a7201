// How courses and their folders travel.
import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { forbidden } from '../kit/errors.ts';
import { idsFilter } from '../kit/filters.ts';
import { has, type Asker } from '../kit/permissions.ts';
import { belongsTo, hasMany, manyToMany, record } from '../kit/record.ts';
import { readableRows } from '../kit/record/readers.ts';
import { declareFileUse, fileRecord } from '../media/index.ts';
import { companyMembers } from '../people/tables.ts';
import { courseCategoryRecord } from './categories/category-record.ts';
import { courseValues } from './custom-fields/course-values.ts';
import { courseFormatRecord, courseTypeRecord } from './dictionaries/dictionary-records.ts';
import { courseGrants, isOwnCourse } from './grants.ts';
import { placeRecord } from './places/place-record.ts';
import * as tables from './tables.ts';

export const courseFolderRecord = record(tables.courseFolders)({
  permissions: { read: courseGrants.read },
  mine: () => sql`true`,
  name: 'CourseFolder',
  description: 'A folder that courses are kept in.',
  hidden: ['created_at', 'updated_at'],
  order: 'name',
});

const courseAuthorRecord = record(companyMembers)({
  name: 'CourseAuthor',
  description: 'Who created a course, by what everybody in the company is known by.',
  permissions: 'part',
  hidden: [
    'user_id',
    'status',
    'is_owner',
    'admin_banned',
    'learning_banned',
    'email',
    'phone',
    'searched',
    'last_visit_at',
    'created_at',
  ],
});

export const courseRecord = record(tables.courses)({
  name: 'Course',
  description: 'A course of a company.',
  permissions: courseGrants,
  mine: isOwnCourse,
  short: ['name'],
  history: { type: 'courses', tells: { custom_fields: 'readers' } },
  hidden: ['img_id', 'author_id', 'searched'],
  computed: {
    auth_user_favourites_exists: {
      schema: z.boolean().describe('Whether the signed-in person keeps the course at hand.'),
      sql: favouriteOf,
    },
  },
  attached: {
    custom_fields: {
      schema: z.array(courseValues.schema),
      // Fifty fields, each with its variables and with what it holds.
      rows: 150,
      // Other lists show the names of courses to others than those who read them.
      sql: (table, asker) => {
        const rows = readableRows(courseRecord, table, asker);
        if (rows === 'none') return sql`'[]'::jsonb`;
        const fields = courseValues.heldBy(table.id, asker);
        return rows === 'all' ? fields : sql`case when ${rows} then ${fields} else '[]'::jsonb end`;
      },
    },
  },
  relations: {
    type: belongsTo(() => courseTypeRecord, 'type_id'),
    format: belongsTo(() => courseFormatRecord, 'format_id'),
    folder_course: belongsTo(() => courseFolderRecord, 'folder_id'),
    img: belongsTo(() => fileRecord, 'img_id'),
    author: belongsTo(() => courseAuthorRecord, 'author_id'),
    subcategories_with_categories: manyToMany(
      () => courseCategoryRecord,
      tables.courseCategoryCourses,
      { by: 'course_id', target: 'category_id' },
    ),
    places: manyToMany(() => placeRecord, tables.coursePlaces, {
      by: 'course_id',
      target: 'place_id',
    }),
    custom_field_course_values: hasMany(() => courseValues.record, 'course_id'),
  },
});

declareFileUse({
  kind: 'course',
  record: () => courseRecord,
  name: 'name',
  shows: (course, file) =>
    sql`(${course.company_id} = ${file.company_id} and ${course.img_id} = ${file.id} or ${courseValues.show(course, file)})`,
});

export function favouriteOf(table: typeof tables.courses, asker: Asker): SQL {
  const { company_id, user_id, course_id } = tables.courseFavourites;
  return sql`exists (select 1 from ${tables.courseFavourites} where ${company_id} = ${table.company_id} and ${course_id} = ${table.id} and ${user_id} = ${asker.personId})`;
}

/** The courses that one of these users learns in. Whoever may not see users is told of themselves alone. */
export const learntBy = idsFilter(
  (ids) => {
    const { company_id, course_id, user_id } = tables.courseStudents;
    return sql`exists (select 1 from ${tables.courseStudents} where ${company_id} = ${tables.courses.company_id} and ${course_id} = ${tables.courses.id} and ${user_id} = any(${ids}))`;
  },
  {
    check: (values, scope) => {
      const others = values.some((value) => value !== String(scope.personId));
      if (others && !has(scope, 'users_show')) throw forbidden();
    },
    selective: true,
  },
);

/** The courses that are linked with one of these in a table in between. */
const linkedBy = (links: PgTable, column: string) =>
  idsFilter(
    (ids) =>
      sql`exists (select 1 from ${links} link where link.company_id = ${tables.courses.company_id} and link.course_id = ${tables.courses.id} and link.${sql.identifier(column)} = any(${ids}))`,
  );

export const listedUnder = linkedBy(tables.courseCategoryCourses, 'category_id');
export const takingPlaceAt = linkedBy(tables.coursePlaces, 'place_id');
