// Notifications of order comments, sent to the people mentioned and to the manager of the order.
import { sql } from 'drizzle-orm';
import type { NotificationKind } from '@kafedra/common/notifications';
import type { Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { notify, declareNotificationVisibility } from '../../people/index.ts';
import { orderGrants } from '../grants.ts';

const flag = orderGrants.read.all;

const kinds: readonly NotificationKind[] = ['order_comment', 'order_mention'];

/** Those who are mentioned get only the notification of the mention. */
export async function notifyOfComment(
  transaction: Transaction,
  { companyId, personId }: Scope,
  id: number,
): Promise<void> {
  const notifyPeople = (kind: NotificationKind, people: ReturnType<typeof sql>) =>
    notify(transaction, companyId, {
      kind,
      isForStaff: true,
      flags: [flag],
      actorId: personId,
      recipients: sql`select person.user_id, null::integer as course_id, null::integer as lesson_id, null::integer as test_id, comment.order_id,
          coalesce(comment.parent_id, comment.id) as subject_id, comment.id as record_id
        from order_comments comment join (${people}) as person on true
        where comment.company_id = ${companyId} and comment.id = ${id}`,
    });
  const mentioned = sql`select named.user_id from order_comment_mentions named
    where named.company_id = ${companyId} and named.comment_id = ${id}`;
  const manager = sql`select ordered.manager_id as user_id from orders ordered
    join order_comments said on said.company_id = ordered.company_id and said.order_id = ordered.id
    where ordered.company_id = ${companyId} and said.id = ${id} and ordered.manager_id not in (${mentioned})`;
  await Promise.all([
    notifyPeople('order_mention', mentioned),
    notifyPeople('order_comment', manager),
  ]);
}

/** Shows notifications while their comment exists and its order is not in the trash. */
export const declareCommentNotifications = (): void =>
  declareNotificationVisibility(kinds, {
    staff: ({ company_id, order_id, record_id }, { may }) => sql`${may(flag)} and exists (
      select 1 from order_comments comment join orders ordered on ordered.company_id = comment.company_id and ordered.id = comment.order_id
      where comment.company_id = ${company_id} and comment.order_id = ${order_id} and comment.id = ${record_id} and ordered.status <> 'deleted')`,
  });

/** Updates notifications of comments that were moved to another order, so that they link to it. */
export async function moveCommentNotifications(
  transaction: Transaction,
  { companyId }: Scope,
  orderId: number,
  before: readonly number[],
): Promise<void> {
  await transaction.execute(
    sql`update notifications set order_id = ${orderId} where company_id = ${companyId}
      and order_id = any(${idArray(before)}) and kind = any(${sql.param([...kinds])}::text[])`,
  );
}
