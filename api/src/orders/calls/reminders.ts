// Reminders of calls: whoever works on an order is told when it is time to call its customer, once.
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { createPoller, type Poller } from '../../kit/jobs/poller.ts';
import {
  companyMembers,
  isActiveWith,
  notify,
  showNotifications,
  untell,
} from '../../people/index.ts';
import { orderGrants } from '../grants.ts';

/** Milliseconds between two looks for calls that are due. */
const interval = 15_000;

/** Calls that are reminded of in one transaction. */
const batch = 100;

const flag = orderGrants.read.all;

/** After a change that names the time of the call: that of before may be named again. */
export async function followCall(
  transaction: Transaction,
  scope: Scope,
  orderId: number,
): Promise<void> {
  // A time that has passed was set before: none is set in the past.
  const changed = await rowsOf(
    transaction,
    sql`select from orders ordered
      left join order_call_reminders reminder on reminder.company_id = ordered.company_id and reminder.order_id = ordered.id
      where ordered.company_id = ${scope.companyId} and ordered.id = ${orderId}
        and (ordered.next_call_at is null or ordered.next_call_at > now() and ordered.next_call_at is distinct from reminder.call_at)`,
  );
  if (changed.length > 0) await remindOfCall(transaction, scope, orderId);
}

/** Sees to it that the call of an order is told of. What was told of an earlier one and not read is told no more. */
export async function remindOfCall(
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
  await untell(transaction, companyId, ['order_call'], [orderId]);
}

export const callReminders = (database: Database, log: FastifyBaseLogger): Poller =>
  createPoller({ interval, log, failed: 'nobody could be reminded of calls' }, () =>
    tellOfCalls(database),
  );

/** Tells of calls that are due; answers whether there may be more. Orders in the trash wait until they are back. */
export async function tellOfCalls(database: Database): Promise<boolean> {
  const told = await database.system(async (transaction) => {
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
      await tell(transaction, each);
    }
    return due.length;
  });
  return told === batch;
}

interface Due {
  company_id: number;
  order_id: number;
  set_by: number | null;
}

/** Who works on the order may not be there any more, or not see orders. */
const tell = (transaction: Transaction, { company_id, order_id, set_by }: Due) =>
  notify(transaction, company_id, {
    kind: 'order_call',
    isForStaff: true,
    flags: [flag],
    actorId: null,
    told: sql`select coalesce((
          select ${companyMembers.user_id} from ${companyMembers}
          where ${companyMembers.company_id} = ordered.company_id and ${companyMembers.user_id} = ordered.manager_id
            and ${isActiveWith(companyMembers, [flag])}
        ), ${set_by}::integer) as user_id, null::integer as course_id, null::integer as lesson_id,
        null::integer as test_id, ordered.id as order_id, ordered.id as subject_id, ordered.id as record_id
      from orders ordered where ordered.company_id = ${company_id} and ordered.id = ${order_id}`,
  });

/** They are there while their order lies in no trash. */
export const showOrderCalls = (): void =>
  showNotifications(['order_call'], {
    staff: ({ company_id, order_id }, { may }) => sql`${may(flag)} and exists (
      select 1 from orders ordered where ordered.company_id = ${company_id} and ordered.id = ${order_id} and ordered.status <> 'deleted')`,
  });
