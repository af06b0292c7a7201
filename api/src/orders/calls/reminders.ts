// Reminds the manager of an order once when the time of a customer call has come.
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { createPoller, type Poller } from '../../kit/jobs/poller.ts';
import {
  companyMembers,
  isActiveWith,
  notify,
  declareNotificationVisibility,
  withdrawNotifications,
} from '../../people/index.ts';
import { orderGrants } from '../grants.ts';

/** Milliseconds between polls for due calls. */
const interval = 15_000;

/** Reminders per transaction. */
const batch = 100;

const flag = orderGrants.read.all;

/** Called after a change that sends the time of the call, which may be the same as before. */
export async function updateCallReminder(
  transaction: Transaction,
  scope: Scope,
  orderId: number,
): Promise<void> {
  // A past time was stored before: new ones must be in the future.
  const changed = await rowsOf(
    transaction,
    sql`select from orders ordered
      left join order_call_reminders reminder on reminder.company_id = ordered.company_id and reminder.order_id = ordered.id
      where ordered.company_id = ${scope.companyId} and ordered.id = ${orderId}
        and (ordered.next_call_at is null or ordered.next_call_at > now() and ordered.next_call_at is distinct from reminder.call_at)`,
  );
  if (changed.length > 0) await scheduleCallReminder(transaction, scope, orderId);
}

/** Schedules the reminder of an order's call, and removes unread notifications of an earlier one. */
export async function scheduleCallReminder(
  transaction: Transaction,
  { companyId, personId }: Scope,
  orderId: number,
): Promise<void> {
  await transaction.execute(
    sql`delete from order_call_reminders where company_id = ${companyId} and order_id = ${orderId}`,
  );
  await transaction.execute(
    sql`insert into order_call_reminders (company_id, order_id, call_at, set_by)
      select company_id, id, next_call_at, ${personId} from orders
      where company_id = ${companyId} and id = ${orderId} and next_call_at is not null`,
  );
  await withdrawNotifications(transaction, companyId, ['order_call'], [orderId]);
}

export const callReminders = (database: Database, log: FastifyBaseLogger): Poller =>
  createPoller({ interval, log, failed: 'call reminders could not be sent' }, () =>
    sendDueCallReminders(database),
  );

/** Sends due reminders; returns whether there may be more. Orders in the trash wait until they are restored. */
export async function sendDueCallReminders(database: Database): Promise<boolean> {
  const sentCount = await database.system(async (transaction) => {
    const due = await rowsOf<Due>(
      transaction,
      sql`delete from order_call_reminders where (company_id, order_id) in (
          select reminder.company_id, reminder.order_id from order_call_reminders reminder
          join orders ordered on ordered.company_id = reminder.company_id and ordered.id = reminder.order_id and ordered.status = 'active'
          where reminder.call_at <= now() order by reminder.call_at limit ${batch} for update of reminder skip locked
        ) returning company_id, order_id, set_by`,
    );
    for (const each of due) {
      // oxlint-disable-next-line no-await-in-loop -- They share the transaction.
      await sendReminder(transaction, each);
    }
    return due.length;
  });
  return sentCount === batch;
}

interface Due {
  company_id: number;
  order_id: number;
  set_by: number | null;
}

/** Falls back to who scheduled the call, since the manager may have left or may not see orders. */
const sendReminder = (transaction: Transaction, { company_id, order_id, set_by }: Due) =>
  notify(transaction, company_id, {
    kind: 'order_call',
    isForStaff: true,
    flags: [flag],
    actorId: null,
    recipients: sql`select coalesce((
          select ${companyMembers.user_id} from ${companyMembers}
          where ${companyMembers.company_id} = ordered.company_id and ${companyMembers.user_id} = ordered.manager_id
            and ${isActiveWith(companyMembers, [flag])}
        ), ${set_by}::integer) as user_id, null::integer as course_id, null::integer as lesson_id,
        null::integer as test_id, ordered.id as order_id, ordered.id as subject_id, ordered.id as record_id
      from orders ordered where ordered.company_id = ${company_id} and ordered.id = ${order_id}`,
  });

/** Hides notifications of calls while their order is in the trash. */
export const declareCallNotifications = (): void =>
  declareNotificationVisibility(['order_call'], {
    staff: ({ company_id, order_id }, { may }) => sql`${may(flag)} and exists (
      select 1 from orders ordered where ordered.company_id = ${company_id} and ordered.id = ${order_id} and ordered.status <> 'deleted')`,
  });
