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
import { discussionFields } from '../comments/discussion-state.ts';
import { checkCriteria, lessonTypes } from '../tables.ts';
import { lessonWebinarFields } from '../webinars/active-webinars.ts';
import { learnerBlockRecord } from './learner-blocks.ts';

/** The permission to learn courses; each learner sees their own. */
export const learn = { my: 'learn_courses' } as const satisfies Grant;

const visibleColumns = ['id', 'name', 'anons', 'instruction', 'use_comments'] as const;

/** Fields of a lesson that its learner sees even while it is closed. */
const namedLesson = z.object({ id: z.int(), name: z.string(), type: z.enum(lessonTypes) }).meta({
  id: 'LessonInCourse',
  description: 'A lesson of a course that is visible to a learner.',
});

const certificate = z
  .object({
    number: z.string().describe('The number for public verification.'),
    issued_at: z.iso.datetime(),
    revoked_at: z.iso.datetime().nullable(),
    url: z
      .string()
      .nullable()
      .describe(
        'URL of the PDF, relative to the public origin; null if the certificate is revoked.',
      ),
  })
  .meta({
    id: 'LearnerCertificate',
    description: 'The learner’s certificate of a finished course.',
  });

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
export const isLearnerCourse = (table: typeof courses, asker: QueryScope): SQL =>
  sql`(${table.status} in (${sql.join(inPublished, sql`, `)}, 'close') and ${isStudentOf(table, asker)})`;

const isToTry = (table: typeof courses): SQL =>
  sql`(${table.status} in (${sql.join(inPublished, sql`, `)}) and ${hasToTry(table)})`;

const permissions = { read: learn } as const satisfies Permissions;

export const learnerCourseRecord = record(courses)({
  name: 'LearnerCourse',
  description: 'A course, for its learner.',
  permissions,
  mine: (table, asker) => sql`(${isLearnerCourse(table, asker)} or ${isToTry(table)})`,
  hidden: Object.keys(getTableColumns(courses)).filter(
    (name) => !(visibleColumns as readonly string[]).includes(name),
  ) as ColumnName<typeof courses>[],
  order: 'name',
  computed: {
    progress: {
      schema: z.int().nullable().describe('Percent; null if the learner has not begun.'),
      sql: (table, asker) => asStudent(table, asker, student.progress),
    },
    began_at: {
      schema: z.iso
        .datetime()
        .nullable()
        .describe('Null for non-students, who may open only trial lessons.'),
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
      schema: certificate.nullable().describe('Null until issued.'),
      sql: (table, asker) =>
        sql`(select json_build_object('number', ${issued.number}, 'issued_at', ${wireValue(issued.issued_at)},
            'revoked_at', ${wireValue(issued.revoked_at)}, 'url', ${certificateUrl(issued)})
          from course_certificates issued where ${issued.company_id} = ${table.company_id} and ${issued.course_id} = ${table.id} and ${issued.user_id} = ${asker.personId})`,
    },
    // The routes fill it in, because the rule of openings is not available in SQL.
    ends_at: {
      schema: z.iso.datetime().nullable().describe('When the learner’s access ends.'),
      sql: () => sql`null`,
    },
    is_ended: { schema: z.boolean(), sql: () => sql`false` },
    lessons_count: {
      schema: z.int().describe('Number of lessons visible to the learner, open or closed.'),
      sql: () => sql`0`,
    },
    finished_lessons_count: { schema: z.int(), sql: () => sql`0` },
    next_lesson: {
      schema: namedLesson.nullable().describe('The first open lesson that is not finished.'),
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
  .meta({ id: 'LearnerLayer', description: 'A theme or layer with lessons of a learner.' });

const inList = {
  id: z.int(),
  course_id: z.int(),
  layer_id: z.int().nullable(),
  name: z.string(),
  type: z.enum(lessonTypes),
  sort: z.int().describe('The position among all layers and lessons of the course.'),
  is_open: z.boolean(),
  closed_reason: z.enum(closedReasons).nullable().describe('Why the lesson is closed.'),
  opens_at: z.iso
    .datetime()
    .nullable()
    .describe('For a closed lesson: when it opens if nothing else happens; null if never.'),
  closes_at: z.iso.datetime().nullable().describe('For an open lesson: when it closes.'),
  has_homework: z.boolean(),
  check_criterion: z.enum(checkCriteria).describe('What finishes the lesson.'),
  opened_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
  bookmarked_at: z.iso.datetime().nullable(),
  watched_percent: z.int(),
  points: z.int(),
  has_note: z.boolean(),
  held_at: z.iso.datetime().nullable().describe('For an offline lesson: when it takes place.'),
  held_place: z.string().nullable().describe('For an offline lesson: the place, or a link.'),
  attendance: z
    .enum(attendances)
    .nullable()
    .describe('For an offline lesson: the learner’s attendance in the journal.'),
  mark: z.int().nullable().describe('For an offline lesson: from 0 to `max_mark`.'),
  max_mark: z.int(),
};

export const learnerLesson = z.object(inList).meta({
  id: 'LearnerLesson',
  description: 'A lesson that is visible to a learner, open or closed.',
});

export type LearnerLessonInList = z.infer<typeof learnerLesson>;

export const learnerContent = z
  .object({ layers: z.array(learnerLayer), lessons: z.array(learnerLesson) })
  .meta({
    id: 'LearnerContent',
    description: 'The content of a course that is visible to a learner, in reading order.',
  });

export const learnerLessonRecord = z
  .object({
    ...inList,
    description: z.string().nullable().describe('Rich text; null if the lesson is closed.'),
    homework: z
      .string()
      .nullable()
      .describe('Description of the task as rich text; null if the lesson is closed.'),
    homework_min_points: z.int(),
    homework_max_points: z.int().nullable(),
    forbid_datetime: z.iso.datetime().nullable().describe('The deadline for submissions.'),
    watch_percent: z.int(),
    blocks: z
      .array(learnerBlockRecord.schema)
      .describe('The blocks in order; empty if the lesson is closed.'),
    webinar: lessonWebinarFields.webinar.schema.describe(
      'For type `webinar`; null if the lesson is closed.',
    ),
    ...discussionFields,
    note: z.string().nullable().describe('The learner’s private note.'),
    previous_lesson: namedLesson.nullable(),
    next_lesson: namedLesson.nullable(),
  })
  .meta({
    id: 'LearnerLessonText',
    description: 'A lesson, for its learner; its content is included while it is open.',
  });

export type LearnerLesson = z.infer<typeof learnerLessonRecord>;
