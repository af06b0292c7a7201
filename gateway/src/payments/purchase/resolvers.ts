// Buying a course: its price, ordering and paying for it, and subscribing to the payment.
import type {
  CatalogOfferArgs,
  OrderCourseInput,
  PayPurchaseInput,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type { CatalogRow, CourseOfferRow, PurchaseRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { embeddedRelation, columns } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { requireInCompany, toGlobalId } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { globalId, translatedBody } from '../../kit/mutations/translations.ts';
import { currentRecord, selectedRecord } from '../../kit/mutations/writes.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import { pollChanges } from '../../kit/rest/poll-changes.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const purchases = companyCollection('Purchase', 'purchases');

interface PayPurchaseAnswer {
  confirmationUrl: string | null;
  purchase: PurchaseRow | null;
}

/** The public path of a course's offer. */
const offeredAt = (companyId: number, courseId: number, under: 'offer' | 'orders') =>
  under === 'offer'
    ? path`/public/companies/${{ companyId }}/courses/${{ courseId }}/offer`
    : path`/public/companies/${{ companyId }}/courses/${{ courseId }}/orders`;

const payAt = (companyId: number, id: number) =>
  path`/companies/${{ companyId }}/orders/${{ id }}/pay`;

const translations = {
  coursePackageId: globalId('CoursePackage', 'course_package_id', 'Пакет не найден'),
};

/** Milliseconds. A user who returns from paying watches the page. */
const pace = { interval: 1_000, longestInterval: 5_000, maxDuration: 60 * 60 * 1_000 };

/**
 * Every read is authorized again, so that updates end when the user signs out or leaves the company.
 */
function followPurchase(rest: Context['rest'], globalId: string): AsyncIterable<PurchaseRow> {
  const { companyId, id } = requireInCompany(globalId, 'Purchase');
  const at = path`/companies/${{ companyId }}/purchases/${{ id }}`;
  const read = async () => {
    const { data } = await rest.getUncached<PurchaseRow>(at, { with: 'payments' });
    return purchases(companyId).complete(data);
  };
  const isLast = ({ payments = [] }: PurchaseRow) =>
    !payments.some(({ status }) => status === 'waiting');
  return pollChanges({ ...pace, read, isLast });
}

const resolvers: Resolvers = {
  Catalog: {
    offer: withCall(
      async (
        { id }: CatalogRow,
        { courseId, coursePackageId, promoCode }: CatalogOfferArgs,
        { rest }: Context,
      ): Promise<CourseOfferRow | null> => {
        try {
          const { data } = await rest.get<CourseOfferRow>(offeredAt(id, courseId, 'offer'), {
            course_package_id: coursePackageId ?? undefined,
            promo_code: promoCode ?? undefined,
          });
          return { ...data, company_id: id };
        } catch (error) {
          // 409: the course is not for sale; 422: the package belongs to another course.
          if (isRestError(error, 404, 409, 422)) return null;
          throw error;
        }
      },
      {
        method: 'GET',
        route: offeredAt(0, 0, 'offer').route,
        records: [],
        size: () => 1,
      },
    ),
  },
  CourseOffer: {
    courseId: ({ course_id: id, company_id: companyId }) =>
      toGlobalId({ type: 'Course', companyId, id }),
    coursePackageId: ({ course_package_id: id, company_id: companyId }) =>
      id === null ? null : toGlobalId({ type: 'CoursePackage', companyId, id }),
    promoProblem: ({ promo_problem }) => promo_problem?.message ?? null,
  },
  Company: { purchases: connection(purchases), purchase: recordById(purchases) },
  Mutation: {
    orderCourse: mutation<OrderCourseInput, { purchase: PurchaseRow | null }>(
      {
        call: `POST ${offeredAt(0, 0, 'orders').route}`,
        failed: { purchase: null },
        // Why a user may not order is shown to them; 404 is a course that was deleted meanwhile.
        userErrorStatuses: [401, 403, 404],
      },
      async (input, context, info) => {
        const { companyId, id } = requireInCompany(input.courseId, 'Course');
        const { data } = await context.rest.write<PurchaseRow>(
          'POST',
          offeredAt(companyId, id, 'orders'),
          translatedBody(input, companyId, translations, ['courseId']),
        );
        return {
          purchase: await selectedRecord(context, info, 'purchase', purchases(companyId), data),
        };
      },
    ),
    payPurchase: mutation<PayPurchaseInput, PayPurchaseAnswer>(
      {
        call: `POST ${payAt(0, 0).route}`,
        failed: { confirmationUrl: null, purchase: null },
        staleCode: 'price_changed',
        stale: async (input, context, info) => {
          const { companyId, id } = requireInCompany(input.id, 'Purchase');
          const at = { collection: purchases(companyId), id };
          const current = await currentRecord(context, info, { type: 'Purchase' }, at);
          return { confirmationUrl: null, purchase: null, ...current };
        },
      },
      async (input, { rest }) => {
        const { companyId, id } = requireInCompany(input.id, 'Purchase');
        const { data } = await rest.write<{ confirmation_url: string }>(
          'POST',
          payAt(companyId, id),
          input.price == null ? undefined : { price: input.price },
        );
        return { confirmationUrl: data.confirmation_url, purchase: null };
      },
    ),
  },
  Subscription: {
    purchaseUpdated: {
      subscribe: (_: unknown, { id }: { id: string }, { rest }: Context) =>
        followPurchase(rest, id),
      // A copy, so that the value compared with the next one remains as it was read.
      resolve: withCall((purchase: PurchaseRow) => structuredClone(purchase), {
        method: 'GET',
        route: '/companies/{companyId}/purchases/{id}',
        records: [''],
        size: () => 1,
        note: 'again and again until no payment is waited for or the client leaves',
      }),
    },
  },
};

export default {
  resolvers,
  shapes: {
    CourseOffer: { discounts: columns('discounts'), packages: columns('packages') },
    OfferedPackage: { databaseId: columns('id') },
    Purchase: { paidAt: columns('payed_at'), payments: embeddedRelation('payments') },
    PurchasePayment: { databaseId: columns('id'), gift: columns('gift') },
  },
  nodes: nodeReaders(purchases),
} satisfies Domain;
