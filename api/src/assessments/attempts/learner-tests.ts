// A learner's tests: those available to them and those already taken.
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { ColumnName } from '../../kit/database/columns.ts';
import type { QueryScope, Permissions } from '../../kit/permissions/permissions.ts';
import { hasMany, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { wireValue } from '../../kit/records/wire.ts';
import { ofTest } from '../of-test.ts';
import { tests } from '../tables.ts';
import { testAttempts } from './attempt-tables.ts';
import { isCounted, extraAttempts } from './counting.ts';
import { isListedOrTaken, canBegin, takingGrant } from './takers.ts';

const permissions = { read: takingGrant } as const satisfies Permissions;

/** The value, or null if the test shows its learners no results. */
const visibleValue = (column: SQL, table: typeof testAttempts): SQL =>
  ofTest(table, column, sql`test.shown_result <> 'nothing'`);

/** Columns of an attempt that only staff read; `visibleResult` replaces those of the result. */
export const staffOnlyColumns = [
  'user_id',
  'visitor_digest',
  'seed',
  'secret',
  'old_ids_until',
  'shuffle_answers',
  'points',
  'max_points',
  'mark',
  'is_passed',
  'waiting_count',
  'checked_at',
  'checker_id',
  'annuller_id',
  'updated_at',
] as const;

export const visibleResult = {
  points: {
    schema: z
      .number()
      .nullable()
      .describe('Null while the attempt is in progress, and if not disclosed.'),
    sql: (table: typeof testAttempts) =>
      visibleValue(sql`${table.points}::double precision`, table),
  },
  max_points: {
    schema: z.int().nullable(),
    sql: (table: typeof testAttempts) => visibleValue(sql`${table.max_points}`, table),
  },
  mark: {
    schema: z.int().nullable(),
    sql: (table: typeof testAttempts) => visibleValue(sql`${table.mark}`, table),
  },
  is_passed: {
    schema: z.boolean().nullable(),
    sql: (table: typeof testAttempts) => visibleValue(sql`${table.is_passed}`, table),
  },
};

export const ownAttemptRecord = record(testAttempts)({
  name: 'OwnAttempt',
  description: 'An attempt of the caller at a test, without its questions.',
  permissions,
  mine: (table, { personId }) => sql`${table.user_id} = ${personId}`,
  hidden: [...staffOnlyColumns],
  order: 'number',
  unsummed: ['number'],
  computed: visibleResult,
});

const shown = [
  'id',
  'title',
  'description',
  'timer',
  'max_attempts',
  'infinity_attempts',
  'grading_scale',
  'shown_result',
] as const;

const taken = alias(testAttempts, 'taken');

/** A value over the caller's own attempts at the test. */
const ofOwn = (value: SQL, test: typeof tests, { personId }: QueryScope, where = sql`true`): SQL =>
  sql`(select ${value} from test_attempts taken where ${taken.company_id} = ${test.company_id}
    and ${taken.user_id} = ${personId} and ${taken.test_id} = ${test.id} and ${where})`;

/** The number of questions in an attempt, by the rule of `drawOf` in common/src/assessments. */
export const questionCount = (test: typeof tests): SQL =>
  sql`(select coalesce(sum(case when said.draws_count is null then pool.count
          else least(pool.count, greatest(said.draws_count, pool.required)) end), 0)::integer
        from (select question.part, count(*) as count, count(*) filter (where question.required) as required
          from test_questions question where question.company_id = ${test.company_id} and question.test_id = ${test.id}
            and question.status = 'active' group by question.part) pool
        left join test_parts said on said.company_id = ${test.company_id} and said.test_id = ${test.id} and said.part = pool.part)`;

export const learnerTestRecord = record(tests)({
  name: 'LearnerTest',
  description: 'A test as its takers see it.',
  permissions,
  mine: isListedOrTaken,
  hidden: Object.keys(getTableColumns(tests)).filter(
    (name) => !(shown as readonly string[]).includes(name),
  ) as ColumnName<typeof tests>[],
  order: 'title',
  unsummed: ['grading_scale', 'timer', 'max_attempts'],
  computed: {
    can_begin: {
      schema: z
        .boolean()
        .describe('Whether it is open to the caller, regardless of the attempts left.'),
      sql: canBegin,
    },
    asked_count: {
      schema: z.int().describe('Number of questions in an attempt.'),
      sql: questionCount,
    },
    attempts_count: {
      schema: z.int().describe('Number of attempts that the caller has begun.'),
      sql: (test, asker) => ofOwn(sql`count(*)::integer`, test, asker),
    },
    extra_attempts: {
      schema: z.int().describe('Number of attempts granted to the caller beyond `max_attempts`.'),
      sql: (test, { personId }) =>
        extraAttempts(sql`${test.company_id}`, sql`${test.id}`, sql`${personId}::integer`),
    },
    best_attempt_id: {
      schema: z
        .int()
        .nullable()
        .describe('The counted attempt with the most points; the first of several.'),
      sql: (test, asker) =>
        sql`(select ${taken.id} from test_attempts taken where ${taken.company_id} = ${test.company_id}
          and ${taken.user_id} = ${asker.personId} and ${taken.test_id} = ${test.id} and ${isCounted('taken')}
          and ${test.shown_result} <> 'nothing' order by ${taken.points} desc, ${taken.number} limit 1)`,
    },
    attempt_under_way_id: {
      schema: z
        .int()
        .nullable()
        .describe('The attempt in progress, which beginning the test resumes.'),
      sql: (test, asker) =>
        ofOwn(
          sql`max(${taken.id})`,
          test,
          asker,
          sql`${taken.state} = 'in_progress' and coalesce(${taken.deadline_at} > now(), true)`,
        ),
    },
    last_attempt_at: {
      schema: z.iso.datetime().nullable(),
      sql: (test, asker) =>
        sql`(select ${wireValue(taken.began_at)} from test_attempts taken where ${taken.company_id} = ${test.company_id}
          and ${taken.user_id} = ${asker.personId} and ${taken.test_id} = ${test.id} order by ${taken.number} desc limit 1)`,
    },
  },
  relations: { attempts: hasMany(() => ownAttemptRecord, 'test_id') },
});

export const learnerTests = resource({
  record: learnerTestRecord,
  path: '/learning/tests',
  tag: 'Taking tests',
  missing: 'Тест не найден',
  words: { one: 'один тест', many: 'тестов', all: 'Тесты' },
  readOnly: true,
  sort: ['title'],
  searched: ['title'],
});
