// Tables of comments on lessons and of likes. Authors, addressees and times are all in `lesson_comments`.
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
import { companyTable } from '../../company/tables.ts';
import { createdAt, instant, isOneOf, oneOf } from '../../kit/database/columns.ts';
import { trashColumns } from '../../kit/resource/trash.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { users } from '../../people/account/account-tables.ts';
import { memberForeignKey } from '../../people/tables.ts';
import { lessons } from '../tables.ts';

/** `hidden` by a moderator: its author and the staff still see it. */
export const commentStatuses = ['visible', 'hidden', 'deleted'] as const;

type Three = [AnyPgColumn, AnyPgColumn, AnyPgColumn];

export const lessonComments = companyTable(
  'lesson_comments',
  {
    course_id: integer().notNull(),
    lesson_id: integer().notNull(),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /**
     * The first comment of the discussion, also for replies to replies; null for the first comment itself.
     */
    parent_id: integer(),
    /** For a reply: the comment that it answers, which may be another reply. */
    answered_id: integer(),
    /** Whether it was written in the back office on behalf of the company. */
    is_from_staff: boolean().notNull().default(false),
    /** Plain text. */
    text: text().notNull(),
    status: oneOf(commentStatuses).notNull().default('visible'),
    ...trashColumns(commentStatuses),
    /** Deleted by its author, who alone can restore it. */
    is_withdrawn: boolean().notNull().default(false),
    edited_at: instant(),
    hidden_at: instant(),
    hidden_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    isOneOf('lesson_comments', 'status', commentStatuses),
    check('lesson_comments_answered', sql`(parent_id is null) = (answered_id is null)`),
    foreignKey({
      name: 'lesson_comments_lesson',
      columns: [table.company_id, table.course_id, table.lesson_id],
      foreignColumns: [lessons.company_id, lessons.course_id, lessons.id],
    }).onDelete('cascade'),
    // Target of composite foreign keys, which keep a discussion within one lesson.
    unique('lesson_comments_of_lesson').on(table.company_id, table.lesson_id, table.id),
    foreignKey({
      name: 'lesson_comments_parent',
      columns: [table.company_id, table.lesson_id, table.parent_id],
      foreignColumns: [table.company_id, table.lesson_id, table.id] as Three,
    }).onDelete('cascade'),
    foreignKey({
      name: 'lesson_comments_answered_comment',
      columns: [table.company_id, table.lesson_id, table.answered_id],
      foreignColumns: [table.company_id, table.lesson_id, table.id] as Three,
    }).onDelete('cascade'),
    index('lesson_comments_parent_id').on(table.company_id, table.parent_id, table.id),
    index('lesson_comments_answered_id').on(table.company_id, table.answered_id),
    index('lesson_comments_begun').on(
      table.company_id,
      table.lesson_id,
      table.parent_id,
      table.created_at,
      table.id,
    ),
    index('lesson_comments_created_at').on(table.company_id, table.created_at, table.id),
    index('lesson_comments_status').on(table.company_id, table.status, table.created_at, table.id),
    index('lesson_comments_lesson_id').on(
      table.company_id,
      table.lesson_id,
      table.created_at,
      table.id,
    ),
    index('lesson_comments_course_id').on(
      table.company_id,
      table.course_id,
      table.created_at,
      table.id,
    ),
    index('lesson_comments_author_id').on(
      table.company_id,
      table.author_id,
      table.created_at,
      table.id,
    ),
    index('lesson_comments_searched').using('gin', table.company_id, table.text.op('gin_trgm_ops')),
  ],
);

export const likeValues = ['like', 'dislike'] as const;
export type LikeValue = (typeof likeValues)[number];

/** Likes and dislikes of lessons, one per person and lesson. */
export const lessonLikes = pgTable(
  'lesson_likes',
  {
    company_id: integer().notNull(),
    lesson_id: integer().notNull(),
    user_id: integer().notNull(),
    value: oneOf(likeValues).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.lesson_id, table.user_id] }),
    isOneOf('lesson_likes', 'value', likeValues),
    foreignKey({
      columns: [table.company_id, table.lesson_id],
      foreignColumns: [lessons.company_id, lessons.id],
    }).onDelete('cascade'),
    memberForeignKey(table),
    index('lesson_likes_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('lesson_likes'),
  ],
);

/** Likes and dislikes of comments, one per person and comment. */
export const lessonCommentLikes = pgTable(
  'lesson_comment_likes',
  {
    company_id: integer().notNull(),
    comment_id: integer().notNull(),
    user_id: integer().notNull(),
    value: oneOf(likeValues).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.comment_id, table.user_id] }),
    isOneOf('lesson_comment_likes', 'value', likeValues),
    foreignKey({
      columns: [table.company_id, table.comment_id],
      foreignColumns: [lessonComments.company_id, lessonComments.id],
    }).onDelete('cascade'),
    memberForeignKey(table),
    index('lesson_comment_likes_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('lesson_comment_likes'),
  ],
);
