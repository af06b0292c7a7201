// Who takes tests: learners, in what they were let in to, and visitors, in what is open to everybody.
import { createHash } from 'node:crypto';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Asker, Grant, Scope } from '../../kit/permissions/permissions.ts';
import { testAttempts } from './attempt-tables.ts';
import { isShownElsewhere, isStillGivenElsewhere, type TestRow } from './access-sources.ts';

/** Who is let into the learning part and takes tests: each sees what is their own. */
export const takeTests = { my: 'learn_tests' } as const satisfies Grant;

export const noAttempt = 'Попытка не найдена';

/** Whose attempt it is: one of both is null. */
export interface Taker {
  companyId: number;
  userId: number | null;
  visitorDigest: string | null;
}

export const learner = ({ companyId, personId }: Scope): Taker => ({
  companyId,
  userId: personId,
  visitorDigest: null,
});

/** By the token that they were given when their attempt began; the database knows its hash alone. */
export const visitor = (companyId: number, token: string): Taker => ({
  companyId,
  userId: null,
  visitorDigest: createHash('sha256').update(token).digest('base64url'),
});

export const isOf = ({ companyId, userId, visitorDigest }: Taker): SQL | undefined =>
  and(
    eq(testAttempts.company_id, companyId),
    userId === null
      ? eq(testAttempts.visitor_digest, visitorDigest ?? '')
      : eq(testAttempts.user_id, userId),
  );

/** Whether a learner is let in to a test that is on. */
export const isLetIn = (test: TestRow, { personId }: Pick<Asker, 'personId'>): SQL =>
  sql`(${test.is_free} or exists (select 1 from test_allow_users allowed
    where allowed.company_id = ${test.company_id} and allowed.test_id = ${test.id} and allowed.user_id = ${personId}))`;

/** The tests that a learner finds and may begin: in those of lessons alone, while such a lesson is open. */
export const isTakable = (test: TestRow, asker: Pick<Asker, 'personId'>): SQL =>
  sql`(${test.status} = 'active' and (${isLetIn(test, asker)} or ${isShownElsewhere(test, asker)}))`;

/** Whether they may begin it, attempts left or not. */
export const mayBegin = (test: TestRow, asker: Pick<Asker, 'personId'>): SQL =>
  sql`(${test.status} = 'active' and (${isLetIn(test, asker)} or ${isStillGivenElsewhere(test, asker)}))`;

/** Those that they may begin, or have begun before they were closed to them. */
export const isTaken = (test: TestRow, asker: Pick<Asker, 'personId'>): SQL =>
  sql`(${isTakable(test, asker)} or (${test.status} <> 'deleted' and exists (select 1 from test_attempts taken
    where taken.company_id = ${test.company_id} and taken.test_id = ${test.id} and taken.user_id = ${asker.personId})))`;
