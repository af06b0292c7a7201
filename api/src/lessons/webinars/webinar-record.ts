// The record of a lesson's webinar; permissions follow those on the lesson.
import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { courseRecord, isOwnLesson, lessonGrants, lessonRecord } from '../../courses/index.ts';
import type { TableWith } from '../../kit/database/columns.ts';
import { belongsTo, ofAnyTable, readableThrough, record } from '../../kit/records/record.ts';
import { fromTable } from '../../kit/records/related.ts';
import { fileRecord } from '../../media/index.ts';
import { lessons } from '../tables.ts';
import { joinLink } from './active-webinars.ts';
import { lessonWebinars } from './webinar-tables.ts';

/** Webinars of lessons that the caller owns. */
const ofOwnLesson = ofAnyTable<TableWith<'company_id' | 'lesson_id'>>((table, asker) => {
  const name = 'webinar_lesson';
  const lesson = alias(lessons, name);
  return sql`exists (select 1 ${fromTable(lessons, name)} where ${lesson.company_id} = ${table.company_id} and ${lesson.id} = ${table.lesson_id} and ${isOwnLesson(lesson, asker)})`;
});

/**
 * Whether the lesson still has a webinar and is outside the trash. A scalar subquery, so that the planner looks up the
 * lesson per row instead of joining all blocks.
 */
export const hasActiveWebinar = ({
  company_id,
  lesson_id,
}: TableWith<'company_id' | 'lesson_id'>): SQL =>
  sql`coalesce((select lesson.status <> 'deleted' and course.status <> 'deleted'
      and (lesson.type = 'webinar' or exists (select 1 from lesson_blocks block where block.company_id = lesson.company_id
        and block.lesson_id = lesson.id and block.type = 'webinar' and block.status <> 'deleted'))
    from lessons lesson join courses course on course.company_id = lesson.company_id and course.id = lesson.course_id
    where lesson.company_id = ${company_id} and lesson.id = ${lesson_id}), false)`;

export const webinarGrants = {
  read: lessonGrants.read,
  update: { ...lessonGrants.update, mine: ofOwnLesson },
} as const;

export const webinarRecord = record(lessonWebinars)({
  name: 'Webinar',
  description: 'The webinar of a lesson: time, room and status.',
  permissions: webinarGrants,
  mine: readableThrough(() => lessonRecord, 'lesson_id'),
  history: { type: 'webinars' },
  // Only edited fields, because Zoom events and reminders update the row too.
  version: [
    'starts_at',
    'duration',
    'platform',
    'link',
    'layout',
    'moderation',
    'recording_id',
    'recording_link',
    'remind_day',
    'remind_hour',
  ],
  hidden: ['scheduled_by', 'zoom_join_url', 'created_at', 'updated_at'],
  computed: {
    name: {
      schema: z.string().describe('Name of the lesson.'),
      sql: ({ company_id, lesson_id }) =>
        sql`(select lesson.name from lessons lesson where lesson.company_id = ${company_id} and lesson.id = ${lesson_id})`,
    },
    join_link: {
      schema: z
        .string()
        .nullable()
        .describe('URL where learners join: the external room or the Zoom meeting.'),
      sql: joinLink,
    },
  },
  relations: {
    course: belongsTo(() => courseRecord, 'course_id'),
    lesson: belongsTo(() => lessonRecord, 'lesson_id'),
    recording: belongsTo(() => fileRecord, 'recording_id'),
  },
});
