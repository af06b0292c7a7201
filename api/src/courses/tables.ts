// Tables that belong to courses: students, categories, places, favourites, galleries, and other parts.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../company/tables.ts';
import { fieldValueTable } from '../forms/values/value-tables.ts';
import { createdAt, instant, oneOf, sortedText, updatedAt } from '../kit/database/columns.ts';
import { tenantPolicies } from '../kit/database/tenancy.ts';
import { galleries } from '../media/galleries/gallery-tables.ts';
import { textFileColumns } from '../media/tables.ts';
import { users } from '../people/account/account-tables.ts';
import { memberForeignKey } from '../people/tables.ts';
import { courseStatuses, courses, courseForeignKey } from './course-tables.ts';
import { courseCategories, places } from './dictionaries/dictionary-tables.ts';
import { courseBranches } from './packages/branch-tables.ts';
import { coursePackages } from './packages/package-tables.ts';

/** Custom field values of courses. */
export const customFieldCourseValues = fieldValueTable(
  'custom_field_course_values',
  { course_id: integer().notNull() },
  () => [courses.company_id, courses.id],
);

/**
 * The course's status, maintained by triggers, so that links of courses outside the trash can be counted.
 */
const statusOfCourse = () => oneOf(courseStatuses).notNull().default('draft');

/** Categories that a course is listed under. */
export const courseCategoryCourses = pgTable(
  'course_category_courses',
  {
    company_id: integer().notNull(),
    course_id: integer().notNull(),
    category_id: integer().notNull(),
    course_status: statusOfCourse(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.course_id, table.category_id] }),
    courseForeignKey(table),
    foreignKey({
      columns: [table.company_id, table.category_id],
      foreignColumns: [courseCategories.company_id, courseCategories.id],
    }),
    index('course_category_courses_category_id').on(table.company_id, table.category_id),
    ...tenantPolicies('course_category_courses'),
  ],
);

/** Places of a course. */
export const coursePlaces = pgTable(
  'course_places',
  {
    company_id: integer().notNull(),
    course_id: integer().notNull(),
    place_id: integer().notNull(),
    course_status: statusOfCourse(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.course_id, table.place_id] }),
    courseForeignKey(table),
    foreignKey({
      columns: [table.company_id, table.place_id],
      foreignColumns: [places.company_id, places.id],
    }),
    index('course_places_place_id').on(table.company_id, table.place_id),
    ...tenantPolicies('course_places'),
  ],
);

/** Students of a course. */
export const courseStudents = pgTable(
  'course_students',
  {
    company_id: integer().notNull(),
    course_id: integer().notNull(),
    user_id: integer().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** Percent of the course that is done; null until the student begins. */
    progress: integer(),
    last_visited_at: instant(),
    /** When the student met the course's `FinishCriteria`. */
    finished_at: instant(),
    /**
     * The member's name, maintained by triggers, so that search and sort among a course's students use an index.
     */
    full_name: sortedText().notNull().default(''),
    searched: text(),
    /** Null for no branch. */
    branch_id: integer(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.course_id, table.user_id] }),
    courseForeignKey(table),
    foreignKey({
      columns: [table.company_id, table.course_id, table.branch_id],
      foreignColumns: [courseBranches.company_id, courseBranches.course_id, courseBranches.id],
    }),
    memberForeignKey(table),
    uniqueIndex('course_students_id').on(table.company_id, table.id),
    index('course_students_user_id').on(table.company_id, table.user_id),
    ...[table.full_name, table.progress, table.last_visited_at, table.created_at].map((column) =>
      index(`course_students_${column.name}`).on(
        table.company_id,
        table.course_id,
        column,
        table.id,
      ),
    ),
    index('course_students_searched').using(
      'gin',
      table.company_id,
      table.searched.op('gin_trgm_ops'),
    ),
    check('course_students_progress_percent', sql`${table.progress} between 0 and 100`),
    index('course_students_branch_id')
      .on(table.company_id, table.branch_id, table.user_id)
      .where(sql`${table.branch_id} is not null`),
    ...tenantPolicies('course_students'),
  ],
);

/** Favourite courses of users. */
export const courseFavourites = pgTable(
  'course_favourites',
  {
    company_id: integer().notNull(),
    user_id: integer().notNull(),
    course_id: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.user_id, table.course_id] }),
    courseForeignKey(table),
    memberForeignKey(table),
    index('course_favourites_course_id').on(table.company_id, table.course_id),
    ...tenantPolicies('course_favourites'),
  ],
);

/** Galleries of a course. */
export const courseGalleries = pgTable(
  'course_galleries',
  {
    company_id: integer().notNull(),
    course_id: integer().notNull(),
    gallery_id: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.course_id, table.gallery_id] }),
    courseForeignKey(table),
    foreignKey({
      columns: [table.company_id, table.gallery_id],
      foreignColumns: [galleries.company_id, galleries.id],
    }).onDelete('cascade'),
    index('course_galleries_gallery_id').on(table.company_id, table.gallery_id),
    ...tenantPolicies('course_galleries'),
  ],
);

/** Bullet points of a course: short lines about what it offers. */
export const courseBulletPoints = companyTable(
  'course_bullet_points',
  {
    course_id: integer().notNull(),
    text: text().notNull(),
    sort: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    courseForeignKey(table),
    index('course_bullet_points_sort').on(table.company_id, table.course_id, table.sort, table.id),
  ],
);

/** Chat links to the curator, for users of certain packages or for all students. */
export const courseChatLinkBlocks = companyTable(
  'course_chat_link_blocks',
  {
    course_id: integer().notNull(),
    title: text().notNull(),
    url: text(),
    active: boolean().notNull().default(true),
    sort: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    courseForeignKey(table),
    index('course_chat_link_blocks_sort').on(
      table.company_id,
      table.course_id,
      table.sort,
      table.id,
    ),
  ],
);

/** Packages whose users see a chat link. */
export const courseChatLinkBlockPackages = pgTable(
  'course_chat_link_block_packages',
  {
    company_id: integer().notNull(),
    block_id: integer().notNull(),
    package_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.block_id, table.package_id] }),
    foreignKey({
      columns: [table.company_id, table.block_id],
      foreignColumns: [courseChatLinkBlocks.company_id, courseChatLinkBlocks.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.package_id],
      foreignColumns: [coursePackages.company_id, coursePackages.id],
    }).onDelete('cascade'),
    index('course_chat_link_block_packages_package_id').on(table.company_id, table.package_id),
    ...tenantPolicies('course_chat_link_block_packages'),
  ],
);

/** Staff comments on fields of a course. */
export const courseFieldComments = companyTable(
  'course_field_comments',
  {
    course_id: integer().notNull(),
    /** A column of the course, or `custom_field_` with the id of a custom field. */
    field: text().notNull(),
    text: text().notNull(),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    courseForeignKey(table),
    index('course_field_comments_created_at').on(
      table.company_id,
      table.course_id,
      table.created_at,
      table.id,
    ),
  ],
);

/** Files that texts of courses show; a trigger finds them by the keys in their URLs. */
export const courseFiles = pgTable(
  'course_files',
  {
    company_id: integer().notNull(),
    course_id: integer().notNull(),
    file_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.course_id, table.file_id] }),
    courseForeignKey(table),
    ...textFileColumns('course_files', table),
  ],
);
