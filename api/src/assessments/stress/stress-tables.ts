// Stress tests of the installation: the requested load and the measured figures.
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, instant, isOneOf, oneOf } from '../../kit/database/columns.ts';
import { users } from '../../people/account/account-tables.ts';
import type { LoadStep } from './stress-rules.ts';

export const stressStates = ['done', 'failed', 'cancelled', 'in_progress'] as const;

/**
 * Why the test stopped: the requested load was reached, answers were too slow, the time limit was reached, or answers
 * were lost.
 */
export const stopReasons = ['reached', 'slow', 'time', 'lost'] as const;
export type StopReason = (typeof stopReasons)[number];

export const databaseKinds = ['embedded', 'server'] as const;

export const stressTests = companyTable(
  'stress_tests',
  {
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /**
     * Null until the job is created in the same transaction. The job is deleted before the figures.
     */
    job_id: integer(),
    /**
     * A copy of the job's state, maintained by triggers, because only the job's creator may read the job.
     */
    state: oneOf(stressStates).notNull(),
    /** The maximum number of simultaneous learners requested. */
    learners: integer().notNull(),
    rungs: jsonb().$type<LoadStep[]>().notNull().default([]),
    /** The largest number of learners that passed; 0 is none, null is unknown. */
    holds: integer(),
    stopped_by: oneOf(stopReasons),
    database: oneOf(databaseKinds).notNull(),
    /** CPU cores available to the process. */
    cores: integer().notNull(),
    created_at: createdAt(),
    finished_at: instant(),
  },
  (table) => [
    isOneOf('stress_tests', 'state', stressStates),
    isOneOf('stress_tests', 'stopped_by', stopReasons),
    isOneOf('stress_tests', 'database', databaseKinds),
    // One at a time across all companies: two would distort each other's figures.
    uniqueIndex('stress_tests_one_at_a_time')
      .on(table.state)
      .where(sql`state = 'in_progress'`),
    index('stress_tests_created_at').on(table.company_id, table.created_at, table.id),
    index('stress_tests_job_id').on(table.company_id, table.job_id),
  ],
);
