// Instalments: splits the unpaid rest of an order into parts with due dates. Late payers are reminded, and their access
// is suspended until they pay.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rowOf, rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { conflict, notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { paymentGrants } from '../grants.ts';
import { paymentOrderResource } from '../payment-orders/payment-orders.ts';
import { cancelPayment, lockPayment } from '../payments/recording.ts';
import { paymentOrderRecord } from '../payments/payment-record.ts';
import {
  amountLeft,
  createPayment,
  ensurePaymentOrder,
  paymentIdsByState,
} from '../payments/creation.ts';
import type { PaymentScheduler } from '../payments/payment-scheduler.ts';
import { countUse, repricePurchase } from '../promo-codes/purchase-codes.ts';
import {
  instalmentPlan,
  reminderDays,
  requireValidPlan,
  suspensionDays,
  type InstalmentPlan,
} from './instalment-rules.ts';

const withPayments = { ...wholeRecord, with: { payments: wholeRecord } };

export function registerInstalments(
  app: FastifyInstance,
  {
    database,
    paymentScheduler: scheduler,
  }: { database: Database; paymentScheduler: PaymentScheduler },
): void {
  companyRoute(app, database, {
    method: 'POST',
    path: '/orders/:id/instalments',
    tag: paymentOrderResource.tag,
    summary: 'Split the unpaid rest of an order into instalments',
    description: `Waiting payments are cancelled and replaced by one payment for each part. The customer gets access once the first part is paid, and a reminder ${reminderDays} days before each due date; ${suspensionDays} days after it, access is suspended until the part is paid.`,
    permission: paymentGrants.create,
    params: idParams,
    body: instalmentPlan,
    status: 201,
    answer: paymentOrderRecord.schema,
    failures: [409],
    run: async ({ transaction, scope, params: { id }, body }) => {
      const paymentOrderId = await createInstalments(transaction, scope, scheduler, id, body);
      return paymentOrderResource.find(transaction, scope, paymentOrderId, withPayments);
    },
  });
}

/** Returns the id of the order's payment order. */
export async function createInstalments(
  transaction: Transaction,
  scope: Scope,
  scheduler: Pick<PaymentScheduler, 'schedulePayment' | 'scheduleInstalment'>,
  orderId: number,
  { parts }: InstalmentPlan,
): Promise<number> {
  const { companyId, personId } = scope;
  const [order] = await rowsOf<{ today: string; time_zone: string }>(
    transaction,
    sql`select (now() at time zone company.time_zone)::date::text as today, company.time_zone
      from orders ordered join companies company on company.id = ordered.company_id
      where ordered.company_id = ${companyId} and ordered.id = ${orderId} and ordered.status <> 'deleted' for no key update of ordered`,
  );
  if (order === undefined) throw notFound('Заявка не найдена');
  const paymentOrderId = await ensurePaymentOrder(transaction, companyId, orderId);
  const repriced = await repricePurchase(transaction, companyId, paymentOrderId);
  const left = await amountLeft(transaction, companyId, paymentOrderId);
  requireValidPlan(parts, { left, today: order.today, changed: repriced.changed });
  const replaced = await paymentIdsByState(transaction, companyId, paymentOrderId, ['waiting']);
  let { use } = repriced;
  for (const { price: sum, due_on } of parts) {
    const { due_at } = await rowOf<{ due_at: string }>(
      transaction,
      sql`select ((${due_on}::date + 1)::timestamp at time zone ${order.time_zone})::text as due_at`,
    );
    const paymentId = await createPayment(transaction, companyId, paymentOrderId, {
      type: 'online',
      price: sum,
      priceWithoutDiscount: sum,
      promoCodeId: repriced.promoCodeId,
      reservedUntil: null,
      dueAt: due_at,
      authorId: personId,
    });
    await countUse(transaction, { use }, paymentId);
    use = null;
    await scheduler.scheduleInstalment(transaction, companyId, paymentId, new Date(due_at));
  }
  // Cancelled after the parts are created, so that the use of a promo code passes to the parts.
  for (const waiting of replaced) await makeWay(transaction, companyId, scheduler, waiting);
  return paymentOrderId;
}

/** Cancels a waiting payment. Throws 409 if the customer is paying it at this moment. */
async function makeWay(
  transaction: Transaction,
  companyId: number,
  scheduler: Pick<PaymentScheduler, 'schedulePayment'>,
  paymentId: number,
): Promise<void> {
  const payment = await lockPayment(transaction, companyId, paymentId);
  if (payment === undefined) return;
  if (payment.provider_asked_at !== null && !payment.is_late) {
    throw conflict('paying', 'Клиент уже начал платить: подождите полчаса или отмените его платёж');
  }
  await cancelPayment(transaction, companyId, payment, {
    cancellation: 'instalments',
    hasEnded: false,
  });
  await scheduler.schedulePayment(transaction, companyId, paymentId);
}
