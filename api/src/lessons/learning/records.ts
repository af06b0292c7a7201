// Records of courses and lessons for their learner.
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { attendances } from '@kafedra/common/lessons/journal';
import { closedReasons } from '@kafedra/common/lessons/opening';
import {
  certificateUrl,
  courseCertificates,
} from '../../courses/certificates/certificate-tables.ts';
import { courses, publishedStatuses } from '../../courses/course-tables.ts';
import { courseStudents } from '../../courses/tables.ts';
import type { ColumnName } from '../../kit/database/columns.ts';
import type { QueryScope, Grant, Permissions } from '../../kit/permissions/permissions.ts';
import { belongsTo, record } from '../../kit/records/record.ts';
import { wireValue } from '../../kit/records/wire.ts';
import { fileRecord } from '../../media/index.ts';
import { lessonTalk } from '../comments/talk.ts';
import { checkCriteria, lessonTypes } from '../tables.ts';
import { webinarOfLesson } from '../webinars/given.ts';
import { learnerBlockRecord } from './learner-blocks.ts';

/** The permission to learn courses; each learner sees their own. */
export const learn = { my: 'learn_courses' } as const satisfies Grant;

const told = ['id', 'name', 'anons', 'instruction', 'use_comments'] as const;

/** Fields of a lesson that its learner sees even while it is closed. */
const namedLesson = z
  .object({ id: z.int(), name: z.string(), type: z.enum(lessonTypes) })
  .meta({ id: 'LessonInCourse', description: 'A lesson of a course that is there for a learner.' });

const certificate = z
  .object({
    number: z.string().describe('What anybody checks it by.'),
    issued_at: z.iso.datetime(),
    revoked_at: z.iso.datetime().nullable(),
    url: z
      .string()
      .nullable()
      .describe('The address of the PDF, relative to the public origin; null of a revoked one.'),
  })
  .meta({ id: 'LearnerCertificate', description: 'What the person got for finishing a course.' });

const student = alias(courseStudents, 'student');
const issued = alias(courseCertificates, 'issued');

/** A column of the caller's row of `course_students`. */
const asStudent = (table: typeof courses, asker: QueryScope, column: PgColumn): SQL =>
  sql`(select ${wireValue(column)} from course_students student where ${student.company_id} = ${table.company_id} and ${student.course_id} = ${table.id} and ${student.user_id} = ${asker.personId})`;

const isStudentOf = (table: typeof courses, { personId }: QueryScope): SQL =>
  sql`exists (select 1 from course_students student where student.company_id = ${table.company_id} and student.course_id = ${table.id} and student.user_id = ${personId})`;

const hasToTry = (table: typeof courses): SQL =>
  sql`exists (select 1 from lessons lesson where lesson.company_id = ${table.company_id} and lesson.course_id = ${table.id} and (lesson.status = 'trial'
    or (lesson.status in ('start', 'visible') and exists (select 1 from course_package_trial_lessons trial where trial.company_id = lesson.company_id and trial.target_id = lesson.id))))`;

const inPublished = publishedStatuses.map((status) => sql`${status}::text`);

/** Courses in which the caller learns, closed ones included, and courses that they may try. */
export const isLearnt = (table: typeof courses, asker: QueryScope): SQL =>
  sql`(${table.status} in (${sql.join(inPublished, sql`, `)}, 'close') and ${isStudentOf(table, asker)})`;

const isToTry = (table: typeof courses): SQL =>
  sql`(${table.status} in (${sql.join(inPublished, sql`, `)}) and ${hasToTry(table)})`;

const permissions = { read: learn } as const satisfies Permissions;

