/** How courses and their dictionaries travel. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { forbidden } from '../kit/errors.ts';
import { idArray } from '../kit/filters.ts';
import { has } from '../kit/permissions.ts';
import type { Grant, Scope } from '../kit/permissions.ts';
import { record } from '../kit/record.ts';
import type { AnyTable } from '../kit/record.ts';
import { fileRecord } from '../media/index.ts';
import * as tables from './tables.ts';

export const courseGrants = {
  read: { all: 'courses_show_all', my: 'courses_show_my' },
  create: { all: 'courses_create' },
  update: { all: 'courses_update_all', my: 'courses_update_my' },
  delete: { all: 'courses_delete_all', my: 'courses_delete_my' },
} as const satisfies Record<string, Grant>;

/** The courses that `_my` flags mean. */
export const myCourses = (table: AnyTable, scope: Scope): SQL =>
  sql`${table['author_id']} = ${scope.personId}`;

const timestamps = ['created_at', 'updated_at'];

export const courseTypeRecord = record({
  name: 'CourseType',
  description: 'A kind of course.',
  table: tables.courseTypes,
  hidden: timestamps,
  order: 'name',
});

export const courseFormatRecord = record({
  name: 'CourseFormat',
  description: 'How a course is taught.',
  table: tables.courseFormats,
  hidden: timestamps,
  order: 'name',
});

export const courseFolderRecord = record({
  name: 'CourseFolder',
  description: 'A folder that courses are kept in.',
  table: tables.courseFolders,
  hidden: timestamps,
  order: 'name',
});

export const courseCategoryRecord = record({
  name: 'CourseCategory',
  description: 'A category of the catalogue; a subcategory has a parent.',
  table: tables.courseCategories,
  hidden: timestamps,
  order: 'title',
  relations: { parent_category: { kind: 'one', to: () => courseCategoryRecord, by: 'parent_id' } },
});

export const courseRecord = record({
  name: 'Course',
  description: 'A course of a company.',
  table: tables.courses,
  hidden: ['img_id', 'author_id', 'status_before_deletion', 'deleted_at', 'searched'],
  computed: {
    auth_user_favourites_exists: {
      schema: z.boolean().describe('Whether the signed-in person keeps the course at hand.'),
      sql: favouriteOf,
    },
    can_update: {
      schema: z.boolean(),
      sql: (table, scope) => may(table, scope, courseGrants.update),
    },
    can_delete: {
      schema: z.boolean(),
      sql: (table, scope) => may(table, scope, courseGrants.delete),
    },
  },
  relations: {
    type: { kind: 'one', to: () => courseTypeRecord, by: 'type_id' },
    format: { kind: 'one', to: () => courseFormatRecord, by: 'format_id' },
    folder_course: { kind: 'one', to: () => courseFolderRecord, by: 'folder_id' },
    img: { kind: 'one', to: () => fileRecord, by: 'img_id' },
    subcategories_with_categories: {
      kind: 'through',
      to: () => courseCategoryRecord,
      through: tables.courseCategoryCourses,
      by: 'course_id',
      target: 'category_id',
    },
  },
});

export function favouriteOf(table: AnyTable, scope: Scope): SQL {
  const { company_id, user_id, course_id } = tables.courseFavourites;
  return sql`exists (select 1 from ${tables.courseFavourites} where ${company_id} = ${table['company_id']} and ${course_id} = ${table['id']} and ${user_id} = ${scope.personId})`;
}

/** The courses that one of these users learns in. Whoever may not see users is told of themselves alone. */
export function learntBy(values: readonly string[], scope: Scope): SQL {
  const others = values.some((value) => value !== String(scope.personId));
  if (others && !has(scope, 'users_show')) throw forbidden();
  const { company_id, course_id, user_id } = tables.courseStudents;
  return sql`exists (select 1 from ${tables.courseStudents} where ${company_id} = ${tables.courses.company_id} and ${course_id} = ${tables.courses.id} and ${user_id} = any(${idArray(values)}))`;
}

function may(table: AnyTable, scope: Scope, { all, my }: Grant): SQL {
  if (has(scope, all)) return sql`true`;
  return my !== undefined && has(scope, my)
    ? sql`coalesce(${myCourses(table, scope)}, false)`
    : sql`false`;
}
