// What people are told of, and how they want to be told. What happens again while it is unread is the same row.
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
import { goesWithCourse } from '../../courses/course-tables.ts';
import { createdAt, instant, isOneOf, oneOf } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { lessons } from '../../lessons/tables.ts';
import { orders } from '../../orders/order-tables.ts';
import { tests } from '../../assessments/tables.ts';
import { users } from '../account/account-tables.ts';
import { newToken } from '../account/tokens.ts';
import { goesWithMember } from '../tables.ts';

export const notifications = companyTable(
  'notifications',
  {
    /** Who is told. */
    user_id: integer().notNull(),
    kind: oneOf(notificationKinds).notNull(),
    /** Told as one of the staff, and not as a learner: it leads to the back office. */
    is_for_staff: boolean().notNull(),
    /** Where it happened: in a course, at a test, or about an order. */
    course_id: integer(),
    /** Null of what is of the whole course. */
    lesson_id: integer(),
    test_id: integer(),
    order_id: integer(),
    /**
     * What unread ones are one of: the comment that begins a discussion, of a lesson or an order, a work, a test that is to be checked, an attempt
     * that is, a webinar, a certificate.
     */
    subject_id: integer().notNull(),
    /** The newest of what happened there, as a reply of the discussion or an attempt at the test; else the same. */
    record_id: integer().notNull(),
    /** Who did it last. */
    actor_id: integer().references(() => users.id, { onDelete: 'set null' }),
    times: integer().notNull().default(1),
    happened_at: instant().notNull().defaultNow(),
    read_at: instant(),
    /** It is to be in the next mail: noted when it is written, and taken back before the mail goes out. */
    awaits_mail: boolean().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    isOneOf('notifications', 'kind', notificationKinds),
    check('notifications_place', sql`num_nonnulls(course_id, test_id, order_id) = 1`),
    check('notifications_awaits_mail', sql`not awaits_mail or read_at is null`),
    goesWithMember(table),
    goesWithCourse(table),
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
    // What is old goes, of all companies.
    index('notifications_old').on(table.happened_at),
  ],
);

const anyGroup = sql.raw(`array['${notificationGroups.join("', '")}']::text[]`);

/** Who has no row is told of everything, and by a mail a day. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    company_id: integer().notNull(),
    user_id: integer().notNull(),
    digest: oneOf(digestPeriods).notNull().default('daily'),
    /** Groups of kinds that nothing is told of. */
    muted: text().array().notNull().default([]),
    /** Groups that mails don't tell of. */
    unmailed: text().array().notNull().default([]),
    /** The secret of the link that switches the mails off. It stands in every one of them, and does nothing else. */
    off_token: text().notNull().$defaultFn(newToken),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.user_id] }),
    isOneOf('notification_settings', 'digest', digestPeriods),
    check('notification_settings_muted', sql`muted <@ ${anyGroup}`),
    check('notification_settings_unmailed', sql`unmailed <@ ${anyGroup}`),
    goesWithMember(table),
    uniqueIndex('notification_settings_off_token').on(table.off_token),
    ...tenantPolicies('notification_settings'),
  ],
);
