// Buying a course: what it costs, ordering it, and paying for it at the provider.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowsOf, type Database, type Transaction } from '../../kit/database.ts';
import { conflict, failedDependency, notFound, unauthenticated } from '../../kit/errors.ts';
import type { Outbound } from '../../kit/outbound.ts';
import type { Scope } from '../../kit/permissions.ts';
import { companyRouteInSteps, openRoute, pathId } from '../../kit/routes.ts';
import { optionalText } from '../../kit/texts.ts';
import { newOrderMarks } from '../../orders/index.ts';
import { lockPayment, type LockedPayment } from '../payments/booking.ts';
import { openPayment, paymentOrderFor, paymentsIn } from '../payments/opening.ts';
import type { PaymentWork } from '../payments/payment-work.ts';
import { keepProviderOrder } from '../payments/provider-orders.ts';
import { noteProviderPayment, settle } from '../payments/settling.ts';
import { ProviderRefused, ProviderSilent } from '../providers/failures.ts';
import { providerOf, type ProviderAt } from '../providers/of-company.ts';
import type { NewPayment } from '../providers/provider.ts';
import { buyerOf, offeredCourse, offeredCourseParams, registerOffer } from './offer-route.ts';
import { orderCourse, reservation, reservationEnds } from './ordering.ts';
import { purchaseResource } from './purchase-record.ts';

const { tag } = purchaseResource;

const promoCode = optionalText(50).describe(
  'As it was typed: the case of letters does not matter.',
);

export interface PurchaseParts {
  database: Database;
  outbound: Outbound;
  providerAt: ProviderAt;
  paymentWork: PaymentWork;
  publicUrl: string;
}

export function registerPurchases(app: FastifyInstance, parts: PurchaseParts): void {
  const { database, paymentWork: work, outbound, providerAt } = parts;
  purchaseResource.register(app, database);

  registerOffer(app, parts);

  openRoute(app, {
    method: 'POST',
    path: `${offeredCourse}/orders`,
    tag,
    summary: 'Order a course as its learner',
    description:
      'The caller is a member of the company. What costs nothing is theirs at once; else the price and the use of the promo code are kept for 30 minutes, within which `POST /orders/{id}/pay` begins the payment. `Idempotency-Key` is honoured.',
    params: offeredCourseParams,
    body: z.strictObject({
      course_package_id: z
        .int32()
        .nullish()
        .describe('Of the course; null: the course as a whole.'),
      promo_code: promoCode,
      ...newOrderMarks,
    }),
    status: 201,
    answer: purchaseResource.record.schema,
    failures: [401, 403, 404, 409],
    run: async ({ params: { companyId, courseId }, body, request, effect }) => {
      const scope = await buyerOf(app, database, request, companyId);
      if (scope === null) throw unauthenticated();
      const { course_package_id: packageId = null, promo_code, ...marks } = body;
      const purchase = { courseId, packageId, promoCode: promo_code ?? null, marks };
      // Answers of open routes are kept outside of companies.
      return effect.system(async (transaction) => {
        const id = await orderCourse(transaction, scope, work, purchase);
        return purchaseResource.find(transaction, scope, id);
      }, scope);
    },
  });

  companyRouteInSteps(app, {
    method: 'POST',
    path: '/orders/:id/pay',
    tag,
    summary: 'Begin to pay for one’s own order at the provider',
    description:
      'A reservation that has ended is begun anew, at the price of the order. When the provider does not answer, nothing is lost: 424, and the same call may be made again.',
    permission: { all: 'pay_course' },
    params: z.object({ id: pathId }),
    answer: z.object({ confirmation_url: z.string().describe('Where the payer pays.') }),
    failures: [409, 424],
    run: async ({ scope, params: { id }, effect }) => {
      const { companyId } = scope;
      const begun = await database.company(scope, async (transaction) => {
        const paymentId = await paymentToMake(transaction, scope, work, id);
        const payment = await locked(transaction, companyId, paymentId);
        const provider = await providerOf(transaction, companyId, providerAt);
        const order =
          (await keptOrder(transaction, companyId, paymentId)) ??
          (await keepProviderOrder(
            transaction,
            companyId,
            paymentId,
            await pageOf(transaction, parts, companyId, id),
          ));
        return { payment, provider, order };
      });
      const { payment, provider, order } = begun;
      const there = await outbound
        .inTurn(companyId, () =>
          payment.provider_payment_id === null
            ? provider.create(order)
            : provider.payment(payment.provider_payment_id),
        )
        .catch(refusedOrSilent);
      return effect.company(scope, async (transaction) => {
        const present = await locked(transaction, companyId, payment.id);
        if (there !== null) {
          await noteProviderPayment(transaction, companyId, present, there);
          if ((await settle(transaction, companyId, present, there)) === 'paid') {
            await work.tellOfPayment(transaction, companyId, payment.id);
          }
        }
        const url = there?.confirmationUrl;
        if (!url) throw conflict('settled', 'Этот платёж уже завершён. Обновите страницу');
        return { confirmation_url: url };
      });
    },
  });
}

/** The payment of one's own order that is to be made now. */
async function paymentToMake(
  transaction: Transaction,
  scope: Scope,
  work: PaymentWork,
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

async function locked(
  transaction: Transaction,
  companyId: number,
  id: number,
): Promise<LockedPayment> {
  const payment = await lockPayment(transaction, companyId, id);
  if (payment === undefined) throw new Error(`payment ${id} is gone`);
  return payment;
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
  { publicUrl }: Pick<PurchaseParts, 'publicUrl'>,
  companyId: number,
  orderId: number,
): Promise<string> {
  const [company] = await rowsOf<{ code: string }>(
    transaction,
    sql`select code from companies where id = ${companyId}`,
  );
  return new URL(`/${company?.code}/purchases/${orderId}`, publicUrl).href;
}

function refusedOrSilent(error: unknown): never {
  if (error instanceof ProviderSilent) {
    throw failedDependency('Платёжный сервис не ответил. Попробуйте ещё раз через минуту');
  }
  if (error instanceof ProviderRefused) {
    throw failedDependency(
      'Платёжный сервис не принял платёж. Сообщите об этом администратору школы',
    );
  }
  throw error;
}
