// Jobs: what people see of work that goes on after the request that caused it. The queue in job_queue delivers it.
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
    /** Its id in the queue. */
    key: uuid().notNull(),
    author_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: oneOf(jobKinds).notNull(),
    status: oneOf(jobStatuses).notNull().default('queued'),
    /** What was ordered, in the form that the kind's definition reads. */
    input: jsonb().notNull(),
    done_count: integer().notNull().default(0),
    /** Of those that are done, how many came to nothing: letters that nobody took. */
    failed_count: integer().notNull().default(0),
    total_count: integer(),
    /** Why it failed, in Russian. */
    error: text(),
    /** How often it was begun: whoever began it earlier may write nothing more. */
    starts: integer().notNull().default(0),
    /** How often it ended in an error. */
    failures: integer().notNull().default(0),
    /** The name of the file that it makes, known before the file is there; null when it makes none. */
    file_name: text(),
    file_id: integer(),
    /** The course that it made. */
    course_id: integer(),
    /** The test that it made, or added to. */
    test_id: integer(),
    /** What came of it, where that is more than a number. */
    report: jsonb().$type<JobReport>(),
    /** Every key in the storage under which an attempt may have left bytes. */
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
    // One's own alone: for another person of the company they are not there.
    ...visibleWhen('jobs', sql`company_id = ${currentCompany} and author_id = ${currentPerson}`),
  ],
);
