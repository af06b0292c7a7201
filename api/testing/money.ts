// Invariants of a company's payments, which hold between all transactions.
import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../src/kit/database/database.ts';

/** Violated invariants, in words; empty if there are none. */
export async function violatedInvariants(
  transaction: Transaction,
  companyId: number,
): Promise<string[]> {
  const rows = await rowsOf<{ problem: string }>(
    transaction,
    sql`with entries as (select * from ledger_entries where company_id = ${companyId}),
      paid as (select * from payments where company_id = ${companyId}),
      purchase as (select * from payment_orders where company_id = ${companyId}),
      uses as (select * from used_promo_codes where company_id = ${companyId}),
      overdue as (select payment_order_id from paid where status = 'waiting' and due_at + interval '7 days' <= now()),
      -- What the provider may still take money for, or has.
      live as (select payment_order_id from paid where status <> 'canceled' or (provider_asked_at is not null and provider_ended_at is null)),
      opened as (select held.target_id as user_id, paid.course_id from paid
        join payment_learners held on held.company_id = paid.company_id and held.payment_id = paid.id
        where paid.status in ('paid', 'partly_refunded') and paid.course_id is not null
          and paid.payment_order_id not in (select payment_order_id from overdue)),
      -- Whoever has given nothing for it has no access by a payment.
      closed as (select held.target_id as user_id, paid.course_id from paid
        join payment_learners held on held.company_id = paid.company_id and held.payment_id = paid.id
        where paid.course_id is not null)
    select 'accounts do not balance' as problem
      from (select debit as account, amount from entries union all select credit, -amount from entries) as each having sum(amount) <> 0
    union all select 'paid_sum of payment order ' || purchase.id from purchase
      where paid_sum <> coalesce((select sum(case kind when 'payment' then amount else -amount end) from entries where payment_order_id = purchase.id), 0)
    union all select 'payments_sum of payment order ' || purchase.id from purchase
      where payments_sum <> coalesce((select sum(price) from paid where payment_order_id = purchase.id and status <> 'canceled'), 0)
    union all select 'refunded_sum of payment ' || paid.id from paid
      where refunded_sum <> coalesce((select sum(amount) from entries where payment_id = paid.id and kind = 'refund'), 0)
    union all select 'money of payment ' || paid.id || ' which is ' || status from paid
      where type <> 'free' and (select count(*) from entries where payment_id = paid.id and kind = 'payment' and amount = paid.price)
        <> (case when status in ('paid', 'partly_refunded', 'refunded') then 1 else 0 end)
    union all select 'state of payment ' || paid.id || ' which is ' || status from paid
      where (status = 'refunded') <> (refunded_sum = price and price > 0) or (status = 'partly_refunded') <> (refunded_sum > 0 and refunded_sum < price)
    union all select 'refund ' || refund.id || ' which is ' || refund.status from refunds refund
      where refund.company_id = ${companyId} and (refund.status = 'succeeded') <> exists (select 1 from entries where refund_id = refund.id and amount = refund.amount)
    union all select 'use of a code by purchase ' || uses.payment_order_id from uses
      where uses.released_at is null and uses.payment_order_id not in (select payment_order_id from live)
    union all select 'price of a code without its use of purchase ' || purchase.id from purchase join orders ordered on ordered.company_id = purchase.company_id and ordered.id = purchase.order_id
      where ordered.fix_price is null and ordered.price = purchase.code_price and purchase.id in (select payment_order_id from live)
        and not exists (select 1 from uses where uses.payment_order_id = purchase.id and uses.released_at is null)
    union all select 'promo code ' || code.id || ' is used ' || count(*) || ' times, not ' || code.max_use_count from uses
      join promo_codes code on code.company_id = uses.company_id and code.id = uses.promo_code_id
      where uses.released_at is null group by code.id, code.max_use_count having count(*) > code.max_use_count
    union all select 'access by purchase ' || purchase.id || ' is stored as ' || access from purchase
      where access <> case when id in (select payment_order_id from overdue) then 'rests'
        when id in (select payment_order_id from paid where status in ('paid', 'partly_refunded')) then 'open' else 'none' end
    union all select 'count of promo code ' || counted.promo_code_id from promo_code_counts counted
      where counted.company_id = ${companyId} and counted.used <> (select count(*) from uses where promo_code_id = counted.promo_code_id and released_at is null)
    union all select 'no access of ' || user_id || ' to course ' || course_id from opened
      where not exists (select 1 from course_students student where student.company_id = ${companyId} and student.course_id = opened.course_id and student.user_id = opened.user_id)
    union all select 'access without payment of ' || user_id || ' to course ' || course_id from closed
      where not exists (select 1 from opened where opened.course_id = closed.course_id and opened.user_id = closed.user_id)
        and exists (select 1 from course_students student where student.company_id = ${companyId} and student.course_id = closed.course_id and student.user_id = closed.user_id)
    union all select 'sum of payments which are ' || coalesce(stored.status, real.status) from
        (select key ->> 0 as status, sum(sum) as sum from row_sums where company_id = ${companyId} and summed = 'payments' and summed_column = 'price' group by 1) as stored
        full join (select status, sum(price) as sum from paid group by 1) as real on real.status = stored.status
      where coalesce(stored.sum, 0) <> coalesce(real.sum, 0)
    union all select 'statistics of sales differ' from (
        select coalesce(sum(income), 0) as income, coalesce(sum(refunds), 0) as refunds, coalesce(sum(orders), 0) as orders, coalesce(sum(paid_orders), 0) as paid
        from sales_days where company_id = ${companyId}) as sold
      where sold.income <> (select coalesce(sum(amount), 0) from entries where kind = 'payment')
        or sold.refunds <> (select coalesce(sum(amount), 0) from entries where kind = 'refund')
        or (sold.orders, sold.paid) <> (select count(*), count(payed_at) from orders where company_id = ${companyId})
    union all select 'order ' || ordered.id || ' is paid and has no date of payment' from orders ordered join purchase on purchase.order_id = ordered.id
      where ordered.company_id = ${companyId} and ordered.payed_at is null and purchase.paid_sum >= ordered.to_pay and ordered.to_pay > 0`,
  );
  return rows.map(({ problem }) => problem);
}
