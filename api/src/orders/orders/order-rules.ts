// Validation of orders, and the price of a course for a new order.
import { priceInOffer } from '@kafedra/common/prices';
import { z } from 'zod';
import { email, phone } from '../../kit/values/contacts.ts';
import { invalid, type Failure } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import { moment } from '../../kit/values/date-time.ts';
import { name, optionalLine, optionalText, price } from '../../kit/values/texts.ts';
import { utmParameters } from '../order-tables.ts';

const recordId = z.int32().nullish();

export const utmFields = Object.fromEntries(
  utmParameters.map((mark) => [mark, optionalLine(255)]),
) as Record<(typeof utmParameters)[number], ReturnType<typeof optionalText>>;

export const newOrder = z.strictObject({
  name: name.optional().describe('Default: the name of the course, or «Заявка».'),
  description: optionalText(10_000).describe('Plain text.'),
  status_id: z.int32().optional().describe('Default: the status of new orders.'),
  folder_id: recordId,
  user_id: recordId.describe(
    'The customer. Contacts that a new order does not name are copied from their profile.',
  ),
  contact_name: optionalLine(255).describe(
    'An order with contacts must have an account, an e-mail address or a telephone number.',
  ),
  contact_email: optionalLine(255).pipe(email.nullish()),
  contact_phone: optionalLine(30).pipe(phone.nullish()),
  course_id: recordId,
  course_package_id: recordId.describe('A package of the course; null for the whole course.'),
  manager_id: recordId.describe('The staff member who works on it.'),
  next_call_at: moment
    .nullish()
    .describe('When to call the customer next, in the future; the manager is reminded then.'),
  price: price.describe(
    'After discounts. Default: the current price of the course or its package.',
  ),
  fix_price: price.describe('An agreed price that replaces `price`.'),
  ...utmFields,
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
export function currentPrice(course: PricedCourse, ofPackage?: { price: string | null }): string {
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
