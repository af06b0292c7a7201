// Buying a course: what it costs, ordering it, and paying for it at the provider.
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nobody, type Database } from '../../kit/database.ts';
import { conflict, failedDependency, unauthenticated } from '../../kit/errors.ts';
import type { Scope } from '../../kit/permissions.ts';
import { companyRouteInSteps, openRoute, pathId } from '../../kit/routes.ts';
import { optionalText } from '../../kit/texts.ts';
import { newOrderMarks } from '../../orders/index.ts';
import { requireOpenCompany } from '../../people/open-company.ts';
import type { PaymentWork } from '../payments/payment-work.ts';
import { usableCode } from '../promo-codes/promo-code-uses.ts';
import { ProviderRefused, ProviderSilent } from '../providers/failures.ts';
import { priced, soldCourse } from './offer.ts';
import { orderCourse } from './ordering.ts';
import { beginToPay, goOnPaying, type PayingParts } from './paying.ts';
import { purchaseResource } from './purchase-record.ts';

const { tag } = purchaseResource;
const base = '/public/companies/:companyId/courses/:courseId';
const params = z.object({ companyId: pathId, courseId: pathId });

const promoCode = optionalText(50).describe(
  'As it was typed: the case of letters does not matter.',
);

const offer = z
  .object({
    course_id: z.int(),
    course_package_id: z.int().nullable(),
    name: z.string(),
    price: z.string().describe('Roubles, before all discounts.'),
    discounts: z
      .array(
        z.object({
          kind: z.enum(['full_course', 'special_offer', 'promo_code']),
          off: z.string().describe('Roubles.'),
        }),
      )
      .describe('In the order in which they are taken off.'),
    to_pay: z.string().describe('Roubles.'),
  })
  .meta({ id: 'CourseOffer', description: 'What a course, or a package of it, costs now.' });

const kinds = {
  fullCourse: 'full_course',
  specialOffer: 'special_offer',
  promoCode: 'promo_code',
} as const;

export interface PurchaseParts extends PayingParts {
  database: Database;
  paymentWork: PaymentWork;
}

export function registerPurchases(app: FastifyInstance, parts: PurchaseParts): void {
  const { database, paymentWork: work } = parts;
  purchaseResource.register(app, database);

  const caller = (request: FastifyRequest, companyId: number): Promise<Scope | null> =>
    database.system(async (transaction) => {
      await requireOpenCompany(transaction, sql`id = ${companyId}`);
      return app.memberOf(transaction, request, companyId);
    });

  openRoute(app, {
    method: 'GET',
    path: `${base}/offer`,
    tag,
    summary: 'What a course, or a package of it, costs whoever asks',
    params,
    query: z.object({
      course_package_id: pathId.optional(),
      promo_code: z.string().max(50).optional(),
    }),
    answer: offer,
    failures: [404, 409],
    run: async ({ params: { companyId, courseId }, query, request }) => {
      const scope = await caller(request, companyId);
      const packageId = query.course_package_id ?? null;
      const userId = scope?.personId ?? nobody;
      return database.system(async (transaction) => {
        const sold = await soldCourse(transaction, companyId, { courseId, packageId });
        const typed = query.promo_code?.trim();
        const code = typed
          ? await usableCode(transaction, { companyId, userId, courseId, packageId }, typed)
          : null;
        const { price, steps, toPay } = priced(sold, code?.discount ?? null);
        return {
          course_id: courseId,
          course_package_id: packageId,
          name: sold.name,
          price,
          discounts: steps.map(({ kind, off }) => ({ kind: kinds[kind], off })),
          to_pay: toPay,
        };
      });
    },
  });

  openRoute(app, {
    method: 'POST',
    path: `${base}/orders`,
    tag,
    summary: 'Order a course as its learner',
    description:
      'The caller is a member of the company. What costs nothing is theirs at once; else the price and the use of the promo code are kept for 30 minutes, within which `POST /orders/{id}/pay` begins the payment. `Idempotency-Key` is honoured.',
    params,
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
      const scope = await caller(request, companyId);
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
      const begun = await beginToPay(parts, scope, id).catch(refusedOrSilent);
      return effect.company(scope, async (transaction) => {
        const url = await goOnPaying(transaction, scope, work, begun);
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
