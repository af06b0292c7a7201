// Pays a buyer's own order: selects the payment, requests it from the provider and applies the response.
import { sql } from 'drizzle-orm';
import { sumOf } from '@kafedra/common/prices';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { conflict, Failure, notFound } from '../../kit/http/errors.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { recordPayment, requirePayment } from '../payments/recording.ts';
import {
  amountLeft,
  createPayment,
  ensurePaymentOrder,
  paymentIdsByState,
} from '../payments/creation.ts';
import type { PaymentScheduler } from '../payments/payment-scheduler.ts';
import { storePaymentRequest } from '../payments/provider-requests.ts';
import { storeProviderPayment, applyProviderState, attemptKey } from '../payments/provider-sync.ts';
import { countUse, priceChangeMessage, repricePurchase } from '../promo-codes/purchase-codes.ts';
import { providerOf, type ProviderAt } from '../providers/company-provider.ts';
import type { NewPayment, ProviderPayment } from '../providers/provider.ts';
import { reservationPeriod, reservationEnd } from './course-order.ts';
import { purchasePage } from './purchase-page.ts';

export interface PaymentParts {
  database: Pick<Database, 'company'>;
  outbound: Outbound;
  providerAt: ProviderAt;
  paymentScheduler: PayingScheduler;
  publicUrl: string;
}

type PayingScheduler = Pick<PaymentScheduler, 'schedulePayment' | 'scheduleReceipt'>;

export interface OrderToPay {
  orderId: number;
  /** The price in roubles that the payer saw; null from clients that do not send it. */
  expectedPrice: string | null;
}

export interface StartedPayment {
  paymentId: number;
  /** The idempotency key of the request; null if none was sent. */
  key: string | null;
  /** The provider's payment; null if the provider no longer knows it. */
  providerPayment: ProviderPayment | null;
}

/**
 * Requests the payment of an order from the provider. The request is stored first, so that it can be repeated unchanged
 * after an interruption. Throws the provider's errors, 404, or 409, also when the price differs from what the payer
 * saw.
 */
export async function startPayment(
  parts: PaymentParts,
  scope: Scope,
  toPay: OrderToPay,
): Promise<StartedPayment> {
  const { database, outbound, providerAt, paymentScheduler } = parts;
  const { companyId } = scope;
  const begun = await database.company(scope, async (transaction) => {
    const paymentId = await paymentToMake(transaction, scope, paymentScheduler, toPay);
    // The refusal names this price, so it must be committed.
    if (typeof paymentId !== 'number') return paymentId;
    const payment = await requirePayment(transaction, companyId, paymentId);
    if (payment.type === 'free') return { payment };
    const provider = await providerOf(transaction, companyId, providerAt);
    const storedRequest = await readStoredRequest(transaction, companyId, paymentId);
    if (storedRequest !== null) return { payment, asks: { provider, order: storedRequest } };
    const page = await pageOf(transaction, parts, companyId, toPay.orderId);
    const order = await storePaymentRequest(transaction, companyId, paymentId, page);
    if (payment.is_part) {
      await paymentScheduler.schedulePayment(transaction, companyId, paymentId, reservationEnd());
    }
    return { payment, asks: { provider, order } };
  });
  if (begun instanceof Failure) throw begun;
  const { payment, asks } = begun;
  if (asks === undefined) return { paymentId: payment.id, key: null, providerPayment: null };
  const { provider, order } = asks;
  const there = await outbound.runLimited(companyId, () =>
    payment.provider_payment_id === null
      ? provider.create(order)
      : provider.findPayment(payment.provider_payment_id),
  );
  return { paymentId: payment.id, key: payment.provider_key, providerPayment: there };
}

/** Stores the provider's response. Returns the address of the payment page; null if nothing is left to pay. */
export async function continuePayment(
  transaction: Transaction,
  { companyId }: Scope,
  scheduler: Pick<PaymentScheduler, 'scheduleReceipt'>,
  { paymentId, key, providerPayment }: StartedPayment,
): Promise<string | null> {
  if (providerPayment === null) return null;
  const payment = await requirePayment(transaction, companyId, paymentId);
  // The payment has ended meanwhile and must be started again.
  if (attemptKey(payment) !== key) return null;
  await storeProviderPayment(transaction, companyId, payment, providerPayment);
  if ((await applyProviderState(transaction, companyId, payment, providerPayment)) === 'paid') {
    await scheduler.scheduleReceipt(transaction, companyId, paymentId);
  }
  return providerPayment.confirmationUrl;
}

