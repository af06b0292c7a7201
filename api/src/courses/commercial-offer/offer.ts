// Builds a commercial offer: a snapshot of courses with their prices and remarks. The PDF and the mail use the
// snapshot, so later changes of the courses do not affect them.
import { priceInOffer, sumOf } from '@kafedra/common/prices';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { Failure, invalid } from '../../kit/http/errors.ts';
import { readList } from '../../kit/lists/list.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { required, total as sum } from '../../kit/values/texts.ts';
import { offerFacts, type OfferedCourse } from './offer-facts.ts';
import { offerableCourseResource } from './offerable-courses.ts';
import { maxRemarks } from './remarks.ts';

/** Courses per offer. */
export const maxOfferedCourses = 50;

export const offerInput = {
  courses_id: z
    .array(z.int32(), required)
    .min(1, 'Выберите хотя бы один курс')
    .max(maxOfferedCourses, `Не больше ${maxOfferedCourses} курсов в одном предложении`)
    .refine((ids) => new Set(ids).size === ids.length, 'Курсы повторяются')
    .describe('Ids of the offered courses, in order.'),
  total: sum.describe('The total that the caller has seen; 409 if prices have changed since.'),
};

const money = z.string();

export const offerSnapshot = z.object({
  company: z.string(),
  /** The date of the offer in the company's time zone. */
  day: z.string(),
  /** Who makes the offer; null for an integration or an unknown author. */
  manager: z.object({ name: z.string(), email: z.string().nullable() }).nullable(),
  courses: z.array(
    z.object({
      name: z.string(),
      facts: z.array(z.string()),
      price: money,
      steps: z.array(z.object({ kind: z.string(), off: money })),
      offered: money,
      remarks: z.array(z.string()),
    }),
  ),
  total: money,
});
export type OfferSnapshot = z.infer<typeof offerSnapshot>;

/**
 * Throws 404 if the caller can't offer one of the courses, and 409 if the total differs from the one that the caller
 * saw.
 */
export async function buildOffer(
  transaction: Transaction,
  scope: Scope,
  {
    courses_id: ids,
    total: seen,
  }: { courses_id: readonly number[]; total?: string | null | undefined },
): Promise<OfferSnapshot> {
  const parameters = offerableCourseResource.readParameters({
    ids: ids.join(','),
    per_page: String(maxOfferedCourses),
    with: 'type:id,name;format:id,name;course_remarks:id,text',
  });
  const source = offerableCourseResource.source(offerableCourseResource.permissions.read);
  const [{ data }, about] = await Promise.all([
    readList(transaction, source, parameters, scope),
    offering(transaction, scope),
  ]);
  const found = new Map((data as unknown as OfferedCourse[]).map((course) => [course.id, course]));
  const courses = ids.flatMap((id) => found.get(id) ?? []).map(inOffer);
  if (courses.length < ids.length) {
    const message = 'Некоторых курсов в продаже больше нет: уберите их из предложения';
    throw new Failure(404, [{ message, field: 'courses_id', code: 'not_found' }]);
  }
  if (courses.reduce((sum, { remarks }) => sum + remarks.length, 0) > maxRemarks) {
    const message = `У этих курсов больше ${maxRemarks} примечаний. Предложите меньше курсов за раз`;
    throw invalid('courses_id', message, 'too_many_remarks');
  }
  const total = sumOf(courses.map(({ offered }) => offered));
  if (seen != null && Number(seen) !== Number(total)) throw changedMeanwhile();
  return { ...about, courses, total };
}

function inOffer(course: OfferedCourse): OfferSnapshot['courses'][number] {
  const { price, steps, offered } = priceInOffer({
    price: course.price,
    fullCourse: course.use_full_course_discount_percentage
      ? course.full_course_discount_percentage
      : null,
    specialOffer: course.use_special_offer_discount_percentage
      ? course.special_offer_discount_percentage
      : null,
  });
  return {
    name: course.name,
    facts: offerFacts(course),
    price,
    steps: steps.map(({ kind, off }) => ({ kind, off })),
    offered,
    remarks: (course.course_remarks ?? []).map(({ text }) => text),
  };
}

const changedMeanwhile = () =>
  new Failure(409, [
    {
      message: 'Цены изменились, пока вы собирали предложение. Проверьте их и повторите',
      field: 'total',
      code: 'prices_changed',
    },
  ]);

/** Reads the author and the date of the offer. */
async function offering(
  transaction: Transaction,
  { companyId, personId }: Scope,
): Promise<Pick<OfferSnapshot, 'company' | 'day' | 'manager'>> {
  const { company, day, name, email } = await rowOf<{
    company: string;
    day: string;
    name: string | null;
    email: string | null;
  }>(
    transaction,
    sql`select company.name as company, ((now() at time zone company.time_zone)::date)::text as day, member.full_name as name, member.email
      from companies company
      left join company_members member on member.company_id = company.id and member.user_id = ${personId}
      where company.id = ${companyId}`,
  );
  return { company, day, manager: name === null ? null : { name, email } };
}
