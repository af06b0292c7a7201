// Payments for orders of the demo school: paid whole and in part to the staff, and some that wait for whoever pays at the
// provider, one of them with a promo code; each on the day of its order. Only orders of those who learn there already, so
// that nobody gets access by them.
import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../kit/database.ts';
import { book, lockPayment, openPayment, paymentOrderFor, takeUse } from '../payments/index.ts';
import type { Place } from './load.ts';

interface Ordered {
  id: number;
  user_id: number | null;
  course_id: number;
  to_pay: string;
  half: string;
  less: string;
  status: 'new' | 'in_progress' | 'success';
  at: string;
}

export async function insertPayments(
  { transaction, companyId }: Place,
  author: number,
): Promise<void> {
  const orders = await rowsOf<Ordered>(
    transaction,
    sql`select ordered.id, ordered.user_id, ordered.course_id, ordered.to_pay::text, round(ordered.to_pay / 2)::text as half,
        greatest(ordered.to_pay - 500, 0)::text as less, status.type as status, ordered.created_at::text as at
      from orders ordered join order_statuses status on status.company_id = ordered.company_id and status.id = ordered.status_id
      where ordered.company_id = ${companyId} and ordered.to_pay > 1000 and status.type <> 'fail'
        and (ordered.user_id is null or exists (select 1 from course_students student
          where student.company_id = ordered.company_id and student.course_id = ordered.course_id and student.user_id = ordered.user_id))
      order by ordered.id`,
  );
  const [code] = await rowsOf<{ id: number }>(
    transaction,
    sql`select id from promo_codes where company_id = ${companyId} and code = 'СТАРТ500'`,
  );
  let uses = 0;
  for (const order of orders) {
    const paymentOrderId = await paymentOrderFor(transaction, companyId, order.id);
    const open = (price: string, more: { promoCodeId?: number; online?: boolean } = {}) =>
      openPayment(transaction, companyId, paymentOrderId, {
        type: more.online ? 'online' : 'manual',
        price,
        priceWithoutDiscount: more.promoCodeId === undefined ? price : order.to_pay,
        promoCodeId: more.promoCodeId ?? null,
        reservedUntil: null,
        comment: more.online ? null : 'Перевод на карту',
        authorId: more.online ? null : author,
        createdAt: order.at,
      });
    if (order.status !== 'new') {
      const paymentId = await open(order.status === 'success' ? order.to_pay : order.half);
      const payment = await lockPayment(transaction, companyId, paymentId);
      const received = { till: 'school', reference: null, at: new Date(order.at) } as const;
      if (payment !== undefined) await book(transaction, companyId, payment, received);
    } else if (code !== undefined && order.user_id !== null && uses === 0) {
      uses += 1;
      const paymentId = await open(order.less, { online: true, promoCodeId: code.id });
      await transaction.execute(
        sql`insert into promo_code_counts (company_id, promo_code_id, used) values (${companyId}, ${code.id}, 0)`,
      );
      const { user_id: userId, course_id: courseId } = order;
      const use = { codeId: code.id, paymentId, discount: '500' };
      await takeUse(transaction, { companyId, userId, courseId }, use);
    } else {
      await open(order.to_pay, { online: true });
    }
  }
  await insertViews(transaction, companyId);
}

/** Of those who opened a page where something is bought, every fifth to eleventh ordered. */
const insertViews = (transaction: Transaction, companyId: number): Promise<unknown> =>
  transaction.execute(sql`update sales_days set seen = orders * (5 + extract(day from day)::integer % 7)
    where company_id = ${companyId} and orders > 0`);
