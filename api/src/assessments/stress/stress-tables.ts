// Stress tests of the installation: what was asked for, and the figures that came of it.
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, instant, isOneOf, oneOf } from '../../kit/database/columns.ts';
import { users } from '../../people/account/account-tables.ts';
import type { Rung } from './stress-rules.ts';

export const stressStates = ['done', 'failed', 'cancelled', 'in_progress'] as const;

/** Why it went no further: it was asked for no more, answers came too slowly, time was over, or something was lost. */
export const stopReasons = ['reached', 'slow', 'time', 'lost'] as const;
export type StopReason = (typeof stopReasons)[number];

export const databaseKinds = ['embedded', 'server'] as const;

export const stressTests = companyTable(
  'stress_tests',
  {
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Null until it is ordered, in the same transaction. It goes sooner than the figures. */
    job_id: integer(),
    /** Follows the job, by triggers: whoever ordered it alone sees that. */
    state: oneOf(stressStates).notNull(),
    /** How many at once it was to try at most. */
    learners: integer().notNull(),
    rungs: jsonb().$type<Rung[]>().notNull().default([]),
    /** The greatest rung that was held; 0 is none, null is not known. */
    holds: integer(),
    stopped_by: oneOf(stopReasons),
    database: oneOf(databaseKinds).notNull(),
    /** That the process may use. */
    cores: integer().notNull(),
    created_at: createdAt(),
    finished_at: instant(),
  },
  (table) => [
    isOneOf('stress_tests', 'state', stressStates),
    isOneOf('stress_tests', 'stopped_by', stopReasons),
    isOneOf('stress_tests', 'database', databaseKinds),
    // Of all companies one at a time: two at once would measure each other.
    uniqueIndex('stress_tests_one_at_a_time')
      .on(table.state)
      .where(sql`state = 'in_progress'`),
    index('stress_tests_created_at').on(table.company_id, table.created_at, table.id),
    index('stress_tests_job_id').on(table.company_id, table.job_id),
  ],
);
