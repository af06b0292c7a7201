// Merges orders of one customer: comments move to the remaining order, its empty fields are filled from the others, and
// the others go to the trash.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { forbidden, invalid } from '../../kit/http/errors.ts';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { onlyId } from '../../kit/resource/resource.ts';
import { trashValues } from '../../kit/resource/trash.ts';
import { scheduleCallReminder } from '../calls/reminders.ts';
import { orderComments } from '../comments/comment-tables.ts';
import { moveCommentNotifications } from '../comments/comment-notifications.ts';
import { orderGrants } from '../grants.ts';
import { orders, utmParameters } from '../order-tables.ts';
import { orderResource } from '../orders/orders.ts';
import { orderValues } from '../orders/order-values.ts';
import { requireMergeable } from './merge-refusals.ts';

/**
 * Groups of columns that are copied together, from the first order that has a value in any of them, if the remaining
 * order has none.
 */
const taken = [
  ['description'],
  ['folder_id'],
  ['manager_id'],
  ['user_id'],
  ['contact_name'],
  ['contact_email'],
  ['contact_phone'],
  ['course_id', 'course_package_id'],
  ['price', 'fix_price'],
  utmParameters,
] as const;

/** The order of `others` is the priority for values that only one order can provide: the newest first. */
export async function mergeOrders(
  transaction: Transaction,
  scope: Scope,
  id: number,
  sent: readonly number[],
): Promise<void> {
  const others = [...new Set(sent)].toSorted((one, other) => other - one);
  if (others.includes(id)) throw invalid('orders_id', 'Выберите другие заявки', 'same');
  await holdAll(transaction, scope, id, others);
  await requireMergeable(transaction, scope, others);
  const { companyId } = scope;
  const lacked = await lacking(transaction, scope, id, others);
  const merged = and(eq(orders.company_id, companyId), inArray(orders.id, others));
  await transaction
    .update(orders)
    .set({ ...lacked, updated_at: sql`now()` })
    .where(and(eq(orders.company_id, companyId), eq(orders.id, id)));
  if (lacked.next_call_at != null) await scheduleCallReminder(transaction, scope, id);
  await orderValues.copyFrom(transaction, scope, id, others);
  // One statement moves comments and answers, so that no answer belongs to a comment on another order.
  await transaction
    .update(orderComments)
    .set({ order_id: id })
    .where(and(eq(orderComments.company_id, companyId), inArray(orderComments.order_id, others)));
  await moveCommentNotifications(transaction, scope, id, others);
  await transaction
    .update(orders)
    .set({ ...trashValues(orders), merged_into_id: id, updated_at: sql`now()` })
    .where(merged);
}

/**
 * Locks the orders in ascending order of ids, which prevents deadlocks between concurrent merges. The second lock also
 * blocks new references to the merged orders.
 */
async function holdAll(
  transaction: Transaction,
  scope: Scope,
  id: number,
  others: readonly number[],
): Promise<void> {
  if (!has(scope, orderGrants.delete.all)) throw forbidden();
  await orderResource.find(transaction, scope, id, onlyId);
  const there = await orderResource.existingIds(transaction, scope, others, {});
  if (others.some((other) => !there.has(other))) {
    throw invalid('orders_id', orderResource.missing, 'not_found');
  }
  for (const each of [id, ...others].toSorted((one, other) => one - other)) {
    const grant = each === id ? orderGrants.update : orderGrants.delete;
    await orderResource.lock({ transaction, scope, grant, place: {} }, each);
  }
  await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.company_id, scope.companyId), inArray(orders.id, [...others])))
    .orderBy(orders.id)
    .for('update');
}

type Order = typeof orders.$inferSelect;

/** The values that the others have and the remaining order lacks. */
async function lacking(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
  others: readonly number[],
): Promise<Partial<Order>> {
  const rows = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.company_id, companyId), inArray(orders.id, [id, ...others])));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const one = rowOf.get(id);
  const calls = rows.flatMap(({ next_call_at: at }) => at ?? []);
  const next_call_at = calls.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
  const isToCall = one?.next_call_at == null && next_call_at !== null;
  return Object.fromEntries([
    // The earliest call.
    ...(isToCall ? [['next_call_at', next_call_at] as const] : []),
    ...taken.flatMap((columns) => {
      const isKnown = (row: Order | undefined) =>
        row !== undefined && columns.some((column) => row[column] !== null);
      const from = isKnown(one)
        ? undefined
        : rowOf.get(others.find((each) => isKnown(rowOf.get(each))) ?? 0);
      return from === undefined ? [] : columns.map((column) => [column, from[column]]);
    }),
  ]);
}
