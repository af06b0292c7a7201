// Learners' attempts as their observers read them: with the same results that the learners see.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { isObserved, observerGrants } from '../../people/index.ts';
import { ofTest } from '../of-test.ts';
import { testAttempts } from './attempt-tables.ts';
import { staffOnlyColumns, visibleResult } from './learner-tests.ts';

const observedAttemptRecord = record(testAttempts)({
  name: 'ObservedAttempt',
  description: 'A learner’s attempt as their observers see it.',
  permissions: { read: observerGrants },
  mine: isObserved,
  hidden: staffOnlyColumns.filter((name) => name !== 'user_id'),
  order: 'began_at',
  unsummed: ['number'],
  computed: {
    test_title: {
      schema: z.string(),
      sql: (table) => ofTest(table, sql`test.title`),
    },
    grading_scale: {
      schema: z.int().describe('Scale of the mark: 5, 10, 100, or 1 for passed and not passed.'),
      sql: (table) => ofTest(table, sql`test.grading_scale`),
    },
    ...visibleResult,
  },
});

export const observedAttempts = resource({
  record: observedAttemptRecord,
  path: '/observed/attempts',
  tag: 'Observers',
  missing: 'Попытка не найдена',
  words: { one: 'одну попытку', many: 'попыток', all: 'Попытки' },
  readOnly: true,
  where: ({ company_id, test_id }) =>
    sql`exists (select 1 from tests test where test.company_id = ${company_id} and test.id = ${test_id} and test.status <> 'deleted')`,
  sort: ['began_at'],
  descending: true,
  filters: ['user_id', 'test_id', 'state'],
});
