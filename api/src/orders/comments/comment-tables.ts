// Tables of order comments, their files and mentions.
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
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { files } from '../../media/tables.ts';
import { users } from '../../people/account/account-tables.ts';
import { memberForeignKey } from '../../people/tables.ts';
import { orders } from '../order-tables.ts';

/** A top-level comment, or an answer to one (specification B, sections 3 and 7). */
export const orderCommentTypes = ['question', 'comment', 'answer'] as const;

type Three = [AnyPgColumn, AnyPgColumn, AnyPgColumn];

export const orderComments = companyTable(
  'order_comments',
  {
    order_id: integer().notNull(),
    creator_id: integer().references(() => users.id, { onDelete: 'set null' }),
    type: oneOf(orderCommentTypes).notNull(),
    /** The comment that an answer belongs to; null for top-level comments. */
    parent_id: integer(),
    /** Whether the customer can read it, or only the staff. */
    is_public: boolean().notNull().default(false),
    /** Plain text; may be empty if the comment has files. */
    text: text().notNull(),
    edited_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    isOneOf('order_comments', 'type', orderCommentTypes),
    check('order_comments_answer', sql`(type = 'answer') = (parent_id is not null)`),
    foreignKey({
      name: 'order_comments_order',
      columns: [table.company_id, table.order_id],
      foreignColumns: [orders.company_id, orders.id],
    }).onDelete('cascade'),
    // An answer must belong to a comment on the same order.
    unique('order_comments_of_order').on(table.company_id, table.order_id, table.id),
    foreignKey({
      name: 'order_comments_parent',
      columns: [table.company_id, table.order_id, table.parent_id],
      foreignColumns: [table.company_id, table.order_id, table.id] as Three,
    }).onDelete('cascade'),
    index('order_comments_parent_id').on(table.company_id, table.parent_id, table.created_at),
    index('order_comments_begun').on(
      table.company_id,
      table.order_id,
      table.parent_id,
      table.created_at,
      table.id,
    ),
    index('order_comments_created_at').on(table.company_id, table.created_at, table.id),
    index('order_comments_creator_id').on(table.company_id, table.creator_id, table.created_at),
    index('order_comments_searched').using('gin', table.company_id, table.text.op('gin_trgm_ops')),
  ],
);

export const orderCommentMentions = pgTable(
  'order_comment_mentions',
  {
    company_id: integer().notNull(),
    comment_id: integer().notNull(),
    user_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.comment_id, table.user_id] }),
    foreignKey({
      columns: [table.company_id, table.comment_id],
      foreignColumns: [orderComments.company_id, orderComments.id],
    }).onDelete('cascade'),
    memberForeignKey(table),
    index('order_comment_mentions_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('order_comment_mentions'),
  ],
);

/** In the order of upload. */
export const orderCommentFiles = pgTable(
  'order_comment_files',
  {
    company_id: integer().notNull(),
    comment_id: integer().notNull(),
    file_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.comment_id, table.file_id] }),
    foreignKey({
      columns: [table.company_id, table.comment_id],
      foreignColumns: [orderComments.company_id, orderComments.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }),
    index('order_comment_files_file_id').on(table.company_id, table.file_id),
    ...tenantPolicies('order_comment_files'),
  ],
);
