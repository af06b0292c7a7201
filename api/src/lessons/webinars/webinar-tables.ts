// Tables of webinars with their time, room and status, of sent reminders, of calendar feeds, and of external webinars.
import { sql } from 'drizzle-orm';
import { reminderMinutes, webinarStatuses, type WebinarReminder } from '@kafedra/common/lessons';
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import {
  createdAt,
  instant,
  isOneOf,
  oneOf,
  sortedText,
  updatedAt,
} from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { files } from '../../media/tables.ts';
import { users } from '../../people/account/account-tables.ts';
import { companyMembers, memberForeignKey } from '../../people/tables.ts';
import { lessons } from '../tables.ts';

/**
 * The platform of a webinar: a Zoom meeting that the server creates, or an external room by link.
 */
export const webinarPlatforms = ['link', 'zoom'] as const;

/** How speakers are shown (specification B, section 9, names the first). */
export const webinarLayouts = ['tile', 'speaker'] as const;

/**
 * Whether chat messages are moderated before or after they are shown (specification B, section 9, names the first).
 */
export const webinarModerations = ['pre_moderation', 'post_moderation', 'none'] as const;

export const webinarReminders = Object.keys(reminderMinutes) as [
  WebinarReminder,
  ...WebinarReminder[],
];

/** Webinars of lessons. Triggers insert a row for each lesson of type webinar. */
export const lessonWebinars = companyTable(
  'lesson_webinars',
  {
    course_id: integer().notNull(),
    lesson_id: integer().notNull(),
    status: oneOf(webinarStatuses).notNull().default('coming_soon'),
    /** Null until a time is set. */
    starts_at: instant(),
    /** Minutes. */
    duration: integer().notNull().default(60),
    platform: oneOf(webinarPlatforms).notNull().default('link'),
    /** For `link`: the URL of the room. */
    link: text(),
    layout: oneOf(webinarLayouts).notNull().default('tile'),
    moderation: oneOf(webinarModerations).notNull().default('pre_moderation'),
    /** For `zoom`: the host's e-mail address. */
    zoom_host: text(),
    /** Null until a meeting is created. */
    zoom_meeting_id: text(),
    /** The URL where learners join; it contains the passcode. */
    zoom_join_url: text(),
    zoom_passcode: text(),
    /** Why the Zoom meeting does not match the webinar, in Russian; null if it does. */
    zoom_problem: text(),
    recording_id: integer(),
    recording_link: text(),
    remind_day: boolean().notNull().default(true),
    remind_hour: boolean().notNull().default(true),
    /** Why reminders were not sent, in Russian. */
    reminder_problem: text(),
    /** The user who set the time; reminders are sent as their messages. */
    scheduled_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('lesson_webinars', 'status', webinarStatuses),
    isOneOf('lesson_webinars', 'platform', webinarPlatforms),
    isOneOf('lesson_webinars', 'layout', webinarLayouts),
    isOneOf('lesson_webinars', 'moderation', webinarModerations),
    check('lesson_webinars_duration', sql`duration between 1 and 1440`),
    foreignKey({
      name: 'lesson_webinars_lesson',
      columns: [table.company_id, table.course_id, table.lesson_id],
      foreignColumns: [lessons.company_id, lessons.course_id, lessons.id],
    }).onDelete('cascade'),
    unique('lesson_webinars_of_lesson').on(table.company_id, table.lesson_id),
    foreignKey({
      columns: [table.company_id, table.recording_id],
      foreignColumns: [files.company_id, files.id],
    }),
    index('lesson_webinars_starts_at').on(table.company_id, table.starts_at, table.id),
    index('lesson_webinars_course_id').on(table.company_id, table.course_id),
    index('lesson_webinars_recording_id')
      .on(table.company_id, table.recording_id)
      .where(sql`${table.recording_id} is not null`),
    index('lesson_webinars_zoom_meeting_id')
      .on(table.company_id, table.zoom_meeting_id)
      .where(sql`${table.zoom_meeting_id} is not null`),
  ],
);

/**
 * Reminders to learners. A row is marked as sent before the mail is sent, so that an interruption never sends it twice;
 * a rescheduled webinar has another `starts_at` and gets new reminders.
 */
export const webinarRemindersSent = pgTable(
  'webinar_reminders_sent',
  {
    company_id: integer().notNull(),
    webinar_id: integer().notNull(),
    reminder: oneOf(webinarReminders).notNull(),
    /** The start of the webinar that the reminder names. */
    starts_at: instant().notNull(),
    user_id: integer().notNull(),
    /** Null while it waits to be sent. */
    sent_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({
      columns: [table.company_id, table.webinar_id, table.reminder, table.starts_at, table.user_id],
    }),
    isOneOf('webinar_reminders_sent', 'reminder', webinarReminders),
    foreignKey({
      columns: [table.company_id, table.webinar_id],
      foreignColumns: [lessonWebinars.company_id, lessonWebinars.id],
    }).onDelete('cascade'),
    memberForeignKey(table),
    index('webinar_reminders_sent_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('webinar_reminders_sent'),
  ],
);

/** Secret URLs of webinar calendars; a new one replaces the previous one. */
export const webinarFeeds = pgTable(
  'webinar_feeds',
  {
    company_id: integer().notNull(),
    user_id: integer().notNull(),
    token_hash: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.user_id] }),
    foreignKey({
      columns: [table.company_id, table.user_id],
      foreignColumns: [companyMembers.company_id, companyMembers.user_id],
    }).onDelete('cascade'),
    uniqueIndex('webinar_feeds_token_hash').on(table.token_hash),
    ...tenantPolicies('webinar_feeds'),
  ],
);

/** Webinars on other sites that the company announces; they are not lessons. */
export const externalWebinars = companyTable(
  'external_webinars',
  {
    name: sortedText().notNull(),
    description: text(),
    /** The URL of the registration or the recording. */
    link: text().notNull(),
    starts_at: instant(),
    /** Minutes. */
    duration: integer(),
    image_id: integer(),
    /** Whether it is shown. */
    active: boolean().notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    check('external_webinars_duration', sql`duration between 1 and 1440`),
    foreignKey({
      columns: [table.company_id, table.image_id],
      foreignColumns: [files.company_id, files.id],
    }),
    index('external_webinars_starts_at').on(table.company_id, table.starts_at, table.id),
    index('external_webinars_name').on(table.company_id, table.name, table.id),
    index('external_webinars_created_at').on(table.company_id, table.created_at, table.id),
    index('external_webinars_image_id')
      .on(table.company_id, table.image_id)
      .where(sql`${table.image_id} is not null`),
    index('external_webinars_searched').using(
      'gin',
      table.company_id,
      table.name.op('gin_trgm_ops'),
    ),
  ],
);
