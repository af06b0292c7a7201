// What the staff and the customer say about an order, with the files that come with it, and whom it mentions.
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
import { goesWithMember } from '../../people/tables.ts';
import { orders } from '../order-tables.ts';

/** What begins a conversation, and an answer to it (specification B, sections 3 and 7). */
export const orderCommentTypes = ['question', 'comment', 'answer'] as const;

type Three = [AnyPgColumn, AnyPgColumn, AnyPgColumn];

export const orderComments = companyTable(
  'order_comments',
  {
    order_id: integer().notNull(),
    creator_id: integer().references(() => users.id, { onDelete: 'set null' }),
    type: oneOf(orderCommentTypes).notNull(),
    /** The comment that an answer is to. Null of what begins a conversation. */
    parent_id: integer(),
    /** Whether the customer reads it, or the staff alone. */
    is_public: boolean().notNull().default(false),
    /** Plain; nothing where files say it all. */
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
    // An answer stands beneath a comment of the same order.
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

/** Of the staff. */
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
    goesWithMember(table),
    index('order_comment_mentions_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('order_comment_mentions'),
  ],
);

/** In the order in which they were uploaded. */
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
