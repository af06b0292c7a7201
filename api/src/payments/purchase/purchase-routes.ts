// Routes for buying a course: its price, ordering, and paying through the provider.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { conflict, failedDependency, unauthenticated } from '../../kit/http/errors.ts';
import { companyRouteInSteps, openRoute, pathId } from '../../kit/http/routes.ts';
import { optionalText, price } from '../../kit/values/texts.ts';
import { utmFields } from '../../orders/index.ts';
import type { PaymentScheduler } from '../payments/payment-scheduler.ts';
import { ProviderRefused, ProviderSilent } from '../providers/failures.ts';
import { buyerOf, offeredCourse, offeredCourseParams, registerOffer } from './offer-route.ts';
import { orderCourse } from './course-order.ts';
import { startPayment, continuePayment, type PaymentParts } from './order-payment.ts';
import { purchaseResource } from './purchase-record.ts';

const { tag } = purchaseResource;

const typedCode = optionalText(50).describe('As typed; case is ignored.');

export interface PurchaseParts extends PaymentParts {
  database: Database;
  paymentScheduler: PaymentScheduler;
}

export function registerPurchases(app: FastifyInstance, parts: PurchaseParts): void {
  const { database, paymentScheduler: scheduler } = parts;
  purchaseResource.register(app, database);

  registerOffer(app, parts);

  openRoute(app, {
    method: 'POST',
    path: `${offeredCourse}/orders`,
    tag,
    summary: 'Order a course',
    description:
      'The caller must be a member of the company. A free course opens at once; otherwise the price and the use of the promo code are reserved for 30 minutes, within which `POST /orders/{id}/pay` starts the payment. Supports `Idempotency-Key`.',
    params: offeredCourseParams,
    body: z.strictObject({
      course_package_id: z
        .int32()
        .nullish()
        .describe('A package of the course; null for the whole course.'),
      promo_code: typedCode,
      is_gift: z
        .boolean()
        .nullish()
        .describe(
          'Whether it is a gift for the person who redeems its code; requires `course_gift`.',
        ),
      ...utmFields,
    }),
    status: 201,
    answer: purchaseResource.record.schema,
    failures: [401, 403, 404, 409],
    run: async ({ params: { companyId, courseId }, body, request, effect }) => {
      const scope = await buyerOf(app, database, request, companyId);
      if (scope === null) throw unauthenticated();
      const { course_package_id: packageId = null, promo_code, is_gift: isGift, ...marks } = body;
      const promoCode = promo_code ?? null;
      const purchase = { courseId, packageId, promoCode, isGift: isGift ?? false, marks };
      // Responses of public routes are stored outside of companies.
      return effect.system(async (transaction) => {
        const id = await orderCourse(transaction, scope, scheduler, purchase);
        return purchaseResource.find(transaction, scope, id);
      }, scope);
    },
  });

  companyRouteInSteps(app, {
    method: 'POST',
    path: '/orders/:id/pay',
    tag,
    summary: 'Start the payment of the caller’s order at the provider',
    description:
      'An expired reservation is renewed at the price of the order, for which its promo code is checked again. If that price differs from `price`, or from the previous one if `price` is omitted, no payment is started: 409 `price_changed` states the new price and the reason. If the provider does not respond, nothing is lost: 424, and the call can be repeated.',
    permission: { all: 'pay_course' },
    params: z.object({ id: pathId }),
    body: z
      .strictObject({
        price: price.describe('The price in roubles that the payer saw; another price is refused.'),
      })
      .optional(),
    answer: z.object({ confirmation_url: z.string().describe('URL of the payment page.') }),
    failures: [409, 424],
    run: async ({ scope, params: { id: orderId }, body, effect }) => {
      const seen = body?.price ?? null;
      const begun = await startPayment(parts, scope, { orderId, expectedPrice: seen }).catch(
        refusedOrSilent,
      );
      return effect.company(scope, async (transaction) => {
        const url = await continuePayment(transaction, scope, scheduler, begun);
        if (url === null) throw conflict('settled', 'Этот платёж уже завершён. Обновите страницу');
        return { confirmation_url: url };
      });
    },
  });
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
