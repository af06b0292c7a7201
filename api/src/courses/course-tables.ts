// Tables of courses and of course folders.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../company/tables.ts';
import { forms } from '../forms/tables.ts';
import {
  createdAt,
  day,
  isOneOf,
  money,
  oneOf,
  richHtml,
  sortedText,
  textWords,
  updatedAt,
} from '../kit/database/columns.ts';
import { trashColumns } from '../kit/resource/trash.ts';
import { files } from '../media/tables.ts';
import { users } from '../people/account/account-tables.ts';
import { courseCategories, courseFormats, courseTypes } from './dictionaries/dictionary-tables.ts';
import { normalizedSql } from './search/search-text.ts';

/** Visibility of courses and lessons (specification A, section 4). */
export const courseStatuses = ['start', 'visible', 'trial', 'close', 'draft', 'deleted'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

/**
 * Statuses of published courses. Visitors can't see hidden courses, drafts and the trash, and these can't be offered.
 */
export const publishedStatuses = ['start', 'visible', 'trial'] as const satisfies CourseStatus[];

/**
 * Column sets by which triggers count courses; a migration enables each with `CALL keep_row_counts('courses', …)`.
 */
export const countedCourses = [
  ['status', 'entity_type'],
  // Dictionary entries show a count per status, whether the courses are on sale or not.
  ['status', 'type_id'],
  ['status', 'format_id'],
  ['status', 'type_id', 'can_be_bought'],
  ['status', 'format_id', 'can_be_bought'],
  ['status', 'folder_id'],
] as const;

/**
 * Types of items in the course list; bulk actions apply to `course` only (specification B, section 4).
 */
export const courseEntityTypes = ['course', 'bundle'] as const;

/** Folders of courses, as a tree. */
export const courseFolders = companyTable(
  'course_folders',
  {
    name: sortedText().notNull(),
    /** Null at the top. */
    parent_id: integer(),
    /** The position among all folders of the company, which orders the folders of one parent. */
    sort: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.company_id, table.parent_id],
      foreignColumns: [table.company_id, table.id] as [AnyPgColumn, AnyPgColumn],
    }),
    // Names are unique regardless of letter case.
    uniqueIndex('course_folders_name').on(
      table.company_id,
      sql`coalesce(parent_id, 0)`,
      sql`lower(name)`,
    ),
    index('course_folders_parent_id').on(table.company_id, table.parent_id),
    index('course_folders_sort').on(table.company_id, table.sort, table.id),
    index('course_folders_by_name').on(table.company_id, table.name, table.id),
  ],
);

/**
 * What a learner must reach to finish a course; null means no requirement of that kind (specification B, section 3).
 */
export interface FinishCriteria {
  /** Percent of the course's lessons. */
  lessons_percentage: number | null;
  /** Number of the course's tests. */
  tests_passed: number | null;
  /** Sum of points for all homework. */
  homework_points: number | null;
}

/** Image columns of a course, by where the image is shown. */
export const courseImages = [
  'img',
  'img_anons',
  'img_banner',
  'img_banner_mobile',
  'img_header',
  'img_vertical_banner',
] as const;

/** Columns that reference a file shown by the course. */
export const courseFileColumns = [
  ...courseImages.map((kind) => `${kind}_id` as const),
  'certificate_id',
] as const;

const images = () => ({
  img_id: integer(),
  img_anons_id: integer(),
  img_banner_id: integer(),
  img_banner_mobile_id: integer(),
  img_header_id: integer(),
  img_vertical_banner_id: integer(),
});

/** Rich text columns. */
export const courseTexts = [
  'description',
  'program',
  'goal',
  'for_whom',
  'instruction',
  'success_result',
  'fail_result',
] as const;

const texts = () => ({
  description: richHtml(),
  program: richHtml(),
  goal: richHtml(),
  for_whom: richHtml(),
  instruction: richHtml(),
  success_result: richHtml(),
  fail_result: richHtml(),
});

