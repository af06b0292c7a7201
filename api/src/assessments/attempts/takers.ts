// Who may take a test: learners with access to it, and visitors if the test is open to everybody.
import { createHash } from 'node:crypto';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { QueryScope, Grant, Scope } from '../../kit/permissions/permissions.ts';
import { testAttempts } from './attempt-tables.ts';
import {
  isShownByAccessSource,
  isAvailableByAccessSource,
  type TestRow,
} from './access-sources.ts';

/** The permission to use the learning part and take tests; it covers a user's own attempts. */
export const takingGrant = { my: 'learn_tests' } as const satisfies Grant;

export const noAttempt = 'Попытка не найдена';

/** The owner of an attempt: exactly one of `userId` and `visitorDigest` is set. */
export interface Taker {
  companyId: number;
  userId: number | null;
  visitorDigest: string | null;
}

export const learnerTaker = ({ companyId, personId }: Scope): Taker => ({
  companyId,
  userId: personId,
  visitorDigest: null,
});

/**
 * A visitor, known by the token from the beginning of the attempt; the database stores only its hash.
 */
export const visitorTaker = (companyId: number, token: string): Taker => ({
  companyId,
  userId: null,
  visitorDigest: createHash('sha256').update(token).digest('base64url'),
});

export const isTakenBy = ({ companyId, userId, visitorDigest }: Taker): SQL | undefined =>
  and(
    eq(testAttempts.company_id, companyId),
    userId === null
      ? eq(testAttempts.visitor_digest, visitorDigest ?? '')
      : eq(testAttempts.user_id, userId),
  );

/** Whether the test itself allows the learner: it is open to everybody or names them. */
export const isAllowed = (test: TestRow, { personId }: Pick<QueryScope, 'personId'>): SQL =>
  sql`(${test.is_free} or exists (select 1 from test_allow_users allowed
    where allowed.company_id = ${test.company_id} and allowed.test_id = ${test.id} and allowed.user_id = ${personId}))`;

/**
 * Whether a learner finds the active test in their list: it allows them, or an access source shows it to them. They may
 * begin it by a lesson only while that lesson is open: see `canBegin`.
 */
export const isListed = (test: TestRow, asker: Pick<QueryScope, 'personId'>): SQL =>
  sql`(${test.status} = 'active' and (${isAllowed(test, asker)} or ${isShownByAccessSource(test, asker)}))`;

/** Whether the learner may begin the test, regardless of the attempts left. */
export const canBegin = (test: TestRow, asker: Pick<QueryScope, 'personId'>): SQL =>
  sql`(${test.status} = 'active' and (${isAllowed(test, asker)} or ${isAvailableByAccessSource(test, asker)}))`;

/** Tests in the learner's list, and those that they began before access was closed. */
export const isListedOrTaken = (test: TestRow, asker: Pick<QueryScope, 'personId'>): SQL =>
  sql`(${isListed(test, asker)} or (${test.status} <> 'deleted' and exists (select 1 from test_attempts taken
    where taken.company_id = ${test.company_id} and taken.test_id = ${test.id} and taken.user_id = ${asker.personId})))`;
