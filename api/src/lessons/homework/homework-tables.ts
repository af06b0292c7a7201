// Tables of homework submissions and of their message threads.
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, instant, isOneOf, oneOf, updatedAt } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { files } from '../../media/tables.ts';
import { users } from '../../people/account/account-tables.ts';
import { memberForeignKey } from '../../people/tables.ts';
import { lessonBlocks } from '../blocks/block-tables.ts';
import { lessons } from '../tables.ts';

/** Submitted by the learner, and returned or accepted by a checker. */
export const homeworkStatuses = ['sent', 'returned', 'accepted'] as const;
export type HomeworkStatus = (typeof homeworkStatuses)[number];

/** A learner's submission for one task: that of a lesson, or of one of its blocks. */
export const homeworkWorks = companyTable(
  'homework_works',
  {
    course_id: integer().notNull(),
    lesson_id: integer().notNull(),
    /** Null for the lesson's own task. */
    block_id: integer(),
    user_id: integer().notNull(),
    status: oneOf(homeworkStatuses).notNull().default('sent'),
    /** For an accepted submission. */
    points: integer(),
    /** When it was last submitted; lists show the longest waiting first. */
    sent_at: instant().notNull(),
    checked_at: instant(),
    checker_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /**
     * A digest of the last submitted text, equal for learners with the same text. Null for no text or a short one.
     */
    words_digest: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('homework_works', 'status', homeworkStatuses),
    check('homework_works_points', sql`points is null or status = 'accepted'`),
    foreignKey({
      name: 'homework_works_lesson',
      columns: [table.company_id, table.course_id, table.lesson_id],
      foreignColumns: [lessons.company_id, lessons.course_id, lessons.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'homework_works_block',
      columns: [table.company_id, table.lesson_id, table.block_id],
      foreignColumns: [lessonBlocks.company_id, lessonBlocks.lesson_id, lessonBlocks.id],
    }).onDelete('cascade'),
    memberForeignKey(table),
    unique('homework_works_of_learner')
      .on(table.company_id, table.lesson_id, table.block_id, table.user_id)
      .nullsNotDistinct(),
    index('homework_works_status').on(table.company_id, table.status, table.sent_at, table.id),
    index('homework_works_sent_at').on(table.company_id, table.sent_at, table.id),
    index('homework_works_course').on(
      table.company_id,
      table.course_id,
      table.status,
      table.sent_at,
      table.id,
    ),
    index('homework_works_user_id').on(table.company_id, table.user_id, table.course_id),
    index('homework_works_words')
      .on(table.company_id, table.lesson_id, table.words_digest)
      .where(sql`${table.words_digest} is not null`),
  ],
);

/**
 * `answer`: a submission; `comment`: a remark of either side; `returned` and `accepted`: decisions with a reason.
 */
export const homeworkMessageTypes = ['answer', 'comment', 'returned', 'accepted'] as const;
export type HomeworkMessageType = (typeof homeworkMessageTypes)[number];

/** The thread of a submission, oldest message first. */
export const homeworkMessages = companyTable(
  'homework_messages',
  {
    work_id: integer().notNull(),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    type: oneOf(homeworkMessageTypes).notNull(),
    /** Rich text. */
    text: text(),
    /** For `accepted`. */
    points: integer(),
    created_at: createdAt(),
  },
  (table) => [
    isOneOf('homework_messages', 'type', homeworkMessageTypes),
    foreignKey({
      columns: [table.company_id, table.work_id],
      foreignColumns: [homeworkWorks.company_id, homeworkWorks.id],
    }).onDelete('cascade'),
    index('homework_messages_work_id').on(table.company_id, table.work_id, table.id),
  ],
);

/** Files of a message in the order of their upload. */
export const homeworkMessageFiles = pgTable(
  'homework_message_files',
  {
    company_id: integer().notNull(),
    message_id: integer().notNull(),
    file_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.message_id, table.file_id] }),
    foreignKey({
      columns: [table.company_id, table.message_id],
      foreignColumns: [homeworkMessages.company_id, homeworkMessages.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }),
    index('homework_message_files_file_id').on(table.company_id, table.file_id),
    ...tenantPolicies('homework_message_files'),
  ],
);

/** Learners who may submit the homework of a lesson; without rows all its learners may. */
export const lessonHomeworkUsers = pgTable(
  'lesson_homework_users',
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
    index('lesson_homework_users_user_id').on(table.company_id, table.user_id, table.lesson_id),
    ...tenantPolicies('lesson_homework_users'),
  ],
);
