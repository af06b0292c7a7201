// The record and list of a person's own notifications, newest first, and the number of unread ones.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { mostUnread } from '@kafedra/common/notifications';
import { staffRecord } from '../staff.ts';
import { flagFilter } from '../../kit/lists/filters.ts';
import { belongsTo, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { wireText } from '../../kit/records/wire.ts';
import { isVisibleTo, readerOf, type Notifications, type Reader } from './visibility.ts';
import { notifications } from './notification-tables.ts';

/** Characters of a comment that a notification shows. */
const excerpt = 200;

const titles = {
  course_id: sql`select named.name from courses named`,
  lesson_id: sql`select named.name from lessons named`,
  test_id: sql`select named.title from tests named`,
  order_id: sql`select named.number::text from orders named`,
} as const;

const titleBy = (table: Notifications, by: keyof typeof titles): SQL =>
  sql`(${titles[by]} where named.company_id = ${table.company_id} and named.id = ${table[by]})`;

const beginningOf = ({ company_id, record_id }: Notifications, comments: SQL): SQL =>
  sql`(select nullif(left(comment.text, ${sql.raw(String(excerpt))}), '') from ${comments} comment where comment.company_id = ${company_id} and comment.id = ${record_id})`;

/** The current start time of a webinar, which may have been moved since the notification. */
export const startsAt = ({ company_id, kind, subject_id }: Notifications): SQL =>
  sql`case when ${kind} in ('webinar_set', 'webinar_moved') then (select ${wireText(sql`webinar.starts_at`)}
    from lesson_webinars webinar where webinar.company_id = ${company_id} and webinar.id = ${subject_id}) end`;

export const courseName = (table: Notifications): SQL => titleBy(table, 'course_id');
export const lessonName = (table: Notifications): SQL => titleBy(table, 'lesson_id');
export const testTitle = (table: Notifications): SQL => titleBy(table, 'test_id');
export const orderNumber = (table: Notifications): SQL => titleBy(table, 'order_id');

export const notificationRecord = record(notifications)({
  name: 'Notification',
  description: 'A notification of an event.',
  permissions: { read: 'member' },
  mine: (table, asker) => isVisibleTo(table, readerOf(asker)),
  hidden: ['user_id', 'actor_id', 'awaits_mail', 'subject_id', 'created_at'],
  unsummed: ['times'],
  order: 'happened_at',
  computed: {
    course_name: {
      schema: z.string().nullable().describe('Null if it does not belong to a course.'),
      sql: courseName,
    },
    lesson_name: { schema: z.string().nullable(), sql: lessonName },
    test_title: {
      schema: z.string().nullable().describe('Null if it does not belong to a test.'),
      sql: testTitle,
    },
    order_number: {
      schema: z.string().nullable().describe('Null if it does not belong to an order.'),
      sql: orderNumber,
    },
    starts_at: {
      schema: z.iso
        .datetime()
        .nullable()
        .describe('Start of the webinar; null if it has none, and for other notifications.'),
      sql: startsAt,
    },
    excerpt: {
      schema: z
        .string()
        .nullable()
        .describe(
          'The beginning of the latest comment; null if it has no text, and for other notifications.',
        ),
      sql: (table) =>
        sql`case when ${table.kind} in ('comment', 'reply') then ${beginningOf(table, sql`lesson_comments`)}
          when ${table.kind} in ('order_comment', 'order_mention') then ${beginningOf(table, sql`order_comments`)} end`,
    },
  },
  relations: { actor: belongsTo(() => staffRecord, 'actor_id') },
});

export const notificationResource = resource({
  record: notificationRecord,
  path: '/notifications',
  tag: 'Notifications',
  missing: 'Уведомление не найдено',
  readOnly: true,
  sort: ['happened_at'],
  descending: true,
  specialFilters: {
    unread: {
      description: '1: only unread notifications; 0: only read ones.',
      filter: flagFilter('unread', () => sql`${notifications.read_at} is null`, ['read_at']),
    },
  },
});

/**
 * The number of visible notifications among the newest `mostUnread` unread ones. The limit bounds the cost.
 */
export const unreadCountOf = (companyId: SQL, reader: Reader): SQL => sql`(
  select count(*)::integer from (
    select * from notifications newest where newest.company_id = ${companyId} and newest.user_id = ${reader.person} and newest.read_at is null
    order by newest.happened_at desc limit ${sql.raw(String(mostUnread))}
  ) as notifications where ${isVisibleTo(notifications, reader)})`;
