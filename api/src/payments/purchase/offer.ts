// The current price of a course or package for a learner, with discounts applied one after the other (decision 26).
import { sql } from 'drizzle-orm';
import { applyDiscounts, sumOf, type Discount, type PriceStep } from '@kafedra/common/prices';
import { publishedStatuses } from '../../courses/course-tables.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conflict, invalid, notFound } from '../../kit/http/errors.ts';
import type { PricedCourse } from '../../orders/index.ts';

export interface OfferedProduct extends PricedCourse {
  id: number;
  /** The name of an order for it. */
  name: string;
  courseName: string;
  coursePrice: string | null;
  anons: string | null;
  /** Set when a package is bought. */
  packageId: number | null;
}

export interface OfferPrice {
  /** Roubles, before all discounts. */
  price: string;
  steps: PriceStep[];
  /** Roubles, after all discounts. */
  toPay: string;
}

/** Throws 404 for an unpublished course, 422 for a package of another course, 409 if it can't be bought. */
export async function findOfferedProduct(
  transaction: Transaction,
  companyId: number,
  { courseId, packageId }: { courseId: number; packageId: number | null },
): Promise<OfferedProduct> {
  const [course] = await rowsOf<
    PricedCourse & {
      id: number;
      name: string;
      anons: string | null;
      can_be_bought: boolean;
      package_name: string | null;
      package_price: string | null;
      has_package: boolean;
    }
  >(
    transaction,
    sql`select course.id, course.name, course.anons, course.price::text, course.can_be_bought,
        course.use_full_course_discount_percentage, course.full_course_discount_percentage,
        course.use_special_offer_discount_percentage, course.special_offer_discount_percentage,
        package.name as package_name, package.price::text as package_price, package.id is not null as has_package
      from courses course left join course_packages package
        on package.company_id = course.company_id and package.course_id = course.id and package.id = ${packageId}::integer
      where course.company_id = ${companyId} and course.id = ${courseId} and course.status = any(${sql.param(publishedStatuses)}::text[])`,
  );
  if (course === undefined) throw notFound('Курс не найден');
  const { can_be_bought, package_name, package_price, has_package, ...rest } = course;
  if (!can_be_bought) throw conflict('not_sold', 'Этот курс сейчас не продаётся');
  const sold = { ...rest, courseName: rest.name, coursePrice: rest.price };
  if (packageId === null) return { ...sold, packageId };
  if (!has_package) {
    throw invalid('course_package_id', 'Пакет не найден среди пакетов курса', 'not_found');
  }
  return {
    ...sold,
    name: `${sold.name}: ${package_name}`,
    price: package_price,
    // A package is not the full course.
    use_full_course_discount_percentage: false,
    packageId,
  };
}

/** Adds the discount of a promo code, if one is used. */
export function calculatePrice(sold: OfferedProduct, promoCode: Discount | null): OfferPrice {
  const price = sumOf([sold.price || '0']);
  const percent = (holds: boolean, value: number | null) =>
    holds && value !== null ? { percent: value } : null;
  const steps = applyDiscounts(price, {
    fullCourse: percent(
      sold.use_full_course_discount_percentage,
      sold.full_course_discount_percentage,
    ),
    specialOffer: percent(
      sold.use_special_offer_discount_percentage,
      sold.special_offer_discount_percentage,
    ),
    promoCode,
  });
  return { price, steps, toPay: steps.at(-1)?.price ?? price };
}
