// Courses, and what they are linked with.
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../company/tables.ts';
import { fieldValueTable } from '../forms/values/value-tables.ts';
import { createdAt, day, isOneOf, money, oneOf, sortedText, updatedAt } from '../kit/columns.ts';
import { trashColumns } from '../kit/resource/trash.ts';
import { tenantPolicies } from '../kit/tenancy.ts';
import { galleries } from '../media/galleries/gallery-tables.ts';
import { files } from '../media/tables.ts';
import { users } from '../people/account/account-tables.ts';
import { companyMembers } from '../people/tables.ts';
import {
  courseCategories,
  courseFormats,
  courseTypes,
  places,
} from './dictionaries/dictionary-tables.ts';

/** Visibility of courses and lessons (specification A, section 4). */
export const courseStatuses = ['start', 'visible', 'trial', 'close', 'draft', 'deleted'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

/** What an item of the course list is; bulk actions concern `course` alone (specification B, section 4). */
export const courseEntityTypes = ['course', 'bundle'] as const;

/** Folders that courses are kept in. */
export const courseFolders = companyTable(
  'course_folders',
  { name: sortedText().notNull(), created_at: createdAt(), updated_at: updatedAt() },
  (table) => [index('course_folders_name').on(table.company_id, table.name, table.id)],
);

export const courses = companyTable(
  'courses',
  {
    name: sortedText().notNull(),
    anons: text(),
    status: oneOf(courseStatuses).notNull().default('draft'),
    ...trashColumns(courseStatuses),
    entity_type: oneOf(courseEntityTypes).notNull().default('course'),
    type_id: integer(),
    format_id: integer(),
    folder_id: integer(),
    img_id: integer(),
    /** Whose course it is, for the `_my` permissions. */
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    can_be_bought: boolean().notNull().default(true),
    price: money(),
    old_price: money(),
    start_date: day(),
    end_date: day(),
    close_date: day(),
    /** Kept by a trigger on course_students, so that lists can sort by it. */
    students_count: integer().notNull().default(0),
    /** What `search` looks through. A column of its own, since under row-level security no index serves an expression. */
    searched: text().generatedAlwaysAs(sql`name || ' ' || coalesce(anons, '')`),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('courses', 'status', courseStatuses),
    isOneOf('courses', 'entity_type', courseEntityTypes),
    foreignKey({
      columns: [table.company_id, table.type_id],
      foreignColumns: [courseTypes.company_id, courseTypes.id],
    }),
    foreignKey({
      columns: [table.company_id, table.format_id],
      foreignColumns: [courseFormats.company_id, courseFormats.id],
    }),
    foreignKey({
      columns: [table.company_id, table.folder_id],
      foreignColumns: [courseFolders.company_id, courseFolders.id],
    }),
    foreignKey({
      columns: [table.company_id, table.img_id],
      foreignColumns: [files.company_id, files.id],
    }),
    // A list always narrows the status and is read status by status, in the order of one of these.
    ...[
      table.created_at,
      table.name,
      table.price,
      table.start_date,
      table.end_date,
      table.students_count,
    ].map((column) =>
      index(`courses_status_${column.name}`).on(table.company_id, table.status, column, table.id),
    ),
    index('courses_status').on(table.company_id, table.status, table.id),
    index('courses_author_id').on(
      table.company_id,
      table.author_id,
      table.status,
      table.created_at,
      table.id,
    ),
    // What is rare in a school is found by these; what is common, on the way through one of the orders.
    index('courses_type_id').on(table.company_id, table.type_id),
    index('courses_format_id').on(table.company_id, table.format_id),
    index('courses_folder_id').on(table.company_id, table.folder_id),
    index('courses_img_id')
      .on(table.company_id, table.img_id)
      .where(sql`img_id is not null`),
    // With the company, so that a search costs nothing of the other schools' size.
    index('courses_searched').using('gin', table.company_id, table.searched.op('gin_trgm_ops')),
  ],
);

/** What custom fields hold of courses. */
export const customFieldCourseValues = fieldValueTable(
  'custom_field_course_values',
  { course_id: integer().notNull() },
  () => [courses.company_id, courses.id],
);

/** Kept by triggers, so that the links of courses outside the trash can be counted. */
const statusOfCourse = () => oneOf(courseStatuses).notNull().default('draft');

/** Which categories a course is listed under. */
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
    foreignKey({
      columns: [table.company_id, table.course_id],
      foreignColumns: [courses.company_id, courses.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.category_id],
      foreignColumns: [courseCategories.company_id, courseCategories.id],
    }),
    index('course_category_courses_category_id').on(table.company_id, table.category_id),
    ...tenantPolicies('course_category_courses'),
  ],
);

/** Where a course takes place. */
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
    foreignKey({
      columns: [table.company_id, table.course_id],
      foreignColumns: [courses.company_id, courses.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.place_id],
      foreignColumns: [places.company_id, places.id],
    }),
    index('course_places_place_id').on(table.company_id, table.place_id),
    ...tenantPolicies('course_places'),
  ],
);

/** Who learns in a course. */
export const courseStudents = pgTable(
  'course_students',
  {
    company_id: integer().notNull(),
    course_id: integer().notNull(),
    user_id: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.course_id, table.user_id] }),
    foreignKey({
      columns: [table.company_id, table.course_id],
      foreignColumns: [courses.company_id, courses.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.user_id],
      foreignColumns: [companyMembers.company_id, companyMembers.user_id],
    }).onDelete('cascade'),
    index('course_students_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('course_students'),
  ],
);

/** Which courses a person keeps at hand. */
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
    foreignKey({
      columns: [table.company_id, table.course_id],
      foreignColumns: [courses.company_id, courses.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.user_id],
      foreignColumns: [companyMembers.company_id, companyMembers.user_id],
    }).onDelete('cascade'),
    index('course_favourites_course_id').on(table.company_id, table.course_id),
    ...tenantPolicies('course_favourites'),
  ],
);

/** Which galleries a course shows. */
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
    foreignKey({
      columns: [table.company_id, table.course_id],
      foreignColumns: [courses.company_id, courses.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.gallery_id],
      foreignColumns: [galleries.company_id, galleries.id],
    }).onDelete('cascade'),
    index('course_galleries_gallery_id').on(table.company_id, table.gallery_id),
    ...tenantPolicies('course_galleries'),
  ],
);

/** What of a course is sold together. */
export const coursePackages = companyTable(
  'course_packages',
  {
    course_id: integer().notNull(),
    name: sortedText().notNull(),
    is_default: boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.company_id, table.course_id],
      foreignColumns: [courses.company_id, courses.id],
    }).onDelete('cascade'),
    index('course_packages_name').on(table.company_id, table.name, table.id),
    index('course_packages_course_id').on(table.company_id, table.course_id),
  ],
);

/** Who has which packages. */
export const coursePackageUsers = pgTable(
  'course_package_users',
  {
    company_id: integer().notNull(),
    package_id: integer().notNull(),
    user_id: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.package_id, table.user_id] }),
    foreignKey({
      columns: [table.company_id, table.package_id],
      foreignColumns: [coursePackages.company_id, coursePackages.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.user_id],
      foreignColumns: [companyMembers.company_id, companyMembers.user_id],
    }).onDelete('cascade'),
    index('course_package_users_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('course_package_users'),
  ],
);
