// Validation of orders, and the price of a course for a new order.
import { priceInOffer } from '@kafedra/common/prices';
import { z } from 'zod';
import { email, phone } from '../../kit/values/contacts.ts';
import { invalid, type Failure } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import { moment } from '../../kit/values/date-time.ts';
import { name, optionalLine, optionalText, price } from '../../kit/values/texts.ts';
import { utmMarks } from '../order-tables.ts';

const recordId = z.int32().nullish();

export const newOrderMarks = Object.fromEntries(
  utmMarks.map((mark) => [mark, optionalLine(255)]),
) as Record<(typeof utmMarks)[number], ReturnType<typeof optionalText>>;

export const newOrder = z.strictObject({
  name: name.optional().describe('That of the course, or «Заявка», when left out.'),
  description: optionalText(10_000).describe('Plain text.'),
  status_id: z.int32().optional().describe('That of new orders when left out.'),
  folder_id: recordId,
  user_id: recordId.describe('Who orders; they are told of by their contacts then.'),
  contact_name: optionalLine(255).describe(
    'Whoever is named by contacts has an account, an e-mail address or a telephone number, too.',
  ),
  contact_email: optionalLine(255).pipe(email.nullish()),
  contact_phone: optionalLine(30).pipe(phone.nullish()),
  course_id: recordId,
  course_package_id: recordId.describe('Of the course; null: the course as a whole.'),
  manager_id: recordId.describe('Who works on it.'),
  next_call_at: moment
    .nullish()
    .describe('When to call the customer next, in the future: whoever works on it is told then.'),
  price: price.describe(
    'After discounts. What the course, or its package, costs now when left out.',
  ),
  fix_price: price.describe('What was agreed on instead.'),
  ...newOrderMarks,
});

/** Whether the customer has an account, an email address or a phone number. */
export const isReachable = ({ user_id, contact_email, contact_phone }: Row): boolean =>
  [user_id, contact_email, contact_phone].some((way) => way != null && way !== '');

export const unreachable = (): Failure =>
  invalid('contact_email', 'Укажите клиента, почту или телефон', 'unreachable');

/** The columns of a course that its price depends on. */
export interface PricedCourse {
  price: string | null;
  use_full_course_discount_percentage: boolean;
  full_course_discount_percentage: number | null;
  use_special_offer_discount_percentage: boolean;
  special_offer_discount_percentage: number | null;
}

/** The current price (decision 26): a package has its own price and no full-course discount. Zero if it is free. */
export function priceNow(course: PricedCourse, ofPackage?: { price: string | null }): string {
  const { offered } = priceInOffer({
    price: ofPackage === undefined ? course.price : ofPackage.price,
    fullCourse:
      ofPackage === undefined && course.use_full_course_discount_percentage
        ? course.full_course_discount_percentage
        : null,
    specialOffer: course.use_special_offer_discount_percentage
      ? course.special_offer_discount_percentage
      : null,
  });
  return offered;
}
