// Records of attempts, for teachers who check them and for readers of results.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { belongsTo, record } from '../../kit/records/record.ts';
import { memberRecord } from '../../people/index.ts';
import { staffRecord } from '../../people/staff.ts';
import { testAttempts } from '../attempts/attempt-tables.ts';
import { extraAttempts } from '../attempts/counting.ts';
import { ofTest } from '../of-test.ts';
import { attemptGrants, ofOwnTest } from './attempt-grants.ts';
import { pointsByTopic } from './topic-statistics.ts';

/** The maximum number of questions in a test. */
const maxQuestions = 500;

const topicPoints = z
  .object({ topic_id: z.int(), name: z.string(), points: z.number(), max_points: z.int() })
  .meta({ id: 'AttemptTopic', description: 'The points of an attempt in a topic.' });

export { attemptGrants, checkingGrants } from './attempt-grants.ts';

export const attemptRecord = record(testAttempts)({
  name: 'TestAttempt',
  description: 'An attempt at a test, without its questions.',
  permissions: attemptGrants,
  mine: ofOwnTest,
  history: { type: 'test_attempts' },
  hidden: ['visitor_digest', 'seed', 'secret', 'old_ids_until', 'shuffle_answers', 'points'],
  order: 'began_at',
  unsummed: ['number', 'mark'],
  computed: {
    points: {
      schema: z
        .number()
        .nullable()
        .describe('Points of the answers scored so far; null while the attempt is in progress.'),
      sql: ({ points }) => sql`${points}::double precision`,
    },
    test_title: {
      schema: z.string(),
      sql: (table) => ofTest(table, sql`test.title`),
    },
    extra_attempts: {
      schema: z
        .int()
        .describe('Number of attempts at the test granted to the learner beyond `max_attempts`.'),
      sql: ({ company_id, test_id, user_id }) =>
        extraAttempts(sql`${company_id}`, sql`${test_id}`, sql`${user_id}`),
    },
    grading_scale: {
      schema: z.int().describe('Scale of the mark: 5, 10, 100, or 1 for passed and not passed.'),
      sql: (table) => ofTest(table, sql`test.grading_scale`),
    },
  },
  attached: {
    points_by_question: {
      schema: z.record(z.string(), z.number()).describe('Points of scored answers by question id.'),
      sql: (table) =>
        sql`(select coalesce(jsonb_object_agg(item.question_id, item.points), '{}'::jsonb) from test_attempt_questions item
          where item.company_id = ${table.company_id} and item.attempt_id = ${table.id} and item.points is not null)`,
      rows: maxQuestions,
    },
    points_by_topic: {
      schema: z.array(topicPoints).describe('Points of scored answers by topic name.'),
      sql: ({ company_id, id }) => pointsByTopic(sql`${company_id}`, sql`${id}`),
      rows: maxQuestions,
    },
  },
  relations: {
    user: belongsTo(() => staffRecord, 'user_id'),
    member: belongsTo(() => memberRecord, 'user_id'),
    checker: belongsTo(() => staffRecord, 'checker_id'),
    annuller: belongsTo(() => staffRecord, 'annuller_id'),
  },
});
