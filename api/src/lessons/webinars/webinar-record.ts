// How webinars of lessons travel, and who may do what with them: what they may do with the lesson.
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { courseRecord, isOwnLesson, lessonGrants, lessonRecord } from '../../courses/index.ts';
import type { TableWith } from '../../kit/columns.ts';
import { belongsTo, ofAnyTable, readWith, record } from '../../kit/record.ts';
import { fromTable } from '../../kit/record/related.ts';
import { fileRecord } from '../../media/index.ts';
import { lessons } from '../tables.ts';
import { joinLink } from './given.ts';
import { lessonWebinars } from './webinar-tables.ts';

/** Of the lessons that `_my` flags mean. */
const ofOwnLesson = ofAnyTable<TableWith<'company_id' | 'lesson_id'>>((table, asker) => {
  const name = 'webinar_lesson';
  const lesson = alias(lessons, name);
  return sql`exists (select 1 ${fromTable(lessons, name)} where ${lesson.company_id} = ${table.company_id} and ${lesson.id} = ${table.lesson_id} and ${isOwnLesson(lesson, asker)})`;
});

export const webinarGrants = {
  read: lessonGrants.read,
  update: { ...lessonGrants.update, mine: ofOwnLesson },
} as const;

export const webinarRecord = record(lessonWebinars)({
  name: 'Webinar',
  description: 'The webinar of a lesson: when and where it is given, and what has become of it.',
  permissions: webinarGrants,
  mine: readWith(() => lessonRecord, 'lesson_id'),
  history: { type: 'webinars' },
  // Zoom and the reminders write the row as well.
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
      schema: z.string().describe('Of its lesson.'),
      sql: ({ company_id, lesson_id }) =>
        sql`(select lesson.name from lessons lesson where lesson.company_id = ${company_id} and lesson.id = ${lesson_id})`,
    },
    join_link: {
      schema: z
        .string()
        .nullable()
        .describe('Where learners join: the room elsewhere, or the meeting in Zoom.'),
      sql: joinLink,
    },
  },
  relations: {
    course: belongsTo(() => courseRecord, 'course_id'),
    lesson: belongsTo(() => lessonRecord, 'lesson_id'),
    recording: belongsTo(() => fileRecord, 'recording_id'),
  },
});
