// Resources of attempts: those at one test with results, and those at all tests that wait to be checked, oldest finish
// first.
import { sql, type SQL } from 'drizzle-orm';
import { fromDay, idsFilter, toDay, flagFilter } from '../../kit/lists/filters.ts';
import { sourceCondition } from '../../kit/lists/list.ts';
import { reachOf, type QueryScope } from '../../kit/permissions/permissions.ts';
import { resource } from '../../kit/resource/resource.ts';
import { conditionFlag, conditionText } from '../../kit/resource/conditions.ts';
import { searchedByName } from '../../people/index.ts';
import { testAttempts } from '../attempts/attempt-tables.ts';
import { isCounted } from '../attempts/counting.ts';
import { testResource } from '../tests.ts';
import { attemptActions } from './annulment.ts';
import { attemptRecord, checkingGrants } from './attempt-records.ts';

const isAnnulled = sql`(${testAttempts.annulled_at} is not null)`;
const isNotAnnulled = sql`${testAttempts.annulled_at} is null`;

/**
 * An answer waits for a teacher, the attempt counts, its test is not in the trash, and the caller may check it.
 */
const waits = (asker: QueryScope): SQL => {
  if (reachOf(asker, checkingGrants) === 'none') return sql`false`;
  const checked = sourceCondition(attemptResource.source(checkingGrants), asker) ?? sql`true`;
  const onlyRead = attemptResource.readOnlyCondition(testAttempts) ?? sql`false`;
  return sql`(${testAttempts.state} = 'on_check' and ${isNotAnnulled} and ${checked} and not ${onlyRead})`;
};

/**
 * The learner's attempt with the most points, the earliest of several; each visitor's attempt is its own best. `+ 0`
 * prevents the use of the index on points, which would scan the whole test for each attempt.
 */
const isBest = sql`(${isCounted('test_attempts')} and not exists (
  select 1 from test_attempts better
  where better.company_id = ${testAttempts.company_id} and better.user_id = ${testAttempts.user_id}
    and better.test_id = ${testAttempts.test_id} and ${isCounted('better')}
    and (better.points + 0 > ${testAttempts.points}
      or better.points + 0 = ${testAttempts.points} and better.number < ${testAttempts.number})))`;

const listed = {
  record: attemptRecord,
  path: '/attempts',
  tag: 'Test results',
  missing: 'Попытка не найдена',
  words: { one: 'одну попытку', many: 'попыток', all: 'Попытки' },
  readOnly: true,
  searchedBy: ({ user_id }: typeof testAttempts) => searchedByName(user_id),
  specialFilters: {
    waiting: {
      description:
        '1: attempts that wait to be checked by the caller only; 0: other attempts only.',
      condition: conditionFlag,
      filter: flagFilter('waiting', waits),
    },
    best: {
      description: '1: only the attempt with the most points of each learner; 0: only the others.',
      condition: conditionFlag,
      filter: flagFilter('best', () => isBest),
    },
    is_passed: {
      description:
        '1: passed attempts only; 0: failed attempts only. Attempts that are annulled or not fully scored match neither.',
      condition: conditionFlag,
      filter: flagFilter(
        'is_passed',
        () => sql`(case when ${isNotAnnulled} then ${testAttempts.is_passed} end)`,
      ),
    },
    annulled: {
      description: '1: annulled attempts only; 0: other attempts only.',
      condition: conditionFlag,
      filter: flagFilter('annulled', () => isAnnulled),
    },
    visitor: {
      description: '1: attempts of visitors only; 0: attempts of learners only.',
      condition: conditionFlag,
      filter: flagFilter('visitor', () => sql`(${testAttempts.user_id} is null)`),
    },
    group_id: {
      description: 'Attempts of members of one of these groups.',
      filter: idsFilter(
        (ids) =>
          sql`exists (select 1 from group_members grouped where grouped.company_id = ${testAttempts.company_id} and grouped.user_id = ${testAttempts.user_id} and grouped.group_id = any(${ids}))`,
      ),
    },
    began_from: {
      description: 'Begun on this day or later.',
      condition: conditionText,
      filter: fromDay('began_from', testAttempts.began_at),
    },
    began_to: {
      description: 'Begun on this day or earlier.',
      condition: conditionText,
      filter: toDay('began_to', testAttempts.began_at),
    },
  },
} as const;

export const attemptResource = resource({
  ...listed,
  partOf: { of: testResource, by: 'test_id' },
  sort: ['finished_at', 'began_at'],
  filters: ['state', 'test_id', 'user_id'],
  counted: [['test_id', 'state']],
  bulk: { ids: 'test_attempts_id', actions: attemptActions },
});

export const attemptsOfTest = resource({
  ...listed,
  schemaNames: 'AttemptOfTest',
  parent: { of: testResource, by: 'test_id' },
  sort: ['began_at', 'points'],
  descending: true,
  filters: ['state', 'user_id'],
  counted: [['test_id', 'state']],
});
