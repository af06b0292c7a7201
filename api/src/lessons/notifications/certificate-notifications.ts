// Notifies learners of new certificates; a notification is hidden once its certificate is revoked.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import { notify, declareNotificationVisibility } from '../../people/index.ts';
import { toLearners } from './lesson-notifications.ts';

/** Without an actor, because `notify` skips the person who acts. */
export async function notifyOfCertificates(
  transaction: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await notify(transaction, companyId, {
    kind: 'certificate',
    ...toLearners,
    actorId: null,
    recipients: sql`select user_id, course_id, null::integer as lesson_id, null::integer as test_id, null::integer as order_id, id as subject_id, id as record_id from course_certificates
      where company_id = ${companyId} and id = any(${idArray(ids)})`,
  });
}

export const declareCertificateNotifications = (): void =>
  declareNotificationVisibility(['certificate'], {
    learner: ({ company_id, subject_id }, { person, may }) =>
      sql`${may('learn_courses')} and exists (select 1 from course_certificates issued where issued.company_id = ${company_id} and issued.id = ${subject_id}
        and issued.user_id = ${person} and issued.revoked_at is null)`,
  });