export const courses = companyTable(
  'courses',
  {
    name: sortedText().notNull(),
    /** Plain text. */
    anons: text(),
    ...texts(),
    status: oneOf(courseStatuses).notNull().default('draft'),
    ...trashColumns(courseStatuses),
    entity_type: oneOf(courseEntityTypes).notNull().default('course'),
    type_id: integer(),
    format_id: integer(),
    folder_id: integer(),
    ...images(),
    certificate_id: integer(),
    /** The owner of the course for the `_my` permissions. */
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    can_be_bought: boolean().notNull().default(true),
    price: money(),
    old_price: money(),
    price_comment: text(),
    /** Whether screens show «от» before the price. */
    preposition_from: boolean().notNull().default(false),
    use_full_course_discount_percentage: boolean().notNull().default(false),
    full_course_discount_percentage: integer(),
    use_special_offer_discount_percentage: boolean().notNull().default(false),
    special_offer_discount_percentage: integer(),
    start_date: day(),
    end_date: day(),
    close_date: day(),
    /** Days from joining until a learner’s access ends. */
    close_days: integer(),
    weeks_time: integer(),
    /** School classes, from 1 to 11. */
    classes: integer().array().notNull().default([]),
    show_likes: boolean().notNull().default(true),
    use_comments: boolean().notNull().default(true),
    use_reviews: boolean().notNull().default(true),
    use_rating_points: boolean().notNull().default(false),
    /** Whether its lessons consist of blocks. */
    is_constructor: boolean().notNull().default(false),
    /** What a learner must reach to finish the course. */
    finish_criteria: jsonb().$type<FinishCriteria>(),
    form_id: integer(),
    crm_form_id: integer(),
    crm_bitrix: boolean().notNull().default(false),
    /** The form id in Bitrix24. */
    crm_bitrix_form_id: integer(),
    crm_bitrix_form_url: text(),
    seo_title: text(),
    seo_description: text(),
    seo_keywords: text(),
    catalog_url_first_category_id: integer(),
    catalog_url_first_category_slug: text(),
    catalog_url_second_category_id: integer(),
    catalog_url_second_category_slug: text(),
    /** Maintained by a trigger on course_students, so that lists can sort by it. */
    students_count: integer().notNull().default(0),
    /**
     * The number of edits, counted by a trigger. A joining learner updates the row too, but is no edit.
     */
    revision: integer().notNull().default(0),
    /**
     * The text that the `search` parameter matches. A generated column, because under row-level security an expression
     * can't use an index.
     */
    searched: text().generatedAlwaysAs(sql`name || ' ' || coalesce(anons, '')`),
    /** The same text for full-text search in all word forms; words of the name rank higher. */
    search_words: textWords().generatedAlwaysAs(
      sql`setweight(to_tsvector('russian'::regconfig, ${normalizedSql(sql`name`)}), 'A') || setweight(to_tsvector('russian'::regconfig, ${normalizedSql(sql`coalesce(anons, '')`)}), 'B')`,
    ),
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
      columns: [table.company_id, table.catalog_url_first_category_id],
      foreignColumns: [courseCategories.company_id, courseCategories.id],
    }),
    foreignKey({
      columns: [table.company_id, table.catalog_url_second_category_id],
      foreignColumns: [courseCategories.company_id, courseCategories.id],
    }),
    foreignKey({
      columns: [table.company_id, table.form_id],
      foreignColumns: [forms.company_id, forms.id],
    }),
    foreignKey({
      columns: [table.company_id, table.crm_form_id],
      foreignColumns: [forms.company_id, forms.id],
    }),
    ...courseFileColumns.flatMap((name) => [
      foreignKey({
        columns: [table.company_id, table[name]],
        foreignColumns: [files.company_id, files.id],
      }),
      index(`courses_${name}`)
        .on(table.company_id, table[name])
        .where(sql`${table[name]} is not null`),
    ]),
    ...[
      table.catalog_url_first_category_id,
      table.catalog_url_second_category_id,
      table.form_id,
      table.crm_form_id,
    ].map((column) =>
      index(`courses_${column.name}`)
        .on(table.company_id, column)
        .where(sql`${column} is not null`),
    ),
    ...[table.full_course_discount_percentage, table.special_offer_discount_percentage].map(
      (percentage) => check(`courses_${percentage.name}`, sql`${percentage} between 0 and 100`),
    ),
    // Lists always filter by status and are read status by status, sorted by one of these columns.
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
    // Partial: nearly all listed courses are on sale, so a scan for the others would be long.
    index('courses_not_on_sale')
      .on(table.company_id, table.status, table.created_at, table.id)
      .where(sql`not ${table.can_be_bought}`),
    index('courses_author_id').on(
      table.company_id,
      table.author_id,
      table.status,
      table.created_at,
      table.id,
    ),
    // Indexes for rare values; a scan in sort order finds common values quickly.
    index('courses_type_id').on(table.company_id, table.type_id),
    index('courses_format_id').on(table.company_id, table.format_id),
    index('courses_folder_id').on(table.company_id, table.folder_id),
    // Includes the company, so that the cost of a search does not depend on other companies' data.
    index('courses_searched').using('gin', table.company_id, table.searched.op('gin_trgm_ops')),
    index('courses_search_words').using('gin', table.company_id, table.search_words),
  ],
);

/** The foreign key of a table that belongs to a course and is deleted with it. */
export const courseForeignKey = (table: Record<'company_id' | 'course_id', AnyPgColumn>) =>
  foreignKey({
    columns: [table.company_id, table.course_id],
    foreignColumns: [courses.company_id, courses.id],
  }).onDelete('cascade');
