// Paying for one's own order: which payment it is, asking the provider for it, and what the provider says.
import { sql } from 'drizzle-orm';
import { sumOf } from '@kafedra/common/prices';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { conflict, Failure, notFound } from '../../kit/http/errors.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { book, requirePayment } from '../payments/booking.ts';
import { leftOf, openPayment, paymentOrderFor, paymentsIn } from '../payments/opening.ts';
import type { PaymentWork } from '../payments/payment-work.ts';
import { keepProviderOrder } from '../payments/provider-orders.ts';
import { noteProviderPayment, settle, tryOf } from '../payments/settling.ts';
import { countUse, priceWords, repricePurchase } from '../promo-codes/purchase-codes.ts';
import { providerOf, type ProviderAt } from '../providers/of-company.ts';
import type { NewPayment, ProviderPayment } from '../providers/provider.ts';
import { reservation, reservationEnds } from './ordering.ts';
import { purchasePage } from './purchase-page.ts';

export interface PayingParts {
  database: Pick<Database, 'company'>;
  outbound: Outbound;
  providerAt: ProviderAt;
  paymentWork: PayingWork;
  publicUrl: string;
}

type PayingWork = Pick<PaymentWork, 'followPayment' | 'tellOfPayment'>;

export interface ToPay {
  orderId: number;
  /** Roubles that whoever pays was told; null of callers that do not say it. */
  seen: string | null;
}

export interface BegunPayment {
  paymentId: number;
  /** What the provider was asked for it under; null where it was not. */
  key: string | null;
  /** What the provider says of it; null where it knows none any more. */
  there: ProviderPayment | null;
}

/**
 * Asks the provider for the payment of an order. What it is asked is kept before, so that the same is asked again,
 * whatever stops the work. Throws what a provider's calls throw, 404, or 409: also where it costs otherwise than they were told.
 */
export async function beginToPay(
  parts: PayingParts,
  scope: Scope,
  toPay: ToPay,
): Promise<BegunPayment> {
  const { database, outbound, providerAt, paymentWork } = parts;
  const { companyId } = scope;
  const begun = await database.company(scope, async (transaction) => {
    const paymentId = await paymentToMake(transaction, scope, paymentWork, toPay);
    // The price stays as it is told.
    if (typeof paymentId !== 'number') return paymentId;
    const payment = await requirePayment(transaction, companyId, paymentId);
    if (payment.type === 'free') return { payment };
    const provider = await providerOf(transaction, companyId, providerAt);
    const kept = await keptOrder(transaction, companyId, paymentId);
    if (kept !== null) return { payment, asks: { provider, order: kept } };
    const page = await pageOf(transaction, parts, companyId, toPay.orderId);
    const order = await keepProviderOrder(transaction, companyId, paymentId, page);
    if (payment.is_part) {
      await paymentWork.followPayment(transaction, companyId, paymentId, reservationEnds());
    }
    return { payment, asks: { provider, order } };
  });
  if (begun instanceof Failure) throw begun;
  const { payment, asks } = begun;
  if (asks === undefined) return { paymentId: payment.id, key: null, there: null };
  const { provider, order } = asks;
  const there = await outbound.runLimited(companyId, () =>
    payment.provider_payment_id === null
      ? provider.create(order)
      : provider.payment(payment.provider_payment_id),
  );
  return { paymentId: payment.id, key: payment.provider_key, there };
}

/** Keeps what the provider said. Answers where the payer pays; null where there is nothing to be paid any more. */
export async function goOnPaying(
  transaction: Transaction,
  { companyId }: Scope,
  work: Pick<PaymentWork, 'tellOfPayment'>,
  { paymentId, key, there }: BegunPayment,
): Promise<string | null> {
  if (there === null) return null;
  const payment = await requirePayment(transaction, companyId, paymentId);
  // It has ended meanwhile, and waits to be begun anew.
  if (tryOf(payment) !== key) return null;
  await noteProviderPayment(transaction, companyId, payment, there);
  if ((await settle(transaction, companyId, payment, there)) === 'paid') {
    await work.tellOfPayment(transaction, companyId, paymentId);
  }
  return there.confirmationUrl;
}

/** The payment of one's own order that is to be made now; a refusal where it costs otherwise than whoever pays was told. */
async function paymentToMake(
  transaction: Transaction,
  scope: Scope,
  work: PayingWork,
  { orderId, seen }: ToPay,
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
  const paymentOrderId = await paymentOrderFor(transaction, companyId, orderId);
  const [waiting] = await paymentsIn(transaction, companyId, paymentOrderId, ['waiting']);
  if (waiting !== undefined) {
    const { price } = await requirePayment(transaction, companyId, waiting);
    return isOther(seen, price) ? priceChanged(null, price) : waiting;
  }
  const repriced = await repricePurchase(transaction, companyId, paymentOrderId);
  const price = await leftOf(transaction, companyId, paymentOrderId);
  const isFree = Number(price) === 0;
  // Whoever sends no price was told of this one by a refusal, or it never changed. To nothing everybody agrees.
  if (!isFree && (seen === null ? repriced.changed !== null : isOther(seen, price))) {
    return priceChanged(repriced.changed, price);
  }
  const id = await openPayment(transaction, companyId, paymentOrderId, {
    type: isFree ? 'free' : 'online',
    price,
    priceWithoutDiscount: sumOf([price, repriced.use?.discount ?? '0']),
    promoCodeId: repriced.promoCodeId,
    reservedUntil: isFree ? null : sql`now() + ${reservation}`,
    authorId: null,
  });
  await countUse(transaction, repriced, id);
  if (isFree) {
    const payment = await requirePayment(transaction, companyId, id);
    await book(transaction, companyId, payment, {
      till: 'school',
      reference: null,
      at: new Date(),
    });
    await work.tellOfPayment(transaction, companyId, id);
  } else {
    await work.followPayment(transaction, companyId, id, reservationEnds());
  }
  return id;
}

const priceChanged = (changed: string | null, price: string): Failure =>
  conflict('price_changed', priceWords(changed, price));

const isOther = (seen: string | null, price: string): boolean =>
  seen !== null && Number(seen) !== Number(price);

/** What the provider was asked for, if it was. */
async function keptOrder(
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

/** The page of the purchase, to which whoever has paid comes back: at the main host, since they are signed in there alone. */
async function pageOf(
  transaction: Transaction,
  { publicUrl }: Pick<PayingParts, 'publicUrl'>,
  companyId: number,
  orderId: number,
): Promise<string> {
  const [company] = await rowsOf<{ code: string }>(
    transaction,
    sql`select code from companies where id = ${companyId}`,
  );
  return purchasePage(publicUrl, company?.code, orderId);
}
