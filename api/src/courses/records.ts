// How courses and their folders travel.
import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { forbidden } from '../kit/errors.ts';
import { idsFilter } from '../kit/filters.ts';
import { has, type Asker } from '../kit/permissions.ts';
import { belongsTo, hasMany, manyToMany, mineWith, record } from '../kit/record.ts';
import { readableRows } from '../kit/record/readers.ts';
import { formRecord } from '../forms/index.ts';
import { declareFileUse, fileRecord } from '../media/index.ts';
import { companyMembers } from '../people/tables.ts';
import { courseCategoryRecord } from './categories/category-record.ts';
import { courseValues } from './custom-fields/course-values.ts';
import { shownAsImage } from './course-image-use.ts';
import { courseFolders, courses } from './course-tables.ts';
import { courseFormatRecord, courseTypeRecord } from './dictionaries/dictionary-records.ts';
import { courseGrants, isOwnCourse } from './grants.ts';
import { placeRecord } from './places/place-record.ts';
import { finishCriteria } from './rules.ts';
import * as tables from './tables.ts';

const timestamps = ['created_at', 'updated_at'] as const;

export const courseFolderRecord = record(courseFolders)({
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

export const courseRecord = record(courses)({
  name: 'Course',
  description: 'A course of a company.',
  permissions: courseGrants,
  mine: isOwnCourse,
  short: ['name'],
  history: { type: 'courses', tells: { custom_fields: 'readers' } },
  // Who joins the course writes its row as well.
  version: ['revision'],
  hidden: [
    'img_id',
    'img_anons_id',
    'img_banner_id',
    'img_banner_mobile_id',
    'img_header_id',
    'img_vertical_banner_id',
    'certificate_id',
    'author_id',
    'searched',
    'revision',
    'finish_criteria',
  ],
  computed: {
    finish_criteria: {
      schema: finishCriteria
        .meta({ id: 'FinishCriteria', description: 'What finishing a course takes.' })
        .nullable(),
      sql: ({ finish_criteria }) => sql`${finish_criteria}`,
    },
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
    img_anons: belongsTo(() => fileRecord, 'img_anons_id'),
    img_banner: belongsTo(() => fileRecord, 'img_banner_id'),
    img_banner_mobile: belongsTo(() => fileRecord, 'img_banner_mobile_id'),
    img_header: belongsTo(() => fileRecord, 'img_header_id'),
    img_vertical_banner: belongsTo(() => fileRecord, 'img_vertical_banner_id'),
    certificate: belongsTo(() => fileRecord, 'certificate_id'),
    form: belongsTo(() => formRecord, 'form_id'),
    crm_form: belongsTo(() => formRecord, 'crm_form_id'),
    catalog_url_first_category: belongsTo(
      () => courseCategoryRecord,
      'catalog_url_first_category_id',
    ),
    catalog_url_second_category: belongsTo(
      () => courseCategoryRecord,
      'catalog_url_second_category_id',
    ),
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
    bullet_points: hasMany(() => bulletPointRecord, 'course_id'),
    chat_link_blocks: hasMany(() => chatLinkBlockRecord, 'course_id'),
  },
});

/** What a course consists of is seen and changed by those who see and change the course. */
const partOfCourse = {
  permissions: {
    read: courseGrants.read,
    create: courseGrants.update,
    update: courseGrants.update,
    delete: courseGrants.update,
  },
  hidden: timestamps,
  order: 'sort',
} as const;

export const bulletPointRecord = record(tables.courseBulletPoints)({
  ...partOfCourse,
  name: 'CourseBulletPoint',
  description: 'One of the short lines that say what a course gives.',
  mine: mineWith(() => courseRecord, 'course_id'),
});

export const fieldCommentRecord = record(tables.courseFieldComments)({
  name: 'CourseFieldComment',
  description: 'What somebody of the staff remarked beside a field of a course.',
  permissions: {
    read: courseGrants.read,
    create: courseGrants.read,
    update: courseGrants.read,
    delete: courseGrants.update,
  },
  mine: mineWith(() => courseRecord, 'course_id'),
  hidden: ['author_id', 'updated_at'],
  relations: {
    author: belongsTo(() => courseAuthorRecord, 'author_id'),
  },
});

export const chatLinkBlockRecord = record(tables.courseChatLinkBlocks)({
  ...partOfCourse,
  name: 'CourseChatLinkBlock',
  description: 'A way to write to the curator of a course.',
  mine: mineWith(() => courseRecord, 'course_id'),
  relations: {
    packages: manyToMany(() => coursePackageRecord, tables.courseChatLinkBlockPackages, {
      by: 'block_id',
      target: 'package_id',
    }),
  },
});

export const coursePackageRecord = record(tables.coursePackages)({
  name: 'CoursePackage',
  description: 'What of a course is sold together.',
  permissions: { read: [{ all: 'courses_show_all' }, { all: 'users_welcome' }] },
  history: { type: 'course_packages' },
  hidden: ['created_at', 'updated_at'],
  order: 'name',
  relations: { course: belongsTo(() => courseRecord, 'course_id') },
});

declareFileUse({
  kind: 'course',
  record: () => courseRecord,
  name: 'name',
  shows: (course, file) =>
    sql`(${course.company_id} = ${file.company_id} and (${shownAsImage(course, file)} or exists (select 1 from course_files shown where shown.company_id = ${course.company_id} and shown.course_id = ${course.id} and shown.file_id = ${file.id}) or ${courseValues.show(course, file)}))`,
});

export function favouriteOf(table: typeof courses, asker: Asker): SQL {
  const { company_id, user_id, course_id } = tables.courseFavourites;
  return sql`exists (select 1 from ${tables.courseFavourites} where ${company_id} = ${table.company_id} and ${course_id} = ${table.id} and ${user_id} = ${asker.personId})`;
}

/** The courses that one of these users learns in. Whoever may not see users is told of themselves alone. */
export const learntBy = idsFilter(
  (ids) => {
    const { company_id, course_id, user_id } = tables.courseStudents;
    return sql`exists (select 1 from ${tables.courseStudents} where ${company_id} = ${courses.company_id} and ${course_id} = ${courses.id} and ${user_id} = any(${ids}))`;
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
      sql`exists (select 1 from ${links} link where link.company_id = ${courses.company_id} and link.course_id = ${courses.id} and link.${sql.identifier(column)} = any(${ids}))`,
  );

export const listedUnder = linkedBy(tables.courseCategoryCourses, 'category_id');
export const takingPlaceAt = linkedBy(tables.coursePlaces, 'place_id');
