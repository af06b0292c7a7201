// Records of courses and of their folders, lessons, branches and packages.
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import {
  belongsTo,
  relatedBy,
  hasMany,
  manyToMany,
  ownedThrough,
  readableThrough,
  record,
} from '../kit/records/record.ts';
import { readableRows } from '../kit/records/readers.ts';
import { digest } from '../kit/records/version.ts';
import { columnOf, type TableWith } from '../kit/database/columns.ts';
import { formRecord } from '../forms/index.ts';
import { lessonCloseBlocks } from '../lessons/blocks/block-tables.ts';
import { lessonHomeworkUsers } from '../lessons/homework/homework-tables.ts';
import { blockLayers, lessonAdminUsers, lessons } from '../lessons/tables.ts';
import { declareFileUse, fileRecord } from '../media/index.ts';
import { staffRecord } from '../people/staff.ts';
import { testRecord } from '../assessments/index.ts';
import { courseCategoryRecord } from './dictionaries/categories/category-record.ts';
import { courseValues } from './editing/custom-fields/course-values.ts';
import { countFieldComments, fieldCommentCounts } from './editing/comment-counts.ts';
import { isFavourite } from './search/course-filters.ts';
import { isCover, isCourseImage } from './images/course-image-use.ts';
import { courseFileColumns, courses } from './course-tables.ts';
import { courseFormatRecord, courseTypeRecord } from './dictionaries/dictionary-records.ts';
import { courseFolderRecord } from './folders/folder-record.ts';
import { courseRemarks } from './commercial-offer/remark-tables.ts';
import {
  courseGrants,
  isOwnCourse,
  mayWriteJournal,
  layerGrants,
  lessonGrants,
  offerGrants,
  coursePartGrants,
} from './grants.ts';
import { partsOfLesson } from './parts/lesson-parts.ts';
import { courseBranches } from './packages/branch-tables.ts';
import { storedCount } from '../kit/lists/stored-counts.ts';
import { contentIds } from './packages/package-columns.ts';
import * as sold from './packages/package-tables.ts';
import { placeRecord } from './dictionaries/places/place-record.ts';
import { finishCriteria } from './rules.ts';
import * as tables from './tables.ts';

const timestamps = ['created_at', 'updated_at'] as const;

