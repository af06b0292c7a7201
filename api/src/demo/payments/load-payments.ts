// Writes payments that match the status of each order: paid in full, in part, refunded or waiting, one of them with a
// promo code, each on the day of its order. Buyers learn in the course already, so payments grant no access.
import { sql } from 'drizzle-orm';
import { rowOf, rowsOf, type Transaction } from '../../kit/database/database.ts';
import type { OrderStatusType } from '../../orders/order-tables.ts';
import {
  recordPayment,
  recordRefund,
  cancelPayment,
  lockPayment,
  createPayment,
  ensurePaymentOrder,
  takeUse,
} from '../../payments/index.ts';
import { entry } from '../ids.ts';
import type { DemoTarget } from '../target.ts';

interface Ordered {
  id: number;
  user_id: number | null;
  course_id: number;
  to_pay: string;
  half: string;
  less: string;
  status: OrderStatusType;
  at: string;
}

export async function insertPayments(
  { transaction, companyId }: DemoTarget,
  author: number,
): Promise<void> {
  const orders = await rowsOf<Ordered>(
    transaction,
    sql`select ordered.id, ordered.user_id, ordered.course_id, ordered.to_pay::text, round(ordered.to_pay / 2)::text as half,
        greatest(ordered.to_pay - 500, 0)::text as less, status.type as status, ordered.created_at::text as at
      from orders ordered join order_statuses status on status.company_id = ordered.company_id and status.id = ordered.status_id
      where ordered.company_id = ${companyId} order by ordered.id`,
  );
  if (orders.length === 0) return;
  const ofType = Map.groupBy(orders, ({ status }) => status);
  const of = (type: OrderStatusType) => ofType.get(type) ?? [];
  const bookkeeper = bookkeeperOf(transaction, companyId, author);
  // Customers without an account have no access to lose.
  const [partly] = of('success').filter(isStrangers);
  for (const order of of('success')) {
    if (order === partly) await bookkeeper.givenBack(order, '1000');
    else await bookkeeper.paid(order, order.to_pay);
  }
  for (const order of of('in_progress')) {
    await bookkeeper.paid(order, order.half);
    await bookkeeper.waiting(order, (Number(order.to_pay) - Number(order.half)).toFixed(2));
  }
  const [refunded] = of('fail').filter(isStrangers);
  for (const order of of('fail')) {
    if (order === refunded) await bookkeeper.givenBack(order, order.to_pay);
    else await bookkeeper.canceled(order);
  }
  const [used, ...others] = of('new').filter(isCustomers);
  if (used !== undefined) await withPromoCode(transaction, companyId, used, bookkeeper);
  for (const order of others) await bookkeeper.waiting(order, order.to_pay);
  await insertViews(transaction, companyId);
}

type CustomersOrder = Ordered & { user_id: number };

const isCustomers = (order: Ordered): order is CustomersOrder => order.user_id !== null;
const isStrangers = (order: Ordered): boolean => !isCustomers(order);

type Bookkeeper = ReturnType<typeof bookkeeperOf>;

/** Writes payments and ledger entries by the rules of the payments domain. */
function bookkeeperOf(transaction: Transaction, companyId: number, author: number) {
  const open = async (order: Ordered, price: string, more: { promoCodeId?: number } = {}) => {
    const paymentOrderId = await ensurePaymentOrder(transaction, companyId, order.id);
    return createPayment(transaction, companyId, paymentOrderId, {
      type: 'online',
      price,
      priceWithoutDiscount: more.promoCodeId === undefined ? price : order.to_pay,
      promoCodeId: more.promoCodeId ?? null,
      reservedUntil: null,
      authorId: null,
      createdAt: order.at,
    });
  };
  const locked = async (paymentId: number) => {
    const payment = await lockPayment(transaction, companyId, paymentId);
    if (payment === undefined) throw new Error(`payment ${paymentId} was not written`);
    return payment;
  };
  const paid = async (order: Ordered, price: string) => {
    const paymentOrderId = await ensurePaymentOrder(transaction, companyId, order.id);
    const paymentId = await createPayment(transaction, companyId, paymentOrderId, {
      type: 'manual',
      price,
      priceWithoutDiscount: price,
      promoCodeId: null,
      reservedUntil: null,
      comment: 'Перевод на карту',
      authorId: author,
      createdAt: order.at,
    });
    const received = { till: 'school', reference: null, at: new Date(order.at) } as const;
    await recordPayment(transaction, companyId, await locked(paymentId), received);
    return paymentId;
  };
  return {
    paid,
    waiting: open,
    canceled: async (order: Ordered) => {
      const payment = await locked(await open(order, order.to_pay));
      await cancelPayment(transaction, companyId, payment, {
        cancellation: 'by_staff',
        hasEnded: true,
      });
    },
    givenBack: async (order: Ordered, amount: string) => {
      const paymentId = await paid(order, order.to_pay);
      const { id: refundId } = await rowOf<{ id: number }>(
        transaction,
        sql`insert into refunds (company_id, payment_id, amount, reason, author_id, status, created_at, settled_at)
          values (${companyId}, ${paymentId}, ${amount}::numeric, 'Передумали учиться', ${author}, 'succeeded', ${order.at}, ${order.at})
          returning id`,
      );
      const back = {
        refundId,
        amount,
        till: 'school',
        reference: null,
        at: new Date(order.at),
      } as const;
      await recordRefund(transaction, companyId, await locked(paymentId), back);
    },
  };
}

async function withPromoCode(
  transaction: Transaction,
  companyId: number,
  order: CustomersOrder,
  bookkeeper: Bookkeeper,
): Promise<void> {
  const codes = await rowsOf<{ id: number }>(
    transaction,
    sql`select id from promo_codes where company_id = ${companyId} and code = 'СТАРТ500'`,
  );
  const { id: promoCodeId } = entry(codes, 0);
  const paymentId = await bookkeeper.waiting(order, order.less, { promoCodeId });
  await transaction.execute(
    sql`insert into promo_code_counts (company_id, promo_code_id, used) values (${companyId}, ${promoCodeId}, 0)`,
  );
  const { user_id: userId, course_id: courseId } = order;
  const use = { codeId: promoCodeId, paymentId, discount: '500' };
  await takeUse(transaction, { companyId, userId, courseId }, use);
}

/** One in five to eleven views of a purchase page leads to an order. */
const insertViews = (transaction: Transaction, companyId: number): Promise<unknown> =>
  transaction.execute(sql`update sales_days set seen = orders * (5 + extract(day from day)::integer % 7)
    where company_id = ${companyId} and orders > 0`);
