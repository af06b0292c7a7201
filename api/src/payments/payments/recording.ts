// Applies the result of a payment in one transaction: writes the ledger, sets the status, grants or withdraws access
// and settles the order.
import { sql, type SQL } from 'drizzle-orm';
import { rowOf, rowsOf, type Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { onOrderChange } from '../../orders/index.ts';
import { createGift } from '../gifts/creation.ts';
import { recordMovement, type Till } from '../ledger/ledger.ts';
import type { PaymentState, paymentTypes } from '../payment-tables.ts';
import { releaseUse } from '../promo-codes/promo-code-uses.ts';
import { countUse, repricePurchase } from '../promo-codes/purchase-codes.ts';
import { updateAccess } from './access.ts';

export interface LockedPayment {
  id: number;
  payment_order_id: number;
  order_id: number | null;
  course_id: number | null;
  payer_id: number | null;
  status: PaymentState;
  type: (typeof paymentTypes)[number];
  is_gift: boolean;
  price: string;
  refunded_sum: string;
  provider_key: string;
  provider_payment_id: string | null;
  provider_asked_at: string | null;
  confirmation_url: string | null;
  /** Since when the provider can take no money for it; null also if the provider was never asked to. */
  provider_ended_at: string | null;
  /** Whether its reservation has expired. */
  is_late: boolean;
  /** Whether it is an instalment. */
  is_part: boolean;
}

/** Locks the order, then its payment order. */
export async function lockPurchase(
  transaction: Transaction,
  companyId: number,
  paymentOrderId: number | SQL,
): Promise<void> {
  await transaction.execute(sql`select from orders where company_id = ${companyId}
    and id = (select order_id from payment_orders where company_id = ${companyId} and id = ${paymentOrderId}) for no key update`);
  await transaction.execute(
    sql`select from payment_orders where company_id = ${companyId} and id = ${paymentOrderId} for no key update`,
  );
}

/**
 * Locks the order, then its payment order, then the payment: always in this order, which prevents deadlocks. Returns
 * undefined if the payment does not exist.
 */
export async function lockPayment(
  transaction: Transaction,
  companyId: number,
  id: number,
): Promise<LockedPayment | undefined> {
  const purchase = sql`(select payment_order_id from payments where company_id = ${companyId} and id = ${id})`;
  await lockPurchase(transaction, companyId, purchase);
  const [found] = await rowsOf<LockedPayment>(
    transaction,
    sql`select payment.id, payment.payment_order_id, ordered.order_id, payment.course_id, payment.payer_id, payment.status,
        payment.type, payment.is_gift, payment.price::text, payment.refunded_sum::text, payment.provider_key, payment.provider_payment_id,
        payment.provider_asked_at, payment.provider_ended_at, payment.confirmation_url, coalesce(payment.reserved_until_at <= now(), false) as is_late,
        payment.due_at is not null as is_part
      from payments payment join payment_orders ordered on ordered.company_id = payment.company_id and ordered.id = payment.payment_order_id
      where payment.company_id = ${companyId} and payment.id = ${id} for no key update of payment`,
  );
  return found;
}

/** Like `lockPayment`, but throws 404 if the payment does not exist. */
export async function requirePayment(
  transaction: Transaction,
  companyId: number,
  id: number,
): Promise<LockedPayment> {
  const payment = await lockPayment(transaction, companyId, id);
  if (payment === undefined) throw notFound('Платёж не найден');
  return payment;
}

interface Received {
  till: Till;
  reference: string | null;
  at: Date;
}

/**
 * Records the money of a locked payment. A payment that was cancelled meanwhile is paid nonetheless: its use of a promo
 * code counts again; if the use is no longer available, the amount is part of the full price. Returns whether anything
 * changed.
 */
export async function recordPayment(
  transaction: Transaction,
  companyId: number,
  payment: LockedPayment,
  { till, reference, at }: Received,
  statusId?: number,
): Promise<boolean> {
  if (payment.status !== 'waiting' && payment.status !== 'canceled') return false;
  const { id: paymentId, payment_order_id: paymentOrderId } = payment;
  if (payment.type !== 'free') {
    const movement = { companyId, paymentId, till, amount: payment.price, reference, at };
    await recordMovement(transaction, movement);
  }
  const price = await repricePurchase(transaction, companyId, paymentOrderId);
  await countUse(transaction, price, paymentId);
  await transaction.execute(sql`update payments set status = 'paid', status_id = ${statusIdFor(companyId, 'paid', statusId)},
      paid_at = ${at.toISOString()}::timestamptz, reserved_until_at = null, provider_ended_at = null, provider_look_at = null, cancellation = null, updated_at = now()
    where company_id = ${companyId} and id = ${paymentId}`);
  if (payment.is_gift) await createGift(transaction, companyId, paymentId);
  await updateAccess(transaction, companyId, paymentOrderId, 'paid');
  if (payment.order_id !== null) {
    const paid = await settleOrder(transaction, companyId, payment.order_id, at);
    for (const id of paid) {
      // oxlint-disable-next-line no-await-in-loop -- An order has one of them.
      await cancelWaiting(transaction, companyId, id);
    }
  }
  return true;
}

/**
 * Cancels a locked payment that waits. Returns whether anything changed. Its use of a promo code counts until the
 * provider can take no more money for it: at once with `hasEnded`, otherwise when `endAtProvider` is called.
 */
export async function cancelPayment(
  transaction: Transaction,
  companyId: number,
  payment: LockedPayment,
  {
    cancellation,
    hasEnded,
    statusId,
  }: { cancellation: string; hasEnded: boolean; statusId?: number },
): Promise<boolean> {
  if (payment.status !== 'waiting') return false;
  await transaction.execute(sql`update payments set status = 'canceled', status_id = ${statusIdFor(companyId, 'canceled', statusId)},
      cancellation = ${cancellation}, reserved_until_at = null, updated_at = now()
    where company_id = ${companyId} and id = ${payment.id}`);
  if (hasEnded) await markEndedAtProvider(transaction, companyId, payment);
  else await releaseUse(transaction, companyId, payment.payment_order_id);
  await updateAccess(transaction, companyId, payment.payment_order_id);
  return true;
}

/** Marks a locked payment as one that the provider can take no money for any more. */
export async function markEndedAtProvider(
  transaction: Transaction,
  companyId: number,
  { id, payment_order_id: paymentOrderId }: Pick<LockedPayment, 'id' | 'payment_order_id'>,
): Promise<void> {
  await transaction.execute(sql`update payments set provider_ended_at = now(), provider_look_at = null
    where company_id = ${companyId} and id = ${id} and provider_asked_at is not null and provider_ended_at is null`);
  await releaseUse(transaction, companyId, paymentOrderId);
}

interface GivenBack extends Received {
  refundId: number;
  /** Roubles. */
  amount: string;
}

/** Records a refund of a locked payment. A full refund also withdraws the access that the payment granted. */
export async function recordRefund(
  transaction: Transaction,
  companyId: number,
  payment: LockedPayment,
  { refundId, amount, till, reference, at }: GivenBack,
): Promise<void> {
  const movement = { companyId, paymentId: payment.id, refundId, till, amount, reference, at };
  if (!(await recordMovement(transaction, movement))) return;
  const { is_whole } = await rowOf<{ is_whole: boolean }>(
    transaction,
    sql`select refunded_sum = price as is_whole from payments where company_id = ${companyId} and id = ${payment.id}`,
  );
  const state = is_whole ? 'refunded' : 'partly_refunded';
  await transaction.execute(sql`update payments set status = ${state}, status_id = ${statusIdFor(companyId, state)}, updated_at = now()
    where company_id = ${companyId} and id = ${payment.id}`);
  if (!is_whole) return;
  await transaction.execute(sql`update orders ordered set payed_at = null, updated_at = now() from payment_orders paid
    where ordered.company_id = ${companyId} and ordered.id = ${payment.order_id}::integer and ordered.payed_at is not null
      and paid.company_id = ${companyId} and paid.id = ${payment.payment_order_id} and paid.paid_sum < ordered.to_pay`);
  await updateAccess(transaction, companyId, payment.payment_order_id, 'refunded');
}

/** SQL: the id of the chosen status, or of the default status of a state. */
export const statusIdFor = (companyId: number, state: PaymentState, chosen?: number) =>
  chosen === undefined
    ? sql`(select id from payment_statuses where company_id = ${companyId} and type = ${state} and is_default)`
    : sql`${chosen}::integer`;

/**
 * Marks an order as paid once its price is received, and moves it to the company's status for paid orders unless its
 * current status is final. Returns the id of its payment order if it has just become paid.
 */
async function settleOrder(
  transaction: Transaction,
  companyId: number,
  orderId: number,
  at: Date,
): Promise<number[]> {
  const paid = await rowsOf<{ payment_order_id: number }>(
    transaction,
    sql`update orders ordered set payed_at = ${at.toISOString()}::timestamptz, updated_at = now(),
      status_id = case when (select type from order_statuses present where present.company_id = ordered.company_id and present.id = ordered.status_id) in ('new', 'in_progress')
        then coalesce((select id from order_statuses done where done.company_id = ordered.company_id and done.type = 'success' order by sort, id limit 1), ordered.status_id)
        else ordered.status_id end
    from payment_orders paid
    where ordered.company_id = ${companyId} and ordered.id = ${orderId} and ordered.payed_at is null
      and paid.company_id = ${companyId} and paid.order_id = ${orderId} and paid.paid_sum >= ordered.to_pay
      and exists (select 1 from payments booked where booked.company_id = paid.company_id and booked.payment_order_id = paid.id and booked.status in ('paid', 'partly_refunded'))
    returning paid.id as payment_order_id`,
  );
  return paid.map(({ payment_order_id: id }) => id);
}

/** Payments that the provider may still take money for are followed up later. */
async function cancelWaiting(
  transaction: Transaction,
  companyId: number,
  paymentOrderId: number,
): Promise<void> {
  const waiting = await rowsOf<{ id: number }>(
    transaction,
    sql`select id from payments where company_id = ${companyId} and payment_order_id = ${paymentOrderId} and status = 'waiting' order by id`,
  );
  for (const { id } of waiting) {
    // oxlint-disable-next-line no-await-in-loop -- They share the transaction.
    const payment = await lockPayment(transaction, companyId, id);
    if (payment === undefined) continue;
    const hasEnded = payment.provider_asked_at === null;
    // oxlint-disable-next-line no-await-in-loop -- They share the transaction.
    await cancelPayment(transaction, companyId, payment, { cancellation: 'order_paid', hasEnded });
  }
}

// A partly paid order may become fully paid when its price is lowered. Other waiting payments stay: the new price may
// be a typo, and cancelled instalments would not return with the next change.
onOrderChange(async (transaction, companyId, orderId) => {
  await settleOrder(transaction, companyId, orderId, new Date());
});
