// Prevents merging orders that have payments: money stays with the order that it was paid for.
import { sql } from 'drizzle-orm';
import { declareMergeRefusal } from '../../orders/index.ts';

/** Cancelled payments do not count. */
export const refuseMergingPaidOrders = (): void =>
  declareMergeRefusal({
    code: 'paid',
    where: ({ company_id, id }) => sql`exists (
      select 1 from payment_orders paid
      join payments payment on payment.company_id = paid.company_id and payment.payment_order_id = paid.id
      where paid.company_id = ${company_id} and paid.order_id = ${id} and payment.status <> 'canceled')`,
    message: (called) =>
      `Есть платежи: ${called}. Они остаются со своими заявками — объедините остальные в такую заявку`,
  });
