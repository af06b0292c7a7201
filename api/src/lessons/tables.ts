// Tables of lessons and layers, of staff with access to lessons, and of files in their texts.
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
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../company/tables.ts';
import { courseStatuses, courseForeignKey } from '../courses/course-tables.ts';
import {
  createdAt,
  instant,
  isOneOf,
  oneOf,
  richHtml,
  sortedText,
  updatedAt,
} from '../kit/database/columns.ts';
import { trashColumns } from '../kit/resource/trash.ts';
import { tenantPolicies } from '../kit/database/tenancy.ts';
import { textFileColumns } from '../media/tables.ts';
import { users } from '../people/account/account-tables.ts';
import { memberForeignKey } from '../people/tables.ts';

/** Types of lessons (specification B, section 3). */
export const lessonTypes = [
  'test',
  'full_video',
  'video',
  'webinar',
  'text',
  'homework',
  'offline',
  'constructor',
] as const;
export type LessonType = (typeof lessonTypes)[number];

/** Lessons have the same statuses as courses (specification B, section 4). */
export const lessonStatuses = courseStatuses;
export type LessonStatus = (typeof lessonStatuses)[number];

/** When a lesson opens to the learners of its course. */
export const lessonOpenTypes = [
  'immediately',
  'after_days',
  'on_date',
  'after_previous',
  'manual',
] as const;
export type LessonOpenType = (typeof lessonOpenTypes)[number];

/** Kinds of likes that a lesson allows (specification B, section 9). */
export const likeTypes = ['like_dislike', 'like'] as const;

/**
 * What finishes a lesson for a learner: opening it, marking it as done, watching enough of its films, accepted
 * homework, passed tests, completing the required blocks, or, for an offline lesson, attendance (specification B,
 * section 4).
 */
export const checkCriteria = [
  'opened',
  'marked',
  'watched',
  'homework',
  'tests',
  'constructor',
  'attended',
] as const;
export type CheckCriterion = (typeof checkCriteria)[number];

/** A layer at the top of a course is a category; others are in a category or a layer. */
export const layerTypes = ['category', 'layer'] as const;

/** Layers, which group the lessons of a course as a tree. */
export const blockLayers = companyTable(
  'block_layers',
  {
    course_id: integer().notNull(),
    /** Null at the top of the course. */
    parent_layer_id: integer(),
    type: oneOf(layerTypes).notNull(),
    title: sortedText().notNull(),
    /** The position among all layers and lessons of the course in reading order. */
    sort_order: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('block_layers', 'type', layerTypes),
    check('block_layers_category', sql`(type = 'category') = (parent_layer_id is null)`),
    courseForeignKey(table),
    // Target of composite foreign keys, which ensure that the content of a layer belongs to the same course.
    unique('block_layers_of_course').on(table.company_id, table.course_id, table.id),
    foreignKey({
      name: 'block_layers_parent',
      columns: [table.company_id, table.course_id, table.parent_layer_id],
      foreignColumns: [table.company_id, table.course_id, table.id] as [
        AnyPgColumn,
        AnyPgColumn,
        AnyPgColumn,
      ],
    }).onDelete('cascade'),
    index('block_layers_sort').on(table.company_id, table.course_id, table.sort_order, table.id),
    index('block_layers_title').on(table.company_id, table.title, table.id),
    index('block_layers_searched').using('gin', table.company_id, table.title.op('gin_trgm_ops')),
    index('block_layers_parent_id').on(table.company_id, table.parent_layer_id),
  ],
);