export const learnerCourseRecord = record(courses)({
  name: 'LearnerCourse',
  description: 'A course, as whoever learns in it sees it.',
  permissions,
  mine: (table, asker) => sql`(${isLearnt(table, asker)} or ${isToTry(table)})`,
  hidden: Object.keys(getTableColumns(courses)).filter(
    (name) => !(told as readonly string[]).includes(name),
  ) as ColumnName<typeof courses>[],
  order: 'name',
  computed: {
    progress: {
      schema: z.int().nullable().describe('In percent; null of who has not begun.'),
      sql: (table, asker) => asStudent(table, asker, student.progress),
    },
    began_at: {
      schema: z.iso
        .datetime()
        .nullable()
        .describe('Null of who is no student: they may try lessons.'),
      sql: (table, asker) => asStudent(table, asker, student.created_at),
    },
    last_visited_at: {
      schema: z.iso.datetime().nullable(),
      sql: (table, asker) => asStudent(table, asker, student.last_visited_at),
    },
    finished_at: {
      schema: z.iso.datetime().nullable(),
      sql: (table, asker) => asStudent(table, asker, student.finished_at),
    },
    certificate: {
      schema: certificate.nullable().describe('Null until it was issued.'),
      sql: (table, asker) =>
        sql`(select json_build_object('number', ${issued.number}, 'issued_at', ${wireValue(issued.issued_at)},
            'revoked_at', ${wireValue(issued.revoked_at)}, 'url', ${certificateUrl(issued)})
          from course_certificates issued where ${issued.company_id} = ${table.company_id} and ${issued.course_id} = ${table.id} and ${issued.user_id} = ${asker.personId})`,
    },
    // The routes fill it in, because the rule of openings is not available in SQL.
    ends_at: {
      schema: z.iso.datetime().nullable().describe('From when on nothing of it is open to them.'),
      sql: () => sql`null`,
    },
    is_ended: { schema: z.boolean(), sql: () => sql`false` },
    lessons_count: {
      schema: z.int().describe('The lessons that are there for them, opened yet or not.'),
      sql: () => sql`0`,
    },
    finished_lessons_count: { schema: z.int(), sql: () => sql`0` },
    next_lesson: {
      schema: namedLesson.nullable().describe('The first open one that is not finished.'),
      sql: () => sql`null`,
    },
  },
  relations: { img: belongsTo(() => fileRecord, 'img_id') },
});

export const learnerLayer = z
  .object({
    id: z.int(),
    parent_layer_id: z.int().nullable(),
    title: z.string(),
    sort_order: z.int(),
  })
  .meta({ id: 'LearnerLayer', description: 'A theme or layer that lessons of a learner lie in.' });

const inList = {
  id: z.int(),
  course_id: z.int(),
  layer_id: z.int().nullable(),
  name: z.string(),
  type: z.enum(lessonTypes),
  sort: z.int().describe('Its place among all layers and lessons of the course.'),
  is_open: z.boolean(),
  closed_reason: z.enum(closedReasons).nullable().describe('Why it is closed.'),
  opens_at: z.iso
    .datetime()
    .nullable()
    .describe('Of a closed one: when it opens if nothing else happens; null where it never does.'),
  closes_at: z.iso.datetime().nullable().describe('Of an open one: from when on it is closed.'),
  has_homework: z.boolean(),
  check_criterion: z.enum(checkCriteria).describe('What finishes it.'),
  opened_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
  bookmarked_at: z.iso.datetime().nullable(),
  watched_percent: z.int(),
  points: z.int(),
  has_note: z.boolean(),
  held_at: z.iso.datetime().nullable().describe('Of an offline one: when it takes place.'),
  held_place: z.string().nullable().describe('Of an offline one: where, or a link to it.'),
  attendance: z
    .enum(attendances)
    .nullable()
    .describe('Of an offline one: whether the learner was there, by the journal.'),
  mark: z.int().nullable().describe('Of an offline one: from 0 to `max_mark`.'),
  max_mark: z.int(),
};

export const learnerLesson = z.object(inList).meta({
  id: 'LearnerLesson',
  description: 'A lesson that is there for a learner, open or not.',
});

export type LearnerLessonInList = z.infer<typeof learnerLesson>;

export const learnerContent = z
  .object({ layers: z.array(learnerLayer), lessons: z.array(learnerLesson) })
  .meta({
    id: 'LearnerContent',
    description: 'What of a course is there for a learner, in the order in which it is read.',
  });

export const learnerLessonRecord = z
  .object({
    ...inList,
    description: z.string().nullable().describe('Rich text; null of a closed one.'),
    homework: z
      .string()
      .nullable()
      .describe('What is to be done: rich text; null of a closed one.'),
    homework_min_points: z.int(),
    homework_max_points: z.int().nullable(),
    forbid_datetime: z.iso.datetime().nullable().describe('From when on nothing is handed in.'),
    watch_percent: z.int(),
    blocks: z
      .array(learnerBlockRecord.schema)
      .describe('What it is put together of, in its order; none of a closed one.'),
    webinar: webinarOfLesson.webinar.schema.describe(
      'Of one of the type `webinar`; null of a closed one.',
    ),
    ...lessonTalk,
    note: z.string().nullable().describe('What the learner noted beside it, for themselves.'),
    previous_lesson: namedLesson.nullable(),
    next_lesson: namedLesson.nullable(),
  })
  .meta({
    id: 'LearnerLessonText',
    description: 'A lesson, as whoever learns it sees it: what it says is told while it is open.',
  });

export type LearnerLesson = z.infer<typeof learnerLessonRecord>;
