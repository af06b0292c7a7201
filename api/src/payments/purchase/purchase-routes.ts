// Routes for buying a course: its price, ordering, and paying through the provider.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { conflict, failedDependency, unauthenticated } from '../../kit/http/errors.ts';
import { companyRouteInSteps, openRoute, pathId } from '../../kit/http/routes.ts';
import { optionalText, price } from '../../kit/values/texts.ts';
import { newOrderMarks } from '../../orders/index.ts';
import type { PaymentScheduler } from '../payments/payment-scheduler.ts';
import { ProviderRefused, ProviderSilent } from '../providers/failures.ts';
import { buyerOf, offeredCourse, offeredCourseParams, registerOffer } from './offer-route.ts';
import { orderCourse } from './ordering.ts';
import { beginToPay, goOnPaying, type PayingParts } from './paying.ts';
import { purchaseResource } from './purchase-record.ts';

const { tag } = purchaseResource;

const typedCode = optionalText(50).describe(
  'As it was typed: the case of letters does not matter.',
);

export interface PurchaseParts extends PayingParts {
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
    summary: 'Order a course as its learner',
    description:
      'The caller is a member of the company. What costs nothing is theirs at once; else the price and the use of the promo code are kept for 30 minutes, within which `POST /orders/{id}/pay` begins the payment. `Idempotency-Key` is honoured.',
    params: offeredCourseParams,
    body: z.strictObject({
      course_package_id: z
        .int32()
        .nullish()
        .describe('Of the course; null: the course as a whole.'),
      promo_code: typedCode,
      is_gift: z
        .boolean()
        .nullish()
        .describe('It is for whoever gets its code; needs `course_gift`.'),
      ...newOrderMarks,
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
    summary: 'Begin to pay for one’s own order at the provider',
    description:
      'A reservation that has ended is begun anew, at the price of the order, for which its promo code is tried again. Where that is another price than `price`, or than before when `price` is left out, nothing is begun: 409 `price_changed` says what it costs now, and why. When the provider does not answer, nothing is lost: 424, and the same call may be made again.',
    permission: { all: 'pay_course' },
    params: z.object({ id: pathId }),
    body: z
      .strictObject({
        price: price.describe('Roubles that whoever pays was told: another price is refused.'),
      })
      .optional(),
    answer: z.object({ confirmation_url: z.string().describe('Where the payer pays.') }),
    failures: [409, 424],
    run: async ({ scope, params: { id: orderId }, body, effect }) => {
      const seen = body?.price ?? null;
      const begun = await beginToPay(parts, scope, { orderId, seen }).catch(refusedOrSilent);
      return effect.company(scope, async (transaction) => {
        const url = await goOnPaying(transaction, scope, scheduler, begun);
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