/**
 * Returns the payment of the caller's own order to make now, or a refusal if the price differs from what the payer saw.
 */
async function paymentToMake(
  transaction: Transaction,
  scope: Scope,
  scheduler: PayingScheduler,
  { orderId, expectedPrice }: OrderToPay,
): Promise<number | Failure> {
  const { companyId, personId } = scope;
  const [order] = await rowsOf<{ is_paid: boolean }>(
    transaction,
    sql`select ordered.payed_at is not null or coalesce(paid.paid_sum >= ordered.to_pay, false) as is_paid
      from orders ordered left join payment_orders paid on paid.company_id = ordered.company_id and paid.order_id = ordered.id
      where ordered.company_id = ${companyId} and ordered.id = ${orderId} and ordered.user_id = ${personId} and ordered.status <> 'deleted'
      for no key update of ordered`,
  );
  if (order === undefined) throw notFound('Заявка не найдена');
  if (order.is_paid) throw conflict('paid', 'Эта заявка уже оплачена');
  const paymentOrderId = await ensurePaymentOrder(transaction, companyId, orderId);
  const [waiting] = await paymentIdsByState(transaction, companyId, paymentOrderId, ['waiting']);
  if (waiting !== undefined) {
    const { price } = await requirePayment(transaction, companyId, waiting);
    return isOther(expectedPrice, price) ? priceChanged(null, price) : waiting;
  }
  const repriced = await repricePurchase(transaction, companyId, paymentOrderId);
  const price = await amountLeft(transaction, companyId, paymentOrderId);
  const isFree = Number(price) === 0;
  // A client that sends no price saw this one in a refusal, or the price never changed. A price of zero needs no
  // consent.
  if (
    !isFree &&
    (expectedPrice === null ? repriced.changed !== null : isOther(expectedPrice, price))
  ) {
    return priceChanged(repriced.changed, price);
  }
  const id = await createPayment(transaction, companyId, paymentOrderId, {
    type: isFree ? 'free' : 'online',
    price,
    priceWithoutDiscount: sumOf([price, repriced.use?.discount ?? '0']),
    promoCodeId: repriced.promoCodeId,
    reservedUntil: isFree ? null : sql`now() + ${reservationPeriod}`,
    authorId: null,
  });
  await countUse(transaction, repriced, id);
  if (isFree) {
    const payment = await requirePayment(transaction, companyId, id);
    await recordPayment(transaction, companyId, payment, {
      till: 'school',
      reference: null,
      at: new Date(),
    });
    await scheduler.scheduleReceipt(transaction, companyId, id);
  } else {
    await scheduler.schedulePayment(transaction, companyId, id, reservationEnd());
  }
  return id;
}

const priceChanged = (changed: string | null, price: string): Failure =>
  conflict('price_changed', priceChangeMessage(changed, price));

const isOther = (seen: string | null, price: string): boolean =>
  seen !== null && Number(seen) !== Number(price);

/** The stored request to the provider, if one was sent. */
async function readStoredRequest(
  transaction: Transaction,
  companyId: number,
  paymentId: number,
): Promise<NewPayment | null> {
  const [found] = await rowsOf<{ order: NewPayment | null }>(
    transaction,
    sql`select provider_order as "order" from payments where company_id = ${companyId} and id = ${paymentId}`,
  );
  return found?.order ?? null;
}

/** The purchase page to which the payer returns. It is on the main host, the only one where they are signed in. */
async function pageOf(
  transaction: Transaction,
  { publicUrl }: Pick<PaymentParts, 'publicUrl'>,
  companyId: number,
  orderId: number,
): Promise<string> {
  const [company] = await rowsOf<{ code: string }>(
    transaction,
    sql`select code from companies where id = ${companyId}`,
  );
  return purchasePage(publicUrl, company?.code, orderId);
}
