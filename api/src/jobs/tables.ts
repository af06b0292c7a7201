// Jobs as users see them: work that outlives its request. The queue in `job_queue` delivers it.
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from '../company/tables.ts';
import { courses } from '../courses/course-tables.ts';
import { jobKinds } from '../job-kinds.ts';
import { createdAt, id, instant, isOneOf, oneOf } from '../kit/database/columns.ts';
import { currentCompany, currentPerson, visibleWhen } from '../kit/database/tenancy.ts';
import { files } from '../media/tables.ts';
import { users } from '../people/account/account-tables.ts';
import { tests } from '../assessments/tables.ts';
import type { JobReport } from './report.ts';

export const jobStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const jobs = pgTable(
  'jobs',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    id: id(),
    /** The id in the queue. */
    key: uuid().notNull(),
    author_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: oneOf(jobKinds).notNull(),
    status: oneOf(jobStatuses).notNull().default('queued'),
    /** The input, parsed by the kind's definition. */
    input: jsonb().notNull(),
    done_count: integer().notNull().default(0),
    /** How many of the processed items failed, such as emails that were not accepted. */
    failed_count: integer().notNull().default(0),
    total_count: integer(),
    /** The error message, in Russian. */
    error: text(),
    /** The number of starts. Only the attempt of the latest start may write. */
    starts: integer().notNull().default(0),
    /** The number of attempts that ended in an error. */
    failures: integer().notNull().default(0),
    /** The name of the job's file, known before the file exists; null without a file. */
    file_name: text(),
    file_id: integer(),
    /** The course that was created. */
    course_id: integer(),
    /** The test that was created or extended. */
    test_id: integer(),
    /** A result that is more than a number. */
    report: jsonb().$type<JobReport>(),
    /** All storage keys under which an attempt may have left bytes. */
    file_keys: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    created_at: createdAt(),
    finished_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    isOneOf('jobs', 'status', jobStatuses),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }),
    foreignKey({
      columns: [table.company_id, table.course_id],
      foreignColumns: [courses.company_id, courses.id],
    }),
    foreignKey({
      columns: [table.company_id, table.test_id],
      foreignColumns: [tests.company_id, tests.id],
    }),
    index('jobs_test_id')
      .on(table.company_id, table.test_id)
      .where(sql`test_id is not null`),
    index('jobs_course_id')
      .on(table.company_id, table.course_id)
      .where(sql`course_id is not null`),
    index('jobs_file_name').on(table.company_id, table.file_name),
    index('jobs_created_at').on(table.company_id, table.author_id, table.created_at, table.id),
    index('jobs_finished').on(table.finished_at),
    // Visible to the author only.
    ...visibleWhen('jobs', sql`company_id = ${currentCompany} and author_id = ${currentPerson}`),
  ],
);
