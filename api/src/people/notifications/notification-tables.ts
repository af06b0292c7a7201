// The tables of notifications and their settings. An event that repeats while its notification is unread updates the
// same row.
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
import {
  digestPeriods,
  notificationGroups,
  notificationKinds,
} from '@kafedra/common/notifications';
import { companyTable } from '../../company/tables.ts';
import { courseForeignKey } from '../../courses/course-tables.ts';
import { createdAt, instant, isOneOf, oneOf } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { lessons } from '../../lessons/tables.ts';
import { orders } from '../../orders/order-tables.ts';
import { tests } from '../../assessments/tables.ts';
import { users } from '../account/account-tables.ts';
import { generateToken } from '../account/tokens.ts';
import { memberForeignKey } from '../tables.ts';

export const notifications = companyTable(
  'notifications',
  {
    /** The recipient. */
    user_id: integer().notNull(),
    kind: oneOf(notificationKinds).notNull(),
    /**
     * Whether the recipient is notified as staff, with a link to the back office, or as a learner.
     */
    is_for_staff: boolean().notNull(),
    /** The course, test or order that the event belongs to. */
    course_id: integer(),
    /** Null for events of the whole course. */
    lesson_id: integer(),
    test_id: integer(),
    order_id: integer(),
    /**
     * The record that unread notifications are grouped by: the first comment of a discussion of a lesson or an order, a
     * submission, a test to check, a checked attempt, a webinar or a certificate.
     */
    subject_id: integer().notNull(),
    /**
     * The latest record of the group, such as a reply in the discussion or an attempt at the test; otherwise the same.
     */
    record_id: integer().notNull(),
    /** Who caused the latest event. */
    actor_id: integer().references(() => users.id, { onDelete: 'set null' }),
    times: integer().notNull().default(1),
    happened_at: instant().notNull().defaultNow(),
    read_at: instant(),
    /** Whether the next digest includes it. Reset before the mail is sent. */
    awaits_mail: boolean().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    isOneOf('notifications', 'kind', notificationKinds),
    check('notifications_place', sql`num_nonnulls(course_id, test_id, order_id) = 1`),
    check('notifications_awaits_mail', sql`not awaits_mail or read_at is null`),
    memberForeignKey(table),
    courseForeignKey(table),
    foreignKey({
      columns: [table.company_id, table.lesson_id],
      foreignColumns: [lessons.company_id, lessons.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.test_id],
      foreignColumns: [tests.company_id, tests.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.order_id],
      foreignColumns: [orders.company_id, orders.id],
    }).onDelete('cascade'),
    uniqueIndex('notifications_unread')
      .on(table.company_id, table.user_id, table.kind, table.subject_id)
      .where(sql`read_at is null`),
    index('notifications_happened_at').on(
      table.company_id,
      table.user_id,
      table.happened_at,
      table.id,
    ),
    index('notifications_unread_at')
      .on(table.company_id, table.user_id, table.happened_at)
      .where(sql`read_at is null`),
    index('notifications_awaits_mail')
      .on(table.company_id, table.user_id)
      .where(sql`awaits_mail`),
    index('notifications_subject')
      .on(table.company_id, table.subject_id, table.kind)
      .where(sql`read_at is null`),
    index('notifications_course_id').on(table.company_id, table.course_id),
    index('notifications_lesson_id').on(table.company_id, table.lesson_id),
    index('notifications_test_id').on(table.company_id, table.test_id),
    index('notifications_order_id').on(table.company_id, table.order_id),
    // For deleting old notifications of all companies.
    index('notifications_old').on(table.happened_at),
  ],
);

const anyGroup = sql.raw(`array['${notificationGroups.join("', '")}']::text[]`);

/** Settings of a member. Without a row: all groups, and a daily digest. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    company_id: integer().notNull(),
    user_id: integer().notNull(),
    digest: oneOf(digestPeriods).notNull().default('daily'),
    /** Groups of kinds without notifications. */
    muted: text().array().notNull().default([]),
    /** Groups of kinds that digests leave out. */
    unmailed: text().array().notNull().default([]),
    /** The secret of the unsubscribe link. It is in each digest and permits nothing else. */
    off_token: text().notNull().$defaultFn(generateToken),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.user_id] }),
    isOneOf('notification_settings', 'digest', digestPeriods),
    check('notification_settings_muted', sql`muted <@ ${anyGroup}`),
    check('notification_settings_unmailed', sql`unmailed <@ ${anyGroup}`),
    memberForeignKey(table),
    uniqueIndex('notification_settings_off_token').on(table.off_token),
    ...tenantPolicies('notification_settings'),
  ],
);
