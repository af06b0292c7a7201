// Notifications about attempts: to teachers when an attempt waits to be checked, and to learners when its result
// changes.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import {
  notify,
  declareNotificationVisibility,
  withdrawNotifications,
} from '../../people/index.ts';
import { isCounted } from './counting.ts';
import { takingGrant } from './takers.ts';
import { ownersOfTest } from '../grants.ts';
import { checkingGrants } from '../results/attempt-records.ts';

interface WaitingAttempt {
  id: number;
  test_id: number;
  /** Null for a visitor. */
  user_id: number | null;
}

/**
 * Notifies the test's author and teachers who may check it; users who check all tests find the attempt in the queue.
 */
export const notifyTeachers = (
  transaction: Transaction,
  companyId: number,
  { id, test_id, user_id }: WaitingAttempt,
): Promise<void> =>
  notify(transaction, companyId, {
    kind: 'test_waiting',
    isForStaff: true,
    flags: [checkingGrants.all, checkingGrants.my],
    actorId: user_id,
    recipients: sql`select person.user_id, null::integer as course_id, null::integer as lesson_id, ${test_id}::integer as test_id, null::integer as order_id,
        ${test_id}::integer as subject_id, ${id}::integer as record_id
      from (${ownersOfTest(sql`${companyId}::integer`, sql`${test_id}::integer`)}) as person`,
  });

/**
 * Notifies learners whose attempts are completely checked or have a new result, if the test shows results.
 */
export const notifyLearners = (
  transaction: Transaction,
  { companyId, personId }: Scope,
  attemptIds: readonly number[],
): Promise<void> =>
  notify(transaction, companyId, {
    kind: 'test_checked',
    isForStaff: false,
    flags: [takingGrant.my],
    // Learners never see who checked.
    actorId: null,
    recipients: sql`select attempt.user_id, null::integer as course_id, null::integer as lesson_id, attempt.test_id, null::integer as order_id,
        attempt.id as subject_id, attempt.id as record_id
      from test_attempts attempt join tests test on test.company_id = attempt.company_id and test.id = attempt.test_id
      where attempt.company_id = ${companyId} and attempt.id = any(${idArray(attemptIds)}) and attempt.waiting_count = 0
        and ${isCounted('attempt')} and attempt.user_id <> ${personId}::integer and test.shown_result <> 'nothing'`,
  });

/** Withdraws the notification when the attempt waits for a teacher again. */
export const withdrawResultNotification = (
  transaction: Transaction,
  companyId: number,
  attemptId: number,
): Promise<unknown> => withdrawNotifications(transaction, companyId, ['test_checked'], [attemptId]);

/** Notifies learners whose attempts were annulled, even if the test shows no results. */
export const notifyOfAnnulment = (
  transaction: Transaction,
  { companyId, personId }: Scope,
  attemptIds: readonly number[],
): Promise<void> =>
  notify(transaction, companyId, {
    kind: 'test_annulled',
    isForStaff: false,
    flags: [takingGrant.my],
    actorId: null,
    recipients: sql`select attempt.user_id, null::integer as course_id, null::integer as lesson_id, attempt.test_id, null::integer as order_id,
        attempt.id as subject_id, attempt.id as record_id
      from test_attempts attempt
      where attempt.company_id = ${companyId} and attempt.id = any(${idArray(attemptIds)}) and attempt.user_id <> ${personId}::integer`,
  });

/**
 * Withdraws unread notifications of the annulment, and notifies of the result those learners who have read theirs.
 */
export async function notifyOfReinstatement(
  transaction: Transaction,
  scope: Scope,
  attemptIds: readonly number[],
): Promise<void> {
  const unread = new Set(
    await withdrawNotifications(transaction, scope.companyId, ['test_annulled'], attemptIds),
  );
  const read = attemptIds.filter((id) => !unread.has(id));
  await notifyLearners(transaction, scope, read);
}

/**
 * Declares when notifications are visible: while the attempt counts (or is annulled, for an annulment) and its test is
 * not in the trash.
 */
export function declareTestNotifications(): void {
  declareNotificationVisibility(['test_waiting'], {
    staff: ({ company_id, test_id, record_id }, { person, may }) => sql`exists (
      select 1 from test_attempts attempt join tests test on test.company_id = attempt.company_id and test.id = attempt.test_id
      where attempt.company_id = ${company_id} and attempt.id = ${record_id} and ${isCounted('attempt')} and test.status <> 'deleted'
        and (${may(checkingGrants.all)} or ${may(checkingGrants.my)} and ${person} in (${ownersOfTest(sql`${company_id}`, sql`${test_id}`)})))`,
  });
  declareNotificationVisibility(['test_checked'], {
    learner: (
      { company_id, subject_id },
      { person, may },
    ) => sql`${may(takingGrant.my)} and exists (
      select 1 from test_attempts attempt join tests test on test.company_id = attempt.company_id and test.id = attempt.test_id
      where attempt.company_id = ${company_id} and attempt.id = ${subject_id} and attempt.user_id = ${person}
        and ${isCounted('attempt')} and test.status <> 'deleted' and test.shown_result <> 'nothing')`,
  });
  declareNotificationVisibility(['test_annulled'], {
    learner: (
      { company_id, subject_id },
      { person, may },
    ) => sql`${may(takingGrant.my)} and exists (
      select 1 from test_attempts attempt join tests test on test.company_id = attempt.company_id and test.id = attempt.test_id
      where attempt.company_id = ${company_id} and attempt.id = ${subject_id} and attempt.user_id = ${person}
        and attempt.annulled_at is not null and test.status <> 'deleted')`,
  });
}
