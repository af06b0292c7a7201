// Paying for one's own order: which payment it is, asking the provider for it, and what the provider says.
import { sql } from 'drizzle-orm';
import { rowsOf, type Database, type Transaction } from '../../kit/database.ts';
import { conflict, notFound } from '../../kit/errors.ts';
import type { Outbound } from '../../kit/outbound.ts';
import type { Scope } from '../../kit/permissions.ts';
import { requirePayment } from '../payments/booking.ts';
import { openPayment, paymentOrderFor, paymentsIn } from '../payments/opening.ts';
import type { PaymentWork } from '../payments/payment-work.ts';
import { keepProviderOrder } from '../payments/provider-orders.ts';
import { noteProviderPayment, settle } from '../payments/settling.ts';
import { providerOf, type ProviderAt } from '../providers/of-company.ts';
import type { NewPayment, ProviderPayment } from '../providers/provider.ts';
import { reservation, reservationEnds } from './ordering.ts';
import { purchasePage } from './purchase-page.ts';

export interface PayingParts {
  database: Pick<Database, 'company'>;
  outbound: Outbound;
  providerAt: ProviderAt;
  paymentWork: Pick<PaymentWork, 'followPayment'>;
  publicUrl: string;
}

export interface BegunPayment {
  paymentId: number;
  /** What the provider says of it; null where it knows none any more. */
  there: ProviderPayment | null;
}

/**
 * Asks the provider for the payment of an order. What it is asked is kept before, so that the same is asked again,
 * whatever stops the work. Throws what a provider's calls throw, 404, or 409.
 */
export async function beginToPay(
  parts: PayingParts,
  scope: Scope,
  orderId: number,
): Promise<BegunPayment> {
  const { database, outbound, providerAt, paymentWork } = parts;
  const { companyId } = scope;
  const { payment, provider, order } = await database.company(scope, async (transaction) => {
    const paymentId = await paymentToMake(transaction, scope, paymentWork, orderId);
    const page = () => pageOf(transaction, parts, companyId, orderId);
    return {
      payment: await requirePayment(transaction, companyId, paymentId),
      provider: await providerOf(transaction, companyId, providerAt),
      order:
        (await keptOrder(transaction, companyId, paymentId)) ??
        (await keepProviderOrder(transaction, companyId, paymentId, await page())),
    };
  });
  const there = await outbound.inTurn(companyId, () =>
    payment.provider_payment_id === null
      ? provider.create(order)
      : provider.payment(payment.provider_payment_id),
  );
  return { paymentId: payment.id, there };
}

/** Keeps what the provider said. Answers where the payer pays; null where there is nothing to be paid any more. */
export async function goOnPaying(
  transaction: Transaction,
  { companyId }: Scope,
  work: Pick<PaymentWork, 'tellOfPayment'>,
  { paymentId, there }: BegunPayment,
): Promise<string | null> {
  if (there === null) return null;
  const payment = await requirePayment(transaction, companyId, paymentId);
  await noteProviderPayment(transaction, companyId, payment, there);
  if ((await settle(transaction, companyId, payment, there)) === 'paid') {
    await work.tellOfPayment(transaction, companyId, paymentId);
  }
  return there.confirmationUrl;
}

/** The payment of one's own order that is to be made now. */
async function paymentToMake(
  transaction: Transaction,
  scope: Scope,
  work: Pick<PaymentWork, 'followPayment'>,
  orderId: number,
): Promise<number> {
  const { companyId, personId } = scope;
  const [order] = await rowsOf<{ to_pay: string; paid_sum: string | null; is_paid: boolean }>(
    transaction,
    sql`select ordered.to_pay::text, paid.paid_sum::text, ordered.payed_at is not null or coalesce(paid.paid_sum >= ordered.to_pay, false) as is_paid
      from orders ordered left join payment_orders paid on paid.company_id = ordered.company_id and paid.order_id = ordered.id
      where ordered.company_id = ${companyId} and ordered.id = ${orderId} and ordered.user_id = ${personId} and ordered.status <> 'deleted'
      for no key update of ordered`,
  );
  if (order === undefined) throw notFound('Заявка не найдена');
  if (order.is_paid) throw conflict('paid', 'Эта заявка уже оплачена');
  const paymentOrderId = await paymentOrderFor(transaction, companyId, orderId);
  const [waiting] = await paymentsIn(transaction, companyId, paymentOrderId, ['waiting']);
  if (waiting !== undefined) return waiting;
  const left = await rowsOf<{ left: string }>(
    transaction,
    sql`select (ordered.to_pay - paid.paid_sum)::text as left from orders ordered
      join payment_orders paid on paid.company_id = ordered.company_id and paid.order_id = ordered.id
      where ordered.company_id = ${companyId} and ordered.id = ${orderId}`,
  );
  const price = left[0]?.left ?? order.to_pay;
  const id = await openPayment(transaction, companyId, paymentOrderId, {
    type: 'online',
    price,
    priceWithoutDiscount: price,
    promoCodeId: null,
    reservedUntil: sql`now() + ${reservation}`,
    authorId: null,
  });
  await work.followPayment(transaction, companyId, id, reservationEnds());
  return id;
}

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
