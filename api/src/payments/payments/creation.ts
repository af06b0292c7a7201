// Creates payments: the amount left of an order, the payer and the learners.
import { sql, type SQL } from 'drizzle-orm';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import type { paymentTypes } from '../payment-tables.ts';
import { statusIdFor } from './recording.ts';

export interface NewPaymentRow {
  type: (typeof paymentTypes)[number];
  /** Roubles. */
  price: string;
  priceWithoutDiscount: string;
  promoCodeId: number | null;
  reservedUntil: SQL | null;
  dueAt?: string | null;
  comment?: string | null;
  /** Defaults to now. */
  createdAt?: string;
  authorId: number | null;
  /**
   * Whether the person who redeems the gift code learns instead of the buyer. Defaults to that of the purchase's other
   * payments.
   */
  isGift?: boolean;
}

/** Returns the order's payment order, which groups all of its payments; creates it if needed. */
export async function ensurePaymentOrder(
  transaction: Transaction,
  companyId: number,
  orderId: number,
): Promise<number> {
  const { id } = await rowOf<{ id: number }>(
    transaction,
    sql`insert into payment_orders as ordered (company_id, order_id, course_id, payer_id)
      select company_id, id, course_id, user_id from orders where company_id = ${companyId} and id = ${orderId}
      on conflict (company_id, order_id) do update set updated_at = ordered.updated_at returning id`,
  );
  return id;
}

/** Creates a waiting payment. The order of its payment order determines what is bought and who learns. */
export async function createPayment(
  transaction: Transaction,
  companyId: number,
  paymentOrderId: number,
  payment: NewPaymentRow,
): Promise<number> {
  const { id } = await rowOf<{ id: number }>(
    transaction,
    sql`with bought as (
        select paid.course_id, paid.payer_id, ordered.course_package_id, ordered.user_id, ordered.searched,
          coalesce(${payment.isGift ?? null}::boolean, exists (select 1 from payments given
            where given.company_id = paid.company_id and given.payment_order_id = paid.id and given.is_gift)) as is_gift
        from payment_orders paid left join orders ordered on ordered.company_id = paid.company_id and ordered.id = paid.order_id
        where paid.company_id = ${companyId} and paid.id = ${paymentOrderId}
      ), opened as (
        insert into payments (company_id, payment_order_id, course_id, payer_id, course_branch_id, status, status_id, type, promo_code_id,
          price, price_without_discount, reserved_until_at, due_at, comment, author_id, searched, is_gift, created_at)
        select ${companyId}, ${paymentOrderId}, bought.course_id, bought.payer_id,
          (select branch_id from course_packages package where package.company_id = ${companyId} and package.id = bought.course_package_id),
          'waiting', ${statusIdFor(companyId, 'waiting')}, ${payment.type}, ${payment.promoCodeId}::integer,
          ${payment.price}::numeric, ${payment.priceWithoutDiscount}::numeric, ${payment.reservedUntil ?? sql`null`},
          ${payment.dueAt ?? null}::timestamptz, ${payment.comment ?? null}, ${payment.authorId}::integer, bought.searched, bought.is_gift,
          coalesce(${payment.createdAt ?? null}::timestamptz, now())
        from bought returning id
      ), learning as (
        insert into payment_learners (company_id, payment_id, target_id)
        select ${companyId}::integer, opened.id, bought.user_id from opened, bought where bought.user_id is not null and not bought.is_gift
        union select ${companyId}::integer, opened.id, gift.redeemed_by from opened
        join payments given on given.company_id = ${companyId} and given.payment_order_id = ${paymentOrderId}
        join course_gifts gift on gift.company_id = given.company_id and gift.payment_id = given.id and gift.redeemed_by is not null
      ), packaged as (
        insert into payment_packages (company_id, payment_id, target_id)
        select ${companyId}, opened.id, bought.course_package_id from opened, bought where bought.course_package_id is not null
      )
      select id from opened`,
  );
  return id;
}

/** The ids of a purchase's payments in the given states, oldest first. */
export async function paymentIdsByState(
  transaction: Transaction,
  companyId: number,
  paymentOrderId: number,
  states: readonly string[],
): Promise<number[]> {
  const { ids } = await rowOf<{ ids: number[] }>(
    transaction,
    sql`select array(select id from payments where company_id = ${companyId} and payment_order_id = ${paymentOrderId}
      and status = any(${sql.param(states)}::text[]) order by id) as ids`,
  );
  return ids;
}

/** The unpaid amount of a purchase's order, in roubles. */
export async function amountLeft(
  transaction: Transaction,
  companyId: number,
  paymentOrderId: number,
): Promise<string> {
  const { left } = await rowOf<{ left: string }>(
    transaction,
    sql`select greatest(ordered.to_pay - paid.paid_sum, 0)::text as left from payment_orders paid
      join orders ordered on ordered.company_id = paid.company_id and ordered.id = paid.order_id
      where paid.company_id = ${companyId} and paid.id = ${paymentOrderId}`,
  );
  return left;
}
