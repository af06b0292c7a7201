// The resource of a course's journal: learners with their marks in offline lessons.
import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { attendances } from '@kafedra/common/lessons/journal';
import { courseRecord, courseResource, writeJournal } from '../../courses/index.ts';
import { courseStudents } from '../../courses/tables.ts';
import { dayOf, filter } from '../../kit/lists/filters.ts';
import type { Permissions } from '../../kit/permissions/permissions.ts';
import { readableThrough, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { conditionText } from '../../kit/resource/conditions.ts';
import { wireValue } from '../../kit/records/wire.ts';
import { lessonMarks } from './journal-tables.ts';

/** Staff who keep the journal or may see results of lessons, in the courses that they see. */
const permissions = {
  read: [writeJournal, { my: 'lessons_show_results' }],
} as const satisfies Permissions;

const mark = alias(lessonMarks, 'mark');

/** At most as many marks as the course has offline lessons. */
const marksOf = (table: typeof courseStudents): SQL => sql`coalesce((
  select jsonb_agg(jsonb_build_object('lesson_id', mark.lesson_id, 'attendance', mark.attendance, 'mark', mark.mark, 'note', mark.note,
    'marked_at', ${wireValue(mark.marked_at)}, 'marked_by', marker.full_name) order by mark.lesson_id)
  from lesson_marks mark
  left join company_members marker on marker.company_id = mark.company_id and marker.user_id = mark.marked_by_id
  where ${mark.company_id} = ${table.company_id} and ${mark.user_id} = ${table.user_id} and ${mark.course_id} = ${table.course_id}
), '[]'::jsonb)`;

const journalRecord = record(courseStudents)({
  name: 'JournalStudent',
  description: 'A learner of a course with their marks in offline lessons.',
  permissions,
  mine: readableThrough(() => courseRecord, 'course_id'),
  hidden: ['searched', 'course_id', 'progress', 'last_visited_at', 'finished_at', 'created_at'],
  order: 'full_name',
  computed: {
    marks: {
      schema: z
        .array(
          z
            .object({
              lesson_id: z.int(),
              attendance: z.enum(attendances),
              mark: z
                .int()
                .nullable()
                .describe('From 0 to the lesson’s `max_mark` at the time of marking.'),
              note: z.string().nullable().describe('Visible to staff only.'),
              marked_at: z.iso.datetime(),
              marked_by: z.string().nullable().describe('Name of the staff member who set it.'),
            })
            .meta({ id: 'LessonMark', description: 'A non-empty cell of the journal.' }),
        )
        .describe('Marks in all lessons of the course.'),
      sql: marksOf,
    },
  },
});

/** Does not filter rows; it selects the lesson columns of an export. */
const ofLessons = (name: string) =>
  filter<{ day: string }>({
    read: ([value]) => ({ day: dayOf(name, value) }),
    where: ({ day }) => sql`${day}::date is not null`,
  });

export const journal = resource({
  record: journalRecord,
  parent: { of: courseResource, by: 'course_id' },
  path: '/journal',
  tag: 'Journal',
  missing: 'Ученик не найден',
  words: { one: 'одного ученика', many: 'учеников', all: 'Ученики' },
  readOnly: true,
  sort: ['full_name'],
  searched: ['searched'],
  filters: ['branch_id'],
  counted: [['course_id'], ['course_id', 'branch_id']],
  specialFilters: {
    held_from: {
      description: 'For exports: lessons on this day or later. Does not filter rows.',
      condition: conditionText,
      filter: ofLessons('held_from'),
    },
    held_to: {
      description: 'For exports: lessons on this day or earlier. Does not filter rows.',
      condition: conditionText,
      filter: ofLessons('held_to'),
    },
  },
});
