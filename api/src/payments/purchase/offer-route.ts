// The route with the price of a course or package for the caller, signed in or not, and whether they can buy it.
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { registrationFormOf } from '../../forms/index.ts';
import { visitorId, rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { openRoute, pathId, queryId } from '../../kit/http/routes.ts';
import { requireOpenCompany } from '../../people/index.ts';
import { checkCode } from '../promo-codes/promo-code-uses.ts';
import { calculatePrice, findOfferedProduct } from './offer.ts';
import { isOwned, mayGift } from './course-order.ts';
import { purchaseResource } from './purchase-record.ts';

export const offeredCourse = '/public/companies/:companyId/courses/:courseId';
export const offeredCourseParams = z.object({ companyId: pathId, courseId: pathId });

const offer = z
  .object({
    course_id: z.int(),
    course_package_id: z.int().nullable(),
    name: z.string().describe('Name of an order for it.'),
    course_name: z.string(),
    course_price: z
      .string()
      .nullable()
      .describe('Price of the whole course in roubles, before all discounts.'),
    anons: z.string().nullable().describe('Announcement of the course as plain text.'),
    price: z.string().describe('Roubles, before all discounts.'),
    discounts: z
      .array(
        z
          .object({
            kind: z.enum(['full_course', 'special_offer', 'promo_code']),
            off: z.string().describe('Roubles.'),
          })
          .meta({ id: 'OfferDiscount', description: 'A discount and its amount.' }),
      )
      .describe('In the order in which they are applied.'),
    to_pay: z.string().describe('Roubles.'),
    packages: z
      .array(
        z.object({ id: z.int(), name: z.string(), price: z.string().nullable() }).meta({
          id: 'OfferedPackage',
          description: 'A package of a course that can be bought.',
        }),
      )
      .describe('Packages of the course that can be bought, in manual order.'),
    promo_problem: z
      .object({ code: z.string(), message: z.string().describe('In Russian.') })
      .nullable()
      .describe('Why the promo code is not applied; null if it is, or if none was sent.'),
    is_member: z
      .boolean()
      .describe('Whether the caller is a member of the company; others cannot order.'),
    is_owned: z.boolean().describe('Whether the caller already has it.'),
    may_give: z.boolean().describe('Whether the caller may buy it as a gift.'),
    registration_form: z
      .string()
      .nullable()
      .describe('Code or id of the company’s registration form; null if there is none.'),
  })
  .meta({ id: 'CourseOffer', description: 'The current price of a course or of a package of it.' });

const kinds = {
  fullCourse: 'full_course',
  specialOffer: 'special_offer',
  promoCode: 'promo_code',
} as const;

export function registerOffer(app: FastifyInstance, { database }: { database: Database }): void {
  openRoute(app, {
    method: 'GET',
    path: `${offeredCourse}/offer`,
    tag: purchaseResource.tag,
    summary: 'Get the price of a course or package for the caller',
    params: offeredCourseParams,
    query: z.object({
      course_package_id: queryId('Пакет не найден').optional(),
      promo_code: z.string().max(50).optional(),
    }),
    answer: offer,
    failures: [404, 409],
    run: async ({ params: { companyId, courseId }, query, request }) => {
      const scope = await buyerOf(app, database, request, companyId);
      const packageId = query.course_package_id ?? null;
      const userId = scope?.personId ?? visitorId;
      return database.system(async (transaction) => {
        const sold = await findOfferedProduct(transaction, companyId, { courseId, packageId });
        const typed = query.promo_code?.trim();
        const code = typed
          ? await checkCode(transaction, { companyId, userId, courseId, packageId }, typed)
          : null;
        const problem = code !== null && 'message' in code ? code : null;
        const discount = code !== null && 'discount' in code ? code.discount : null;
        const { price, steps, toPay } = calculatePrice(sold, discount);
        const [packages, owned, form] = await Promise.all([
          packagesOf(transaction, companyId, courseId),
          scope !== null && isOwned(transaction, scope, { courseId, packageId }),
          registrationFormOf(transaction, companyId),
        ]);
        return {
          course_id: courseId,
          course_package_id: packageId,
          name: sold.name,
          course_name: sold.courseName,
          course_price: sold.coursePrice,
          anons: sold.anons,
          price,
          discounts: steps.map(({ kind, off }) => ({ kind: kinds[kind], off })),
          to_pay: toPay,
          packages,
          promo_problem: problem,
          is_member: scope !== null,
          is_owned: owned,
          may_give: scope !== null && mayGift(scope) && Number(toPay) > 0,
          registration_form: form,
        };
      });
    },
  });
}

/** The caller's membership; null for anybody else. */
export const buyerOf = (
  app: FastifyInstance,
  database: Database,
  request: FastifyRequest,
  companyId: number,
): Promise<Scope | null> =>
  database.system(async (transaction) => {
    await requireOpenCompany(transaction, sql`id = ${companyId}`);
    return app.memberOf(transaction, request, companyId);
  });

const packagesOf = (transaction: Transaction, companyId: number, courseId: number) =>
  rowsOf<{ id: number; name: string; price: string | null }>(
    transaction,
    sql`select id, name, price::text from course_packages
      where company_id = ${companyId} and course_id = ${courseId} order by sort, id`,
  );
