// Creates notifications in the transaction of their event, with one statement for all recipients.
import { sql, type SQL } from 'drizzle-orm';
import { groupOfKind, type NotificationKind } from '@kafedra/common/notifications';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Permission } from '../../kit/permissions/flags.ts';
import { memberPermissions, textArray } from '../membership.ts';

export interface NotificationEvent {
  kind: NotificationKind;
  /** Whether recipients are notified as staff or as learners. */
  isForStaff: boolean;
  /**
   * Recipients need at least one of these permissions to open the record; others are not notified.
   */
  flags: readonly Permission[];
  /** Who caused the event and is not notified; null if no person did. */
  actorId: number | null;
  /**
   * A query for the recipients and records: `user_id`, `course_id`, `lesson_id`, `test_id`, `order_id`, `subject_id`
   * and `record_id`.
   */
  recipients: SQL;
}

/**
 * Notifies active members who may open the record and have not muted the group. An unread notification of the same
 * subject is updated, with a counter, instead of creating another one.
 */
export async function notify(
  transaction: Transaction,
  companyId: number,
  { kind, isForStaff, flags, actorId, recipients }: NotificationEvent,
): Promise<void> {
  const group = groupOfKind[kind];
  const part = isForStaff ? 'admin_part_access' : 'learning_part_access';
  const mayOpen = flags.map(
    (flag) => sql`${textArray([part, flag])} <@ ${memberPermissions('member')}`,
  );
  await transaction.execute(sql`
    insert into notifications as before (company_id, user_id, kind, is_for_staff, course_id, lesson_id, test_id, order_id, subject_id, record_id, actor_id, awaits_mail)
    select member.company_id, member.user_id, ${kind}, ${isForStaff}, recipient.course_id, recipient.lesson_id, recipient.test_id, recipient.order_id, recipient.subject_id, recipient.record_id, ${actorId}::integer,
      coalesce(settings.digest, 'daily') <> 'off' and not ${group} = any(coalesce(settings.unmailed, '{}'))
    from (${recipients}) as recipient
    join company_members member on member.company_id = ${companyId} and member.user_id = recipient.user_id and member.status = 'active'
    left join notification_settings settings on settings.company_id = member.company_id and settings.user_id = member.user_id
    where member.user_id is distinct from ${actorId}::integer and not ${group} = any(coalesce(settings.muted, '{}'))
      and (${sql.join(mayOpen, sql` or `)})
    order by member.user_id
    on conflict (company_id, user_id, kind, subject_id) where read_at is null
    do update set times = before.times + 1, is_for_staff = excluded.is_for_staff, record_id = excluded.record_id,
      actor_id = excluded.actor_id, happened_at = now(), awaits_mail = excluded.awaits_mail`);
}

/** Deletes unread notifications of subjects. Returns the subject of each deleted one. */
export async function withdrawNotifications(
  transaction: Transaction,
  companyId: number,
  kinds: readonly NotificationKind[],
  subjectIds: readonly number[],
): Promise<number[]> {
  const withdrawn = await rowsOf<{ subject_id: number }>(
    transaction,
    sql`delete from notifications where company_id = ${companyId} and subject_id = any(${idArray(subjectIds)})
      and kind = any(${sql.param([...kinds])}::text[]) and read_at is null returning subject_id`,
  );
  return withdrawn.map(({ subject_id: id }) => id);
}

/** Days after which notifications are deleted. */
const remembered = 90;

export async function removeOldNotifications(database: Database): Promise<void> {
  await database.system((transaction) =>
    transaction.execute(
      sql`delete from notifications where happened_at < now() - make_interval(days => ${remembered})`,
    ),
  );
}