export const lessons = companyTable(
  'lessons',
  {
    course_id: integer().notNull(),
    /** Null at the top of the course. */
    layer_id: integer(),
    name: sortedText().notNull(),
    /** Rich text. */
    description: richHtml(),
    type: oneOf(lessonTypes).notNull(),
    status: oneOf(lessonStatuses).notNull().default('visible'),
    ...trashColumns(lessonStatuses),
    /** The position among all layers and lessons of the course in reading order. */
    sort: integer().notNull().default(0),
    /** The owner of the lesson for the `_my` permissions. */
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /**
     * The teacher. A separate foreign key (migration 0068) sets it to null when the member leaves the company.
     */
    teacher_id: integer(),
    open_type: oneOf(lessonOpenTypes).notNull().default('immediately'),
    /** For `after_days`: full days after the learner began the course. */
    open_days_count: integer(),
    /** For `on_date`: when it opens. For other types: when it opens at the latest. */
    open_final_date: instant(),
    /** For `after_previous`: the percentage of the previous lesson's films that must be watched. */
    open_watch_percent: integer(),
    /** For `after_previous`: the points required in the previous lesson. */
    open_points: integer(),
    /** When it closes to all learners. */
    close_date: instant(),
    /** The homework deadline; the lesson itself stays open. */
    forbid_datetime: instant(),
    /** The homework task, as rich text. */
    homework: richHtml(),
    homework_min_points: integer().notNull().default(1),
    homework_max_points: integer(),
    show_likes: boolean().notNull().default(false),
    like_type: oneOf(likeTypes).notNull().default('like_dislike'),
    use_comments: boolean().notNull().default(false),
    check_criterion: oneOf(checkCriteria).notNull().default('marked'),
    /** For `watched`: the percentage of films that must be watched. */
    watch_percent: integer().notNull().default(90),
    /** For an offline lesson: when it takes place. */
    held_at: instant(),
    /** For an offline lesson: the place as free text, such as an address, a room or a link. */
    held_place: text(),
    /** For an offline lesson: the highest mark of the journal; the lowest is 0. */
    max_mark: integer().notNull().default(5),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('lessons', 'type', lessonTypes),
    isOneOf('lessons', 'status', lessonStatuses),
    isOneOf('lessons', 'open_type', lessonOpenTypes),
    isOneOf('lessons', 'like_type', likeTypes),
    isOneOf('lessons', 'check_criterion', checkCriteria),
    check('lessons_watch_percent', sql`watch_percent between 1 and 100`),
    check('lessons_max_mark', sql`max_mark between 1 and 1000`),
    courseForeignKey(table),
    // Target of composite foreign keys, which ensure that a referenced lesson belongs to the same course.
    unique('lessons_of_course').on(table.company_id, table.course_id, table.id),
    foreignKey({
      name: 'lessons_layer',
      columns: [table.company_id, table.course_id, table.layer_id],
      foreignColumns: [blockLayers.company_id, blockLayers.course_id, blockLayers.id],
    }),
    index('lessons_teacher_id').on(table.company_id, table.teacher_id),
    index('lessons_layer_id').on(table.company_id, table.layer_id),
    index('lessons_sort').on(table.company_id, table.course_id, table.sort, table.id),
    index('lessons_course_name').on(table.company_id, table.course_id, table.name, table.id),
    index('lessons_held_at').on(table.company_id, table.course_id, table.held_at, table.id),
    index('lessons_name').on(table.company_id, table.name, table.id),
    index('lessons_author_id').on(table.company_id, table.author_id),
    index('lessons_searched').using('gin', table.company_id, table.name.op('gin_trgm_ops')),
  ],
);

/** Staff with access to a lesson, besides its teacher and staff with access to its course. */
export const lessonAdminUsers = pgTable(
  'lesson_admin_users',
  {
    company_id: integer().notNull(),
    lesson_id: integer().notNull(),
    user_id: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.lesson_id, table.user_id] }),
    foreignKey({
      columns: [table.company_id, table.lesson_id],
      foreignColumns: [lessons.company_id, lessons.id],
    }).onDelete('cascade'),
    memberForeignKey(table),
    index('lesson_admin_users_user_id').on(table.company_id, table.user_id, table.lesson_id),
    ...tenantPolicies('lesson_admin_users'),
  ],
);

/** Files that texts of lessons show; triggers maintain the rows. */
export const lessonFiles = pgTable(
  'lesson_files',
  {
    company_id: integer().notNull(),
    lesson_id: integer().notNull(),
    file_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.lesson_id, table.file_id] }),
    foreignKey({
      columns: [table.company_id, table.lesson_id],
      foreignColumns: [lessons.company_id, lessons.id],
    }).onDelete('cascade'),
    ...textFileColumns('lesson_files', table),
  ],
);