export const courseRecord = record(courses)({
  name: 'Course',
  description: 'A course of a company.',
  permissions: courseGrants,
  mine: isOwnCourse,
  short: ['name'],
  history: {
    type: 'courses',
    extraFields: { custom_fields: 'readers', teachers: 'readers', admin_users: 'readers' },
  },
  // A revision rather than the row's columns, because joining learners update the row too.
  version: ['revision'],
  hidden: [
    ...courseFileColumns,
    'author_id',
    'searched',
    'search_words',
    'revision',
    'finish_criteria',
  ],
  computed: {
    finish_criteria: {
      schema: finishCriteria
        .meta({ id: 'FinishCriteria', description: 'The requirements for finishing a course.' })
        .nullable(),
      sql: ({ finish_criteria }) => sql`${finish_criteria}`,
    },
    auth_user_favourites_exists: {
      schema: z.boolean().describe('Whether the course is a favourite of the caller.'),
      sql: isFavourite,
    },
  },
  attached: {
    custom_fields: {
      schema: z.array(courseValues.schema),
      // Fifty fields, each with its choices and values.
      rows: 150,
      // Other lists show names of courses to callers who may not read the courses.
      sql: (table, asker) => {
        const rows = readableRows(courseRecord, table, asker);
        if (rows === 'none') return sql`'[]'::jsonb`;
        const fields = courseValues.valuesJson(table.id, asker);
        return rows === 'all' ? fields : sql`case when ${rows} then ${fields} else '[]'::jsonb end`;
      },
    },
    field_comment_counts: {
      schema: fieldCommentCounts,
      rows: 100,
      sql: (table, asker) => {
        const rows = readableRows(courseRecord, table, asker);
        if (rows === 'none') return sql`'[]'::jsonb`;
        const counts = countFieldComments(table.id, asker);
        return rows === 'all' ? counts : sql`case when ${rows} then ${counts} else '[]'::jsonb end`;
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
    author: belongsTo(() => staffRecord, 'author_id'),
    subcategories_with_categories: manyToMany(
      () => courseCategoryRecord,
      tables.courseCategoryCourses,
      { by: 'course_id', target: 'category_id' },
    ),
    places: manyToMany(() => placeRecord, tables.coursePlaces, {
      by: 'course_id',
      target: 'place_id',
    }),
    course_packages_by_sort: hasMany(() => coursePackageRecord, 'course_id', { order: 'sort' }),
    // Spelled as in the specification.
    customFieldCourseValues: hasMany(() => courseValues.record, 'course_id'),
    bullet_points: hasMany(() => bulletPointRecord, 'course_id'),
    chat_link_blocks: hasMany(() => chatLinkBlockRecord, 'course_id'),
    course_remarks: hasMany(() => courseRemarkRecord, 'course_id'),
  },
});

const inOrder = {
  permissions: coursePartGrants,
  hidden: timestamps,
  order: 'sort',
} as const;

export const bulletPointRecord = record(tables.courseBulletPoints)({
  ...inOrder,
  name: 'CourseBulletPoint',
  description: 'A bullet point about what a course offers.',
  mine: ownedThrough(() => courseRecord, 'course_id'),
});

export const fieldCommentRecord = record(tables.courseFieldComments)({
  name: 'CourseFieldComment',
  description: 'A staff comment on a field of a course.',
  permissions: {
    read: courseGrants.read,
    create: courseGrants.read,
    update: courseGrants.read,
    delete: courseGrants.update,
  },
  mine: ownedThrough(() => courseRecord, 'course_id'),
  hidden: ['author_id', 'updated_at'],
  computed: {
    can_update: {
      schema: z.boolean(),
      sql: ({ author_id }, { personId }) => sql`coalesce(${author_id} = ${personId}, false)`,
    },
  },
  relations: {
    author: belongsTo(() => staffRecord, 'author_id'),
  },
});

export const courseRemarkRecord = record(courseRemarks)({
  name: 'CourseRemark',
  description: 'A remark on a course, printed in commercial offers.',
  permissions: {
    read: courseGrants.read,
    create: offerGrants.remark,
    update: offerGrants.remark,
    delete: offerGrants.remark,
  },
  mine: ownedThrough(() => courseRecord, 'course_id'),
  hidden: ['author_id', 'updated_at'],
  order: 'created_at',
  relations: { author: belongsTo(() => staffRecord, 'author_id') },
});

export const chatLinkBlockRecord = record(tables.courseChatLinkBlocks)({
  ...inOrder,
  name: 'CourseChatLinkBlock',
  description: 'A chat link to the curator of a course.',
  mine: ownedThrough(() => courseRecord, 'course_id'),
  relations: {
    packages: manyToMany(() => coursePackageRecord, tables.courseChatLinkBlockPackages, {
      by: 'block_id',
      target: 'package_id',
    }),
  },
});

/** The ids of the blocks that a learner must complete to finish a lesson. */
const blocksToDo = (table: TableWith<'company_id' | 'id'>) =>
  sql`array(select closing.block_id from ${lessonCloseBlocks} closing where closing.company_id = ${table.company_id} and closing.lesson_id = ${table.id} order by closing.block_id)`;

/** The previous or next lesson of a course in reading order, without those in the trash. */
const neighbour =
  (side: 'previous' | 'next') =>
  ({ company_id, course_id, sort, id }: typeof lessons, table: PgTable) => {
    const beside = side === 'next' ? sql`>` : sql`<`;
    const order = side === 'next' ? sql`asc` : sql`desc`;
    return sql`${columnOf(table, 'id')} = (select beside.id from lessons beside
      where beside.company_id = ${company_id} and beside.course_id = ${course_id} and beside.status <> 'deleted'
        and (beside.sort, beside.id) ${beside} (${sort}, ${id})
      order by beside.sort ${order}, beside.id ${order} limit 1)`;
  };

export const lessonRecord = record(lessons)({
  name: 'Lesson',
  description: 'A lesson of a course.',
  permissions: lessonGrants,
  mine: readableThrough(() => courseRecord, 'course_id'),
  history: { type: 'lessons' },
  // Only edited fields, because reordering other lessons updates the row too.
  version: (table) =>
    digest(
      ...[
        table.name,
        table.description,
        table.type,
        table.status,
        table.teacher_id,
        table.open_type,
        table.open_days_count,
        table.open_final_date,
        table.open_watch_percent,
        table.open_points,
        table.close_date,
        table.forbid_datetime,
        table.homework,
        table.homework_min_points,
        table.homework_max_points,
        table.show_likes,
        table.like_type,
        table.use_comments,
        table.check_criterion,
        table.watch_percent,
        table.held_at,
        table.held_place,
        table.max_mark,
      ].map((column) => sql`${column}`),
      blocksToDo(table),
    ),
  hidden: ['author_id'],
  unsummed: ['sort', 'open_days_count', 'open_watch_percent', 'open_points', 'watch_percent'],
  order: 'sort',
  computed: {
    can_mark: {
      schema: z
        .boolean()
        .describe('Whether the caller may edit the journal of this offline lesson.'),
      sql: (table, asker) =>
        sql`(${table.type} = 'offline' and coalesce(${mayWriteJournal(table, asker)}, false))`,
    },
  },
  attached: {
    close_blocks_id: {
      schema: z
        .array(z.int())
        .describe('For `constructor`: ids of the blocks that a learner must complete.'),
      sql: blocksToDo,
    },
  },
  relations: {
    course: belongsTo(() => courseRecord, 'course_id'),
    layer: belongsTo(() => blockLayerRecord, 'layer_id'),
    teacher: belongsTo(() => staffRecord, 'teacher_id'),
    admin_users: manyToMany(() => staffRecord, lessonAdminUsers, {
      by: 'lesson_id',
      target: 'user_id',
    }),
    allow_homework_users: manyToMany(() => staffRecord, lessonHomeworkUsers, {
      by: 'lesson_id',
      target: 'user_id',
    }),
    previous_lesson: relatedBy<typeof lessons>(() => lessonRecord, neighbour('previous'), {
      many: false,
    }),
    next_lesson: relatedBy<typeof lessons>(() => lessonRecord, neighbour('next'), { many: false }),
    ...partsOfLesson,
  },
});

export const blockLayerRecord = record(blockLayers)({
  name: 'BlockLayer',
  description: 'A group of lessons in a course: a theme at the top level, or a layer within one.',
  permissions: layerGrants,
  mine: readableThrough(() => courseRecord, 'course_id'),
  version: ['title'],
  hidden: ['created_at', 'updated_at'],
  order: 'sort_order',
  relations: {
    parent_layer: belongsTo(() => blockLayerRecord, 'parent_layer_id'),
    sub_layers: hasMany(() => blockLayerRecord, 'parent_layer_id'),
    lessons: hasMany(() => lessonRecord, 'layer_id', {
      where: (table) => sql`${table.status} <> 'deleted'`,
    }),
  },
});

export const courseBranchRecord = record(courseBranches)({
  name: 'CourseBranch',
  description: 'A branch of a course: the same course at another time or in another form.',
  permissions: coursePartGrants,
  mine: ownedThrough(() => courseRecord, 'course_id'),
  history: { type: 'course_branches' },
  hidden: ['updated_at'],
  order: 'name',
  computed: {
    students_count: {
      schema: z.int().describe('Number of students in the branch.'),
      sql: ({ company_id, course_id, id }) =>
        storedCount(company_id, 'course_students', ['course_id', 'branch_id'], [[course_id, id]]),
    },
  },
  relations: {
    course: belongsTo(() => courseRecord, 'course_id'),
    course_packages: hasMany(() => coursePackageRecord, 'branch_id'),
  },
});

const content = { by: 'package_id', target: 'target_id' } as const;

export const coursePackageRecord = record(sold.coursePackages)({
  name: 'CoursePackage',
  description: 'A package of a course: what is sold together.',
  // Users who send invites choose the packages that the invites give.
  permissions: { ...coursePartGrants, read: [courseGrants.read, { all: 'users_welcome' }] },
  mine: ownedThrough(() => courseRecord, 'course_id'),
  history: { type: 'course_packages' },
  hidden: ['created_at', 'updated_at'],
  order: 'name',
  computed: {
    users_count: {
      schema: z.int().describe('Number of users with the package.'),
      sql: ({ company_id, id }) =>
        storedCount(company_id, 'course_package_users', ['package_id'], [[id]]),
    },
  },
  attached: {
    lessons_id: contentIds(
      sold.coursePackageLessons,
      'the included lessons; empty if the package includes all',
    ),
    lessons_to_close_id: contentIds(sold.coursePackageClosedLessons, 'the excluded lessons'),
    tests_to_close_id: contentIds(sold.coursePackageClosedTests, 'the excluded tests'),
    homeworks_to_close_id: contentIds(
      sold.coursePackageClosedHomeworks,
      'the lessons whose homework is excluded',
    ),
    trial_lessons_id: contentIds(sold.coursePackageTrialLessons, 'the trial lessons'),
    zoom_meeting_lessons_id: contentIds(
      sold.coursePackageZoomLessons,
      'the lessons whose Zoom meetings the package opens',
    ),
  },
  relations: {
    course: belongsTo(() => courseRecord, 'course_id'),
    branch: belongsTo(() => courseBranchRecord, 'branch_id'),
    lessons: manyToMany(() => lessonRecord, sold.coursePackageLessons, content),
    lessons_to_close: manyToMany(() => lessonRecord, sold.coursePackageClosedLessons, content),
    tests_to_close: manyToMany(() => testRecord, sold.coursePackageClosedTests, content),
    homeworks_to_close: manyToMany(() => lessonRecord, sold.coursePackageClosedHomeworks, content),
    trial_lessons: manyToMany(() => lessonRecord, sold.coursePackageTrialLessons, content),
    zoom_meeting_lessons: manyToMany(() => lessonRecord, sold.coursePackageZoomLessons, content),
    relations: hasMany(() => packageRelationRecord, 'package_id'),
  },
});

export const packageRelationRecord = record(sold.coursePackageRelations)({
  name: 'CoursePackageRelation',
  description: 'A relation of two packages: one includes or requires the other.',
  permissions: coursePartGrants,
  mine: ownedThrough(() => coursePackageRecord, 'package_id'),
  hidden: ['created_at', 'updated_at'],
  relations: {
    package: belongsTo(() => coursePackageRecord, 'package_id'),
    related_package: belongsTo(() => coursePackageRecord, 'related_package_id'),
  },
});

declareFileUse({
  kind: 'course',
  record: () => courseRecord,
  name: 'name',
  shows: (course, file) =>
    sql`(${course.company_id} = ${file.company_id} and (${isCourseImage(course, file)} or exists (select 1 from course_files shown where shown.company_id = ${course.company_id} and shown.course_id = ${course.id} and shown.file_id = ${file.id}) or ${courseValues.showsFile(course, file)}))`,
  showsToAll: isCover,
});
