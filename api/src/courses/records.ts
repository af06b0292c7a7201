// How courses and their dictionaries travel.
import { eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { forbidden } from '../kit/errors.ts';
import { idsFilter } from '../kit/filters.ts';
import { has, type Asker, type Permissions } from '../kit/permissions.ts';
import { belongsTo, hasMany, manyToMany, record } from '../kit/record.ts';
import { readableRows } from '../kit/record/readers.ts';
import { declareFileUse, fileRecord } from '../media/index.ts';
import { companyMembers } from '../people/tables.ts';
import { courseValues } from './custom-fields/course-values.ts';
import * as tables from './tables.ts';

export const courseGrants = {
  read: { all: 'courses_show_all', my: 'courses_show_my' },
  create: { all: 'courses_create' },
  update: { all: 'courses_update_all', my: 'courses_update_my' },
  delete: { all: 'courses_delete_all', my: 'courses_delete_my' },
} as const satisfies Permissions;

const timestamps = ['created_at', 'updated_at'] as const;

/** What courses are described with is for all who see any. */
const dictionary = { permissions: { read: courseGrants.read }, mine: () => sql`true` };

export const courseTypeRecord = record(tables.courseTypes)({
  ...dictionary,
  name: 'CourseType',
  description: 'A kind of course.',
  hidden: timestamps,
  order: 'name',
});

export const courseFormatRecord = record(tables.courseFormats)({
  ...dictionary,
  name: 'CourseFormat',
  description: 'How a course is taught.',
  hidden: timestamps,
  order: 'name',
});

export const courseFolderRecord = record(tables.courseFolders)({
  ...dictionary,
  name: 'CourseFolder',
  description: 'A folder that courses are kept in.',
  hidden: timestamps,
  order: 'name',
});

export const courseCategoryRecord = record(tables.courseCategories)({
  ...dictionary,
  name: 'CourseCategory',
  description: 'A category of the catalogue; a subcategory has a parent.',
  hidden: timestamps,
  order: 'title',
  relations: { parent_category: belongsTo(() => courseCategoryRecord, 'parent_id') },
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
  mine: (table, scope) => eq(table.author_id, scope.personId),
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
