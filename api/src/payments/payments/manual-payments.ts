// Manual work of the staff on payments: recording money received outside of the provider, changing statuses and
// refunding.
import { sql } from 'drizzle-orm';
import { formatPrice } from '@kafedra/common/prices';
import type { z } from 'zod';
import { rowOf, rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { PaymentState } from '../payment-tables.ts';
import { countUse, priceChangeMessage, repricePurchase } from '../promo-codes/purchase-codes.ts';
import { finishRefund } from '../refunds/provider-sync.ts';
import {
  recordPayment,
  recordRefund,
  cancelPayment,
  requirePayment,
  type LockedPayment,
} from './recording.ts';
import { amountLeft, createPayment, ensurePaymentOrder } from './creation.ts';
import type { newPayment, newRefund, statusChange } from './payment-rules.ts';
import type { PaymentScheduler } from './payment-scheduler.ts';

type Scheduler = Pick<PaymentScheduler, 'scheduleReceipt' | 'scheduleRefund' | 'schedulePayment'>;

/** Records money received outside of the provider. Returns the payment's id. */
export async function recordManualPayment(
  transaction: Transaction,
  scope: Scope,
  scheduler: Scheduler,
  {
    order_id: orderId,
    price,
    paid_at,
    comment,
    allow_more_than_left: mayBeMore = false,
  }: z.infer<typeof newPayment>,
): Promise<number> {
  const { companyId, personId } = scope;
  const [order] = await rowsOf(
    transaction,
    sql`select 1 from orders where company_id = ${companyId} and id = ${orderId} and status <> 'deleted' for no key update`,
  );
  if (order === undefined) throw invalid('order_id', 'Заявка не найдена', 'not_found');
  const paymentOrderId = await ensurePaymentOrder(transaction, companyId, orderId);
  const repriced = await repricePurchase(transaction, companyId, paymentOrderId);
  const left = await amountLeft(transaction, companyId, paymentOrderId);
  // The amount that the staff member saw is no longer the price.
  if (price == null && repriced.changed !== null) {
    const words = `${priceChangeMessage(repriced.changed, left)}. Введите сумму, которая пришла`;
    throw invalid('price', words, 'price_changed');
  }
  const amount = price ?? left;
  if (Number(amount) === 0) {
    throw invalid(
      'price',
      price == null ? 'По этой заявке всё оплачено: введите сумму' : 'Больше нуля',
    );
  }
  if (!mayBeMore)
    await refuseMoreThanLeft(transaction, companyId, paymentOrderId, ['price', amount]);
  const at = paid_at == null ? new Date() : new Date(paid_at);
  if (at.getTime() > Date.now()) throw invalid('paid_at', 'Этот день ещё не наступил');
  const paymentId = await createPayment(transaction, companyId, paymentOrderId, {
    type: 'manual',
    price: amount,
    priceWithoutDiscount: amount,
    promoCodeId: repriced.promoCodeId,
    reservedUntil: null,
    comment: comment ?? null,
    authorId: personId,
  });
  await countUse(transaction, repriced, paymentId);
  const payment = await requirePayment(transaction, companyId, paymentId);
  await recordPayment(transaction, companyId, payment, { till: 'school', reference: null, at });
  await scheduler.scheduleReceipt(transaction, companyId, paymentId);
  return paymentId;
}

/** Changes the status. A waiting payment becomes received by the staff or cancelled if the new status has that type. */
export async function changeStatus(
  transaction: Transaction,
  { companyId }: Scope,
  scheduler: Scheduler,
  id: number,
  { status_id: statusId, allow_more_than_left: mayBeMore = false }: z.infer<typeof statusChange>,
): Promise<void> {
  const payment = await requirePayment(transaction, companyId, id);
  const [status] = await rowsOf<{ type: PaymentState; admin_name: string }>(
    transaction,
    sql`select type, admin_name from payment_statuses where company_id = ${companyId} and id = ${statusId}`,
  );
  if (status === undefined) throw invalid('status_id', 'Статус платежа не найден', 'not_found');
  const { type } = status;
  if (type === payment.status) {
    await transaction.execute(sql`update payments set status_id = ${statusId}, updated_at = now()
      where company_id = ${companyId} and id = ${id}`);
  } else if (type === 'paid' && ['waiting', 'canceled'].includes(payment.status)) {
    await requireItsPrice(transaction, companyId, payment);
    if (!mayBeMore) {
      const { payment_order_id: of, price } = payment;
      await refuseMoreThanLeft(transaction, companyId, of, ['status_id', price]);
    }
    const received = { till: 'school', reference: null, at: new Date() } as const;
    await recordPayment(transaction, companyId, payment, received, statusId);
    await scheduler.scheduleReceipt(transaction, companyId, id);
  } else if (type === 'canceled' && payment.status === 'waiting') {
    await cancelPayment(transaction, companyId, payment, {
      cancellation: 'by_staff',
      hasEnded: false,
      statusId,
    });
    // The payer may be completing the payment at this moment: query the provider later.
    await scheduler.schedulePayment(transaction, companyId, id, new Date(Date.now() + 10 * 60_000));
  } else if (type === 'refunded' || type === 'partly_refunded') {
    throw conflict('refund', 'Деньги возвращаются кнопкой «Вернуть деньги»');
  } else {
    throw conflict('state', `Из этого статуса в «${status.admin_name}» не перейти`);
  }
}

/**
 * Refuses more than the amount left, which may be a typo or a duplicate, unless the caller confirms it. Does not apply
 * to orders without a price.
 */
async function refuseMoreThanLeft(
  transaction: Transaction,
  companyId: number,
  paymentOrderId: number,
  [field, amount]: ['price' | 'status_id', string],
): Promise<void> {
  const left = await amountLeft(transaction, companyId, paymentOrderId);
  const { is_more } = await rowOf<{ is_more: boolean }>(
    transaction,
    sql`select coalesce(ordered.fix_price, ordered.price) is not null and ${amount}::numeric > ${left}::numeric as is_more
      from payment_orders paid join orders ordered on ordered.company_id = paid.company_id and ordered.id = paid.order_id
      where paid.company_id = ${companyId} and paid.id = ${paymentOrderId}`,
  );
  if (!is_more) return;
  const rest = Number(left) === 0 ? 'всё оплачено' : `осталось ${formatPrice(left)}`;
  const words = `Это больше остатка: по заявке ${rest}. Проверьте сумму или подтвердите, что пришло больше`;
  throw invalid(field, words, 'more_than_left');
}

/**
 * A cancelled payment cannot be marked as paid at the price of a promo code whose uses are taken by others. Such money
 * is recorded as a new payment.
 */
async function requireItsPrice(
  transaction: Transaction,
  companyId: number,
  { status, payment_order_id: paymentOrderId }: LockedPayment,
): Promise<void> {
  if (status !== 'canceled') return;
  const { changed } = await repricePurchase(transaction, companyId, paymentOrderId);
  if (changed === null) return;
  const left = await amountLeft(transaction, companyId, paymentOrderId);
  throw conflict(
    'price_changed',
    `${priceChangeMessage(changed, left)}. Запишите пришедшие деньги новым платежом`,
  );
}

/**
 * Refunds a payment: through the provider as a background task, or at once if the money was received outside of it.
 * Returns the refund's id.
 */
export async function refundPayment(
  transaction: Transaction,
  { companyId, personId }: Scope,
  scheduler: Scheduler,
  id: number,
  { amount: requestedAmount, reason }: z.infer<typeof newRefund>,
): Promise<number> {
  const payment = await requirePayment(transaction, companyId, id);
  if (payment.status !== 'paid' && payment.status !== 'partly_refunded') {
    throw conflict('state', 'Вернуть можно только то, что оплачено');
  }
  const { left, till } = await rowOf<{ left: string; till: 'provider' | 'school' | null }>(
    transaction,
    sql`select (payment.price - payment.refunded_sum - coalesce((select sum(amount) from refunds refund
          where refund.company_id = payment.company_id and refund.payment_id = payment.id and refund.status = 'waiting'), 0))::text as left,
        (select debit from ledger_entries entry where entry.company_id = payment.company_id and entry.payment_id = payment.id and entry.kind = 'payment') as till
      from payments payment where payment.company_id = ${companyId} and payment.id = ${id}`,
  );
  const amount = requestedAmount ?? left;
  if (till === null || Number(left) === 0) throw conflict('state', 'Возвращать больше нечего');
  if (Number(amount) === 0) throw invalid('amount', 'Больше нуля');
  const { is_more } = await rowOf<{ is_more: boolean }>(
    transaction,
    sql`select ${amount}::numeric > ${left}::numeric as is_more`,
  );
  if (is_more) throw invalid('amount', 'Больше, чем осталось от платежа', 'too_much');
  const { id: refundId } = await rowOf<{ id: number }>(
    transaction,
    sql`insert into refunds (company_id, payment_id, amount, reason, author_id)
      values (${companyId}, ${id}, ${amount}::numeric, ${reason ?? null}, ${personId}) returning id`,
  );
  if (till === 'provider') {
    await scheduler.scheduleRefund(transaction, companyId, refundId);
  } else {
    await finishRefund(transaction, companyId, refundId, { status: 'succeeded' });
    const back = { refundId, amount, till, reference: null, at: new Date() } as const;
    await recordRefund(transaction, companyId, payment, back);
  }
  return refundId;
}
